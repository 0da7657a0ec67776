import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { demoAccount } from '@drape/contract/first-run/demo';
import { limits } from '@drape/contract/wire/limits';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectOnlyForOwner } from '../../../test/only-for-owner.ts';
import { fileOf, outfitPhoto } from '../../../test/photos.ts';
import { failure, startTestApp, type TestApp } from '../../../test/test-app.ts';
import { hourMs, minuteMs } from '../../platform/clock.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
  await test.app.warmUp();
}, 120_000);
afterAll(() => test.close());

async function visit() {
  const { access_token, user_info } = await test.client().login({ body: demoAccount });
  return { client: test.client(access_token), id: user_info.id };
}

async function copies(): Promise<string[]> {
  const rows = await test.app.database.read
    .selectFrom('users')
    .select('id')
    .where('kind', '=', 'demo')
    .execute();
  return rows.map(({ id }) => id);
}

function filesOf(userId: string): string[] {
  const folder = join(test.folder, 'files');
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.includes(userId) && /\.\w+$/.test(path),
  );
}

it('every sign-in is a person of its own with the same analyses, made by the real engine', async () => {
  const [one, other] = [await visit(), await visit()];
  expect(one.id).not.toBe(other.id);
  const [mine, theirs] = [await one.client.history(), await other.client.history()];
  expect(mine.total).toBeGreaterThanOrEqual(3);
  expect(theirs.history.map(({ overall_score }) => overall_score)).toEqual(
    mine.history.map(({ overall_score }) => overall_score),
  );
  const [first] = mine.history;
  expect((await fetch(new URL(first?.image_url ?? '', test.origin))).status).toBe(200);
  expect(Date.parse(first?.created_at ?? '')).toBeLessThanOrEqual(test.clock.now().getTime());
});

it('every visitor has a taste of their own to change, and a guide made from it and from the analyses', async () => {
  const [one, other] = [await visit(), await visit()];
  const guide = await one.client.getStyleGuide();
  expect(guide?.basis).toMatch(/^Made from \d styles, \d colors, \d occasions.* analyses\.$/);
  expect(await other.client.getStyleGuide()).toEqual(guide);
  await one.client.updatePreferences({ body: { style_preference: ['edgy'] } });
  expect((await other.client.getPreferences()).style_preference).not.toContain('edgy');
});

it('every visitor has events in the coming days and outfits in the lookbook, each their own', async () => {
  const [one, other] = [await visit(), await visit()];
  const { events } = await one.client.listEvents();
  expect(events.map(({ eventType }) => eventType)).toEqual([
    'business',
    'date',
    'workout',
    'formal',
    'travel',
  ]);
  expect(events.every(({ startTime }) => Date.parse(startTime) > test.clock.now().getTime())).toBe(true);
  expect(events.every(({ outfitPlan }) => (outfitPlan?.items.length ?? 0) > 2)).toBe(true);
  const { outfits } = await one.client.listOutfits();
  expect(outfits.every(({ wears }) => wears.length === 1)).toBe(true);
  expect(outfits.map(({ items }) => items.length)).toEqual(expect.arrayContaining([5, 5, 3]));
  expect(outfits).toHaveLength(3);
  const theirs = await other.client.listEvents();
  expect(theirs.events.some(({ id }) => events.some((own) => own.id === id))).toBe(false);
});

it('visitors never see nor change what the other one has', async () => {
  const [one, other] = [await visit(), await visit()];
  const { total, history } = await other.client.history();
  const added = await one.client.uploadAnalyze({ file: fileOf(await outfitPhoto()) });
  const params = { id: added.id ?? '' };
  await expectOnlyForOwner(one.client, other.client, [
    (client) => client.getAnalysis({ params }),
    (client) => client.deleteAnalysis({ params }),
  ]);
  await one.client.deleteAnalysis({ params: { id: (await one.client.history()).history.at(-1)?.id ?? '' } });
  await one.client.updateProfile({ body: { full_name: 'Somebody' } });
  expect(await other.client.history()).toMatchObject({ total, history });
  expect((await other.client.me()).full_name).toBe('Demo Visitor');
  expect((await (await visit()).client.history()).total).toBe(total);
});

it('a copy ends with its session, files and all', async () => {
  const { client, id } = await visit();
  const { image_url } = await client.uploadAnalyze({ file: fileOf(await outfitPhoto({ variant: 1 })) });
  await client.uploadAvatar({ file: fileOf(await outfitPhoto({ width: 120 })) });
  expect(filesOf(id).length).toBeGreaterThanOrEqual(3);
  await client.logout();
  expect(await copies()).not.toContain(id);
  expect(filesOf(id)).toEqual([]);
  expect((await fetch(new URL(image_url ?? '', test.origin))).status).toBe(404);
  expect((await failure(client.me())).status).toBe(401);
  expect((await (await visit()).client.history()).total).toBeGreaterThanOrEqual(3);
});

it('a copy that nobody signs out of is forgotten after a day', async () => {
  await test.app.jobs.start();
  const { client, id } = await visit();
  await client.uploadAnalyze({ file: fileOf(await outfitPhoto({ variant: 2 })) });
  test.clock.advance(limits.demoHours * hourMs - 1);
  const { id: younger } = await visit();
  await test.app.jobs.runDue();
  expect(await copies()).toContain(id);
  test.clock.advance(hourMs + 1);
  await test.app.jobs.runDue();
  expect(await copies()).not.toContain(id);
  expect(await copies()).toContain(younger);
  expect(filesOf(id)).toEqual([]);
});

it('wrong passwords lock nobody out of the demo account', async () => {
  for (let count = 0; count < 60; count++) {
    const body = { username: demoAccount.username, password: `wrong-${count}` };
    expect((await failure(test.client().login({ body }))).status).toBe(401);
  }
  await expect(visit()).resolves.toBeTruthy();
});

it('nobody can register as demo', async () => {
  const person = { email: 'd@example.org', full_name: 'D', password: 'sturdy-77' };
  for (const username of ['demo', 'DEMO']) {
    expect((await failure(test.client().register({ body: { ...person, username } }))).status).toBe(409);
  }
});

it('switched off there is no demo account', async () => {
  const without = await startTestApp({ env: { DEMO_ACCOUNT: 'off' } });
  await without.app.warmUp();
  expect((await without.client().settings()).demo).toBe(false);
  expect((await failure(without.client().login({ body: demoAccount }))).status).toBe(401);
  await without.close();
});

it('an interrupted template is made again at the next start', async () => {
  const first = await startTestApp();
  // The database inside the process ends with it; there is nothing to start on again.
  if ('pool' in first.location) return first.close();
  const preparing = first.app.warmUp();
  await setTimeout(300);
  await first.app.close();
  await preparing;
  const second = await startTestApp({ after: first });
  // A process that was broken off in the middle of a step still holds the lease for a minute.
  second.clock.advance(2 * minuteMs);
  await second.app.warmUp();
  const { access_token } = await second.client().login({ body: demoAccount });
  expect((await second.client(access_token).history()).total).toBeGreaterThanOrEqual(3);
  await second.close();
}, 120_000);

it('the wardrobe is full, belongs together and has a year behind it, each copy its own', async () => {
  const [one, other] = [await visit(), await visit()];
  const { items, total, max_wardrobe_items } = await one.client.listItems();
  expect([total >= 60, max_wardrobe_items]).toEqual([true, null]);
  expect(new Set(items.map(({ category }) => category)).size).toBe(7);
  expect(new Set(items.map(({ season }) => season)).size).toBe(5);
  expect(new Set(items.map(({ status }) => status)).size).toBe(4);
  expect(items.filter(({ image_kind }) => image_kind === 'photo').length).toBeGreaterThanOrEqual(3);
  for (const { image_url } of items.filter(({ image_kind }) => image_kind === 'photo'))
    expect((await fetch(new URL(image_url, test.origin))).status).toBe(200);
  const { most_worn, not_worn, versatility, worn_total } = await one.client.wardrobeInsights();
  expect(worn_total).toBeGreaterThan(500);
  expect([most_worn.length, not_worn.length > 3]).toEqual([10, true]);
  expect(versatility.filter(({ outfits }) => outfits > 20).length).toBeGreaterThan(20);
  const today = test.clock.now().toISOString().slice(0, 10);
  for (const { last_worn } of items) expect(last_worn === null || last_worn < today).toBe(true);
  const theirs = await other.client.listItems();
  const ids = new Set(items.map(({ id }) => id));
  expect(theirs.items.some(({ id }) => ids.has(id))).toBe(false);
  await one.client.deleteItems({ body: { ids: [...ids] } });
  test.clock.advance(limits.undoMinutes * minuteMs + 1);
  await test.app.jobs.runDue();
  expect((await other.client.listItems()).total).toBe(total);
  for (const { image_url } of theirs.items.filter(({ image_kind }) => image_kind === 'photo'))
    expect((await fetch(new URL(image_url, test.origin))).status).toBe(200);
});
