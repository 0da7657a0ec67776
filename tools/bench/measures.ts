import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import type { Client } from '@drape/contract/wire/client';
import autocannon from 'autocannon';
import type { Product } from '../../e2e/src/product.ts';
import { bareDecodeMs, variantOf } from './photos.ts';
import { median, quantile } from './statistics.ts';

export type Member = { token: string; client: Client };
export type StageTimes = Record<string, number>;
export type OnePhoto = {
  /** The very first after the start, and the median once the worker has compiled its code. */
  firstMs: number;
  requestMs: number;
  stagesMs: StageTimes;
  bareDecodeMs: number;
  ratio: number;
};
export type Load = { analysesPerSecond: number; lightP50Ms: number; lightP99Ms: number; loadedMiB: number };

let variants = 0;

/** Sends a photo that the product has not seen. */
async function sendPhoto(product: Product, member: Member, photo: Buffer): Promise<StageTimes> {
  const form = new FormData();
  form.set('file', new File([variantOf(photo, ++variants)], 'outfit.jpg', { type: 'image/jpeg' }));
  const response = await fetch(`${product.origin}/api/fashion/upload-analyze`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${member.token}` },
    body: form,
  });
  if (!response.ok) throw new Error(`An analysis answered ${response.status}: ${await response.text()}`);
  await response.arrayBuffer();
  const header = response.headers.get('server-timing') ?? '';
  const stages = [...header.matchAll(/([\w.-]+);dur=([\d.]+)/g)];
  return Object.fromEntries(stages.map(([, name, ms]) => [name, Number(ms)]));
}

/** One photo after the other on an otherwise idle product, in turn with the bare decoding of the same photo. */
export async function measureOnePhoto(product: Product, member: Member, photo: Buffer): Promise<OnePhoto> {
  const requests: number[] = [];
  const decodes: number[] = [];
  const stages: StageTimes[] = [];
  const warmUpRounds = 16;
  let firstMs = 0;
  for (let round = 0; round < warmUpRounds + 7; round++) {
    const start = performance.now();
    const times = await sendPhoto(product, member, photo);
    const requestMs = performance.now() - start;
    const decodeMs = await bareDecodeMs(photo);
    if (round === 0) firstMs = requestMs;
    if (round < warmUpRounds) continue;
    requests.push(requestMs);
    decodes.push(decodeMs);
    stages.push(times);
  }
  const names = Object.keys(stages[0] ?? {});
  return {
    firstMs,
    requestMs: median(requests),
    stagesMs: Object.fromEntries(
      names.map((name) => [name, median(stages.map((times) => times[name] ?? 0))]),
    ),
    bareDecodeMs: median(decodes),
    ratio: median(requests) / median(decodes),
  };
}

/**
 * Keeps every core analysing for a while, with a light request every 20 ms beside it. What ends in the first seconds is
 * not counted: every worker compiles its own code while it runs.
 */
export async function measureLoad(product: Product, members: Member[], photo: Buffer): Promise<Load> {
  const warmUpMs = 8_000;
  const durationMs = 15_000;
  const [member] = members;
  if (member === undefined) throw new Error('Nobody is signed in');
  const start = performance.now() + warmUpMs;
  const end = start + durationMs;
  let analyses = 0;
  let loadedMiB = 0;
  const light: number[] = [];
  const analyse = async (own: Member) => {
    while (performance.now() < end) {
      await sendPhoto(product, own, photo);
      if (performance.now() > start) analyses += 1;
      loadedMiB = Math.max(loadedMiB, residentMiB(product.pid));
    }
  };
  const askLightly = async () => {
    while (performance.now() < end) {
      const asked = performance.now();
      await member.client.me();
      if (asked > start) light.push(performance.now() - asked);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
  await Promise.all([askLightly(), ...lanes(members).map(analyse)]);
  const seconds = (performance.now() - start) / 1000;
  return {
    analysesPerSecond: analyses / seconds,
    lightP50Ms: quantile(light, 0.5),
    lightP99Ms: quantile(light, 0.99),
    loadedMiB,
  };
}

/** One more photo under way than there are cores, so that no core waits for an upload. */
function lanes(members: Member[]): Member[] {
  return Array.from(
    { length: availableParallelism() + 1 },
    (_, index) => members[index % members.length],
  ).filter((member) => member !== undefined);
}

/** Requests per second of a page of the history, from ten connections. */
export async function measureHistory(
  product: Product,
  member: Member,
): Promise<{ perSecond: number; p99Ms: number }> {
  const result = await autocannon({
    url: `${product.origin}/api/users/history?page=1&limit=10`,
    headers: { Authorization: `Bearer ${member.token}` },
    connections: 10,
    duration: 6,
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${result.non2xx + result.errors} requests failed`);
  return { perSecond: result.requests.average, p99Ms: result.latency.p99 };
}

/** Resident memory of a process, NaN where the system does not tell. */
export function residentMiB(pid: number): number {
  try {
    const kib = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return Number(kib) / 1024;
  } catch {
    return Number.NaN;
  }
}
