import { chatTexts } from '@drape/contract/assistant/chat-texts';
import { tierFeatures } from '@drape/contract/membership/tiers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { failure, startTestApp, type TestApp } from '../../../test/test-app.ts';
import { hourMs } from '../../platform/clock.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const wardrobe = `Navy wool blazer from Reiss, size 38
White poplin shirt
Grey wool trousers
Straight blue jeans from Levi's
Black leather loafers
White sneakers
Camel wool coat
Burgundy sweater`;
const most = tierFeatures.free.max_chat_messages_per_day;

async function member(free = false) {
  const person = await test.signUp();
  await person.client.createItems({ body: { description: wardrobe } });
  if (free) {
    await test.app.database.write
      .updateTable('users')
      .set({ trial_ends_at: null })
      .where('id', '=', person.id)
      .execute();
  }
  const say = (message: string, more: object = {}) => person.client.chat({ body: { message, ...more } });
  return { ...person, say };
}

it('answers from the wardrobe with cards and buttons, and understands what follows', async () => {
  const { client, say } = await member();
  const found = await say('Which coats do I have?');
  expect(found).toMatchObject({
    remaining_messages: null,
    notice: null,
    engine: { name: expect.any(String) },
  });
  expect(found.cards).toMatchObject([{ kind: 'items', items: [{ description: 'Camel wool coat' }] }]);

  const outfit = await say('What should I wear to the office tomorrow?');
  const { conversation_id } = outfit;
  const [card] = outfit.cards;
  if (card?.kind !== 'outfit') throw new Error('No outfit');
  expect(card.items.length).toBeGreaterThan(2);
  const plan = outfit.actions.find(({ kind }) => kind === 'plan');
  if (plan?.kind !== 'plan') throw new Error('Nothing to plan');

  expect((await client.listPlans()).total).toBe(0);
  const kept = await client.createOutfit({
    body: {
      wardrobe_item_ids: plan.item_ids,
      date: plan.date,
      event_type: plan.event_type,
      name: plan.title,
    },
  });
  expect(kept.date).toBe('2026-05-05');

  const reason = await say('why?', { conversation_id });
  expect(reason.response).toMatch(/^[A-Z][^:]{15,}[.]$/);
  const jeans = await say('and with jeans?', { conversation_id });
  expect(jeans.conversation_id).toBe(conversation_id);
  expect(JSON.stringify(jeans.cards)).toContain('Straight blue jeans');
});

it('reads neither wardrobe nor preferences that are kept out', async () => {
  const { say } = await member();
  const answer = await say('Which coats do I have?', { include_wardrobe: false });
  expect(answer.cards).toEqual([]);
  expect(answer.response).not.toMatch(/camel/i);
  const knowledge = await say('What does black tie mean?', {
    include_wardrobe: false,
    include_preferences: false,
  });
  expect(knowledge.response).toMatch(/dinner jacket/);
});

it('a free person has so many messages a day of their own, also when all come at once', async () => {
  const { client, id, say } = await member(true);
  await test.app.database.write
    .updateTable('users')
    .set({ time_zone: 'Asia/Tokyo' })
    .where('id', '=', id)
    .execute();
  const [first, second] = await Promise.all([say('hello'), say('hello')]);
  expect([first.remaining_messages, second.remaining_messages].sort()).toEqual([most - 2, most - 1].sort());
  const rest = await Promise.allSettled(Array.from({ length: most + 3 }, () => say('hello')));
  const answered = rest.flatMap((each) =>
    each.status === 'fulfilled' ? [each.value.remaining_messages] : [],
  );
  expect(answered.sort((a, b) => Number(a) - Number(b))).toEqual(
    Array.from({ length: most - 2 }, (_, k) => k),
  );
  const refused = await failure(say('hello'));
  expect(refused).toMatchObject({ status: 402, code: 'limit_reached', message: chatTexts.exhausted });

  // It is tomorrow in Kiritimati, and was yesterday in Niue, but the day of this person goes on.
  for (const time_zone of ['Pacific/Kiritimati', 'Pacific/Niue', 'Asia/Tokyo']) {
    await test.app.database.write.updateTable('users').set({ time_zone }).where('id', '=', id).execute();
    expect((await failure(say('hello'))).code).toBe('limit_reached');
  }

  // 10:00 in London is 19:00 in Tokyo: five hours later a new day has begun there.
  test.clock.advance(5 * hourMs);
  expect((await say('hello')).remaining_messages).toBe(most - 1);
  const gated = await say('What should I wear today?');
  expect(gated.response).toContain('Outfit generation is only available for Pro users.');
  expect(gated.cards.some(({ kind }) => kind === 'outfit')).toBe(false);
  expect(gated.actions).toContainEqual({ kind: 'open', label: 'Upgrade', href: '/profile' });
  expect((await client.pricingTier()).is_pro).toBe(false);
});

it('refuses blank and overlong messages, and these do not count', async () => {
  const { say } = await member(true);
  expect(await failure(say('   '))).toMatchObject({ status: 422, code: 'invalid' });
  const long = await failure(say('a'.repeat(2001)));
  expect(JSON.stringify(long.body)).toContain(chatTexts.tooLong);
  expect((await say('hello')).remaining_messages).toBe(most - 1);
});

it('a conversation is its owner’s alone, and clearing removes it', async () => {
  const [one, other] = [await member(), await member()];
  const { conversation_id } = await one.say('What should I wear today?');
  const foreign = await other.say('why?', { conversation_id });
  expect(foreign.conversation_id).not.toBe(conversation_id);
  const stranger = await failure(other.client.clearChat({ params: { id: conversation_id } }));
  expect(stranger.status).toBe(404);
  expect((await one.say('why?', { conversation_id })).response).toMatch(/^[A-Z][^:]{15,}[.]$/);
  await one.client.clearChat({ params: { id: conversation_id } });
  expect((await one.say('why?', { conversation_id })).conversation_id).not.toBe(conversation_id);
});

it('the answer comes as a stream of events where one is asked for', async () => {
  const { token } = await member();
  const ask = (body: object) =>
    fetch(`${test.origin}/api/fashion/chatbot`, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${token}`,
        Accept: 'text/event-stream',
        'Content-Type': 'application/json',
      },
      body: JSON.stringify(body),
    });
  const answer = await ask({ message: 'hello' });
  expect(answer.headers.get('content-type')).toContain('text/event-stream');
  expect(await answer.text()).toMatch(/^event: done\ndata: \{"response":"H/);
  const refused = await ask({ message: '' });
  expect(refused.status).toBe(422);
});

it('a question that is refused or not understood costs no message', async () => {
  const { say } = await member(true);
  expect((await say('hello')).remaining_messages).toBe(most - 1);
  expect((await say('qwrtz plmk vbnx')).remaining_messages).toBe(most - 1);
  expect((await say('What should I wear today?')).remaining_messages).toBe(most - 1);
  expect((await say('hello')).remaining_messages).toBe(most - 2);
});
