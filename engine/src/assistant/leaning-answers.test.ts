import { describe, expect, it } from 'vitest';
import type { AssistantContext, AssistantEvent } from './assistant-context.ts';
import { conversationIn, outfitOf } from './conversation/conversation.testing.ts';
import { contextOf, piece } from './wardrobe.testing.ts';

const items = [
  piece('parka', 'Navy parka', { category: 'outerwear', subcategory: 'parka', colour: 'navy' }),
  piece('overcoat', 'Charcoal wool overcoat', {
    category: 'outerwear',
    subcategory: 'coat',
    colour: 'charcoal',
  }),
  piece('denim', 'Denim jacket', { category: 'outerwear', subcategory: 'denim jacket', colour: 'blue' }),
  piece('roll', 'Charcoal roll neck', {
    category: 'top',
    subcategory: 'turtleneck',
    colour: 'charcoal',
    timesWorn: 4,
    lastWorn: '2026-11-20',
  }),
  piece('oxford', 'Light blue oxford shirt', {
    category: 'shirt',
    subcategory: 'shirt',
    colour: 'light blue',
  }),
  piece('tee', 'White tee', { category: 'top', subcategory: 't-shirt', colour: 'white' }),
  piece('black', 'Black jeans', { category: 'pants', subcategory: 'jeans', colour: 'black' }),
  piece('ripped', 'Ripped black jeans', { category: 'pants', subcategory: 'jeans', colour: 'black' }),
  piece('chinos', 'Grey chinos', { category: 'pants', subcategory: 'chinos', colour: 'grey' }),
  piece('chelsea', 'Brown chelsea boots', {
    category: 'shoes',
    subcategory: 'chelsea boots',
    colour: 'brown',
  }),
  piece('trainers', 'White trainers', { category: 'shoes', subcategory: 'sneakers', colour: 'white' }),
  piece('walking', 'Walking boots', {
    category: 'shoes',
    subcategory: 'hiking boots',
    colour: 'brown',
    status: 'repair',
    available: false,
  }),
  piece('hoodie', 'Black hoodie', {
    category: 'top',
    subcategory: 'hoodie',
    colour: 'black',
    status: 'lent',
    available: false,
    keptIn: 'Zara',
  }),
];

function eventOn(id: string, title: string, day: string): AssistantEvent {
  return { id, title, eventType: 'casual', day, time: null, location: null, clock: null, outfit: null };
}

const all = [
  eventOn('shift', 'Night shift', '2026-11-29'),
  eventOn('party', "Zara's 22nd", '2026-12-04'),
  eventOn('do', 'Work Christmas do', '2026-12-11'),
  eventOn('walk', 'Malham walk with Dan', '2026-12-13'),
];
const context: AssistantContext = {
  ...contextOf(items, '2026-11-28'),
  events: async (first, last) => all.filter(({ day }) => day >= first && day <= last),
  weather: async () => ({
    feltC: 5,
    minC: 2,
    maxC: 7,
    rainMm: 0,
    rainChance: 0.1,
    windKmh: 10,
    source: 'forecast',
    place: 'Leeds',
  }),
};
const { lastOf, talk, changeOf } = conversationIn(context);

describe('another outfit', () => {
  it.each([
    [['what do i wear today', 'another one']],
    [['what do i wear today', 'nah, other one']],
    [['what do i wear today', 'swap the shoes', 'another one']],
    [['what do i wear today', 'nah', 'still no']],
  ])('differs in two pieces: %s', async (said) => {
    const answers = await talk(...said);
    const [before, after] = answers.slice(-2).map((answer) => outfitOf(answer)?.itemIds ?? []);
    expect(after.filter((id) => !before.includes(id)).length).toBeGreaterThanOrEqual(2);
  });

  it('keeps about as warm where a coat is refused in the cold', async () => {
    const [first, second] = await talk('what do i wear today with the parka', 'not the parka');
    expect(outfitOf(first)?.itemIds).toContain('parka');
    expect(outfitOf(second)?.itemIds).not.toContain('parka');
    expect(outfitOf(second)?.itemIds).not.toContain('denim');
  });

  it.each(['ok', 'love it', 'perfect'])('is taken by "%s"', async (said) => {
    expect((await changeOf('what do i wear today', said))?.kind).toBe('plan_outfit');
  });
});

describe('a yes-or-no question on own garments', () => {
  it.each([
    [['do the chelsea boots go with black jeans or is that wrong']],
    [['what do i wear to the walk with dan', 'do the chelsea boots go with black jeans or is that wrong']],
  ])('is answered about both: %s', async (said) => {
    const { text } = await lastOf(...said);
    expect(text).toMatch(/^Yes, the brown chelsea boots and the black jeans go together\. \S/);
  });

  it('leaves a change of the outfit alone', async () => {
    expect(outfitOf(await lastOf('what do i wear today', 'and with the trainers?'))).toBeDefined();
  });

  it('asks where a thing is, and changes nothing', async () => {
    const answer = await lastOf('are my walking boots back');
    expect(answer.memory.pending).toBeUndefined();
    expect(answer.text).toMatch(/walking boots.*repair/i);
  });
});

describe('what is left out is what was spoken of', () => {
  it('tells what is in the wash after something was put there', async () => {
    expect((await lastOf('wash the black jeans', 'yes', 'whats already in there')).memory.tool).toBe(
      'find_items',
    );
  });

  it('takes the garment that is named in full', async () => {
    const change = await changeOf('wash black jeans');
    expect(change).toMatchObject({ itemIds: ['black'] });
  });

  it('dresses for the event that was spoken of', async () => {
    const answer = await lastOf(
      'malham on the 13th, are my walking boots back',
      'if theyre not what do i wear',
    );
    expect(outfitOf(answer)).toMatchObject({ date: '2026-12-13', eventId: 'walk' });
  });

  it('finds the one event of a day by a common word', async () => {
    expect(outfitOf(await lastOf('work do on the 11th, what do i wear'))).toMatchObject({ eventId: 'do' });
  });

  it('puts what somebody has into the calendar on the day they meet', async () => {
    const change = await changeOf(
      'wheres my black hoodie',
      'can you text her to give it back',
      'yeah put it on the day of her party',
    );
    expect(change).toMatchObject({ kind: 'add_event', at: { day: '2026-12-04' } });
    expect(change).toMatchObject({ title: expect.stringMatching(/hoodie.*Zara/) });
  });
});

describe('a story in front of a wish', () => {
  it('is no event, and an errand wants an outfit for today', async () => {
    const answer = await lastOf('just off nights. need to get to the shops without looking homeless');
    expect(outfitOf(answer)).toMatchObject({ date: '2026-11-28', eventId: null });
  });

  it('is for what is named, and not for the only event of that day', async () => {
    const answer = await lastOf('i could do with something warm for the match on sunday');
    expect(outfitOf(answer)).toMatchObject({ date: '2026-11-29', eventId: null });
  });

  it('keeps the whole name of an occasion', async () => {
    expect(outfitOf(await lastOf('first day at a new job on monday, what do i wear'))?.title).toBe(
      'First day at a new job',
    );
  });

  it('knows no day in "four seasons in one day"', async () => {
    const answer = await lastOf('what do i wear today its meant to be like 4 seasons in one day');
    expect(outfitOf(answer)?.date).toBe('2026-11-28');
  });
});

describe('questions of the whole wardrobe', () => {
  it('says how much of a color there is, and whether that is too much', async () => {
    const { text } = await lastOf('do i own too much black');
    expect(text).toMatch(/^3 of your 13 pieces/);
    expect(text).toMatch(/too much/);
    expect(text).not.toContain('%');
  });

  it('says what to begin with where something should go', async () => {
    expect((await lastOf('what should i get rid of')).text).toMatch(/^I’d start with/);
  });

  it('tells what to do where a stain stayed', async () => {
    const answer = await lastOf('how do i get red wine out of a white tee', 'its dried in');
    expect(answer.text).toMatch(/oxygen bleach/);
    expect(answer.text).toMatch(/again|second/);
  });
});
