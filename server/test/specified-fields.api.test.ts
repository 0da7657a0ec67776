import { afterAll, beforeAll, expect, it } from 'vitest';
import { fileOf, outfitPhoto } from './photos.ts';
import { startTestApp, type TestApp } from './test-app.ts';
import { addItems, type Person } from './wardrobe.ts';

let test: TestApp;
let person: Person;
beforeAll(async () => {
  test = await startTestApp();
  person = await test.signUp('fields');
  await addItems(person, 'navy wool blazer\nwhite cotton shirt\ngrey wool trousers\nblack leather oxfords');
});
afterAll(() => test.close());

/** The data of an answer as it travels, before any client has read it. */
async function sent(path: string, init: RequestInit = {}): Promise<Record<string, unknown>> {
  const answer = await fetch(`${test.origin}/api${path}`, {
    ...init,
    headers: { Authorization: `Bearer ${person.token}`, 'Content-Type': 'application/json' },
  });
  const body = (await answer.json()) as { success: boolean; data: Record<string, unknown> };
  expect(body.success).toBe(true);
  return body.data;
}

function post(path: string, body: unknown): Promise<Record<string, unknown>> {
  return sent(path, { method: 'POST', body: JSON.stringify(body) });
}

const fields = (names: string) => names.split(' ');

it('a person, a profile and what the plan allows', async () => {
  expect(Object.keys(await sent('/auth/me'))).toEqual(
    expect.arrayContaining(fields('id username email full_name avatar role country gender time_zone')),
  );
  expect(Object.keys(await sent('/users/profile'))).toEqual(
    expect.arrayContaining(
      fields('id username email full_name avatar country gender time_zone units community'),
    ),
  );
  const tier = await sent('/users/pricing-tier');
  expect(Object.keys(tier)).toEqual(
    expect.arrayContaining(fields('is_pro tier trial_ends_at tier_features')),
  );
  expect(tier.tier_features).toMatchObject({ name: 'Trial', max_wardrobe_items: null });
});

it('preferences, which echo nothing else', async () => {
  const names =
    'style_preference color_preferences occasion_types body_type budget_range country gender personal_style_guide';
  expect(Object.keys(await sent('/users/preferences'))).toEqual(expect.arrayContaining(fields(names)));
});

it('an analysis and its place in the history', async () => {
  const made = await person.client.uploadAnalyze({ file: fileOf(await outfitPhoto({ width: 240 })) });
  const analysis = await sent(`/fashion/analysis/${made.id}`);
  expect(Object.keys(analysis)).toEqual(
    expect.arrayContaining(fields('id image_url created_at engine analysis recommendations evidence')),
  );
  expect(Object.keys(analysis.analysis as object).sort()).toEqual(
    fields('overall_rating color_analysis fit_analysis texture_analysis occasion trends').sort(),
  );
  expect(Object.keys(analysis.recommendations as object).sort()).toEqual(
    fields('immediate_improvements shopping_list styling_alternatives color_palette accessories').sort(),
  );
  const { history } = (await sent('/users/history')) as { history: object[] };
  expect(Object.keys(history[0] ?? {})).toEqual(
    expect.arrayContaining(
      fields('id image_url overall_score color_harmony style_coherence analysis_text suggestions created_at'),
    ),
  );
});

it('an item of the wardrobe', async () => {
  const { items, total, max_wardrobe_items } = (await sent('/calendar/wardrobe')) as {
    items: object[];
    total: number;
    max_wardrobe_items: null;
  };
  expect([total, max_wardrobe_items]).toEqual([4, null]);
  expect(Object.keys(items[0] ?? {})).toEqual(
    expect.arrayContaining(
      fields(
        'id description category subcategory color_primary color_secondary brand size season occasion tags is_favorite image_url',
      ),
    ),
  );
});

it('an event, its plan, and both again where they are listed', async () => {
  const event = await post('/calendar/events', {
    title: 'Board meeting',
    startTime: '2026-05-06T09:00:00Z',
  });
  const ofEvent = fields(
    'id title description startTime endTime location eventType googleEventId userId createdAt updatedAt hasOutfit outfitPlan outfitItems',
  );
  expect(Object.keys(event)).toEqual(expect.arrayContaining(ofEvent));
  const plan = await post('/calendar/outfit-plans', { eventId: event.id, eventType: 'business' });
  const ofPlan = fields(
    'id event_id event_title date wardrobe_item_ids confidence_score outfit_description weather_considerations alternatives reasons saved created_at',
  );
  expect(Object.keys(plan)).toEqual(expect.arrayContaining(ofPlan));
  const window = '?startDate=2026-05-04T00:00:00Z&endDate=2026-05-11T00:00:00Z&limit=50';
  const { events } = (await sent(`/calendar/events${window}`)) as { events: Record<string, unknown>[] };
  expect(events.map(({ hasOutfit }) => hasOutfit)).toEqual([true]);
  expect(Object.keys(events[0] ?? {})).toEqual(expect.arrayContaining(ofEvent));
  const { outfit_plans } = (await sent(`/calendar/outfit-plans${window}`)) as { outfit_plans: object[] };
  expect(Object.keys(outfit_plans[0] ?? {})).toEqual(expect.arrayContaining(ofPlan));
  await post(`/outfits/${plan.id}/save`, {});
  expect(await sent('/outfits')).toMatchObject({ total: 1 });
  expect(await sent(`/outfits/${plan.id}`)).toMatchObject({ id: plan.id, saved: true });
});

it('an answer of the assistant, the community, the calendar’s connection and what runs here', async () => {
  const request = { message: 'hello', include_wardrobe: true, include_preferences: true };
  expect(Object.keys(await post('/fashion/chatbot', request))).toEqual(
    expect.arrayContaining(fields('response conversation_id remaining_messages cards actions engine')),
  );
  expect(Object.keys(await sent('/fashion/leaderboard'))).toContain('leaderboard');
  expect(Object.keys(await sent('/fashion/fashion-icon'))).toContain('fashion_icon');
  expect(await sent('/calendar/google-calendar/status')).toMatchObject({
    connected: false,
    user_email: null,
  });
  expect(Object.keys(await sent('/connection-status'))).toEqual(
    expect.arrayContaining(fields('status database files ai calendar mail')),
  );
});
