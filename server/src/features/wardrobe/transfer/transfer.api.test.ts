import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { WardrobeItem } from '@drape/contract/wardrobe/wardrobe-item';
import { wardrobeLimits } from '@drape/contract/wardrobe/wardrobe-options';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { boxMask, garmentPhoto } from '../../../../test/garment-photos.ts';
import { fileOf } from '../../../../test/photos.ts';
import { failure, startTestApp, type TestApp } from '../../../../test/test-app.ts';
import { addItem, addItems, freeUser, type Person, shirtLines } from '../../../../test/wardrobe.ts';
import { unzip, type ZipEntry, zipOf } from '../../../../test/zip-files.ts';
import { minuteMs } from '../../../platform/clock.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

async function exported({ client }: Person): Promise<Uint8Array<ArrayBuffer>> {
  const { url } = await client.exportWardrobe();
  const response = await fetch(test.origin + url);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/zip']);
  return new Uint8Array(await response.arrayBuffer());
}

function importing({ client }: Person, content: Uint8Array<ArrayBuffer> | string, dry_run?: 'true') {
  const bytes = typeof content === 'string' ? Uint8Array.from(Buffer.from(content)) : content;
  return client.importWardrobe({ file: fileOf(bytes, 'wardrobe'), fields: dry_run ? { dry_run } : {} });
}

const json = (items: unknown[]): ZipEntry => ({
  name: 'wardrobe.json',
  bytes: Buffer.from(JSON.stringify({ format: 'drape-wardrobe', version: 1, items })),
});

/** What of an item is the same wherever it is kept. */
function lasting({
  id: _i,
  version: _v,
  images,
  image_url,
  thumbnail_url: _t,
  updated_at: _u,
  ...rest
}: WardrobeItem) {
  const photos = images.map(({ cutout, has_cutout, width, height }) => ({
    cutout,
    has_cutout,
    width,
    height,
  }));
  return { ...rest, photos, drawing: rest.image_kind === 'photo' ? '' : image_url.replace(/seed=\d/, '') };
}

async function fullWardrobe(): Promise<Person> {
  const person = await test.signUp();
  const [blazer, tee] = await addItems(person, 'navy wool blazer (Zara, M) 129 EUR\nwhite tee');
  const params = { id: blazer?.id ?? '' };
  const notes = '=HYPERLINK("http://x")\n"quoted", 🧥 ümlaut';
  const body = {
    care_notes: notes,
    kept_in: 'hall closet',
    tags: ['a', '+b'],
    status: 'lent' as const,
    is_favorite: true,
  };
  await person.client.updateItem({ params, body });
  for (const date of ['2026-05-01', '2026-02-03']) await person.client.markWorn({ params, body: { date } });
  const withPhoto = { id: tee?.id ?? '' };
  const item = await person.client.addItemImage({ params: withPhoto, file: fileOf(await garmentPhoto()) });
  const image = { ...withPhoto, imageId: item.images[0]?.id ?? '' };
  const mask = await boxMask(150, 200, { left: 0.3, top: 0.3, width: 0.4, height: 0.4 });
  await person.client.setItemImageMask({ params: image, file: fileOf(mask, 'm.png', 'image/png') });
  return person;
}

describe('an exported wardrobe', () => {
  it('imported into a second account is the same wardrobe', async () => {
    const [one, other] = [await fullWardrobe(), await test.signUp()];
    const zip = await exported(one);
    const dry = await importing(other, zip, 'true');
    expect(dry).toMatchObject({
      dry_run: true,
      items_created: 2,
      images_created: 1,
      problems: [],
      fits: true,
    });
    expect(dry.preview.map(({ description }) => description)).toEqual(['Navy wool blazer', 'White tee']);
    expect((await other.client.listItems()).total).toBe(0);
    const report = await importing(other, zip);
    expect(report).toMatchObject({ dry_run: false, state: 'done', progress: 100, items_created: 2 });
    const [mine, theirs] = [await one.client.listItems(), await other.client.listItems()];
    expect(theirs.items.map(lasting)).toEqual(mine.items.map(lasting));
    for (const [index, item] of mine.items.entries()) {
      const copy = await other.client.getItem({ params: { id: theirs.items[index]?.id ?? '' } });
      const { worn_dates } = await one.client.getItem({ params: { id: item.id } });
      expect(copy.worn_dates).toEqual(worn_dates);
    }
    const photo = theirs.items.find(({ image_kind }) => image_kind === 'photo');
    for (const address of [photo?.image_url, photo?.thumbnail_url, photo?.images[0]?.original_url])
      expect((await fetch(test.origin + address)).status).toBe(200);
  });

  it('holds everything as JSON and as a table without formulas, and the photos', async () => {
    const files = await unzip(await exported(await fullWardrobe()));
    const names = [...files.keys()];
    expect(names.map((name) => name.replace(/\w{20}/, 'id')).sort()).toEqual([
      ...['photos/id-cutout.webp', 'photos/id.jpg', 'wardrobe.csv', 'wardrobe.json'],
    ]);
    const table = files.get('wardrobe.csv')?.toString() ?? '';
    expect(table).toContain(`"'=HYPERLINK`);
    expect(table.split('\r\n')[0]).toContain('description,category');
  });

  it.each([
    ['photo', '.jpg', 0],
    ['cut-out', '.webp', 1],
  ])('whose %s the storage has lost can still be imported', async (_what, lost, images) => {
    const [one, other] = [await fullWardrobe(), await test.signUp()];
    const stored = join(test.folder, 'files/garments', one.id);
    for (const name of readdirSync(stored)) if (name.endsWith(lost)) rmSync(join(stored, name));
    const report = await importing(other, await exported(one));
    expect(report).toMatchObject({ items_created: 2, images_created: images, problems: [] });
  });

  it('imported where it came from adds nothing, and its table alone can be imported too', async () => {
    const [one, other] = [await fullWardrobe(), await test.signUp()];
    const zip = await exported(one);
    const again = await importing(one, zip);
    expect([again.items_created, again.skipped.length]).toEqual([0, 2]);
    const table = (await unzip(zip)).get('wardrobe.csv')?.toString() ?? '';
    await importing(other, table);
    const [mine, theirs] = [await one.client.listItems(), await other.client.listItems()];
    const fields = ({
      description,
      care_notes,
      kept_in,
      tags,
      status,
      price,
      brand,
      times_worn,
    }: WardrobeItem) => {
      return { description, care_notes, kept_in, tags, status, price, brand, times_worn };
    };
    expect(theirs.items.map(fields)).toEqual(mine.items.map(fields));
  });

  it('of an older Drape, which did not ask where an item is kept, is read all the same', async () => {
    const [one, other] = [await fullWardrobe(), await test.signUp()];
    const files = await unzip(await exported(one));
    const { items } = JSON.parse(files.get('wardrobe.json')?.toString() ?? '{}');
    const older = items.map(({ kept_in: _, ...item }: Record<string, unknown>) => ({ ...item, images: [] }));
    await importing(other, zipOf([json(older)]));
    const { items: read } = await other.client.listItems();
    expect(read.map(({ kept_in }) => kept_in)).toEqual([null, null]);
  });

  it('is handed out for some minutes and to nobody else', async () => {
    const person = await test.signUp();
    const { url } = await person.client.exportWardrobe();
    const statusOf = async (address: string) => (await fetch(test.origin + address)).status;
    expect(await statusOf(url)).toBe(200);
    expect(await statusOf(url.replace(person.id, (await test.signUp()).id))).toBe(404);
    expect(await statusOf('/api/exports/wardrobe.zip')).toBe(404);
    test.clock.advance(wardrobeLimits.exportLinkMinutes * minuteMs);
    expect(await statusOf(url)).toBe(404);
  });
});

describe('a table', () => {
  const head = 'Name;Category;Primary color;Tags;Price;Favourite;Purchase date';
  it.each([
    ['UTF-8', (text: string) => Buffer.from(text)],
    ['UTF-16', (text: string) => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')])],
    ['Windows-1252', (text: string) => Buffer.from(text, 'latin1')],
  ])('in %s is read, and what its cells leave open is read in the description', async (_name, encode) => {
    const person = await test.signUp();
    const text = `${head}\nGrüne Jacke;outerwear;green;"a, b";1.299,50;yes;31.12.2025\nnavy jeans;;;;;;\n`;
    await importing(person, Uint8Array.from(encode(text)));
    const { items } = await person.client.listItems();
    expect(items).toMatchObject([
      {
        description: 'Grüne Jacke',
        category: 'outerwear',
        color_primary: 'green',
        tags: ['a', 'b'],
        price: 1299.5,
        is_favorite: true,
        purchase_date: '2025-12-31',
      },
      { description: 'navy jeans', category: 'pants', subcategory: 'jeans', color_primary: 'navy' },
    ]);
  });

  it('with mistakes is refused as a whole, row by row', async () => {
    const person = await test.signUp();
    const text = 'description,price,purchase_date\nblue tee,12,\nred tee,cheap,\n,5,\ngreen tee,,tomorrow\n';
    const { problems, items_created } = await importing(person, text, 'true');
    expect([problems.map(({ row }) => row), items_created]).toEqual([[3, 4, 5], 1]);
    const error = await failure(importing(person, text));
    expect(error.status).toBe(422);
    expect(error.body?.detail).toMatchObject([
      { loc: ['file', 3] },
      { loc: ['file', 4] },
      { loc: ['file', 5] },
    ]);
    expect((await person.client.listItems()).total).toBe(0);
  });

  it('of too many rows is refused with the number', async () => {
    const person = await test.signUp();
    const text = `description\n${shirtLines(wardrobeLimits.maxImportItems + 1)}`;
    const { problems, items_created } = await importing(person, text, 'true');
    expect([items_created, problems]).toEqual([
      0,
      [{ row: null, message: 'A file may hold at most 5,000 items', cells: null }],
    ]);
    expect((await failure(importing(person, text))).status).toBe(422);
  });

  it('above the limit of the tier comes in as a whole or not at all', async () => {
    const person = await freeUser(test);
    await addItems(person, shirtLines(48));
    const text = `description\n${shirtLines(5)}`;
    expect(await importing(person, text, 'true')).toMatchObject({ fits: false, free_places: 2 });
    const error = await failure(importing(person, text));
    expect([error.code, error.body?.message]).toEqual([
      'limit_reached',
      'Your Free plan holds 50 items and 48 are in use. 2 more fit, this would add 5.',
    ]);
    expect((await person.client.listItems()).total).toBe(48);
  });
});

describe('an import', () => {
  const item = { description: 'Tee', category: 'top', color_primary: 'red' };
  const bomb = { name: 'wardrobe.json', bytes: Buffer.alloc(50 * 1024 * 1024) };
  it.each([
    ['a list without a heading', Uint8Array.from(Buffer.from('blue tee\nred tee')), 415],
    ['a picture', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 1, 2, 3]), 415],
    ['a ZIP of something else', zipOf([{ name: 'letter.txt', bytes: Buffer.from('x') }]), 415],
    ['a ZIP with damaged JSON', zipOf([{ name: 'wardrobe.json', bytes: Buffer.from('{"a":') }]), 415],
    ['a ZIP that breaks off', zipOf([json([item])]).slice(0, -30), 415],
    [
      'a way out of the folder',
      zipOf([json([]), { name: '../../etc/passwd', bytes: Buffer.from('x') }]),
      415,
    ],
    ['an absolute path', zipOf([json([]), { name: '/etc/passwd', bytes: Buffer.from('x') }]), 415],
    ['a bomb', zipOf([bomb]), 413],
    ['a bomb that lies about its size', zipOf([{ ...bomb, size: 1000 }]), 415],
    ['items that are not', zipOf([json([item, { ...item, color_primary: 7 }])]), 422],
  ])('%s is refused and imports nothing', async (_name, bytes, status) => {
    const person = await test.signUp();
    expect((await failure(importing(person, bytes))).status).toBe(status);
    expect((await person.client.listItems()).total).toBe(0);
    expect(readdirSync(join(test.folder, 'scratch'))).toEqual([]);
  });

  it('with one damaged photo imports nothing and leaves no file', async () => {
    const [one, other] = [await fullWardrobe(), await test.signUp()];
    const files = await unzip(await exported(one));
    const entries = [...files].map(([name, bytes]) => ({
      name,
      bytes: name.endsWith('.jpg') ? bytes.subarray(0, 300) : bytes,
    }));
    const error = await failure(importing(other, zipOf(entries)));
    expect(error.status).toBe(415);
    expect((await other.client.listItems()).total).toBe(0);
    const stored = readdirSync(test.folder, { recursive: true, encoding: 'utf8' });
    expect(stored.filter((path) => path.includes(other.id) && /\.\w+$/.test(path))).toEqual([]);
  });

  it('whose process has ended is reported as such', async () => {
    const { client, id: user_id } = await test.signUp();
    const { id } = await client.importWardrobe({ file: fileOf(Uint8Array.from(Buffer.from('name\ntee'))) });
    const params = { id: id ?? '' };
    const { write } = test.app.database;
    await write
      .updateTable('wardrobe_imports')
      .set({ state: 'working' })
      .where('user_id', '=', user_id)
      .execute();
    expect(await client.getImport({ params })).toMatchObject({ state: 'working', items_created: 0 });
    test.clock.advance(3 * minuteMs);
    const { state, message } = await client.getImport({ params });
    expect([state, message]).toEqual(['failed', expect.stringContaining('Nothing was imported')]);
  });

  it('cannot be followed by somebody else', async () => {
    const [one, other] = [await test.signUp(), await test.signUp()];
    await addItem(one);
    const { id } = await importing(one, 'description\nblue tee\n');
    expect((await one.client.getImport({ params: { id: id ?? '' } })).items_created).toBe(1);
    expect((await failure(other.client.getImport({ params: { id: id ?? '' } }))).status).toBe(404);
  });
});
