import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Client } from 'pg';
import { type Product, startProduct } from '../../e2e/src/product.ts';
import { largePhoto } from '../bench/photos.ts';
import { median, quantile } from '../bench/statistics.ts';
import { setup as startPostgres } from '../test/postgres.ts';
import { type Call, callsOf, clientOf } from './calls.ts';
import { multiplyByTen } from './multiply.ts';
import { processorTimes, type Used, usedBetween } from './processor.ts';
import { addAnalysis, addEvent, addFigures, addItem, addPerson, numbers } from './rows.ts';
import { postgresWriter, sqliteWriter, type Writer } from './writer.ts';

const { values: given } = parseArgs({
  options: {
    database: { type: 'string', default: 'sqlite' },
    analyses: { type: 'string', default: '100..1000000' },
    rounds: { type: 'string', default: '25' },
    json: { type: 'string' },
  },
});
const [smallest = 100, largest = smallest] = given.analyses.split('..').map(Number);
const sizes = [100, 1000, 10_000, 100_000, 1_000_000].filter((size) => size >= smallest && size <= largest);
const defaultRounds = Number(given.rounds);
const photoRounds = 5;

/** People with a full wardrobe, and how many analyses the one whose requests are measured has at every size. */
const wardrobes = 1000;
const itemsOfEach = 1000;
const ownAnalyses = 100;
/** Beyond the first thousand there is a person for so many analyses. */
const analysesOfEach = 10;

type Measured = {
  name: string;
  group: Call['group'];
  /** Before an answer was kept. */
  firstMs: number;
  medianMs: number;
  p95Ms: number;
  /** Of all processes, for each request. */
  processorMs: number;
};

async function newDatabase(): Promise<{ name: string; url: string; stop(): Promise<void> }> {
  const stop = await startPostgres();
  const server = process.env.DRAPE_TEST_POSTGRES_URL;
  if (!server) throw new Error('There is no PostgreSQL here: name a server by DRAPE_TEST_POSTGRES_URL');
  const name = `growth_${randomBytes(4).toString('hex')}`;
  const client = new Client({ connectionString: server });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { name, url: url.href, stop: async () => stop?.() };
}

type Opened = { product: Product; writer: Writer; used(): Used; stop(): Promise<void> };

async function open(): Promise<Opened> {
  const env = { DEMO_ACCOUNT: 'off', ADMIN_PASSWORD: 'steady-88' };
  if (given.database === 'sqlite') {
    const product = await startProduct(env);
    const writer = sqliteWriter(join(product.dataDir, 'drape.sqlite'));
    return { product, writer, used: () => processorTimes(product.pid, undefined), stop: product.stop };
  }
  const { name, url, stop } = await newDatabase();
  const product = await startProduct({ ...env, DATABASE_URL: url, APP_SECRET: 'x'.repeat(32) });
  return {
    product,
    writer: await postgresWriter(url),
    used: () => processorTimes(product.pid, name),
    async stop() {
      await product.stop();
      await stop();
    },
  };
}

async function measure({ name, group, run }: Call, used: () => Used, rounds = defaultRounds) {
  const times: number[] = [];
  let before = used();
  for (let round = 0; round <= rounds; round++) {
    if (round === 1) before = used();
    const begun = performance.now();
    await run().catch((error) => {
      throw new Error(`${name} failed`, { cause: error });
    });
    times.push(performance.now() - begun);
  }
  const [firstMs = 0, ...rest] = times;
  const measured = { firstMs, medianMs: median(rest), p95Ms: quantile(rest, 0.95) };
  return { name, group, ...measured, processorMs: usedBetween(before, used()) / rounds };
}

const inParts = async (
  total: number,
  atOnce: number,
  part: (first: number, end: number) => Promise<void>,
) => {
  for (let first = 0; first < total; first += atOnce) await part(first, Math.min(total, first + atOnce));
};

/** The people of the first thousand analyses with their wardrobes, and the one whose requests are measured. */
async function fillWardrobes(writer: Writer, personId: string): Promise<string[]> {
  const people: string[] = [];
  const { result, look, bytes } = await writer.madeDetails();
  const details = { result, look };
  const kilobytes = (Number(bytes) / 1000).toFixed(0);
  console.log(
    `A real analysis: ${result.length + look.length} characters of details, ${kilobytes} kB of photos`,
  );
  await inParts(wardrobes, 20, (first, end) =>
    writer.write((add) => {
      for (let n = first; n < end; n++) {
        const id = addPerson(add, n);
        people.push(id);
        for (let item = 0; item < itemsOfEach; item++) addItem(add, id);
        for (let event = 0; event < 20; event++) addEvent(add, id);
      }
    }),
  );
  await writer.write((add) => {
    for (let n = 0; n < itemsOfEach; n++) addItem(add, personId);
    for (let n = 1; n < ownAnalyses; n++) addAnalysis(add, personId, n, details);
    for (let n = 0; n < 100; n++) addEvent(add, personId);
    addFigures(add, 1000);
  });
  return people;
}

/** From here on tenfold by copies. */
const copiedFrom = 100_000;

async function grow(writer: Writer, people: string[], from: number, to: number): Promise<void> {
  if (to > copiedFrom) {
    if (from < copiedFrom) await grow(writer, people, from, copiedFrom);
    return multiplyByTen(writer).then(() => writer.analyze());
  }
  const random = numbers(to);
  await inParts(Math.max(0, Math.floor(to / analysesOfEach) - people.length), 1000, (first, end) =>
    writer.write((add) => {
      for (let n = first; n < end; n++) people.push(addPerson(add, people.length));
    }),
  );
  await inParts(to - from, 5000, (first, end) =>
    writer.write((add) => {
      for (let n = first; n < end; n++)
        addAnalysis(add, people[Math.floor(random() * people.length)] ?? '', from + n);
    }),
  );
  await writer.analyze();
}

function print(results: Map<number, Measured[]>): void {
  const measured = [...results];
  const heading = measured.map(([size]) => size.toLocaleString('en')).join(' | ');
  for (const group of ['person', 'admin'] as const) {
    console.log(`\n| ${group} | ${heading} |\n|---|${'---|'.repeat(measured.length)}`);
    const names = (measured[0]?.[1] ?? []).filter((row) => row.group === group).map(({ name }) => name);
    for (const name of names) {
      const cells = measured.map(([, rows]) => {
        const row = rows.find((one) => one.name === name);
        if (!row) return '';
        const first = group === 'admin' ? `${row.firstMs.toFixed(0)}; ` : '';
        return `${first}${row.medianMs.toFixed(0)} / ${row.p95Ms.toFixed(0)} / ${row.processorMs.toFixed(1)}`;
      });
      console.log(`| ${name} | ${cells.join(' | ')} |`);
    }
  }
}

/** Requests on synthetic rows, one after another, while the tables grow from size to size. */
async function main(): Promise<void> {
  const { product, writer, used, stop } = await open();
  const results = new Map<number, Measured[]>();
  try {
    const anybody = clientOf(product.origin);
    const login = { username: 'admin', password: 'steady-88' };
    const admin = clientOf(product.origin, (await anybody.login({ body: login })).access_token);
    const body = {
      username: 'measured',
      email: 'measured@example.org',
      password: 'sturdy-77',
      full_name: 'Kay',
    };
    const { access_token, user_info } = await anybody.register({ body });
    const person = clientOf(product.origin, access_token);
    const photo = await largePhoto();
    await person.uploadAnalyze({ file: new Blob([photo]) });
    let begun = performance.now();
    const people = await fillWardrobes(writer, user_info.id);
    const seconds = () => Math.round((performance.now() - begun) / 1000);
    console.log(`${wardrobes} people with ${itemsOfEach} synthetic items each written in ${seconds()} s`);
    const analysisId = (await person.history()).history[0]?.id ?? '';
    let written = ownAnalyses;
    for (const size of sizes) {
      begun = performance.now();
      await grow(writer, people, written, size);
      written = size;
      const mebibytes = Math.round((await writer.bytes()) / 2 ** 20);
      console.log(
        `${size} analyses, ${Math.max(people.length, size / analysesOfEach)} people, ${mebibytes} MiB, written in ${seconds()} s; load ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} cores`,
      );
      await Promise.all([person.me(), admin.me()]);
      const rows: Measured[] = [];
      for (const call of callsOf(person, admin, analysisId)) rows.push(await measure(call, used));
      results.set(size, rows);
      if (given.json) writeFileSync(given.json, `${JSON.stringify(Object.fromEntries(results), null, 2)}\n`);
    }
    const analyse = () => person.uploadAnalyze({ file: new Blob([photo]) });
    const name = 'an analysis of 12 megapixels';
    const { medianMs, processorMs: ms } = await measure(
      { name, group: 'person', run: analyse },
      used,
      photoRounds,
    );
    console.log(`\n${name}: ${medianMs.toFixed(0)} ms, processor ${ms.toFixed(0)} ms`);
  } finally {
    print(results);
    await writer.close();
    await stop();
  }
}

await main();
