import type { WebhookEvent } from '@drape/contract/webhooks/webhook-options';
import { webhookEvents, webhookLimits } from '@drape/contract/webhooks/webhook-options';
import { webhookData } from '@drape/contract/webhooks/webhooks';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fileOf, outfitPhoto } from '../../../test/photos.ts';
import { startReceiver } from '../../../test/stand-ins/webhook-receiver.ts';
import { failure, startTestApp, type TestApp } from '../../../test/test-app.ts';
import { addItems } from '../../../test/wardrobe.ts';
import { hourMs } from '../../platform/clock.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ env: { WEBHOOKS: 'any' } });
});
afterAll(() => test.close());

const clothes = `navy wool blazer
white cotton shirt
blue oxford shirt
pink linen shirt
grey striped shirt
grey wool trousers
black leather oxfords`;

/** Somebody with clothes and a webhook for these events. */
async function hooked(events: readonly WebhookEvent[] = webhookEvents) {
  const receiver = await startReceiver();
  const person = await test.signUp();
  const items = await addItems(person, clothes);
  const hook = await person.client.createWebhook({
    body: { url: receiver.url, events: [...events], password: 'sturdy-77' },
  });
  receiver.setting.secret = hook.secret;
  const params = { id: hook.id };
  const log = async () => (await person.client.listWebhookDeliveries({ params })).deliveries;
  return { ...person, receiver, hook, params, items, log };
}

it('tells what was planned, worn and analysed and what runs low, signed and in the shape of the contract', async () => {
  const { client, receiver, items, log } = await hooked();
  const ids = items.map(({ id }) => id);
  await client.createOutfit({
    body: { wardrobe_item_ids: ids.slice(0, 2), date: '2026-05-06', name: 'Talk' },
  });
  await client.wearOutfit({ body: { wardrobe_item_ids: ids.slice(0, 3) } });
  await client.markWorn({ params: { id: String(ids[3]) }, body: {} });
  await client.uploadAnalyze({ file: fileOf(await outfitPhoto({ width: 240 })) });
  const shirts = items.filter(({ category }) => category === 'shirt').map(({ id }) => id);
  expect(shirts).toHaveLength(4);
  await client.editItems({ body: { ids: shirts.slice(0, 1), changes: { status: 'in_wash' } } });
  await client.updateItem({ params: { id: String(shirts[1]) }, body: { status: 'in_wash' } });
  await client.updateItem({ params: { id: String(shirts[2]) }, body: { status: 'in_wash' } });
  await test.app.jobs.runDue();
  expect(receiver.received.map(({ type }) => type).sort()).toEqual([
    'analysis.ready',
    'laundry.low',
    'outfit.planned',
    'outfit.worn',
    'outfit.worn',
  ]);
  for (const { type, data, verified } of receiver.received) {
    expect(verified).toBe(true);
    expect(webhookData[type as WebhookEvent].parse(data)).toEqual(data);
  }
  const low = receiver.received.find(({ type }) => type === 'laundry.low');
  expect(low?.data.categories).toEqual([{ category: 'shirt', clean: 2, owned: 4 }]);
  expect((await log()).every(({ state, status }) => state === 'done' && status === 204)).toBe(true);
  receiver.close();
});

it('sends what was chosen, and nothing of anybody else', async () => {
  const { client, receiver, items } = await hooked(['outfit.worn']);
  const other = await test.signUp();
  const [shirt] = await addItems(other, 'red shirt');
  await other.client.markWorn({ params: { id: String(shirt?.id) }, body: {} });
  await client.createOutfit({ body: { wardrobe_item_ids: [String(items[0]?.id)] } });
  await client.markWorn({ params: { id: String(items[0]?.id) }, body: {} });
  await test.app.jobs.runDue();
  expect(receiver.received.map(({ type }) => type)).toEqual(['outfit.worn']);
  receiver.close();
});

it('tries again with the same id until it is taken, and the log says how often', async () => {
  const { client, receiver, items, log } = await hooked();
  receiver.setting.status = 500;
  await client.markWorn({ params: { id: String(items[0]?.id) }, body: {} });
  await test.app.jobs.runDue();
  expect(await log()).toMatchObject([{ state: 'waiting', attempts: 1, status: 500 }]);
  receiver.setting.status = 200;
  test.clock.advance(hourMs);
  await test.app.jobs.runDue();
  expect(await log()).toMatchObject([{ state: 'done', attempts: 2, status: 200, error: null }]);
  const [first, second] = receiver.received;
  expect([second?.id, second?.verified]).toEqual([first?.id, true]);
  receiver.close();
});

it('gives up in the end, and switches off an address at which nothing arrives any more', async () => {
  const { client, receiver, items, params, log } = await hooked();
  receiver.close();
  for (let n = 0; n < webhookLimits.lostInARow; n++)
    await client.markWorn({ params: { id: String(items[n]?.id) }, body: {} });
  for (let n = 0; n < webhookLimits.attempts; n++) {
    await test.app.jobs.runDue();
    test.clock.advance(2 * hourMs);
  }
  for (const delivery of await log())
    expect(delivery).toMatchObject({ state: 'failed', attempts: webhookLimits.attempts });
  const [hook] = (await client.listWebhooks()).webhooks;
  expect([hook?.active, hook?.stopped]).toEqual([false, expect.stringMatching(/never arrived/)]);
  await client.markWorn({ params: { id: String(items[6]?.id) }, body: {} });
  expect(await log()).toHaveLength(webhookLimits.lostInARow);
  expect(await client.updateWebhook({ params, body: { active: true } })).toMatchObject({ stopped: null });
});

it('asks who somebody is, opens to no token, and stops when everything that opens the account is ended', async () => {
  const { client, receiver, hook, items, log } = await hooked();
  const draft = { url: receiver.url, events: ['outfit.worn' as const] };
  expect((await failure(client.createWebhook({ body: { ...draft, password: 'wrong-one' } }))).status).toBe(
    409,
  );
  const { token } = await client.createToken({
    body: { name: 'script', scopes: ['profile:read', 'profile:write'], password: 'sturdy-77' },
  });
  expect((await failure(test.client(token).listWebhooks())).status).toBe(403);
  await client.endOtherSessions({ body: {} });
  await client.markWorn({ params: { id: String(items[0]?.id) }, body: {} });
  expect(await log()).toEqual([]);
  const [after] = (await client.listWebhooks()).webhooks;
  expect([after?.id, after?.active]).toEqual([hook.id, false]);
  receiver.close();
});

it('a test is sent at once, also by one that is switched off', async () => {
  const { client, receiver, params, log } = await hooked();
  await client.updateWebhook({ params, body: { active: false } });
  expect((await client.testWebhook({ params })).state).toBe('waiting');
  await test.app.jobs.runDue();
  expect(receiver.received).toMatchObject([{ type: 'test', verified: true }]);
  expect(await log()).toMatchObject([{ event: 'test', state: 'done' }]);
  receiver.close();
});

it('where the operator has not opened it, nothing leads into the own network', async () => {
  const closed = await startTestApp();
  const { client } = await closed.signUp();
  for (const url of ['http://127.0.0.1:9/', 'https://192.168.1.2/hook', 'http://example.org/hook'])
    expect(
      (await failure(client.createWebhook({ body: { url, events: ['outfit.worn'], password: 'sturdy-77' } })))
        .status,
    ).toBe(422);
  expect((await client.listWebhooks()).reach).toBe('public');
  await closed.close();
});
