import { afterAll, beforeAll, expect, it } from 'vitest';
import { fileOf, outfitPhoto } from '../../../../test/photos.ts';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';
import { dayMs } from '../../../platform/clock.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const clothes = `ivory silk blouse
light grey knit jumper
white oxford shirt
camel trousers
light grey trousers
ecru jeans
cream dress
beige trench coat
white sneakers
cognac loafers
grey suede boots`;

it('one’s own clothes are proposed with the rating they come to, and archived ones are not', async () => {
  const { client } = await test.signUp();
  const file = fileOf(await outfitPhoto());
  const before = await client.uploadAnalyze({ file });
  expect(before.evidence.raises.every(({ item_id }) => item_id === null)).toBe(true);
  await client.createItems({ body: { description: clothes } });
  const { items } = await client.listItems();
  const result = await client.uploadAnalyze({ file });
  expect(result.analysis.overall_rating).toBe(before.analysis.overall_rating);
  const own = result.evidence.raises.filter(({ item_id }) => item_id !== null);
  expect(own.length).toBeGreaterThan(0);
  for (const { item_id, text, rating } of own) {
    const item = items.find(({ id }) => id === item_id);
    expect(text.toLowerCase()).toContain(item?.description.toLowerCase());
    expect(rating).toBeGreaterThan(result.analysis.overall_rating);
  }
  expect(result.recommendations.immediate_improvements.slice(0, result.evidence.raises.length)).toEqual(
    result.evidence.raises.map(({ text }) => text),
  );
  await client.editItems({ body: { ids: items.map(({ id }) => id), changes: { is_archived: true } } });
  const archived = await client.uploadAnalyze({ file });
  expect(archived.evidence.raises.every(({ item_id }) => item_id === null)).toBe(true);
});

it('outfits are counted for their month, and the month before is mentioned once enough people are behind it', async () => {
  const { client } = await test.signUp();
  const month = test.clock.now().toISOString().slice(0, 7);
  const { database } = test.app;
  const counts = async () =>
    Object.fromEntries(
      (await database.read.selectFrom('trend_counts').selectAll().where('month', '=', month).execute()).map(
        ({ feature, count }) => [feature, count],
      ),
    );
  const file = fileOf(await outfitPhoto());
  const before = (await counts()).outfits ?? 0;
  const first = await client.uploadAnalyze({ file });
  await client.cameraAnalyze({ file, fields: { live: 'true' } as never });
  const seen = await counts();
  expect(seen.outfits).toBe(before + 1);
  expect(Object.keys(seen).some((feature) => feature.startsWith('colour '))).toBe(true);
  expect(first.analysis.trends).not.toContain('May 2026');

  await database.write
    .updateTable('trend_counts')
    .set((row) => ({ count: row('count', '*', 40) }))
    .execute();
  for (let number = 0; number < 4; number++) {
    const { id } = await test.signUp();
    await database.write.insertInto('trend_people').values({ month, user_id: id }).execute();
  }
  test.clock.advance(31 * dayMs);
  const { client: later } = await test.signUp();
  const next = await later.uploadAnalyze({ file });
  expect(next.analysis.trends).toContain('May 2026');
  expect(next.analysis.overall_rating).toBe(first.analysis.overall_rating);
});
