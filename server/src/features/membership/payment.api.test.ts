import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  type StripeStandIn,
  startStripeStandIn,
  stripeSecret,
} from '../../../test/stand-ins/stripe-stand-in.ts';
import { failure, startTestApp, type TestApp } from '../../../test/test-app.ts';

let stripe: StripeStandIn;
let test: TestApp;
beforeAll(async () => {
  stripe = await startStripeStandIn();
  test = await startTestApp({
    env: {
      ADMIN_PASSWORD: 'steady-88',
      STRIPE_SECRET_KEY: 'sk_test',
      STRIPE_WEBHOOK_SECRET: stripeSecret,
      STRIPE_PRICE_ID: 'price_1',
      STRIPE_API_URL: stripe.url,
    },
  });
});
afterAll(async () => {
  await test.close();
  await stripe.close();
});

const now = () => Math.floor(test.clock.now().getTime() / 1000);
let events = 0;

function eventOf(type: string, object: object, created = now()) {
  return { id: `evt_${++events}`, object: 'event', type, created, data: { object } };
}

const paid = (userId: string, subscription = `sub_${userId}`) =>
  eventOf('checkout.session.completed', {
    client_reference_id: userId,
    customer: `cus_${userId}`,
    subscription,
    payment_status: 'paid',
  });

const subscriptionEvent = (
  userId: string,
  type: string,
  status: string,
  created?: number,
  more: object = {},
) =>
  eventOf(
    `customer.subscription.${type}`,
    {
      id: `sub_${userId}`,
      customer: `cus_${userId}`,
      status,
      metadata: { user_id: userId },
      items: { data: [{ current_period_end: now() + 86_400 }] },
      ...more,
    },
    created,
  );

async function send(event: object, { at = now(), secret = stripeSecret } = {}): Promise<number> {
  const { body, signature } = stripe.sign(event, at, secret);
  const headers = { 'Content-Type': 'application/json', 'Stripe-Signature': signature };
  return (await fetch(`${test.origin}/api/membership/stripe`, { method: 'POST', headers, body })).status;
}

it('Upgrade opens a payment page for the price, in the name of the user', async () => {
  const { client, id } = await test.signUp('buyer');
  expect((await client.planDetails()).upgrade).toBe('checkout');
  expect((await client.startCheckout()).url).toMatch(/^https:\/\/pay\.example\//);
  const { call, form } = stripe.asked.at(-1) ?? expect.fail('nothing was asked');
  expect(call).toBe('POST /v1/checkout/sessions');
  expect(form).toMatchObject({
    mode: 'subscription',
    client_reference_id: id,
    'line_items[0][price]': 'price_1',
    'subscription_data[metadata][user_id]': id,
  });
});

it('a signed message opens Pro once, a cancellation ends it, and late or repeated ones change nothing', async () => {
  const { client, id } = await test.signUp('payer');
  const tier = async () => (await client.pricingTier()).tier;
  const first = paid(id);
  expect([await send(first), await tier()]).toEqual([200, 'pro']);
  expect((await failure(client.startCheckout())).status).toBe(409);
  test.clock.advance(2000);
  await send(subscriptionEvent(id, 'updated', 'active', now(), { cancel_at_period_end: true }));
  expect((await client.planDetails()).subscription).toMatchObject({ status: 'active', ends: true });
  await client.openPortal();
  expect(stripe.asked.at(-1)).toMatchObject({ form: { customer: `cus_${id}` } });
  test.clock.advance(2000);
  expect([await send(subscriptionEvent(id, 'deleted', 'canceled')), await tier()]).toEqual([200, 'trial']);
  expect([await send(first), await tier()]).toEqual([200, 'trial']);
  expect([await send(subscriptionEvent(id, 'updated', 'active', now() - 3)), await tier()]).toEqual([
    200,
    'trial',
  ]);
  expect([await send(subscriptionEvent(id, 'updated', 'active')), await tier()]).toEqual([200, 'trial']);
  expect([await send(paid(id, 'sub_again')), await tier()]).toEqual([200, 'pro']);
});

it('the end of the paid period is read from either place', async () => {
  const { client, id } = await test.signUp('renewer');
  const ends = async () => (await client.planDetails()).subscription?.period_ends_at;
  const seconds = now() + 5000;
  const older = { items: { data: [{}] }, current_period_end: seconds };
  await send(subscriptionEvent(id, 'created', 'active', now(), older));
  expect(await ends()).toBe(new Date(seconds * 1000).toISOString());
});

it('the self-check says whether the provider sends its messages here, and which it does not', async () => {
  const login = { username: 'admin', password: 'steady-88' };
  const admin = test.client((await test.client().login({ body: login })).access_token);
  const payment = async () => (await admin.selfCheck()).checks.find(({ name }) => name === 'payment');
  const url = 'http://127.0.0.1:0/api/membership/stripe';
  expect(await payment()).toMatchObject({ state: 'failed', detail: expect.stringContaining(url) });
  const endpoint = {
    url,
    status: 'enabled',
    enabled_events: ['checkout.session.completed'],
    api_version: null,
  };
  stripe.webhooks.push(endpoint);
  expect((await payment())?.detail).toContain('lacks checkout.session.async_payment_succeeded');
  endpoint.enabled_events = ['*'];
  expect(await payment()).toMatchObject({ state: 'ok', detail: expect.stringContaining('comes here') });
});

it('a forged, changed, old or unsigned message is refused', async () => {
  const { client, id } = await test.signUp('forger');
  expect(await send(paid(id), { secret: 'whsec_wrong' })).toBe(400);
  expect(await send(paid(id), { at: now() - 3600 })).toBe(400);
  const { signature } = stripe.sign(paid(id), now());
  const { body } = stripe.sign(paid('somebody'), now());
  for (const headers of [{ 'Stripe-Signature': signature }, {}]) {
    const answer = await fetch(`${test.origin}/api/membership/stripe`, {
      method: 'POST',
      body,
      headers: { 'Content-Type': 'application/json', ...headers },
    });
    expect(answer.status).toBe(400);
  }
  expect((await client.pricingTier()).tier).toBe('trial');
});

it('a payment that is still under way opens nothing, and news of strangers are taken and forgotten', async () => {
  const { client, id } = await test.signUp('waiter');
  const pending = paid(id);
  Object.assign(pending.data.object, { payment_status: 'unpaid' });
  expect([await send(pending), (await client.pricingTier()).tier]).toEqual([200, 'trial']);
  expect(await send(paid('nobody-here'))).toBe(200);
});

it('Pro that an administrator granted outlives a cancelled payment', async () => {
  const { client, id } = await test.signUp('granted');
  const login = { username: 'admin', password: 'steady-88' };
  const admin = test.client((await test.client().login({ body: login })).access_token);
  const { users } = await admin.listUsers({ query: { search: 'granted' } });
  await admin.updateUser({ params: { id }, body: { plan: 'pro', version: users[0]?.version ?? 0 } });
  await send(paid(id));
  test.clock.advance(2000);
  await send(subscriptionEvent(id, 'deleted', 'canceled'));
  expect((await client.pricingTier()).tier).toBe('pro');
  const { client: other, id: otherId } = await test.signUp('paying');
  await send(paid(otherId));
  const found = (await admin.listUsers({ query: { search: 'paying' } })).users[0];
  expect(found).toMatchObject({ pays: true, tier: 'pro' });
  const change = { plan: 'free' as const, version: found?.version ?? 0 };
  expect((await failure(admin.updateUser({ params: { id: otherId }, body: change }))).status).toBe(409);
  expect((await other.pricingTier()).tier).toBe('pro');
});

it('deleting an account ends its subscription', async () => {
  const { client, id } = await test.signUp('quitter');
  await send(paid(id));
  const { token } = await client.requestDeletion({ body: { password: 'sturdy-77' } });
  await client.confirmDeletion({ body: { token, username: 'quitter' } });
  await test.app.jobs.runDue();
  expect(stripe.asked.map(({ call }) => call)).toContain(`DELETE /v1/subscriptions/sub_${id}`);
});

it('where nothing can be paid, a request waits for an administrator, who grants or declines it', async () => {
  const plain = await startTestApp({ env: { ADMIN_PASSWORD: 'steady-88' } });
  const { client, id } = await plain.signUp('asker');
  expect(await client.planDetails()).toMatchObject({ upgrade: 'request', request: null });
  expect((await failure(client.startCheckout())).status).toBe(409);
  await client.requestUpgrade({ body: { note: '=1+1 please' } });
  const login = { username: 'admin', password: 'steady-88' };
  const admin = plain.client((await plain.client().login({ body: login })).access_token);
  const waiting = await admin.listUsers({ query: { filter: 'requests' } });
  expect([waiting.upgrade_requests, waiting.users[0]?.upgrade_request?.note]).toEqual([1, '=1+1 please']);
  await admin.declineUpgrade({ params: { id } });
  expect((await client.planDetails()).request).toMatchObject({ state: 'declined' });
  await client.requestUpgrade({ body: {} });
  const version = (await admin.listUsers({ query: { search: 'asker' } })).users[0]?.version ?? 0;
  await admin.updateUser({ params: { id }, body: { plan: 'pro', version } });
  expect((await client.pricingTier()).tier).toBe('pro');
  expect(await client.planDetails()).toMatchObject({ upgrade: 'none', request: null });
  expect((await admin.listUsers()).upgrade_requests).toBe(0);
  await plain.close();
});
