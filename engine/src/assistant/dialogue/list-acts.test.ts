import { describe, expect, it } from 'vitest';
import type { AssistantContext, AssistantEvent } from '../assistant-context.ts';
import { conversationIn, outfitOf } from '../conversation/conversation.testing.ts';
import { contextOf, piece } from '../wardrobe.testing.ts';

const items = [
  piece('tee', 'White v-neck tee', { category: 'top', subcategory: 't-shirt', colour: 'white' }),
  piece('jeans', 'Straight leg jeans', { category: 'pants', subcategory: 'jeans', colour: 'blue' }),
  piece('wrap', 'Sage green wrap dress', { category: 'dresses', subcategory: 'dress', colour: 'green' }),
  piece('lbd', 'Little black dress', { category: 'dresses', subcategory: 'dress', colour: 'black' }),
  piece('coral', 'Coral midi dress', { category: 'dresses', subcategory: 'dress', colour: 'coral' }),
  piece('blazer', 'Navy blazer', { category: 'outerwear', subcategory: 'blazer', colour: 'navy' }),
  piece('coat', 'Camel coat', { category: 'outerwear', subcategory: 'coat', colour: 'camel' }),
  piece('heels', 'Nude heels', { category: 'shoes', subcategory: 'heels', colour: 'beige' }),
  piece('sandals', 'Gold sandals', { category: 'shoes', subcategory: 'sandals', colour: 'gold' }),
  piece('hat', 'Red wool hat', { category: 'accessories', subcategory: 'hat', colour: 'red' }),
];

function eventOn(id: string, title: string, day: string, place: string, worn: string[] = []): AssistantEvent {
  const outfit = worn.length > 0 ? { itemIds: worn, description: '' } : null;
  return { id, title, day, clock: '09:00', time: '9:00 AM', eventType: 'casual', location: place, outfit };
}

const all = [
  eventOn('course', 'CE course', '2027-04-29', 'Dallas'),
  eventOn('wedding', 'Jacob & Ty wedding', '2027-05-01', 'Bremen', ['wrap', 'sandals']),
];
const context: AssistantContext = {
  ...contextOf(items, '2027-04-20'),
  events: async (first, last) => all.filter(({ day }) => day >= first && day <= last),
  plans: async (first, last) =>
    all
      .filter(({ day, outfit }) => outfit && day >= first && day <= last)
      .map(({ id, day, outfit }) => ({ id: `plan-${id}`, day, eventId: id, itemIds: outfit?.itemIds ?? [] })),
};
const { lastOf, changeOf } = conversationIn(context);
const pack = 'im going to dallas wed night thru friday for the ce course, pack me';

describe('a packing list', () => {
  it('is for the week of the event that it is packed for', async () => {
    expect((await lastOf(pack)).memory.trip).toMatchObject({ firstDay: '2027-04-28', days: 3 });
  });

  it('takes in what is named by its kind and color, and says what came', async () => {
    const { text, memory } = await lastOf(pack, 'add the lbd');
    expect(memory.trip?.packed).toContain('lbd');
    expect(text).toMatch(/little black dress/);
  });

  it('goes on after a question about a piece, and leaves that at home', async () => {
    const said = [pack, 'add the navy blazer', 'do i need the blazer for the course or is that too much'];
    const { memory } = await lastOf(...said, 'leave it home then');
    expect(memory.trip?.packed).not.toContain('blazer');
  });
});

describe('a piece that was asked about', () => {
  const asked = 'would the coral dress work for jacob and tys wedding instead of the green one';

  it('is put into the outfit', async () => {
    expect(JSON.stringify(await changeOf(asked, 'ok switch it'))).toContain('"coral"');
  });

  it('stays out where the one that stands is left', async () => {
    const { memory } = await lastOf(asked, 'ok switch it', 'actually no leave the green one');
    expect(memory.pending).toBeUndefined();
  });
});

it('finds what there is in the color that stands before the question', async () => {
  const { text } = await lastOf('They want us all in a touch of red. Have I anything?');
  expect(text).toMatch(/red wool hat/);
});

it('says whether a coat is needed with the outfit that is spoken of', async () => {
  const answer = await lastOf('what am i wearing to the wedding', 'and do i need a coat with it');
  expect(answer.text).toMatch(/without one|camel coat/);
  expect(outfitOf(answer)).toBeUndefined();
});
