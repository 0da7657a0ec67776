import { demoAccount } from '@drape/contract/first-run/demo';
import { limits } from '@drape/contract/wire/limits';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDemoTemplate } from '../../../test/demo-template.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { dayMs, plus } from '../../platform/clock.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ env: { ADMIN_PASSWORD: 'steady-88' } });
});
afterAll(() => test.close());

const none = { max_wardrobe_items: null, max_chat_messages_per_day: null };
const signIn = async (app: TestApp, username: string, password: string) =>
  app.client((await app.client().login({ body: { username, password } })).access_token);

it('a new account is on trial for seven days, then free', async () => {
  await test.signUp('olga');
  const remembered = { username: 'olga', password: 'sturdy-77', remember_me: true };
  const client = test.client((await test.client().login({ body: remembered })).access_token);
  const trial_ends_at = plus(test.clock.now(), limits.trialDays * dayMs).toISOString();
  expect(await client.pricingTier()).toEqual({
    is_pro: true,
    tier: 'trial',
    trial_ends_at,
    tier_features: { name: 'Trial', ...none },
  });
  test.clock.advance(limits.trialDays * dayMs - 1);
  expect((await client.pricingTier()).tier).toBe('trial');
  test.clock.advance(1);
  expect(await client.pricingTier()).toEqual({
    is_pro: false,
    tier: 'free',
    trial_ends_at,
    tier_features: { name: 'Free', max_wardrobe_items: 50, max_chat_messages_per_day: 20 },
  });
});

it('a granted Pro counts with and without a trial', async () => {
  const { client, id } = await test.signUp();
  await test.app.database.write
    .updateTable('users')
    .set({ pro: 1, trial_ends_at: null })
    .where('id', '=', id)
    .execute();
  expect(await client.pricingTier()).toEqual({
    is_pro: true,
    tier: 'pro',
    trial_ends_at: null,
    tier_features: { name: 'Pro', ...none },
  });
});

it('the administrator and the demo account are Pro', async () => {
  await addDemoTemplate(test);
  for (const [username, password] of [
    ['admin', 'steady-88'],
    [demoAccount.username, demoAccount.password],
  ] as const) {
    const client = await signIn(test, username, password);
    expect(await client.pricingTier()).toMatchObject({ is_pro: true, tier: 'pro' });
  }
});

it('where plans are switched off, everybody is Pro', async () => {
  const open = await startTestApp({ env: { PLANS: 'off' } });
  const { client } = await open.signUp();
  open.clock.advance(limits.sessionHours * 60 * 60 * 1000 - 1);
  expect(await client.pricingTier()).toMatchObject({ is_pro: true, tier: 'pro' });
  expect((await open.client().settings()).plans).toBe(false);
  await open.close();
});
