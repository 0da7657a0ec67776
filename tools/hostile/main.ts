import { readFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { createClient } from '@drape/contract/wire/client';
import { type Product, startProduct } from '../../e2e/src/product.ts';
import { type InputKind, inputKinds, sendFile } from '../../server/test/faults/hostile-inputs.ts';
import { type RandomSource, seededRandom } from '../../server/test/faults/mutated-bytes.ts';
import { quantile } from '../bench/statistics.ts';
import { forgetAttempts } from './forget-attempts.ts';

/**
 * Sends files made by mutation of real ones, as many people at once, while somebody else asks for something small, and
 * compares the process's memory before and after. Fails on a fault of the server, not on a time: those are reported.
 */
const { values: given } = parseArgs({
  options: {
    count: { type: 'string', default: '2000' },
    seed: { type: 'string', default: String(Date.now() % 2 ** 31) },
    senders: { type: 'string', default: '8' },
    settle: { type: 'string', default: '60' },
    rounds: { type: 'string', default: '2' },
  },
});
const count = Number(given.count);
const seed = Number(given.seed);
const senders = Number(given.senders);
const rounds = Number(given.rounds);
const settleMs = Number(given.settle) * 1000;
const lightEveryMs = 20;
const warmUps = 4;

const megabytes = (kilobytes: number) => Math.round(kilobytes / 1024);

/** Kilobytes of memory that a process holds (Linux). */
function heldKb(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
}

/** Asks for the own account again and again until told to stop; answers how long each took, in milliseconds. */
function lightRequests(ask: () => Promise<unknown>) {
  const times: number[] = [];
  let stopped = false;
  const done = (async () => {
    while (!stopped) {
      const start = performance.now();
      await ask();
      times.push(performance.now() - start);
      await sleep(lightEveryMs);
    }
  })();
  return {
    async stop() {
      stopped = true;
      await done;
      return times;
    },
  };
}

function report(name: string, times: number[]): void {
  const [p50, p99] = [0.5, 0.99].map((share) => Math.round(quantile(times, share)));
  console.log(
    `${name}: ${times.length} light requests, p50 ${p50} ms, p99 ${p99} ms, longest ${Math.round(Math.max(...times))} ms`,
  );
}

/** As many real files at once as there are senders, so that every thread that reads files has begun. */
async function warmUp(
  baseUrl: string,
  tokens: readonly string[],
  kinds: readonly InputKind[],
): Promise<void> {
  const statuses = new Map<string, number>();
  const lane = async (token: string) => {
    for (let n = 0; n < warmUps; n++)
      for (const { name, originals, doors } of kinds)
        for (const door of doors) {
          const original = originals[n % originals.length] ?? Buffer.of();
          const key = `${name} ${(await sendFile({ baseUrl, token, door, bytes: original }))[0]}`;
          statuses.set(key, (statuses.get(key) ?? 0) + 1);
        }
  };
  await Promise.all(tokens.map(lane));
  console.log(`whole files: ${[...statuses].map(([key, times]) => `${key}: ${times}`).join(', ')}`);
}

type Attack = {
  baseUrl: string;
  tokens: readonly string[];
  kinds: readonly InputKind[];
  random: RandomSource;
  product: Pick<Product, 'pid' | 'dataDir'>;
};

/** How often each kind was answered how, and the most memory that was held meanwhile. */
async function attack({ baseUrl, tokens, kinds, random, product }: Attack) {
  const statuses = new Map<string, number>();
  let [left, peakKb] = [count, 0];
  const lane = async (token: string) => {
    while (left-- > 0) {
      const kind = random.pick(kinds);
      const bytes = await kind.broken(random);
      const [status] = await sendFile({ baseUrl, token, door: random.pick(kind.doors), bytes });
      const key = `${kind.name} ${status}`;
      statuses.set(key, (statuses.get(key) ?? 0) + 1);
      peakKb = Math.max(peakKb, heldKb(product.pid));
      if (status === 429) forgetAttempts(product.dataDir);
    }
  };
  await Promise.all(tokens.map(lane));
  return { statuses, peakKb };
}

async function main(): Promise<void> {
  const product = await startProduct({ DEMO_ACCOUNT: 'off', PLANS: 'off' });
  const baseUrl = `${product.origin}/api`;
  const signUp = async (username: string) => {
    const body = { username, email: `${username}@example.org`, password: 'sturdy-77', full_name: 'Somebody' };
    return (await createClient({ baseUrl }).register({ body })).access_token;
  };
  try {
    const tokens = await Promise.all(Array.from({ length: senders }, (_, n) => signUp(`sender${n}`)));
    const bystander = await signUp('bystander');
    const kinds = await inputKinds(baseUrl, tokens[0] ?? '', 480);
    const light = () => createClient({ baseUrl, token: () => bystander }).me();
    await warmUp(baseUrl, tokens, kinds);
    forgetAttempts(product.dataDir);
    console.log(`seed ${seed}, ${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1)}`);
    const alone = lightRequests(light);
    await sleep(settleMs);
    report('alone', await alone.stop());
    const beforeKb = heldKb(product.pid);
    const random = seededRandom(seed);
    for (let round = 1; round <= rounds; round++) {
      const start = performance.now();
      const meanwhile = lightRequests(light);
      const { statuses, peakKb } = await attack({ baseUrl, tokens, kinds, random, product });
      const seconds = Math.round((performance.now() - start) / 1000);
      report(`round ${round}: ${count} files in ${seconds} s`, await meanwhile.stop());
      await sleep(settleMs);
      const afterKb = heldKb(product.pid);
      const growth = ((100 * (afterKb - beforeKb)) / beforeKb).toFixed(1);
      console.log(
        `memory: before ${megabytes(beforeKb)} MB, highest ${megabytes(peakKb)} MB, ${settleMs / 1000} s after ${megabytes(afterKb)} MB (${growth} %)`,
      );
      console.log(
        [...statuses]
          .sort()
          .map(([key, times]) => `  ${key}: ${times}`)
          .join('\n'),
      );
      if ([...statuses.keys()].some((key) => / 5\d\d$/.test(key) && !key.endsWith(' 503')))
        process.exitCode = 1;
    }
  } finally {
    await product.stop();
  }
}

await main();
