import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type Client, createClient } from '@drape/contract/wire/client';
import { startProduct } from '../../e2e/src/product.ts';
import { outfitPhoto } from '../../e2e/src/stand-ins/outfit-photo.ts';
import { median } from '../bench/statistics.ts';
import { forgetAttempts } from '../hostile/forget-attempts.ts';

/** Uses the product as people do, for a while, and tells how much memory its process holds from minute to minute. */
const { values: given } = parseArgs({
  options: {
    minutes: { type: 'string', default: '60' },
    people: { type: 'string', default: '3' },
    pause: { type: 'string', default: '400' },
  },
});
const minutes = Number(given.minutes);
const sampleMs = 5000;
const warmMinutes = 3;
const pauseMs = Number(given.pause);

const megabytes = (kilobytes: number) => Math.round(kilobytes / 1024);

/** Kilobytes of memory that a process holds, and of these what no file stands behind (Linux). */
function heldKb(pid: number): { all: number; own: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const of = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]);
  return { all: of('VmRSS'), own: of('RssAnon') };
}

const clothes = `navy wool blazer
white cotton shirt
grey wool trousers
beige chinos
black leather oxfords
white sneakers
light blue jeans
burgundy knit sweater
beige trench coat
navy midi dress`;
const questions = [
  'what should I wear tomorrow?',
  'which shirts do I have?',
  'what goes with my navy blazer?',
];

/** What one person does, one thing after another, with what is left behind taken away again. */
function deeds(client: Client, photos: readonly Blob[]): ((turn: number) => Promise<unknown>)[] {
  const photo = (turn: number) => photos[turn % photos.length] ?? new Blob();
  return [
    () => client.me(),
    () => client.listItems(),
    () => client.history(),
    () => client.dashboard({ query: {} }),
    () => client.leaderboard(),
    async (turn) => {
      const { id } = await client.uploadAnalyze({ file: photo(turn) });
      await client.deleteAnalysis({ params: { id: String(id) } });
    },
    (turn) => client.uploadAvatar({ file: photo(turn) }),
    async (turn) => {
      const { conversation_id: id } = await client.chat({
        body: { message: questions[turn % questions.length] ?? '' },
      });
      await client.clearChat({ params: { id } });
    },
    async (turn) => {
      const day = String((turn % 27) + 1).padStart(2, '0');
      const startTime = `2027-03-${day}T18:00:00Z`;
      const { id } = await client.createEvent({ body: { title: 'Dinner with Ines', startTime } });
      await client.generatePlan({ body: { eventId: id } });
      await client.deleteEvent({ params: { id } });
    },
    () => client.importWardrobe({ file: new Blob([`description\n${clothes}`]), fields: { dry_run: 'true' } }),
    async () => {
      await client.createItems({ body: { description: 'green scarf' } });
      const scarf = (await client.listItems()).items.find(({ description }) => /scarf/i.test(description));
      await client.deleteItem({ params: { id: scarf?.id ?? '' } });
    },
    () => client.exportWardrobe(),
  ];
}

async function main(): Promise<void> {
  const product = await startProduct({ DEMO_ACCOUNT: 'off', PLANS: 'off' });
  const baseUrl = `${product.origin}/api`;
  const failures = new Map<string, number>();
  let done = 0;
  let stopped = false;
  const person = async (n: number) => {
    const username = `person${n}`;
    const body = { username, email: `${username}@example.org`, password: 'sturdy-77', full_name: 'Somebody' };
    const { access_token } = await createClient({ baseUrl }).register({ body });
    const client = createClient({ baseUrl, token: () => access_token });
    await client.createItems({ body: { description: clothes } });
    const jackets = ['#26385c', '#7a2f2f', '#2f5d46', '#b8b2a6'];
    const drawn = await Promise.all(jackets.map((jacket) => outfitPhoto({ jacket })));
    const todo = deeds(
      client,
      drawn.map((bytes) => new Blob([bytes])),
    );
    for (let turn = 0; !stopped; turn++) {
      await todo[turn % todo.length]?.(turn).catch((error) => {
        const key = `${turn % todo.length}: ${error.status} ${error.message}`;
        failures.set(key, (failures.get(key) ?? 0) + 1);
      });
      done++;
      await sleep(pauseMs);
    }
  };
  try {
    const people = Array.from({ length: Number(given.people) }, (_, n) => person(n));
    const byMinute: number[] = [];
    for (let minute = 1; minute <= minutes; minute++) {
      const samples: { all: number; own: number }[] = [];
      for (let spent = 0; spent < 60_000; spent += sampleMs) {
        await sleep(sampleMs);
        samples.push(heldKb(product.pid));
        forgetAttempts(product.dataDir);
      }
      const all = megabytes(median(samples.map((sample) => sample.all)));
      const own = megabytes(median(samples.map((sample) => sample.own)));
      byMinute.push(all);
      console.log(
        `minute ${minute}: ${all} MB, of these ${own} MB of its own, ${done} requests, load ${loadavg()[0]?.toFixed(1)}`,
      );
    }
    stopped = true;
    await Promise.all(people);
    const warm = byMinute.slice(warmMinutes);
    const half = Math.floor(warm.length / 2);
    const [first, last] = [median(warm.slice(0, half)), median(warm.slice(half))];
    console.log(
      `median of the first half after ${warmMinutes} minutes ${first} MB, of the second ${last} MB (${((100 * (last - first)) / first).toFixed(1)} %)`,
    );
    for (const [key, times] of failures) console.log(`  refused ${times} times: ${key}`);
  } finally {
    await product.stop();
  }
}

await main();
