import { proMessages } from '@drape/contract/membership/tiers';
import { wardrobeItem } from '@drape/contract/wardrobe/wardrobe-item';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { failure, startTestApp, type TestApp } from '../../../../test/test-app.ts';
import { addItems, freeUser, shirtLines } from '../../../../test/wardrobe.ts';
import { exportedTables } from '../../account/leaving/export-repository.ts';
import { deleteUser } from '../../account/leaving/removal-repository.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

describe('a text', () => {
  it('becomes items in its own order, each with a picture, for free users too', async () => {
    const person = await freeUser(test);
    const items = await addItems(
      person,
      '2x white tees, navy wool blazer (Zara, M), black leather chelsea boots',
    );
    expect(items.map(({ category, quantity }) => [category, quantity])).toEqual([
      ['top', 2],
      ['outerwear', 1],
      ['shoes', 1],
    ]);
    expect(items[1]).toMatchObject({ brand: 'Zara', size: 'M', color_primary: 'navy', corrected: [] });
    const { items: listed, total, max_wardrobe_items } = await person.client.listItems();
    expect([listed, total, max_wardrobe_items]).toEqual([items, 3, 50]);
    for (const { image_url, image_kind } of items) {
      const drawing = await fetch(test.origin + image_url);
      expect([drawing.status, drawing.headers.get('content-type'), image_kind]).toEqual([
        200,
        'image/svg+xml; charset=utf-8',
        'illustration',
      ]);
    }
  });

  it('can be read without anything being stored', async () => {
    const person = await freeUser(test);
    const description = 'red silk scarf\n\nbeige chinos';
    const { items, total } = await person.client.parseItems({ body: { description } });
    expect([total, items.map(({ color_primary }) => color_primary)]).toEqual([2, ['red', 'beige']]);
    for (const { understood } of items)
      for (const { start, end, field } of understood)
        if (field === 'color_primary') expect(['red', 'beige']).toContain(description.slice(start, end));
    expect((await person.client.listItems()).total).toBe(0);
  });

  it('keeps a line without a garment to be checked, as no clothing, until somebody says what it is', async () => {
    const person = await freeUser(test);
    const description = 'white tee\nthe thing from grandma, size 39';
    const { items: drafts } = await person.client.parseItems({ body: { description } });
    expect(drafts.map(({ status, guesses }) => [status, guesses.length])).toEqual([
      ['available', 0],
      ['to_check', 2],
    ]);
    const [, unknown] = await addItems(person, description);
    if (!unknown) throw new Error('The line was lost');
    expect(unknown).toMatchObject({ status: 'to_check', color_primary: 'unknown', palette: [] });
    expect(unknown.description).toBe('The thing from grandma, size 39');
    await addItems(person, shirtLines(49));
    expect((await failure(addItems(person, 'one more tee'))).body?.code).toBe('limit_reached');
    const named = await person.client.updateItem({
      params: { id: unknown.id },
      body: { category: 'shoes', subcategory: 'sneakers' },
    });
    expect(named).toMatchObject({ status: 'available', category: 'shoes', subcategory: 'sneakers' });
  });

  it('without anything in it is refused with the specified sentence', async () => {
    const { client } = await freeUser(test);
    for (const description of ['', '  \n ']) {
      const error = await failure(client.createItems({ body: { description } }));
      expect([error.status, error.body?.message]).toEqual([422, 'Please enter your wardrobe items']);
    }
  });

  it('of 10,000 lines is refused with the number, and nothing is created', async () => {
    const person = await test.signUp();
    const error = await failure(addItems(person, 'red tee\n'.repeat(10_000)));
    expect([error.status, error.body?.message]).toEqual([
      422,
      'This holds 10,000 items. At most 1,000 can be added at once.',
    ]);
    expect((await person.client.listItems()).total).toBe(0);
  });

  it('in emoji, other scripts, HTML and formulas stays a text', async () => {
    const person = await test.signUp();
    const texts = [
      'Dress with 👗 print',
      'Свитер синий',
      '<script>alert(1)</script> shirt',
      '=SUM(A1) jeans',
      'שמלה',
    ];
    const items = await addItems(person, texts.join('\n'));
    expect(items.map(({ description }) => description)).toEqual(texts);
    expect((await person.client.listItems()).items).toEqual(items);
  });
});

describe('the limit of a tier', () => {
  it('lets a bulk add in as a whole or not at all and tells how many fit', async () => {
    const person = await freeUser(test);
    await addItems(person, shirtLines(47));
    const error = await failure(addItems(person, shirtLines(12)));
    expect([error.status, error.code, error.body?.detail]).toEqual([
      402,
      'limit_reached',
      'Your Free plan holds 50 items and 47 are in use. 3 more fit, this would add 12.',
    ]);
    expect((await person.client.listItems()).total).toBe(47);
    await addItems(person, shirtLines(3));
    expect((await failure(addItems(person, 'one more tee'))).body?.message).toContain('No more fit');
  });

  it('is never overshot by bulk adds at the same time', async () => {
    const person = await freeUser(test);
    await addItems(person, shirtLines(40));
    const outcomes = await Promise.allSettled(
      Array.from({ length: 4 }, () => addItems(person, shirtLines(4))),
    );
    const { total } = await person.client.listItems();
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect(total).toBe(48);
  });

  it('holds for what comes back out of the bin, and what lies above it stays editable', async () => {
    const person = await freeUser(test);
    const items = await addItems(person, shirtLines(50));
    const ids = items.slice(0, 5).map(({ id }) => id);
    await person.client.deleteItems({ body: { ids } });
    await addItems(person, shirtLines(5));
    expect((await failure(person.client.restoreItems({ body: { ids } }))).code).toBe('limit_reached');
    const params = { id: items[10]?.id ?? '' };
    expect((await person.client.updateItem({ params, body: { size: 'L' } })).size).toBe('L');
  });

  it('does not bind the trial', async () => {
    const person = await test.signUp();
    await addItems(person, shirtLines(60));
    expect((await person.client.listItems()).max_wardrobe_items).toBeNull();
  });
});

describe('the detailed form', () => {
  const form = {
    description: 'Linen shirt',
    category: 'shirt',
    color_primary: 'Ecru',
    tags: [' a ', '', 'a'],
  };

  it('is for Pro users, in the words of the gate', async () => {
    const error = await failure((await freeUser(test)).client.createItems({ body: form }));
    expect([error.status, error.code, error.body?.message]).toEqual([
      402,
      'pro_required',
      proMessages.detailedForm,
    ]);
  });

  it('makes one item with the specified defaults and remembers what was set', async () => {
    const { client } = await test.signUp();
    const item = await client.createItems({ body: { ...form, season: 'autumn', price: 49.9 } });
    expect(item).toMatchObject({
      description: 'Linen shirt',
      category: 'shirt',
      color_primary: 'ecru',
      tags: ['a'],
      season: 'fall',
      occasion: ['casual'],
      price: 49.9,
      quantity: 1,
      status: 'available',
      corrected: expect.arrayContaining(['season', 'color_primary', 'tags', 'price', 'description']),
    });
    expect(wardrobeItem.safeParse(item).success).toBe(true);
  });

  it('without its three fields is refused with the specified sentence', async () => {
    const { client } = await test.signUp();
    const sentence = 'Please fill in at least description, category, and primary color';
    for (const body of [{ category: 'top' }, { color_primary: 'red' }, { ...form, description: ' ' }])
      expect((await failure(client.createItems({ body }))).body?.message).toBe(sentence);
  });

  it('is created once for one Idempotency-Key', async () => {
    const { client } = await test.signUp();
    const options = { idempotencyKey: 'one-shirt' };
    const both = await Promise.all([1, 2].map(() => client.createItems({ body: form }, options)));
    expect(both[0]).toEqual(both[1]);
    expect((await client.listItems()).total).toBe(1);
  });
});

describe('reviewed items', () => {
  it('are created as they were reviewed, free of charge', async () => {
    const { client } = await freeUser(test);
    const { items } = await client.parseItems({ body: { description: 'blue jeans\ngreen parka' } });
    const [jeans, parka] = items;
    if (!jeans || !parka) throw new Error('Nothing was read');
    const reviewed = [{ ...jeans, color_primary: 'indigo', corrected: ['color_primary'] }, parka];
    const created = await client.createItems({ body: { items: reviewed } });
    if (!('items' in created)) throw new Error('Not a list');
    expect(created.items_created).toBe(2);
    expect(created.items[0]).toMatchObject({ color_primary: 'indigo', corrected: ['color_primary'] });
    expect(created.items[1]).toMatchObject({ subcategory: parka.subcategory, corrected: [] });
  });

  it('as many as may be added at once are taken with all that was understood of them', async () => {
    const { client } = await test.signUp();
    const description = Array.from({ length: 1000 }, (_, n) => `2x navy striped wool jumper ${n} (COS, M)`);
    const { items } = await client.parseItems({ body: { description: description.join('\n') } });
    const created = await client.createItems({ body: { items } });
    expect('items_created' in created && created.items_created).toBe(1000);
    const error = await failure(client.createItems({ body: { items: [...items, ...items.slice(0, 1)] } }));
    expect([error.status, error.body?.message]).toEqual([422, 'At most 1000 items can be handled at once']);
  });
});

describe('what was corrected in a review', () => {
  const review = async (person: Awaited<ReturnType<typeof freeUser>>, line: string, change: object) => {
    const { items } = await person.client.parseItems({ body: { description: line } });
    const [draft] = items;
    if (!draft) throw new Error('Nothing was read');
    const corrected = Object.keys(change);
    const { learned: _, ...fields } = draft;
    await person.client.createItems({
      body: { items: [{ ...fields, ...change, status: 'available', corrected }] },
    });
  };
  const read = async (person: Awaited<ReturnType<typeof freeUser>>, description: string) =>
    (await person.client.parseItems({ body: { description } })).items[0];

  it('is learned for the same words of this person, and corrected again by correcting again', async () => {
    const [person, other] = [await freeUser(test), await freeUser(test)];
    await review(person, 'petrolish glimmer thing', {
      category: 'dresses',
      subcategory: 'dress',
      color_primary: 'teal',
    });
    expect(await read(person, '2x Petrolish glimmer thing, from Anna')).toMatchObject({
      category: 'dresses',
      subcategory: 'dress',
      color_primary: 'teal',
      status: 'available',
      learned: ['kind', 'color'],
    });
    expect(await read(other, 'petrolish glimmer thing')).toMatchObject({ status: 'to_check', learned: [] });
    const [added] = await addItems(person, 'petrolish glimmer thing');
    expect(added).toMatchObject({ category: 'dresses', status: 'available' });
    await review(person, 'petrolish glimmer thing', { category: 'top', subcategory: 'knit' });
    expect(await read(person, 'petrolish glimmer thing')).toMatchObject({
      category: 'top',
      subcategory: 'knit',
    });
  });

  it('says nothing of the color of a bare garment', async () => {
    const person = await freeUser(test);
    await review(person, 'skirt', { color_primary: 'red' });
    expect(await read(person, 'skirt')).toMatchObject({ color_primary: 'unknown', learned: [] });
  });

  it('is kept for at most 500 words, goes into the export and with the account', async () => {
    const person = await freeUser(test);
    const lines = Array.from(
      { length: 520 },
      (_, n) => `wibbletop${String.fromCharCode(97 + (n % 26), 97 + Math.floor(n / 26))} quux`,
    );
    const rows = () =>
      test.app.database.read
        .selectFrom('learned_readings')
        .selectAll()
        .where('user_id', '=', person.id)
        .execute();
    await test.app.database.transaction(async (transaction) => {
      for (const words of lines)
        await transaction
          .insertInto('learned_readings')
          .values({
            user_id: person.id,
            field: 'kind',
            words,
            value: 'top/knit',
            learned_at: '2020-01-01T00:00:00.000Z',
          })
          .execute();
    });
    await review(person, 'petrolish glimmer thing', { category: 'top', subcategory: 'knit' });
    const kept = await rows();
    expect(kept).toHaveLength(500);
    expect(kept.some(({ words }) => words.includes('petrolish'))).toBe(true);
    const owned = [];
    for await (const { name } of exportedTables(test.app.database.read, person.id)) owned.push(name);
    expect(owned).toContain('learned_readings');
    await deleteUser(test.app.database.write, person.id);
    expect(await rows()).toEqual([]);
  });
});
