import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { WornInPhoto } from '@drape/contract/outfits/diary';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fileOf, outfitPhoto } from '../../../test/photos.ts';
import { failure, startTestApp, type TestApp } from '../../../test/test-app.ts';
import { addItem, addItems, freeUser, type Person } from '../../../test/wardrobe.ts';

let test: TestApp;
const today = '2026-05-04';
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

/** The drawn outfit as a camera writes it: with the day, and with the place where it was taken. */
async function takenOn(day: string, variant = 0): Promise<File> {
  const bytes = await sharp(await outfitPhoto({ variant }))
    .withExif({
      IFD2: { DateTimeOriginal: `${day.replaceAll('-', ':')} 08:15:00` },
      IFD3: { GPSLatitude: '52/1 22/1 0/1', GPSLatitudeRef: 'N' },
    })
    .jpeg()
    .toBuffer();
  return fileOf(Uint8Array.from(bytes));
}

async function photograph({ client }: Pick<Person, 'client'>, file?: File): Promise<WornInPhoto> {
  const { id } = await client.uploadAnalyze({ file: file ?? fileOf(await outfitPhoto()) });
  return client.getWorn({ params: { id: String(id) } });
}

const saysYes = ({ garments, version }: WornInPhoto) => ({
  version,
  garments: garments.flatMap(({ key, suggestion }) =>
    suggestion ? [{ key, item_id: suggestion.item_id }] : [],
  ),
});

const confirmed = ({ client }: Pick<Person, 'client'>, entry: WornInPhoto) =>
  client.confirmWorn({ params: { id: entry.analysis_id }, body: saysYes(entry) });

const daysOf = async ({ client }: Pick<Person, 'client'>, id: string) =>
  (await client.getItem({ params: { id } })).worn_dates;

describe('what is worn in a photo', () => {
  it('is found in the wardrobe, confirmed at once, worn once a day, and taken back to what it was', async () => {
    const person = await test.signUp();
    const [knit, coat, chinos] = await addItems(person, 'navy knit\nnavy coat\ncamel chinos');
    const entry = await photograph(person);
    expect(entry.date).toBe(today);
    const ids = [knit?.id, chinos?.id].map(String);
    expect(saysYes(entry).garments.map(({ item_id }) => item_id)).toEqual(ids);
    const before = await person.client.getAnalysis({ params: { id: entry.analysis_id } });

    const worn = await confirmed(person, entry);
    expect(worn.garments.map(({ item_id, worn: noted }) => [item_id, noted])).toEqual(
      ids.map((id) => [id, true]),
    );
    const after = await person.client.getAnalysis({ params: { id: entry.analysis_id } });
    expect(after.evidence.regions.map(({ label }) => label).sort()).toEqual(['chinos', 'knit']);
    for (const id of ids) expect(await daysOf(person, id)).toEqual([today]);
    expect(await daysOf(person, String(coat?.id))).toEqual([]);

    const second = await confirmed(person, await photograph(person));
    for (const id of ids) expect(await daysOf(person, id)).toEqual([today]);
    await person.client.undoWorn({ params: { id: entry.analysis_id } });
    for (const id of ids) expect(await daysOf(person, id)).toEqual([today]);
    await person.client.undoWorn({ params: { id: second.analysis_id } });
    for (const id of ids) expect(await daysOf(person, id)).toEqual([]);
    const back = await person.client.getAnalysis({ params: { id: entry.analysis_id } });
    expect({ ...back, reading: null }).toEqual({ ...before, reading: null });
    expect(back.reading).toMatchObject({ can_undo: false });
  });

  it('what a person noted on their own stays when a photo is taken back', async () => {
    const person = await test.signUp();
    const item = await addItem(person, 'navy knit');
    await person.client.markWorn({ params: { id: item.id }, body: { date: today } });
    const entry = await confirmed(person, await photograph(person));
    await person.client.undoWorn({ params: { id: entry.analysis_id } });
    expect(await daysOf(person, item.id)).toEqual([today]);
  });

  it('is another item, or not theirs, or nothing, and each answer can be changed', async () => {
    const person = await test.signUp();
    const [knit, shirt] = await addItems(person, 'navy knit\nnavy t-shirt');
    const entry = await photograph(person);
    const [upper] = entry.garments;
    if (!upper) throw new Error('Nothing was seen');
    const params = { id: entry.analysis_id };
    const say = (item_id: string | null, version: number, not_mine = false) =>
      person.client.confirmWorn({
        params,
        body: { garments: [{ key: upper.key, item_id, not_mine }], version },
      });
    const other = await say(String(shirt?.id), entry.version);
    expect(other.garments[0]).toMatchObject({ item_id: shirt?.id, worn: true });
    expect([await daysOf(person, String(knit?.id)), await daysOf(person, String(shirt?.id))]).toEqual([
      [],
      [today],
    ]);
    const none = await say(null, other.version, true);
    expect(none.garments[0]).toMatchObject({ item_id: null, not_mine: true, suggestion: null });
    expect(await daysOf(person, String(shirt?.id))).toEqual([]);
    const open = await say(null, none.version);
    expect(open.garments[0]).toMatchObject({ item_id: null, not_mine: false });
    expect(open.garments[0]?.choices.length).toBe(2);
  });

  it('nothing is suggested to a wardrobe that holds nothing like it', async () => {
    const person = await test.signUp();
    await addItems(person, 'red silk dress\nblack leather boots\nwhite shirt');
    const { garments } = await photograph(person);
    expect(garments.length).toBeGreaterThan(1);
    expect(garments.every(({ suggestion }) => suggestion === null)).toBe(true);
  });

  it("is never somebody else's: items, analyses and stale answers are refused", async () => {
    const person = await test.signUp();
    const entry = await photograph(person);
    const theirs = await addItem(await test.signUp(), 'navy knit');
    const key = String(entry.garments[0]?.key);
    const params = { id: entry.analysis_id };
    const body = { garments: [{ key, item_id: theirs.id }], version: entry.version };
    expect((await failure(person.client.confirmWorn({ params, body }))).status).toBe(404);
    const { client: stranger } = await test.signUp();
    const calls = [
      stranger.getWorn({ params }),
      stranger.confirmWorn({ params, body }),
      stranger.undoWorn({ params }),
      stranger.moveWorn({ params, body: { date: today } }),
      stranger.addWornItem({ body: { analysis_id: params.id, key, version: entry.version } }),
    ];
    const refused = await Promise.all(calls.map(failure));
    expect(refused.map(({ status }) => status)).toEqual(calls.map(() => 404));
    const own = await addItem(person, 'navy knit');
    const garments = [{ key, item_id: own.id }];
    const stale = { params, body: { garments, version: entry.version + 1 } };
    expect((await failure(person.client.confirmWorn(stale))).status).toBe(409);
    const wrong = { garments: [{ key: 'elbow', item_id: own.id }], version: entry.version };
    expect((await failure(person.client.confirmWorn({ params, body: wrong }))).status).toBe(422);
  });
});

describe('what is worn and not owned yet', () => {
  it('becomes an item with its color, its kind and its cut-out, worn that day', async () => {
    const person = await test.signUp();
    const entry = await photograph(person);
    const trousers = entry.garments.find(({ label }) => label === 'trousers');
    const body = { analysis_id: entry.analysis_id, key: String(trousers?.key), version: entry.version };
    const idempotencyKey = 'once';
    const added = await person.client.addWornItem({ body }, { idempotencyKey });
    const again = await person.client.addWornItem({ body }, { idempotencyKey });
    expect(again.item.id).toBe(added.item.id);
    expect(added.item).toMatchObject({
      description: 'Camel trousers',
      category: 'pants',
      subcategory: 'trousers',
      color_primary: 'camel',
      image_kind: 'photo',
    });
    expect(added.item.images[0]).toMatchObject({ cutout: true, has_cutout: true });
    expect(await daysOf(person, added.item.id)).toEqual([today]);
    const { total } = await person.client.listItems({ query: {} });
    expect(total).toBe(1);
    const next = await photograph(person);
    expect(saysYes(next).garments.map(({ item_id }) => item_id)).toContain(added.item.id);
  });

  it('is drawn where the plan has no photos', async () => {
    const person = await freeUser(test);
    const { analysis_id, garments, version } = await photograph(person);
    const body = { analysis_id, key: String(garments[0]?.key), version, description: 'my old jumper' };
    const { item } = await person.client.addWornItem({ body });
    expect(item).toMatchObject({ description: 'My old jumper', image_kind: 'illustration' });
  });
});

describe('the day of a photo', () => {
  it('is the one on which it was taken, and no place reaches the disk', async () => {
    const person = await test.signUp();
    const item = await addItem(person, 'navy knit');
    const entry = await photograph(person, await takenOn('2026-04-27'));
    expect(entry.date).toBe('2026-04-27');
    await confirmed(person, entry);
    expect(await daysOf(person, item.id)).toEqual(['2026-04-27']);
    const kept = await readFile(join(test.folder, 'files', `photos/${person.id}/${entry.analysis_id}.jpg`));
    const metadata = await sharp(kept).metadata();
    expect([metadata.exif, metadata.xmp]).toEqual([undefined, undefined]);
    expect(kept.includes('GPS')).toBe(false);
  });

  it('is today for a camera whose clock is ahead or was never set', async () => {
    const person = await test.signUp();
    expect((await photograph(person, await takenOn('2027-01-01'))).date).toBe(today);
    expect((await photograph(person, await takenOn('1980-01-01', 1))).date).toBe(today);
  });

  it('can be another one, with what was noted on it', async () => {
    const person = await test.signUp();
    const item = await addItem(person, 'navy knit');
    const { analysis_id } = await confirmed(person, await photograph(person));
    const params = { id: analysis_id };
    const moved = await person.client.moveWorn({ params, body: { date: '2026-05-02' } });
    expect([moved.date, moved.garments[0]?.worn]).toEqual(['2026-05-02', true]);
    expect(await daysOf(person, item.id)).toEqual(['2026-05-02']);
    const future = person.client.moveWorn({ params, body: { date: '2026-05-05' } });
    expect((await failure(future)).status).toBe(422);
  });
});

describe('the diary', () => {
  it('has the days newest first, in pages, with photos and with what the wear log knows alone', async () => {
    const person = await test.signUp();
    const [knit, watch] = await addItems(person, 'navy knit\nsilver watch');
    for (const day of ['2026-04-20', '2026-04-22', '2026-04-21'])
      await photograph(person, await takenOn(day));
    await person.client.markWorn({ params: { id: String(watch?.id) }, body: { date: '2026-04-23' } });
    const first = await person.client.listDiary({ query: { limit: 3 } });
    expect(first.days.map(({ date, entries }) => [date, entries.length])).toEqual([
      ['2026-04-23', 0],
      ['2026-04-22', 1],
      ['2026-04-21', 1],
    ]);
    expect([first.total, first.next, first.days[0]?.worn]).toEqual([4, '2026-04-20', [watch?.id]]);
    expect(first.items.map(({ id }) => id).sort()).toEqual([knit?.id, watch?.id].sort());
    const [entry] = first.days[1]?.entries ?? [];
    expect(entry?.verdict).not.toBe('');
    expect(entry?.garments.find(({ suggestion }) => suggestion)?.suggestion?.item_id).toBe(knit?.id);
    const rest = await person.client.listDiary({ query: { limit: 3, to: String(first.next) } });
    expect([rest.days.map(({ date }) => date), rest.next]).toEqual([['2026-04-20'], null]);
    const { client: stranger } = await test.signUp();
    expect(await stranger.listDiary({ query: {} })).toMatchObject({ days: [], total: 0, next: null });
  });

  it('forgets what is deleted and brings it back with it', async () => {
    const person = await test.signUp();
    const { analysis_id: id } = await photograph(person);
    await person.client.deleteAnalysis({ params: { id } });
    expect((await person.client.listDiary({ query: {} })).days).toEqual([]);
    expect((await failure(person.client.getWorn({ params: { id } }))).status).toBe(404);
    await person.client.restoreAnalysis({ params: { id } });
    expect((await person.client.listDiary({ query: {} })).total).toBe(1);
  });
});
