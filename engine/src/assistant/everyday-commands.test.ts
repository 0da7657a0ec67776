import { describe, expect, it } from 'vitest';
import abroad from '../knowledge/assistant/answers-abroad.json' with { type: 'json' };
import commands from '../knowledge/assistant/commands.json' with { type: 'json' };
import { inEnglish } from './abroad/in-english.ts';
import { answerQuestion } from './answer-question.ts';
import type { Memory } from './assistant-context.ts';
import { clockTime, eventTitle } from './commands/event-words.ts';
import { addedText } from './commands/item-words.ts';
import { languages } from './intent/intent-names.ts';
import { contextOf, piece } from './wardrobe.testing.ts';

const wardrobe = [
  piece('coat', 'Camel wool coat', { category: 'outerwear', subcategory: 'coat', colour: 'camel' }),
  piece('tee', 'White tee', { category: 'top', subcategory: 't-shirt', colour: 'white' }),
  piece('dress', 'Black midi dress', { category: 'dresses', subcategory: 'dress', colour: 'black' }),
  piece('jeans', 'Blue jeans', { category: 'pants', subcategory: 'jeans', colour: 'blue' }),
  piece('boots-suede', 'Brown suede boots', { category: 'shoes', subcategory: 'boots', colour: 'brown' }),
  piece('boots', 'Black leather boots', { category: 'shoes', subcategory: 'boots', colour: 'black' }),
];
const context = contextOf(wardrobe, '2026-10-15');
const ask = (text: string, memory?: Memory) => answerQuestion(context, text, memory);
const pendingOf = async (text: string) => (await ask(text)).memory.pending?.change;

describe('a command asks once and is carried out on a yes', () => {
  it.each([
    ['delete the camel coat', { kind: 'delete_items', itemIds: ['coat'] }],
    ['lösch den mantel', { kind: 'delete_items', itemIds: ['coat'] }],
    ['borra el vestido negro', { kind: 'delete_items', itemIds: ['dress'] }],
    ['add a red wool scarf', { kind: 'add_items', text: 'Red wool scarf' }],
    ['my jeans are in the wash', { kind: 'edit_items', itemIds: ['jeans'], edit: { status: 'in_wash' } }],
    ['i moved to Bergen', { kind: 'set_home', town: 'Bergen' }],
    ['i hate yellow', { kind: 'set_taste', weights: { 'colour:yellow': -1 } }],
  ])('%s', async (text, change) => {
    const offered = await ask(text);
    expect(offered.memory.pending?.change).toEqual(change);
    expect(offered.change).toBeUndefined();
    const done = await ask('yes', offered.memory);
    expect(done.change).toEqual(change);
    expect(done.memory.pending).toBeUndefined();
    expect((await ask('no', offered.memory)).change).toBeUndefined();
  });

  it('asks which of several is meant, and takes the one that is named', async () => {
    const open = await ask('delete the boots please');
    expect(open.memory.asking?.itemIds.sort()).toEqual(['boots', 'boots-suede']);
    const chosen = await ask('the suede ones', open.memory);
    expect(chosen.memory.pending?.change).toEqual({ kind: 'delete_items', itemIds: ['boots-suede'] });
  });

  it.each([
    'my leather vest went on ebay',
    'the red wings are at the cobbler',
    'take the wranglers with the busted knee off my list',
  ])('%s: a cloth, a color or a word for a part means no garment alone', async (text) => {
    const answer = await ask(text);
    expect(answer.memory.pending).toBeUndefined();
    expect(answer.memory.asking).toBeUndefined();
  });

  it.each([
    ['got me a new carhartt duck jacket', 'carhartt duck jacket'],
    ['just copped a stone island crewneck, black. stick it in', 'stone island crewneck, black'],
  ])('%s: what is added is the garment alone', (text, added) => {
    expect(addedText(text).replace(/^new /, '')).toBe(added);
  });

  it('undo without a change says so', async () => {
    const answer = await ask('undo');
    expect(answer.change).toBeUndefined();
    expect(answer.text).toMatch(/nothing to undo/);
  });

  it('a list that is pasted is offered to be added', async () => {
    expect(await pendingOf('black jeans, white tee, 2 hoodies, docs')).toMatchObject({ kind: 'add_items' });
  });
});

describe('facts come from the data', () => {
  it('nothing is said to be worn, old or dear that nobody noted', async () => {
    expect((await ask('whats my oldest coat')).text).toMatch(/No purchase dates yet/);
    expect((await ask('what havent i worn in ages')).text).toMatch(/No wears are noted/);
    expect((await ask('how much have i spent on shoes')).text).toMatch(/No prices/);
  });
});

describe('the language of the question', () => {
  it.each([
    ['was soll ich morgen anziehen', /^Morgen:/],
    ['qué me pongo mañana', /^Mañana:/],
    ['je mets quoi demain', /^Demain :/],
    ['hva skal jeg ha på meg i morgen', /^I morgen:/],
  ])('%s', async (text, opening) => {
    const answer = await ask(text);
    expect(answer.text).toMatch(opening);
    expect(answer.cards.some(({ kind }) => kind === 'outfit')).toBe(true);
  });

  it('has every sentence in every language', () => {
    for (const sentence of Object.values(commands))
      for (const language of languages) expect(sentence[language]).not.toBe('');
    for (const sentence of Object.values(abroad)) expect(Object.keys(sentence)).toHaveLength(4);
  });

  it('puts what is named into English, and days only where days are meant', () => {
    expect(inEnglish('die blauen Hosen', 'de')).toBe('the blue trousers');
    expect(inEnglish('outfit for sat', 'en')).toBe('outfit for saturday');
    expect(inEnglish('i sat in the sun', 'en')).toBe('i sat in the sun');
  });
});

it.each([
  ['add dentist tuesday 9am', 'Dentist', '09:00'],
  ['dinner with Mia fri 7pm', 'Dinner with Mia', '19:00'],
  ['trag Zahnarzt am Dienstag um 9 Uhr ein', 'Zahnarzt', '09:00'],
  ['añade cena con Ana el viernes a las 8', 'Cena con Ana', '20:00'],
  ['put lunch with sam in my calendar on sunday 13:30', 'Lunch with sam', '13:30'],
])('"%s" is an event with a title and a time', (text, title, time) => {
  expect([eventTitle(text), clockTime(text)]).toEqual([title, time]);
});

it.each([
  ['i just bought 2 white tees from uniqlo, put them in', '2 white tees from uniqlo'],
  ['can you add my new hiking boots please', 'new hiking boots'],
  ['füg einen roten wollschal hinzu', 'roten wollschal'],
])('"%s" adds what it names', (text, things) => {
  expect(addedText(text)).toBe(things);
});
