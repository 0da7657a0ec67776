import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fileOf } from '../../../../test/photos.ts';
import { failure, startTestApp, type TestApp } from '../../../../test/test-app.ts';
import type { Person } from '../../../../test/wardrobe.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

function importing({ client }: Person, table: string, fields: Record<string, string> = {}) {
  return client.importWardrobe({ file: fileOf(Uint8Array.from(Buffer.from(table))), fields });
}

it.each([
  [
    'English',
    'Item,Colour,Brand,Date purchased,Season',
    'white shirt,white,Acme,"Mar 4, 2025",Spring/Summer',
  ],
  ['German', 'Bezeichnung;Farbe;Marke;Kaufdatum;Jahreszeit', 'weißes Hemd;white;Acme;4.3.2025;ganzjährig'],
  [
    'Spanish',
    'Artículo;Color;Marca;Fecha de compra;Temporada',
    'white shirt;white;Acme;4 de marzo de 2025;todo el año',
  ],
  [
    'French',
    'Vêtement;Couleur;Marque;Date d’achat;Saison',
    'white shirt;white;Acme;4 mars 2025;toute l’année',
  ],
  ['Norwegian', 'Plagg;Farge;Merke;Kjøpsdato;Årstid', 'white shirt;white;Acme;2025-03-04;hele året'],
])('a table in %s is understood by its headings, its days and its seasons', async (_language, head, row) => {
  const person = await test.signUp();
  const { columns } = await importing(person, `${head}\n${row}\n`, { dry_run: 'true' });
  expect(columns.map(({ column }) => column)).toEqual([
    'description',
    'color_primary',
    'brand',
    'purchase_date',
    'season',
  ]);
  await importing(person, `${head}\n${row}\n`);
  const [item] = (await person.client.listItems()).items;
  expect(item).toMatchObject({ brand: 'Acme', purchase_date: '2025-03-04', season: 'all' });
});

it('skipped columns are named, wear counts with the reason, and a person may choose otherwise', async () => {
  const person = await test.signUp();
  const table = 'Name,Times worn,Shelf,What\nWinter 1,12,top left,black wool coat\n';
  const { columns, preview } = await importing(person, table, { dry_run: 'true' });
  expect(columns).toMatchObject([
    { heading: 'Name', column: 'description' },
    { heading: 'Times worn', column: null, sample: '12', note: expect.stringContaining('days') },
    { heading: 'Shelf', column: null, note: null },
    { heading: 'What', column: null },
  ]);
  expect(preview[0]?.description).toBe('Winter 1');
  const chosen = JSON.stringify([null, null, 'kept_in', 'description']);
  await importing(person, table, { columns: chosen });
  const [item] = (await person.client.listItems()).items;
  expect(item).toMatchObject({ description: 'black wool coat', kept_in: 'top left', category: 'outerwear' });
  const none = await importing(person, table, { columns: '[null,null,null,null]', dry_run: 'true' });
  expect(none.problems[0]?.message).toMatch(/choose which column/);
  const all = { columns: '[null,null,null,null]', good_rows: 'true' };
  expect((await failure(importing(person, table, all))).status).toBe(422);
  expect((await failure(importing(person, table, { columns: 'no list' }))).status).toBe(422);
});

it('good rows come in while the others wait with their cells', async () => {
  const person = await test.signUp();
  const table = 'description,price,bought\nblue tee,12,2025-01-01\nred tee,cheap,\ngreen tee,,03/04/2025\n';
  const report = await importing(person, table, { good_rows: 'true' });
  expect(report).toMatchObject({ state: 'done', items_created: 1 });
  expect(report.problems).toMatchObject([
    { row: 3, cells: ['red tee', 'cheap', ''] },
    {
      row: 4,
      message: expect.stringContaining('two different days'),
      cells: ['green tee', '', '03/04/2025'],
    },
  ]);
  expect((await person.client.listItems()).items.map(({ description }) => description)).toEqual(['blue tee']);
});

it('one day that can be meant in one way only decides how the others are', async () => {
  const person = await test.signUp();
  await importing(person, 'description,bought\nblue tee,03/04/2025\nred tee,25/12/2024\n');
  const { items } = await person.client.listItems();
  expect(items.map(({ purchase_date }) => purchase_date)).toEqual(['2025-04-03', '2024-12-25']);
});

it('the template to fill in comes in as it is, every column understood', async () => {
  const person = await test.signUp();
  const template = new URL('../../../../../web/public/wardrobe-template.csv', import.meta.url);
  const report = await importing(person, readFileSync(template, 'utf8'));
  expect(report).toMatchObject({ state: 'done', items_created: 2, problems: [] });
  expect(report.columns.filter(({ column }) => column === null)).toEqual([]);
});
