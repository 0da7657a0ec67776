import type { Endpoint } from '@drape/contract/wire/endpoint';
import { endpoints } from '@drape/contract/wire/endpoints';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createAuthenticator } from './authenticator.ts';
import { fileOf, outfitPhoto } from './photos.ts';
import { startTestApp, type TestApp } from './test-app.ts';
import { addItems, type Person } from './wardrobe.ts';

let test: TestApp;
let owner: Person;
let stranger: Person;
/** Where an id stands in a path → the id of something that the owner has. */
let owned: [path: RegExp, id: string][];
let imageId: string;
/** Ids for endpoints that find only what is in the bin, what was saved and the like. */
let special: Partial<Record<keyof typeof endpoints, { id: string; imageId?: string }>>;
let before: unknown;

const wornDay = '2026-05-01';

const publicUrl = 'https://drape.example';
const clothes = `navy wool blazer
white cotton shirt
grey wool trousers
beige chinos
black leather oxfords
brown leather loafers`;

beforeAll(async () => {
  test = await startTestApp({ env: { PUBLIC_URL: publicUrl } });
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
  const token = await client.createToken({
    body: { name: 'script', scopes: ['wardrobe:read'], password: 'sturdy-77' },
  });
  const { challenge } = await client.beginPasskey({ body: { password: 'sturdy-77' } });
  const credential = createAuthenticator().make({ challenge, origin: publicUrl });
  const passkey = await client.addPasskey({ body: { name: 'key', credential } });
  await test.client().login({ body: { username: 'owner', password: 'sturdy-77' } });
  const elsewhere = (await client.listSessions()).sessions.find(({ current }) => !current);
  const hook = await client.createWebhook({
    body: { url: 'https://example.org/hook', events: ['outfit.worn'], password: 'sturdy-77' },
  });
  const queued = await client.queuePhoto({ file });
  const pictured = await client.addItemImage({ params: { id: itemId }, file });
  imageId = String(pictured.images.at(-1)?.id);
  await client.markWorn({ params: { id: itemId }, body: { date: wornDay } });
  const saved = await client.createOutfit({ body: { wardrobe_item_ids: [itemId] } });
  const list = await client.importWardrobe({ file: fileOf(Uint8Array.from(Buffer.from('name\ntee'))) });
  special = {
    ...(await binned(itemId)),
    getOutfit: saved,
    deleteOutfit: saved,
    saveOutfit: saved,
    getImport: { id: String(list.id) },
  };
  owned = [
    [/^\/auth\/sessions\//, String(elsewhere?.id)],
    [/^\/auth\/tokens\//, token.id],
    [/^\/auth\/passkeys\//, passkey.id],
    [/^\/fashion\/analysis\//, String(analysis.id)],
    [/^\/fashion\/chatbot\//, chat.conversation_id],
    [/^\/calendar\/wardrobe\/photos\//, queued.id],
    [/^(\/calendar)?\/wardrobe\//, itemId],
    [/^\/calendar\/events\//, event.id],
    [/^\/trips\//, trip.id],
    [/^\/users\/webhooks\//, hook.id],
    [/^\/(plans|outfits)\//, plan.id],
  ];
  before = await seenByOwner();
});
afterAll(() => test.close());

/** One of each kind in the bin, which is where a restore finds it. */
async function binned(itemId: string): Promise<typeof special> {
  const { client } = owner;
  const file = fileOf(await outfitPhoto({ width: 240, variant: 1 }));
  const analysis = { id: String((await client.uploadAnalyze({ file })).id) };
  await client.deleteAnalysis({ params: analysis });
  const event = await client.createEvent({ body: { title: 'Off', startTime: '2026-05-07T09:00:00Z' } });
  await client.deleteEvent({ params: { id: event.id } });
  const plan = await client.createOutfit({ body: { wardrobe_item_ids: [itemId] } });
  await client.deletePlan({ params: { id: plan.id } });
  const trip = await client.createTrip({
    body: { name: 'Rome', place: 'Rome', start_day: '2026-05-20', end_day: '2026-05-21' },
  });
  await client.deleteTrip({ params: { id: trip.id } });
  const pictured = await client.addItemImage({ params: { id: itemId }, file });
  const image = String(pictured.images.at(-1)?.id);
  await client.deleteItemImage({ params: { id: itemId, imageId: image } });
  return {
    restoreAnalysis: analysis,
    restoreEvent: event,
    restorePlan: plan,
    restoreTrip: trip,
    restoreItemImage: { id: itemId, imageId: image },
  };
}

/** Bodies for endpoints that look at theirs before they look for the row. */
const bodies: Partial<Record<keyof typeof endpoints, object>> = {
  setFeedback: { vote: 'up' },
  renamePasskey: { name: 'ring' },
  correctAnalysis: { undo: true, version: 1 },
  confirmWorn: { garments: [{ key: 'none', item_id: null }], version: 1 },
  moveWorn: { date: wornDay },
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
    passkeys: await client.listPasskeys(),
    photos: await client.listQueuedPhotos(),
  };
}

type Case = [name: string, endpoint: Endpoint];

const withIds: Case[] = Object.entries<Endpoint>(endpoints).filter(
  ([, { path, access }]) => path.includes(':') && access !== 'admin',
);

/** What ends things comes last and parts before wholes, so that all find what they are about. */
const byHarm = [...withIds].sort(([, one], [, other]) => harm(one) - harm(other));
function harm({ method, path }: Endpoint): number {
  return method === 'DELETE' ? 1 / path.split('/').length : 0;
}

async function ask({ token }: Person, [name, endpoint]: Case): Promise<Response> {
  const example = special[name as keyof typeof endpoints];
  const id = example?.id ?? owned.find(([path]) => path.test(endpoint.path))?.[1];
  expect(id, `no example for ${endpoint.path}`).toBeDefined();
  const path = endpoint.path
    .replace(':imageId', example?.imageId ?? imageId)
    .replace(':target', 'rating')
    .replace(':date', wornDay)
    .replace(':id', String(id));
  const form = new FormData();
  form.set(endpoint.file?.field ?? 'file', fileOf(await outfitPhoto({ width: 240, variant: 2 })));
  const json = endpoint.body ? JSON.stringify(bodies[name as keyof typeof endpoints] ?? {}) : undefined;
  return fetch(`${test.origin}/api${path}`, {
    method: endpoint.method,
    headers: {
      Authorization: `Bearer ${token}`,
      ...(json ? { 'Content-Type': 'application/json' } : {}),
    },
    ...(json ? { body: json } : {}),
    ...(endpoint.file ? { body: form } : {}),
  });
}

it.each(withIds)('%s finds nothing under an id that belongs to somebody else', async (name, endpoint) => {
  const answer = await ask(stranger, [name, endpoint]);
  expect([answer.status, await answer.json()]).toEqual([404, expect.objectContaining({ success: false })]);
});

it('after all of that the owner sees everything as it was', async () => {
  expect(await seenByOwner()).toEqual(before);
});

it.each(byHarm)('%s finds it for its owner, so that the 404 was for the stranger', async (name, endpoint) => {
  const answer = await ask(owner, [name, endpoint]);
  const { code = '' } = (await answer.json().catch(() => ({}))) as { code?: string };
  expect([401, 402, 403, 404], code).not.toContain(answer.status);
});
