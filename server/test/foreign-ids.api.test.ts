import type { Endpoint } from '@drape/contract/endpoint';
import { endpoints } from '@drape/contract/endpoints';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fileOf, outfitPhoto } from './photos.ts';
import { startTestApp, type TestApp } from './test-app.ts';
import { addItems, type Person } from './wardrobe.ts';

let test: TestApp;
let owner: Person;
let stranger: Person;
/** Where an id stands in a path → the id of something that the owner has. */
let owned: [path: RegExp, id: string][];
let imageId: string;
let before: unknown;

const clothes = `navy wool blazer
white cotton shirt
grey wool trousers
beige chinos
black leather oxfords
brown leather loafers`;

beforeAll(async () => {
  test = await startTestApp();
  owner = await test.signUp('owner');
  stranger = await test.signUp('stranger');
  await addItems(stranger, clothes);
  const { client } = owner;
  const file = fileOf(await outfitPhoto({ width: 240 }));
  const [item] = await addItems(owner, clothes);
  const itemId = String(item?.id);
  const analysis = await client.uploadAnalyze({ file });
  const event = await client.createEvent({ body: { title: 'Meeting', startTime: '2026-05-06T09:00:00Z' } });
  const plan = await client.generatePlan({ body: { eventId: event.id } });
  const trip = await client.createTrip({
    body: { name: 'Oslo', place: 'Oslo', start_day: '2026-05-10', end_day: '2026-05-12' },
  });
  const chat = await client.chat({ body: { message: 'what shirts do I have?' } });
  const token = await client.createToken({ body: { name: 'script', scopes: ['wardrobe:read'] } });
  const { sessions } = await client.listSessions();
  const queued = await client.queuePhoto({ file });
  const pictured = await client.addItemImage({ params: { id: itemId }, file });
  imageId = String(pictured.images.at(-1)?.id);
  owned = [
    [/^\/auth\/sessions\//, String(sessions[0]?.id)],
    [/^\/auth\/tokens\//, token.id],
    [/^\/fashion\/analysis\//, String(analysis.id)],
    [/^\/fashion\/chatbot\//, chat.conversation_id],
    [/^\/calendar\/wardrobe\/photos\//, queued.id],
    [/^\/calendar\/wardrobe\/imports\//, 'no-import'],
    [/^(\/calendar)?\/wardrobe\//, itemId],
    [/^\/calendar\/events\//, event.id],
    [/^\/trips\//, trip.id],
    [/^\/(plans|outfits)\//, plan.id],
  ];
  before = await seenByOwner();
});
afterAll(() => test.close());

/** Bodies for endpoints that look at theirs before they look for the row. */
const bodies: Partial<Record<keyof typeof endpoints, object>> = {
  setFeedback: { vote: 'up' },
  acceptQueuedPhoto: { description: 'a shirt', category: 'tops', color_primary: '#ffffff' },
};

/** What the owner sees of all of it. */
async function seenByOwner(): Promise<unknown> {
  const { client } = owner;
  return {
    items: await client.listItems(),
    history: await client.history(),
    events: await client.listEvents({ query: {} }),
    plans: await client.listPlans({ query: {} }),
    trips: await client.listTrips(),
    tokens: await client.listTokens(),
    sessions: (await client.listSessions()).total,
    photos: await client.listQueuedPhotos(),
  };
}

const withIds = Object.entries<Endpoint>(endpoints).filter(
  ([, { path, access }]) => path.includes(':') && access !== 'admin',
);

it.each(withIds)('%s finds nothing under an id that belongs to somebody else', async (name, endpoint) => {
  const id = owned.find(([path]) => path.test(endpoint.path))?.[1];
  expect(id, `no example for ${endpoint.path}`).toBeDefined();
  const path = endpoint.path
    .replace(':imageId', imageId)
    .replace(':target', 'overall')
    .replace(':date', '2026-05-01')
    .replace(':id', String(id));
  const form = new FormData();
  form.set(endpoint.file?.field ?? 'file', fileOf(await outfitPhoto({ width: 60 })));
  const json = endpoint.body ? JSON.stringify(bodies[name as keyof typeof endpoints] ?? {}) : undefined;
  const answer = await fetch(`${test.origin}/api${path}`, {
    method: endpoint.method,
    headers: {
      Authorization: `Bearer ${stranger.token}`,
      ...(json ? { 'Content-Type': 'application/json' } : {}),
    },
    ...(json ? { body: json } : {}),
    ...(endpoint.file ? { body: form } : {}),
  });
  expect([answer.status, await answer.json()]).toEqual([404, expect.objectContaining({ success: false })]);
});

it('after all of that the owner sees everything as it was', async () => {
  expect(await seenByOwner()).toEqual(before);
});
