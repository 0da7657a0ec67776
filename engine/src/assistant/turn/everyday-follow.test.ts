import { describe, expect, it } from 'vitest';
import type { AssistantContext, AssistantEvent } from '../assistant-context.ts';
import { conversationIn, outfitOf } from '../conversation/conversation.testing.ts';
import { contextOf, piece } from '../wardrobe.testing.ts';

const items = [
  piece('parka', 'Olive parka', {
    category: 'outerwear',
    subcategory: 'parka',
    colour: 'olive',
    purchasedOn: '2019-10-01',
    timesWorn: 3,
    lastWorn: '2026-11-10',
  }),
  piece('trench', 'Beige trench', {
    category: 'outerwear',
    subcategory: 'trench coat',
    colour: 'beige',
    purchasedOn: '2012-04-01',
    timesWorn: 2,
    lastWorn: '2026-10-03',
  }),
  piece('duffle', 'Navy duffle', { category: 'outerwear', subcategory: 'duffle coat', colour: 'navy' }),
  piece('denim', 'Denim shirt', { category: 'shirt', subcategory: 'shirt', colour: 'blue' }),
  piece('linen', 'Linen shirt', { category: 'shirt', subcategory: 'shirt', colour: 'white' }),
  piece('knit', 'Rust jumper', { category: 'top', subcategory: 'sweater', colour: 'rust' }),
  piece('cords', 'Brown cords', { category: 'pants', subcategory: 'corduroy trousers', colour: 'brown' }),
  piece('jeans', 'Dark jeans', { category: 'pants', subcategory: 'jeans', colour: 'dark blue' }),
  piece('loafers', 'Tan loafers', { category: 'shoes', subcategory: 'loafers', colour: 'tan' }),
  piece('trainers', 'White trainers', { category: 'shoes', subcategory: 'sneakers', colour: 'white' }),
];

function eventOn(
  id: string,
  title: string,
  day: string,
  given: Partial<AssistantEvent> = {},
): AssistantEvent {
  return {
    id,
    title,
    eventType: 'casual',
    day,
    time: null,
    location: null,
    clock: null,
    outfit: null,
    ...given,
  };
}

const all = [
  eventOn('quiz', 'Pub quiz', '2026-11-28'),
  eventOn('wedding', 'Wedding Ana & Tom', '2026-12-05', { eventType: 'formal', clock: '15:00' }),
  eventOn('dentist', 'Zahnarzt', '2026-12-03', { clock: '08:00' }),
  eventOn('shift', 'Late shift', '2026-11-29', { clock: '14:00' }),
];
const context: AssistantContext = {
  ...contextOf(items, '2026-11-25'),
  events: async (first, last) => all.filter(({ day }) => day >= first && day <= last),
};

const { talk, lastOf, changeOf } = conversationIn(context);

describe('"it" is what was named last', () => {
  it('and not the first of a list', async () => {
    const { text } = await lastOf(
      'how many coats do i have',
      'which of those is the oldest',
      'when did i wear it last',
    );
    expect(text).toMatch(/trench/);
    expect(text).not.toMatch(/parka/);
  });

  it.each([
    ['delete it', 'delete_items'],
    ['make it a favorite', 'edit_items'],
  ])('%s', async (message, kind) => {
    expect(await changeOf('how many coats do i have', 'which of those is the oldest', message)).toMatchObject(
      {
        kind,
        itemIds: ['trench'],
      },
    );
  });
});

describe('a further thing was worn on the day that was said before', () => {
  it.each([
    ['wore the dark jeans and the denim shirt yesterday', 'and the tan loafers', '2026-11-24'],
    ['i wore the brown cords on monday', 'the white trainers too', '2026-11-23'],
    ['gestern hatte ich dark jeans und linen shirt an', 'olive parka auch', '2026-11-24'],
  ])('%s, %s', async (first, then, day) => {
    expect(await changeOf(first, then)).toMatchObject({ kind: 'wear_items', day });
  });
});

describe('what was worn before stays out, and is no command', () => {
  it.each([
    'i wore the denim shirt last week, not again',
    'had the dark jeans on last friday already so something different',
  ])('%s', async (remark) => {
    const [first, then] = await talk('what should i wear to the pub quiz', remark);
    const named = remark.includes('denim') ? 'denim' : 'jeans';
    expect(then?.memory.pending).toBeUndefined();
    const shown = then && outfitOf(then);
    expect(shown).toMatchObject({ date: '2026-11-28', eventId: 'quiz' });
    expect(shown?.itemIds).not.toContain(named);
    expect(first && outfitOf(first)?.itemIds).not.toEqual(shown?.itemIds);
  });
});

describe('the calendar says what is meant', () => {
  it('where "next Saturday" is the one after', async () => {
    const answer = await lastOf('wedding next saturday, what do i wear');
    expect(outfitOf(answer)).toMatchObject({ date: '2026-12-05', eventId: 'wedding' });
  });

  it.each([
    ['scrap the late shift, swapped it with Jo', { kind: 'delete_events', eventIds: ['shift'] }],
    ['spätschicht absagen', undefined],
    ['bin am donnerstag beim zahnarzt', undefined],
    ['zahnarzt fällt aus', { kind: 'delete_events', eventIds: ['dentist'] }],
    [
      'pub quiz is now sunday instead of saturday',
      { kind: 'move_event', eventId: 'quiz', at: { day: '2026-11-29' } },
    ],
    [
      'zahnarzt ist jetzt freitag statt donnerstag',
      { kind: 'move_event', eventId: 'dentist', at: { day: '2026-12-04', time: '08:00' } },
    ],
  ])('%s', async (text, change) => {
    const pending = await changeOf(text);
    if (change) expect(pending).toMatchObject(change);
    else expect(pending).toBeUndefined();
  });

  it.each([
    ['neuer termin friseur mi 9.12. um 10', 'Friseur', { day: '2026-12-09', time: '10:00' }],
    ['neuer termin elternabend am 7. 1. um 19:30', 'Elternabend', { day: '2027-01-07', time: '19:30' }],
  ])('%s', async (text, title, at) => {
    expect(await changeOf(text)).toMatchObject({ kind: 'add_event', title, at });
  });
});

describe('a purchase is called by the words for the garment', () => {
  it.each([
    ['bought a navy wool beanie at muji yesterday for 25', 'Navy wool beanie, 25.00'],
    ['picked up black ankle boots from zara, $79.90', 'Black ankle boots, $79.90'],
    ['hab mir heute einen grauen schal gekauft 30 euro', 'Grauer schal, €30'],
    ['add a red wool scarf', 'Red wool scarf'],
    ['just bought levis 501', 'Levis 501'],
    ['picked up this gorgeous camel coat at Zara on saturday, 129.99', 'Camel coat, 129.99'],
    ['got a new coat today navy wool one 85 quid from m&s', 'Navy wool coat, £85'],
    ['gestern eine dunkelgrüne strickjacke bei cos gekauft 89€', 'Dunkelgrüne strickjacke, €89'],
  ])('%s', async (text, added) => {
    expect(await changeOf(text)).toMatchObject({ kind: 'add_items', text: added });
  });

  it('and was bought on the day that is named', async () => {
    expect(await changeOf('bought a navy wool beanie at muji yesterday for 25')).toMatchObject({
      edit: { purchasedOn: '2026-11-24' },
    });
    expect(await changeOf('add a red wool scarf')).not.toHaveProperty('edit');
  });

  it('with its maker, on the Saturday that is over', async () => {
    const said = 'picked up this gorgeous camel coat at Zara on saturday, 129.99';
    expect(await changeOf(said)).toMatchObject({ edit: { purchasedOn: '2026-11-21', brand: 'Zara' } });
    expect(await changeOf('just got black boots on vinted for 45')).not.toHaveProperty('edit.brand');
  });

  it('and what was got for something stays with it', async () => {
    expect(await changeOf('sold the olive parka on vinted for $35')).toMatchObject({
      itemIds: ['parka'],
      edit: { isArchived: true, addTags: ['gone', 'sold for $35'] },
    });
  });
});

describe('a limit that cannot be kept is said so', () => {
  it.each([
    'never put navy with black please',
    'no brown and navy together, ever',
    'from now on no skirts below 20 degrees',
  ])('%s', async (text) => {
    const answer = await lastOf(text);
    expect(answer.memory.pending).toBeUndefined();
    expect(answer.text).toMatch(/can’t/);
  });

  it('and one that can is kept', async () => {
    expect(await changeOf('from now on no brown')).toMatchObject({ kind: 'set_taste' });
  });
});

describe('spoken German', () => {
  it.each([
    ['wie wasch ich leinen', /lein|linen/i],
    ['wann hatt ich olive parka zuletzt an', /10\. November/],
  ])('%s', async (text, said) => {
    const answer = await lastOf(text);
    expect(answer.known).toBe(true);
    expect(answer.text).toMatch(said);
  });
});
