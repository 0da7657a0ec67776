import { describe, expect, it } from 'vitest';
import type { AssistantContext, AssistantEvent } from '../../assistant-context.ts';
import type { Change } from '../../change.ts';
import { conversationIn, outfitOf } from '../../conversation/conversation.testing.ts';
import { contextOf, piece } from '../../wardrobe.testing.ts';

const items = [
  piece('blazer', 'Navy blazer', { category: 'outerwear', subcategory: 'blazer', colour: 'navy' }),
  piece('oxford', 'White oxford shirt', { category: 'shirt', subcategory: 'shirt', colour: 'white' }),
  piece('roll', 'Black turtleneck', { category: 'top', subcategory: 'turtleneck', colour: 'black' }),
  piece('mustard', 'Mustard cardigan', { category: 'top', subcategory: 'cardigan', colour: 'mustard' }),
  piece('base', 'Wool baselayer', { category: 'top', subcategory: 'base layer', colour: 'grey' }),
  piece('navy', 'Navy trousers', { category: 'pants', subcategory: 'trousers', colour: 'navy' }),
  piece('check', 'Gray checked trousers', { category: 'pants', subcategory: 'trousers', colour: 'grey' }),
  piece('wrap', 'Green wrap dress', { category: 'dresses', subcategory: 'dress', colour: 'green' }),
  piece('loafers', 'Brown loafers', { category: 'shoes', subcategory: 'loafers', colour: 'brown' }),
  piece('pumps', 'Nude pumps', { category: 'shoes', subcategory: 'heels', colour: 'beige' }),
  piece('hoops', 'Gold hoops', { category: 'accessories', subcategory: 'earrings', colour: 'gold' }),
];
function eventOn(id: string, title: string, day: string, worn: readonly string[]): AssistantEvent {
  const outfit = worn.length > 0 ? { itemIds: [...worn], description: '' } : null;
  return { id, title, eventType: 'casual', day, time: null, clock: null, location: null, outfit };
}
const all = [
  eventOn('board', 'Board meeting', '2026-12-02', ['blazer', 'oxford', 'navy']),
  eventOn('gala', 'Charity gala', '2026-12-11', ['roll', 'check']),
  eventOn('knit', 'Knitting circle day', '2026-12-17', []),
];
const context: AssistantContext = {
  ...contextOf(items, '2026-11-29'),
  events: async (first, last) => all.filter(({ day }) => day >= first && day <= last),
  plans: async (first, last) =>
    all
      .filter(({ day, outfit }) => outfit && day >= first && day <= last)
      .map(({ id, day, outfit }) => ({ id: `plan-${id}`, day, eventId: id, itemIds: outfit?.itemIds ?? [] })),
};
const { lastOf, changeOf } = conversationIn(context);

function planned(change: Change | undefined): string[] | undefined {
  const each = change?.kind === 'several' ? change.changes : change ? [change] : [];
  return each.flatMap((one) => (one.kind === 'plan_outfit' ? [[...one.itemIds].sort()] : []))[0];
}

const ofBoard = 'what did i plan for the board meeting';

describe('a planned outfit is changed in what is named, and the rest stays', () => {
  it.each([
    [
      [ofBoard, "i don't like those trousers with the blazer. can you swop them for the grey ones?"],
      ['blazer', 'check', 'oxford'],
    ],
    [
      [ofBoard, 'swap it for the turtleneck', 'and add the loafers'],
      ['blazer', 'loafers', 'navy', 'roll'],
    ],
    [
      [ofBoard, 'rather take the green wrap dress instead of the oxford shirt and the navy trousers'],
      ['blazer', 'wrap'],
    ],
    [
      [ofBoard, 'with the baselayer too'],
      ['base', 'blazer', 'navy', 'oxford'],
    ],
    [
      ['was ist für das board meeting geplant', 'nimm den blazer raus und die loafers dazu'],
      ['loafers', 'navy', 'oxford'],
    ],
    [['green wrap dress, nude pumps and gold hoops for the charity gala'], ['hoops', 'pumps', 'wrap']],
    [
      [
        'how often have i worn the green wrap dress',
        'put that on the charity gala instead. w the nude pumps and hoops',
      ],
      ['hoops', 'pumps', 'wrap'],
    ],
    [
      ['put the mustard cardigan and the checked trousers down for the knitting circle'],
      ['check', 'mustard'],
    ],
  ])('%s', async (said, worn) => {
    expect(planned(await changeOf(...said))).toEqual(worn);
  });

  it('also after a question about one piece', async () => {
    const swap = 'swap the navy trousers for the checked ones';
    const change = await changeOf(ofBoard, swap, 'and which shoes?', 'yes go on then, add them');
    expect(planned(change)).toEqual(expect.arrayContaining(['blazer', 'check', 'oxford']));
    expect(planned(change)).toHaveLength(4);
  });
});

describe('a word that is set against something', () => {
  it('is no yes', async () => {
    const { change, text } = await lastOf(ofBoard, 'add the loafers', 'k but shoes');
    expect(change).toBeUndefined();
    expect(text).toMatch(/loafers|pumps/);
  });
});

describe('an outfit that is shown', () => {
  it('says so where what is named is in it already', async () => {
    const first = outfitOf(await lastOf('what should i wear to the knitting circle day'));
    const worn = items.find(({ id }) => first?.itemIds.includes(id));
    const { text } = await lastOf(
      'what should i wear to the knitting circle day',
      `put the ${worn?.description} with it`,
    );
    expect(text).toMatch(/already/);
  });
});
