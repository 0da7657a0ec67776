import type { AnalysisResult, analysisCorrection, CorrectedGarment } from '@drape/contract/analysis/analysis';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { fileOf, outfitPhoto } from '../../../../test/photos.ts';
import { failure, startTestApp, type TestApp } from '../../../../test/test-app.ts';
import { addItem } from '../../../../test/wardrobe.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ env: { ADMIN_PASSWORD: 'steady-88' } });
});
afterAll(() => test.close());

async function anAnalyst() {
  const person = await test.signUp();
  const result = await person.client.uploadAnalyze({ file: fileOf(await outfitPhoto()) });
  const id = String(result.id);
  const correct = (body: z.input<typeof analysisCorrection>) =>
    person.client.correctAnalysis({ params: { id }, body });
  return { ...person, result, id, correct };
}

function readingOf({ reading }: AnalysisResult) {
  if (!reading) throw new Error('No reading was kept');
  const garments: CorrectedGarment[] = reading.garments.map(({ from }) => ({ from }));
  return { ...reading, garments };
}

const labelsOf = ({ evidence }: AnalysisResult) => evidence.regions.map(({ label }) => label);

describe('a corrected analysis', () => {
  it('is judged from the corrected garments, kept, found by them, and undone step by step to what it was', async () => {
    const { client, result, id, correct } = await anAnalyst();
    const { garments, version, can_undo } = readingOf(result);
    expect(can_undo).toBe(false);
    const [first, ...others] = garments;
    if (!first) throw new Error('No garment was read');
    const bag: CorrectedGarment = { from: [], kind: 'bag', color: 'burgundy' };
    const once = await correct({
      garments: [{ ...first, kind: 'jumpsuit', color: 'mustard' }, ...others],
      version,
    });
    expect(labelsOf(once)).toContain('jumpsuit');
    expect(once.analysis).not.toEqual(result.analysis);
    expect(once.evidence.palette.map(({ name }) => name)).toContain('mustard');
    const now = once.reading;
    const twice = await correct({
      garments: [{ from: garments.flatMap(({ from }) => from), kind: 'dress' }, bag],
      version: now?.version ?? 0,
    });
    expect(labelsOf(twice).sort()).toEqual(['bag', 'dress']);
    expect(await client.getAnalysis({ params: { id } })).toEqual(twice);
    expect((await client.history({ query: { search: 'dress' } })).total).toBe(1);
    const back = await correct({ undo: true, version: twice.reading?.version ?? 0 });
    expect({ ...back, reading: null }).toEqual({ ...once, reading: null });
    const first_again = await correct({ undo: true, version: back.reading?.version ?? 0 });
    expect({ ...first_again, reading: null }).toEqual({ ...result, reading: null });
    expect(first_again.reading).toMatchObject({ can_undo: false });
    const none = await failure(correct({ undo: true, version: first_again.reading?.version ?? 0 }));
    expect([none.status, none.message]).toEqual([409, 'There is nothing to undo']);
  });

  it('takes one region a garment as well, and is as it was read once all corrections are dropped', async () => {
    const { result, correct } = await anAnalyst();
    const { garments, version } = readingOf(result);
    const [region = ''] = garments[0]?.from ?? [];
    const changed = await correct({
      garments: [
        { region, kind: 'jumpsuit', material: 'denim' },
        { region: null, kind: 'bag', color: 'burgundy' },
      ],
      version,
    });
    expect(labelsOf(changed).sort()).toEqual(['bag', 'jumpsuit']);
    const back = await correct({ garments: null, version: changed.reading?.version ?? 0 });
    expect({ ...back, reading: null }).toEqual({ ...result, reading: null });
    expect(back.reading).toMatchObject({ can_undo: false });
  });

  it('takes a garment for the item of the wardrobe that it is, also once that is gone, until it is undone', async () => {
    const { result, id, correct, ...person } = await anAnalyst();
    const { client } = person;
    const { garments, version } = readingOf(result);
    const item = await addItem(person, 'camel blazer');
    await client.updateItem({
      params: { id: item.id },
      body: { formality: 5, pattern: 'checks', material: 'suede' },
    });
    const [first, ...others] = garments;
    if (!first) throw new Error('No garment was read');
    const worn = await correct({ garments: [{ ...first, item_id: item.id }, ...others], version });
    const [key] = worn.reading?.garments.map((garment) => garment.key) ?? [];
    expect(worn.reading?.garments[0]).toMatchObject({ item_id: item.id });
    const region = worn.evidence.regions.find((each) => each.key === key);
    expect(region).toMatchObject({ label: 'blazer', pattern: { kind: 'checks' } });
    expect(region?.palette[0]?.name).toBe('camel');
    expect(worn.analysis.overall_rating).not.toBe(result.analysis.overall_rating);

    await client.deleteItem({ params: { id: item.id } });
    const without = [{ ...first, item_id: item.id, color: 'navy' as const }];
    const again = await correct({ garments: without, version: worn.reading?.version ?? 0 });
    const [renamed] = again.evidence.regions;
    expect([renamed?.label, renamed?.palette[0]?.name]).toEqual(['blazer', 'navy']);
    await correct({ undo: true, version: again.reading?.version ?? 0 });
    const back = await correct({ undo: true, version: (again.reading?.version ?? 0) + 1 });
    expect({ ...back, reading: null }).toEqual({ ...result, reading: null });
    const next = await client.getAnalysis({ params: { id } });
    const adding = { garments: [{ region: null, item_id: item.id }], version: next.reading?.version ?? 0 };
    expect((await failure(correct(adding))).code).toBe('not_found');
  });

  it('is refused for an item of somebody else', async () => {
    const { result, correct } = await anAnalyst();
    const { garments, version } = readingOf(result);
    const theirs = await addItem(await test.signUp());
    const given = garments.map((garment) => ({ ...garment, item_id: theirs.id }));
    const refused = await failure(correct({ garments: given, version }));
    expect([refused.status, refused.message]).toEqual([404, 'One of these items was not found']);
  });

  it('is judged by the preferences that came with the photo', async () => {
    const { client } = await test.signUp();
    const file = fileOf(await outfitPhoto());
    const fields = { preferences: JSON.stringify({ style_preference: ['edgy'], other: 1 }) };
    const plain = await client.uploadAnalyze({ file });
    const edgy = await client.uploadAnalyze({ file, fields });
    expect(edgy.evidence.terms).not.toEqual(plain.evidence.terms);
    const { garments, version } = readingOf(edgy);
    const same = await client.correctAnalysis({
      params: { id: String(edgy.id) },
      body: { garments, version },
    });
    expect(same.evidence.terms).toEqual(edgy.evidence.terms);
  });

  it('is refused to others, for what was not read, and for what says nothing', async () => {
    const { result, id, correct } = await anAnalyst();
    const { garments, version } = readingOf(result);
    const { client: stranger } = await test.signUp();
    const body = { garments, version };
    expect((await failure(stranger.correctAnalysis({ params: { id }, body }))).status).toBe(404);
    const wrong: z.input<typeof analysisCorrection>[] = [
      { garments: [{ from: ['cloak'] }], version },
      { garments: [{ from: [], kind: 'bag' }], version },
      { garments: [], version },
      { garments, undo: true, version },
      { version },
    ];
    for (const change of wrong) expect((await failure(correct(change))).status).toBe(422);
  });

  it('is changed by one of two editors only', async () => {
    const { result, correct } = await anAnalyst();
    const { garments, version } = readingOf(result);
    const answers = await Promise.allSettled([
      correct({ garments, version }),
      correct({ garments: garments.slice(0, 1), version }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect((await failure(correct({ garments, version }))).code).toBe('conflict');
  });

  it('says so kindly where an earlier version kept no garments', async () => {
    const { result, id, client, correct } = await anAnalyst();
    await sql`update analysis_details set look = '{}' where analysis_id = ${id}`.execute(
      test.app.database.write,
    );
    expect((await client.getAnalysis({ params: { id } })).reading).toBeNull();
    const { garments, version } = readingOf(result);
    expect((await failure(correct({ garments, version }))).message).toContain('Analyze the photo again');
  });

  it('counts in the confusion table until it is undone', async () => {
    const { access_token } = await test
      .client()
      .login({ body: { username: 'admin', password: 'steady-88' } });
    const admin = test.client(access_token);
    const { result, correct } = await anAnalyst();
    const { garments, version } = readingOf(result);
    const total = async () => (await admin.recogniserConfusion()).total;
    const before = await total();
    const { reading } = await correct({ garments, version });
    test.clock.advance(3_600_000);
    expect(await total()).toBe(before + garments.length);
    await correct({ undo: true, version: reading?.version ?? 0 });
    test.clock.advance(3_600_000);
    expect(await total()).toBe(before);
  });
});
