import type { HistoryFilter } from '@drape/contract/analysis/analysis';
import type { Client } from '@drape/contract/wire/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fileOf, outfitPhoto } from '../../../test/photos.ts';
import { failure, startTestApp, type TestApp } from '../../../test/test-app.ts';
import { dayMs, hourMs } from '../../platform/clock.ts';
import { oneHarmony } from '../../platform/database/migrations/0022-one-harmony.ts';
import { newId } from '../../platform/ids.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

type Person = { client: Client; id: string };

const daysAgo = (days: number) =>
  new Date(test.clock.now().getTime() - days * dayMs).toISOString().slice(0, 10);

/** Analyses of some days ago with these scores, and what each is remembered by. */
async function has({ id }: Person, rows: { ago: number; score: number; marks?: [string, string][] }[]) {
  const db = test.app.database.write;
  for (const { ago, score, marks = [] } of rows) {
    const [analysis_id, local_day] = [newId(), daysAgo(ago)];
    await db
      .insertInto('analyses')
      .values({
        id: analysis_id,
        user_id: id,
        created_at: `${local_day}T09:00:00.000Z`,
        local_day,
        worn_day: local_day,
        photo_hash: analysis_id,
        photo_key: 'none',
        thumbnail_key: 'none',
        overall_score: score,
        color_harmony: score - 10,
        style_coherence: score - 20,
        summary: 'An outfit',
        version: 1,
        suggestions: '[]',
        palette: '[]',
        engine_name: 'embedded',
        engine_version: '1',
        deleted_at: null,
        described: 1,
        search_text: 'an outfit 100% navy',
      })
      .execute();
    for (const [kind, name] of marks)
      await db
        .insertInto('analysis_marks')
        .values({
          analysis_id,
          user_id: id,
          local_day,
          kind,
          name,
          overall_score: score,
          term_score: null,
          effect_hundredths: null,
        })
        .execute();
  }
}

it('a harmony from before it was the term of its name becomes it', async () => {
  const { client, id: user_id } = await test.signUp();
  const { id } = await client.uploadAnalyze({ file: fileOf(await outfitPhoto({ width: 240 })) });
  const entry = async () => (await client.history()).history[0];
  const stored = (await entry())?.color_harmony;
  await has({ client, id: user_id }, [{ ago: 40, score: 70 }]);
  const analyses = test.app.database.write.updateTable('analyses');
  await analyses
    .set({ color_harmony: 1 })
    .where('id', '=', id ?? '')
    .execute();
  await oneHarmony.up(test.app.database.write);
  expect((await entry())?.color_harmony).toBe(stored);
  expect((await client.history()).history[1]?.color_harmony).toBe(60);
});

describe('the overview', () => {
  it('says nothing where nothing was analysed', async () => {
    const { client } = await test.signUp();
    const nothing = { value: null, before: null, change: null };
    expect(await client.dashboard()).toMatchObject({
      range: { period: 'month', to: daysAgo(0), from: daysAgo(29) },
      total: 0,
      analyses: { value: 0, before: 0, change: null },
      styles: [],
      course: [],
      overall_score: nothing,
      color_harmony: nothing,
      style_coherence: nothing,
    });
    const insights = await client.insights();
    expect(insights).toMatchObject({ analyses: 0, terms: [], raised: [], lowered: [], colours: [] });
    expect(insights.wears).toMatchObject({ days: [], total: 0 });
    expect(new Date(insights.wears.from).getUTCDay()).toBe(1);
  });

  it('sums up what photos were rated, forgets what is binned, and knows it again when it is restored', async () => {
    const { client } = await test.signUp();
    for (const variant of [0, 1, 2]) {
      await client.uploadAnalyze({ file: fileOf(await outfitPhoto({ width: 240, variant })) });
      test.clock.advance(7 * hourMs);
    }
    const { history } = await client.history();
    for (const { id, color_harmony } of history) {
      const { evidence } = await client.getAnalysis({ params: { id } });
      expect(color_harmony).toBe(Math.round(evidence.terms.find(({ key }) => key === 'colour')?.score ?? -1));
    }
    const mean = (of: (entry: (typeof history)[number]) => number) =>
      Math.round(history.reduce((sum, entry) => sum + of(entry), 0) / history.length);
    const before = await client.dashboard();
    expect(before).toMatchObject({
      total: 3,
      analyses: { value: 3, before: 0, change: null },
      overall_score: { value: mean(({ overall_score }) => overall_score), before: null, change: null },
      color_harmony: { value: mean(({ color_harmony }) => color_harmony) },
      style_coherence: { value: mean(({ style_coherence }) => style_coherence) },
    });
    expect(before.course.map(({ from, analyses }) => [from, analyses])).toEqual([
      [daysAgo(1), 2],
      [daysAgo(0), 1],
    ]);
    expect(before.course[1]?.overall_score).toBe(history[0]?.overall_score);
    expect(before.styles.reduce((sum, { percent }) => sum + percent, 0)).toBe(100);
    const insights = await client.insights();
    const { evidence } = await client.getAnalysis({ params: { id: history[0]?.id ?? '' } });
    expect(new Set(insights.terms.map(({ key }) => key))).toEqual(
      new Set(evidence.terms.map(({ key }) => key)),
    );
    const balance = insights.terms.reduce((sum, { effect, analyses }) => sum + effect * analyses, 0);
    expect(Math.abs(balance)).toBeLessThan(0.2 * insights.terms.length);

    const deleted = { params: { id: history[0]?.id ?? '' } };
    await client.deleteAnalysis(deleted);
    expect(await client.dashboard()).toMatchObject({ total: 2, analyses: { value: 2 } });
    expect((await client.insights()).terms.every(({ analyses }) => analyses <= 2)).toBe(true);
    await client.restoreAnalysis(deleted);
    expect(await client.dashboard()).toEqual(before);
    expect(await client.insights()).toEqual(insights);
  });

  it('compares with as many days before, exactly and in whole percent', async () => {
    const person = await test.signUp();
    await has(person, [
      { ago: 0, score: 84 },
      { ago: 29, score: 80 },
      { ago: 30, score: 70 },
      { ago: 59, score: 78 },
      { ago: 60, score: 30 },
    ]);
    expect(await person.client.dashboard({ query: { period: 'month' } })).toMatchObject({
      total: 5,
      analyses: { value: 2, before: 2, change: 0 },
      overall_score: { value: 82, before: 74, change: 11 },
      color_harmony: { value: 72, before: 64, change: 13 },
    });
    const all = await person.client.dashboard({ query: { period: 'all' } });
    expect(all).toMatchObject({ analyses: { value: 5, before: null, change: null } });
    expect(all.range.from).toBeNull();
  });

  it('without a wish takes the shortest period that tells something', async () => {
    const person = await test.signUp();
    await has(person, [{ ago: 200, score: 70 }]);
    expect((await person.client.dashboard()).range.period).toBe('year');
    await has(person, [{ ago: 80, score: 70 }]);
    expect((await person.client.dashboard()).range.period).toBe('quarter');
  });
});

describe('insights', () => {
  it('tell what went with higher and lower scores, and leave out what chance explains', async () => {
    const person = await test.signUp();
    const worn = (ago: number, score: number, ...colours: string[]) => ({
      ago,
      score,
      marks: colours.map((name): [string, string] => ['color', name]),
    });
    await has(person, [
      ...[80, 82, 84].map((score, ago) => worn(ago, score, 'blue', 'white')),
      ...[60, 62, 64].map((score, ago) => worn(ago + 3, score, 'red', 'white')),
      ...[70, 74].map((score, ago) => worn(ago + 6, score, 'green')),
    ]);
    const { raised, lowered, analyses } = await person.client.insights();
    expect(analyses).toBe(8);
    expect(raised).toEqual([{ kind: 'color', name: 'blue', analyses: 3, score: 82, others: 66, effect: 16 }]);
    expect(lowered).toEqual([
      { kind: 'color', name: 'red', analyses: 3, score: 62, others: 78, effect: -16 },
    ]);
  });

  it('say what is owned and worn, what a wear costs, and on which days something was worn', async () => {
    const { client } = await test.signUp();
    const add = (description: string, price: number | null) =>
      client.createItems({
        body: { items: [{ description, category: 'top', color_primary: 'navy', price }] },
      });
    for (const [name, price] of [
      ['Tee', 20],
      ['Knit', 80],
      ['Gift', null],
    ] as const)
      await add(name, price);
    const { items } = await client.listItems();
    const [tee, gift] = ['Tee', 'Gift'].map(
      (name) => items.find((item) => item.description === name)?.id ?? '',
    );
    await client.markWorn({ params: { id: tee ?? '' }, body: { date: daysAgo(1) } });
    await client.markWorn({ params: { id: tee ?? '' }, body: { date: daysAgo(3) } });
    await client.markWorn({ params: { id: gift ?? '' }, body: { date: daysAgo(1) } });
    await client.markWorn({ params: { id: gift ?? '' }, body: { date: daysAgo(500) } });
    const { cost_per_wear, priced, wears, colours } = await client.insights();
    expect(cost_per_wear.map(({ description, cost_per_wear: cost }) => [description, cost])).toEqual([
      ['Tee', 10],
      ['Knit', null],
    ]);
    expect(priced).toBe(2);
    expect([wears.days, wears.total]).toEqual([
      [
        { day: daysAgo(3), wears: 1 },
        { day: daysAgo(1), wears: 2 },
      ],
      3,
    ]);
    expect(colours).toMatchObject([{ basic: 'blue', owned: 1, worn: 1 }]);
  });
});

it('the history is filtered by day, score and words, whatever their case, and signs stand for themselves', async () => {
  const person = await test.signUp();
  await has(person, [
    { ago: 1, score: 85 },
    { ago: 5, score: 65 },
    { ago: 9, score: 45 },
  ]);
  const found = async (query: Partial<HistoryFilter>) => {
    const { history, total } = await person.client.history({ query });
    expect(total).toBe(history.length);
    return history.map(({ overall_score }) => overall_score);
  };
  expect(await found({ from: daysAgo(5), to: daysAgo(2) })).toEqual([65]);
  expect(await found({ min_score: 60, max_score: 85 })).toEqual([85, 65]);
  expect(await found({ search: 'NAVY an', max_score: 50 })).toEqual([45]);
  expect(await found({ search: '100%' })).toHaveLength(3);
  expect(await found({ search: '10_%' })).toEqual([]);
  expect((await failure(person.client.history({ query: { from: 'yesterday' } }))).status).toBe(422);
  expect((await failure(person.client.history({ query: { max_score: 101 } }))).status).toBe(422);
});

it('analyses of an earlier version are described afterwards, and found and summed up like new ones', async () => {
  const { client, id } = await test.signUp();
  await client.uploadAnalyze({ file: fileOf(await outfitPhoto({ width: 240, variant: 4 })) });
  const [overview, insights] = [await client.dashboard(), await client.insights()];
  const db = test.app.database.write;
  await db.deleteFrom('analysis_marks').where('user_id', '=', id).execute();
  await db.updateTable('analyses').set({ described: 0, search_text: '' }).where('user_id', '=', id).execute();
  expect((await client.dashboard()).styles).toEqual([]);
  await test.app.jobs.start();
  await test.app.jobs.runDue();
  expect([await client.dashboard(), await client.insights()]).toEqual([overview, insights]);
  const style = overview.styles[0]?.style ?? 'none';
  expect((await client.history({ query: { search: style.toUpperCase() } })).total).toBe(1);
});

it('insights and recommendations are for Pro, the overview for everybody', async () => {
  const { client, id } = await test.signUp();
  await test.app.database.write
    .updateTable('users')
    .set({ trial_ends_at: '2020-01-01T00:00:00.000Z' })
    .where('id', '=', id)
    .execute();
  for (const [call, message] of [
    [() => client.insights(), 'Insights are only available for Pro users. Please upgrade your account.'],
    [
      () => client.wardrobeBuilder(),
      'Wardrobe recommendations are only available for Pro users. Please upgrade your account.',
    ],
  ] as const)
    expect(await failure(call())).toMatchObject({ status: 402, code: 'pro_required', message });
  expect((await client.dashboard()).total).toBe(0);
});

it('the purchases that unlock most outfits follow the wardrobe', async () => {
  const { client } = await test.signUp();
  expect(await client.wardrobeBuilder()).toEqual({ recommendations: [], total: 0, outfits: 0, pieces: 0 });
  await client.createItems({
    body: { description: 'white t-shirt\nnavy knit\ngrey t-shirt\nwhite sneakers' },
  });
  const before = await client.wardrobeBuilder();
  expect([before.pieces, before.outfits]).toEqual([4, 0]);
  const [best] = before.recommendations;
  expect(best).toMatchObject({ category: 'pants', goes_with: expect.arrayContaining([expect.anything()]) });
  const drawing = await fetch(`${test.origin}${best?.image_url}`);
  expect(drawing.status).toBe(200);
  expect(drawing.headers.get('content-type')).toContain('image/svg+xml');
  await client.createItems({ body: { description: `${best?.color_primary} ${best?.subcategory}` } });
  const after = await client.wardrobeBuilder();
  expect([after.pieces, after.outfits]).toEqual([5, best?.outfits_unlocked]);
});
