import ICAL from 'ical.js';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { failure, startTestApp, type TestApp } from '../../../test/test-app.ts';
import { addItems } from '../../../test/wardrobe.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ env: { PUBLIC_URL: 'http://drape.test' } });
});
afterAll(() => test.close());

const clothes =
  'navy wool blazer\nwhite cotton shirt\ngrey wool trousers\nblack leather oxfords\nwhite sneakers';

/** The file behind an address of the feed, which names the public origin. */
const fetchFeed = (url: string | null, headers = {}) =>
  fetch((url ?? '').replace('http://drape.test', test.origin), { headers });

async function readFeed(url: string | null) {
  const file = await (await fetchFeed(url)).text();
  expect(file).toMatch(/END:VCALENDAR\r\n$/);
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  const component = new ICAL.Component(ICAL.parse(file));
  return component.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
}

it('tells calendar apps the planned outfits, as an independent reader understands them', async () => {
  const person = await test.signUp();
  const { client } = person;
  expect(await client.getFeed()).toEqual({ url: null, created_at: null, expires_at: null });
  const items = await addItems(person, clothes);
  const meeting = await client.createEvent({
    body: { title: 'Team meeting; über uns, "now"', startTime: '2026-05-06T08:00:00Z' },
  });
  const fair = await client.createEvent({
    body: { title: 'Fair', startTime: '2026-05-08', endTime: '2026-05-10' },
  });
  const plan = await client.generatePlan({ body: { eventId: meeting.id } });
  await client.generatePlan({ body: { eventId: fair.id } });
  const ids = items.slice(0, 3).map(({ id }) => id);
  await client.createOutfit({ body: { wardrobe_item_ids: ids, date: '2026-05-20', name: 'Interview' } });
  await client.createOutfit({ body: { wardrobe_item_ids: ids, name: 'Just a look' } });

  const { url } = await client.renewFeed();
  expect(url).toMatch(/^http:\/\/drape\.test\/api\/calendar\/feed\/[\w-]{43}\.ics$/);
  const events = await readFeed(url);
  expect(
    events.map(({ summary, startDate, endDate }) => [summary, String(startDate), String(endDate)]),
  ).toEqual([
    ['Outfit: Team meeting; über uns, "now"', '2026-05-06T08:00:00Z', '2026-05-06T09:00:00Z'],
    ['Outfit: Fair', '2026-05-08', '2026-05-10'],
    ['Outfit: Interview', '2026-05-20', '2026-05-21'],
  ]);
  expect(events[0]?.description).toContain(plan.outfit_description);
  for (const { description } of plan.items) expect(events[0]?.description).toContain(`- ${description}`);
  expect(String(events[0]?.component.getFirstPropertyValue('url'))).toBe(
    `http://drape.test/wardrobe?event=${meeting.id}`,
  );
});

it('is named as a calendar, needs no session, and is asked for again only when it has changed', async () => {
  const { client } = await test.signUp();
  const { url } = await client.renewFeed();
  const first = await fetchFeed(url);
  expect([first.status, first.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
  expect(first.headers.get('cache-control')).toContain('private');
  const tag = first.headers.get('etag') ?? '';
  expect((await fetchFeed(url, { 'If-None-Match': tag })).status).toBe(304);
});

it('ends with its renewal, when it is switched off, and for a blocked account', async () => {
  const { client, id } = await test.signUp();
  const first = await client.renewFeed();
  const second = await client.renewFeed();
  expect(second.url).not.toBe(first.url);
  expect((await fetchFeed(first.url)).status).toBe(404);
  const stored = await test.app.database.read.selectFrom('calendar_feeds').selectAll().execute();
  expect(JSON.stringify(stored)).not.toContain(/feed\/([\w-]{43})/.exec(second.url ?? '')?.[1]);
  const block = (blocked: number) =>
    test.app.database.write.updateTable('users').set({ blocked }).where('id', '=', id).execute();
  await block(1);
  expect((await fetchFeed(second.url)).status).toBe(404);
  await block(0);
  expect((await fetchFeed(second.url)).status).toBe(200);
  await client.deleteFeed();
  expect((await fetchFeed(second.url)).status).toBe(404);
  expect(await client.getFeed()).toEqual({ url: null, created_at: null, expires_at: null });
});

it('belongs to its owner alone', async () => {
  const [owner, other] = [await test.signUp(), await test.signUp()];
  const { url } = await owner.client.renewFeed();
  expect((await owner.client.getFeed()).url).toBe(url);
  expect((await other.client.getFeed()).url).toBeNull();
  await other.client.deleteFeed();
  expect((await fetchFeed(url)).status).toBe(200);
  expect((await failure(test.client().getFeed())).status).toBe(401);
  expect((await fetch(`${test.origin}/api/calendar/feed/${'a'.repeat(43)}.ics`)).status).toBe(404);
});
