import { request } from 'node:http';
import { wardrobeLimits } from '@drape/contract/wardrobe/wardrobe-options';
import type { Product } from '../../e2e/src/product.ts';
import { filterItems, noFilter } from '../../web/src/features/wardrobe/items/item-filter.ts';
import type { Member } from './measures.ts';
import { median } from './statistics.ts';

const itemCount = 1000;
const rounds = 21;
const colours = [
  'navy',
  'white',
  'black',
  'camel',
  'burgundy',
  'olive',
  'grey',
  'light blue',
  'cream',
  'rust',
];
const garments = [
  'wool blazer',
  'cotton t-shirt',
  'oxford shirt',
  'denim jeans',
  'wool trousers',
  'leather boots',
  'sneakers',
  'merino jumper',
  'trench coat',
  'leather belt',
];

function clothes(): string {
  return Array.from(
    { length: itemCount },
    (_, index) => `${colours[index % 10]} ${garments[Math.floor(index / 10) % 10]} no ${index}`,
  ).join('\n');
}

async function medianMs(work: () => Promise<unknown> | unknown): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const start = performance.now();
    await work();
    times.push(performance.now() - start);
  }
  return median(times);
}

async function onceMs(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

async function listKilobytes({ origin }: Product, { token }: Member, query = ''): Promise<number> {
  // `fetch` unpacks what it reads; the bytes on the wire are counted here.
  return new Promise((resolve, reject) => {
    const headers = { Authorization: `Bearer ${token}`, 'Accept-Encoding': 'gzip, br' };
    request(`${origin}/api/calendar/wardrobe${query}`, { headers }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      response.on('end', () => resolve(bytes / 1000));
    })
      .on('error', reject)
      .end();
  });
}

/** A wardrobe of a thousand items: pasted, listed, searched as the page searches it, and planned with. */
export async function measureWardrobe(product: Product, member: Member) {
  const { client } = member;
  const text = clothes();
  const parseMs = await medianMs(() => client.parseItems({ body: { description: text } }));
  const createMs = await onceMs(() => client.createItems({ body: { description: text } }));
  const listMs = await medianMs(() => client.listItems({}));
  const { items } = await client.listItems({});
  const searchMs = await medianMs(() => filterItems(items, { ...noFilter, query: 'navy bla' }));
  const insightsMs = await medianMs(() => client.wardrobeInsights());
  const ids = items.map(({ id }) => id);
  const editMs = await onceMs(() => client.editItems({ body: { ids, changes: { season: 'winter' } } }));
  const event = await client.createEvent({ body: { title: 'Team meeting', startTime: tomorrow() } });
  const planMs = await medianMs(() => client.generatePlan({ body: { eventId: event.id } }));
  const listKB = await listKilobytes(product, member);
  const firstScreenKB = await listKilobytes(product, member, `?limit=${wardrobeLimits.firstItems}`);
  const deleteMs = await onceMs(() => client.deleteItems({ body: { ids } }));
  return {
    items: items.length,
    insightsMs,
    editMs,
    deleteMs,
    parseMs,
    createMs,
    listMs,
    listKB,
    firstScreenKB,
    searchMs,
    planMs,
  };
}

function tomorrow(): string {
  return new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString();
}
