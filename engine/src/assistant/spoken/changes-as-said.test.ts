import { describe, expect, it } from 'vitest';
import type { AssistantContext, AssistantEvent } from '../assistant-context.ts';
import { conversationIn, outfitOf } from '../conversation/conversation.testing.ts';
import { contextOf, piece } from '../wardrobe.testing.ts';

const away = { available: false } as const;
const items = [
  piece('anorak', 'Orange anorak', { category: 'outerwear', subcategory: 'anorak', colour: 'orange' }),
  piece('suede', 'Suede jacket', { category: 'outerwear', subcategory: 'jacket', colour: 'brown' }),
  piece('teal', 'Teal jumper', { category: 'top', subcategory: 'sweater', colour: 'teal', timesWorn: 2 }),
  piece('utah', 'Utah College sweatshirt', { category: 'top', subcategory: 'sweatshirt', colour: 'red' }),
  piece('tee', 'Striped tee', {
    ...away,
    category: 'top',
    subcategory: 't-shirt',
    colour: 'white',
    status: 'in_wash',
  }),
  piece('cords', 'Rust cords', {
    ...away,
    category: 'pants',
    subcategory: 'corduroy trousers',
    colour: 'rust',
    status: 'in_wash',
  }),
  piece('kilt', 'Wool kilt', {
    ...away,
    category: 'pants',
    subcategory: 'skirt',
    colour: 'green',
    status: 'lent',
    keptIn: 'Nadia',
  }),
  piece('brogues', 'Oxblood brogues', { category: 'shoes', subcategory: 'brogues', colour: 'burgundy' }),
  piece('jeans', 'Dark jeans', { category: 'pants', subcategory: 'jeans', colour: 'dark blue' }),
  piece('belt', 'Tan belt', { category: 'accessories', subcategory: 'belt', colour: 'tan' }),
];
const vest = piece('vest', 'Fishing vest', { category: 'outerwear', subcategory: 'vest', colour: 'khaki' });

function eventOn(id: string, title: string, day: string, clock: string): AssistantEvent {
  const none = { time: null, location: null, outfit: null };
  return { ...none, id, title, eventType: 'casual', day, clock };
}
const all = [
  eventOn('recital', 'Piano recital', '2026-12-03', '19:30'),
  eventOn('lunch', 'Lunch with Nadia', '2026-12-05', '12:30'),
  eventOn('utahs', 'Utahs reunion', '2026-12-09', '18:00'),
];
const context: AssistantContext = {
  ...contextOf(items, '2026-11-30'),
  archived: async () => [vest],
  events: async (first, last) => all.filter(({ day }) => day >= first && day <= last),
};
const { lastOf, changeOf } = conversationIn(context);

describe('a pronoun means what the same message named before', () => {
  it.each([
    ['and the suede jacket? chuck it', 'suede'],
    ['what about the fishing vest. delete it please', 'vest'],
  ])('%s', async (said, id) => {
    const change = await changeOf('what have i not worn lately', said);
    expect(change).toMatchObject({ itemIds: [id] });
  });
});

describe('an article is no pronoun', () => {
  it.each([
    ['wie alt ist die suede jacket', 'das fishing vest kannst löschen, ist eh schon weg'],
    ['wie oft hatte ich den teal jumper an', 'die fishing vest bitte löschen'],
  ])('%s, %s', async (...said) => {
    expect(await changeOf(...said)).toMatchObject({ kind: 'delete_items', itemIds: ['vest'] });
  });
});

describe('what comes back is what is named', () => {
  it('and not what a word of its name is a state of', async () => {
    const wash = piece('wash', 'Light wash jeans', {
      ...away,
      category: 'pants',
      subcategory: 'jeans',
      colour: 'light blue',
      status: 'repair',
    });
    const { changeOf: change } = conversationIn(contextOf([...items, wash], '2026-11-30'));
    expect(await change('the light wash jeans are back from the tailor')).toMatchObject({
      itemIds: ['wash'],
    });
  });
});

describe('what is said to be clean comes out of the wash', () => {
  it.each([
    'put the striped tee and the rust cords down as clean, my husband ran the machine',
    'everything from the laundry is dry, you can sort it back in',
    'die ganze wäsche ist trocken, bitte wieder einräumen',
  ])('%s', async (said) => {
    const change = await changeOf(said);
    expect(change).toMatchObject({ kind: 'edit_items', edit: { status: 'available' } });
    expect(change && 'itemIds' in change && [...change.itemIds].sort()).toEqual(['cords', 'tee']);
  });

  it('and not what is not clean', async () => {
    expect(await changeOf('the teal jumper is not clean, put it in the wash')).toMatchObject({
      itemIds: ['teal'],
      edit: { status: 'in_wash' },
    });
  });
});

describe('somebody who was spoken of', () => {
  it.each([
    [['nadia brought my kilt back', 'yes', 'but now she wants the suede jacket, put it down as lent to her']],
    [['nadia hat noch meinen kilt', 'dafür leih ich ihr auch noch die suede jacket, trag das ein']],
  ])('is the one meant afterwards: %s', async (said) => {
    expect(await changeOf(...said)).toMatchObject({
      itemIds: ['suede'],
      edit: { status: 'lent', keptIn: 'Nadia' },
    });
  });

  it('is asked after without a name', async () => {
    const { text } = await lastOf('does nadia have my kilt', 'has she got anything else of mine');
    expect(text).toMatch(/Nadia/);
    expect(text).not.toMatch(/wash/i);
  });

  it('who does something is no event', async () => {
    const { cards } = await lastOf('Nadia says I never wear the teal jumper. True?');
    expect(outfitOf({ cards })).toBeUndefined();
  });
});

describe('what is said behind a yes', () => {
  it('is asked about too', async () => {
    const said = ['the striped tee is clean again', 'yes. and the teal jumper needs to go in'] as const;
    expect((await lastOf(...said)).change).toMatchObject({ itemIds: ['tee'] });
    expect(await changeOf(...said)).toMatchObject({ itemIds: ['teal'], edit: { status: 'in_wash' } });
  });
});

describe('the calendar', () => {
  it.each([
    ['they moved the recital to 7:15', '19:15'],
    ['the recital is at 6 now', '18:00'],
    ['the recital was moved to 8:30 in the morning', '08:30'],
    ['klavier: the recital starts 20:15 now', '20:15'],
  ])('keeps the half of the day that an event has: %s', async (said, time) => {
    expect(await changeOf(said)).toMatchObject({ kind: 'move_event', at: { day: '2026-12-03', time } });
  });

  it.each([
    ["I'm collecting it tomorrow at 4, put that on the calendar", /collecting/i],
    ["great. we're taking it to the tailor tomorrow at 4pm, note that down please", /tailor/i],
  ])('takes what somebody does at an hour: %s', async (said, title) => {
    const change = await changeOf('how old is the suede jacket', said);
    expect(change).toMatchObject({ kind: 'add_event', at: { day: '2026-12-01', time: '16:00' } });
    expect(change).toMatchObject({ title: expect.stringMatching(title) });
    expect(change).toMatchObject({ title: expect.stringMatching(/suede jacket/i) });
  });

  it('is not meant by a word of a garment', async () => {
    const shown = await lastOf(
      'what do i wear to the recital',
      'utah college sweatshirt or the teal jumper with that?',
    );
    expect(outfitOf(shown)?.eventId ?? 'recital').toBe('recital');
  });
});

describe('a new garment is called what it is', () => {
  it.each([
    ['got myself a new bag yesterday, green canvas backpack, 45 quid. add it', 'Green canvas backpack, £45'],
    ['hab mir ne neue jacke gekauft, steppjacke blau, 120 euro. leg die bitte an', 'Steppjacke blau, €120'],
    ['I bought a grey cap... no wait, a red scarf. $12 at Target', 'Red scarf, $12'],
  ])('%s', async (said, text) => {
    expect(await changeOf(said)).toMatchObject({ kind: 'add_items', text });
  });

  it('one garment is corrected to another at once', async () => {
    expect(await changeOf('put the teal jumper in the wash, no wait, the dark jeans')).toMatchObject({
      itemIds: ['jeans'],
    });
  });
});

describe('nothing of a message is lost', () => {
  it('where one of two orders is read less surely', async () => {
    const change = await changeOf('Nadia has returned my kilt, and I have lent the teal jumper to Ivo.');
    expect(change).toMatchObject({
      kind: 'several',
      changes: [{ itemIds: ['kilt'] }, { itemIds: ['teal'] }],
    });
  });

  it('where it begins with a yes to nothing', async () => {
    expect(await changeOf('how old is the suede jacket', 'ok. the orange anorak can go')).toMatchObject({
      itemIds: ['anorak'],
      edit: { isArchived: true },
    });
  });

  it('and what is put in after it was bought is no packing', async () => {
    const said = 'hab heute ne grüne wachsjacke gefunden für 40 euro!! pack die mal rein';
    expect(await changeOf(said)).toMatchObject({ kind: 'add_items', text: 'Grüne wachsjacke, €40' });
  });
});
