import { describe, expect, it } from 'vitest';
import type { AssistantContext, AssistantEvent } from '../assistant-context.ts';
import { conversationIn, outfitOf } from '../conversation/conversation.testing.ts';
import { contextOf, piece } from '../wardrobe.testing.ts';

const items = [
  piece('coat', 'Navy wool coat', {
    category: 'outerwear',
    subcategory: 'coat',
    colour: 'navy',
    material: 'wool',
    price: 180,
    timesWorn: 4,
    lastWorn: '2026-11-20',
  }),
  piece('parka', 'Olive parka', { category: 'outerwear', subcategory: 'parka', colour: 'olive', price: 90 }),
  piece('sweater', 'Burgundy cashmere sweater', {
    category: 'top',
    subcategory: 'sweater',
    colour: 'burgundy',
    material: 'cashmere',
  }),
  piece('flannel', 'Plaid flannel shirt', { category: 'shirt', subcategory: 'shirt', colour: 'red' }),
  piece('white', 'White oxford shirt', { category: 'shirt', subcategory: 'shirt', colour: 'white' }),
  piece('blue', 'Light blue oxford shirt', { category: 'shirt', subcategory: 'shirt', colour: 'light blue' }),
  piece('jeans', 'Black jeans', { category: 'pants', subcategory: 'jeans', colour: 'black' }),
  piece('light', 'Light wash straight jeans', {
    category: 'pants',
    subcategory: 'jeans',
    colour: 'light blue',
  }),
  piece('suit', 'Grey suit trousers', { category: 'pants', subcategory: 'suit trousers', colour: 'grey' }),
  piece('cargos', 'Grey cargos', {
    category: 'pants',
    subcategory: 'cargo pants',
    colour: 'grey',
    status: 'in_wash',
    available: false,
  }),
  piece('green', 'Green wrap dress', {
    category: 'dresses',
    subcategory: 'wrap dress',
    colour: 'green',
    price: 90,
    purchasedOn: '2025-04-01',
  }),
  piece('velvet', 'Black velvet dress', {
    category: 'dresses',
    subcategory: 'dress',
    colour: 'black',
    price: 129,
    purchasedOn: '2025-12-29',
  }),
  piece('pumps', 'Black pumps', { category: 'shoes', subcategory: 'pumps', colour: 'black' }),
  piece('boots', 'Black ankle boots', { category: 'shoes', subcategory: 'ankle boots', colour: 'black' }),
  piece('sneakers', 'White sneakers', { category: 'shoes', subcategory: 'sneakers', colour: 'white' }),
  piece('brogues', 'Brown brogues', { category: 'shoes', subcategory: 'brogues', colour: 'brown' }),
  piece('tote', 'Big brown tote', {
    category: 'accessories',
    subcategory: 'tote bag',
    colour: 'brown',
    status: 'repair',
    available: false,
  }),
];

const event = (
  id: string,
  title: string,
  day: string,
  given: Partial<AssistantEvent> = {},
): AssistantEvent => ({
  id,
  title,
  eventType: 'casual',
  day,
  time: null,
  location: null,
  clock: null,
  outfit: null,
  ...given,
});
const events = [
  event('granny', "Dinner at granny's", '2026-12-06', { clock: '18:00' }),
  event('yoga', 'Yoga', '2026-12-08', { clock: '18:30' }),
  event('school', 'Elternabend', '2026-12-09', { clock: '18:00' }),
  event('baptism', "Alfie's christening", '2026-12-12', {
    clock: '11:00',
    outfit: { itemIds: ['white', 'suit', 'brogues'], description: '' },
  }),
];
const context: AssistantContext = {
  ...contextOf(items, '2026-12-03'),
  events: async (first, last) => events.filter(({ day }) => day >= first && day <= last),
};
const { talk, lastOf, changeOf } = conversationIn(context);
const wornIn = async (...said: string[]) => (await lastOf(...said)).memory.outfit?.itemIds ?? [];
const dinner = "what should i wear to dinner at granny's";

describe('after an outfit', () => {
  it('a bare kind picks a piece to go with it, and the plan has what was picked', async () => {
    for (const said of ['and shoes?', 'shoes?', 'and a coat?']) {
      const answer = await lastOf(dinner, said);
      const [picked] = answer.memory.focus?.itemIds ?? [];
      expect(answer.text, said).toMatch(/^(I’d take|You have one)/);
      expect(answer.memory.outfit?.itemIds, said).toContain(picked);
    }
  });

  it('what hurts is exchanged, and the rest stays', async () => {
    const [before] = await talk(dinner);
    const after = await wornIn(dinner, 'not those, my feet hurt');
    const shoes = ['pumps', 'boots', 'sneakers', 'brogues'];
    const ofBefore = before?.memory.outfit?.itemIds ?? [];
    expect(after.filter((id) => shoes.includes(id))).not.toEqual(ofBefore.filter((id) => shoes.includes(id)));
    expect(after.length).toBeGreaterThan(0);
  });

  it('less dressy is another dress code for the same event', async () => {
    const answer = await lastOf(dinner, "too dressy, it's just granny's");
    expect(answer.memory.wish?.code).toBe('casual');
    expect(outfitOf(answer)?.eventId).toBe('granny');
    expect(answer.text).not.toMatch(/Dressed up/);
  });

  it('says where a piece is that is asked for and away', async () => {
    const answer = await lastOf('what do i wear tomorrow', 'not the grey cargos?');
    expect(answer.text).toMatch(/in the wash/);
    expect(answer.memory.outfit).toBeDefined();
  });
});

describe('what is left out', () => {
  it('is the kind that was spoken of', async () => {
    const answer = await lastOf('is the green dress ok for the office', 'or the black one');
    expect(answer.memory.shown).toContain('velvet');
    expect(answer.memory.tool).toBe('suits');
  });

  it('is the question that was asked', async () => {
    expect((await lastOf('how much was the green dress', 'and the velvet dress?')).text).toMatch(/129/);
    expect((await lastOf('where is my navy coat', 'and the brown tote?')).text).toMatch(/repair/);
  });
});

describe('several sentences', () => {
  it('are answered in the last, of what the others name', async () => {
    const answer = await lastOf('light jeans are staying dont worry. what do they go with');
    expect([...(answer.memory.anchors ?? []), ...(answer.memory.outfit?.itemIds ?? [])]).toContain('light');
    expect((await lastOf('I need pockets though. Are the grey cargos clean')).text).toMatch(/in the wash/);
    expect(
      await changeOf(
        'where are my grey suit trousers',
        "you know what, they don't even fit. get rid of them",
      ),
    ).toMatchObject({
      itemIds: ['suit'],
    });
  });

  it('a yes with another wish behind it does the one and asks about the other', async () => {
    const { change, memory } = await lastOf(
      'elternabend ist verschoben auf do 19 uhr',
      'ja den 10. und yoga diese woche fällt aus',
    );
    expect(change).toMatchObject({ kind: 'move_event', eventId: 'school' });
    expect(memory.pending?.change).toEqual({ kind: 'delete_events', eventIds: ['yoga'] });
  });
});

describe('a planned outfit', () => {
  it('has one piece swapped for another of its kind', async () => {
    const change = await changeOf(
      "what's planned for alfie's christening",
      'swap the white shirt for the blue one',
    );
    expect(change).toMatchObject({
      kind: 'plan_outfit',
      eventId: 'baptism',
      itemIds: ['blue', 'suit', 'brogues'],
    });
  });
});

describe('a view on one thing', () => {
  it('comes from its facts and changes nothing', async () => {
    const { text, memory } = await lastOf('should i get rid of the navy coat then?');
    expect(text).toMatch(/4 times.*45\.00 per wear.*keep/);
    expect(memory.pending).toBeUndefined();
  });
});

describe('words', () => {
  it('of a command are no name', async () => {
    const said = [
      'got curry sauce down my burgundy sweater how do i get it out',
      'right, mark it as in the wash',
    ];
    expect(await changeOf(...said)).toMatchObject({ itemIds: ['sweater'], edit: { status: 'in_wash' } });
  });

  it('of a question change nothing', async () => {
    expect(await changeOf('welche hosen hab ich noch sauber')).toBeUndefined();
    expect(await changeOf('which trousers are clean')).toBeUndefined();
  });

  it('of another world get no outfit and no topic', async () => {
    for (const said of ['are we gonna win on saturday or what', 'was schenkt man zum 60.']) {
      const { cards, memory } = await lastOf(said);
      expect(cards, said).toEqual([]);
      expect(memory.tool, said).not.toBe('explain');
    }
  });
});

describe('care in German', () => {
  it('answers in German about the stain and the fabric, and follow-ups too', async () => {
    const [wine, again] = await talk('rotwein auf seide, was tun', 'und bei wolle?');
    expect(wine?.text).toMatch(/tupfen.*Seide/s);
    expect(again?.text).toMatch(/tupfen.*Wolle/s);
    expect((await lastOf('mein pulli fusselt, was hilft')).text).toMatch(/Fusselrasierer/);
  });
});

describe('what is put right', () => {
  it('is the kind of a new thing that waits', async () => {
    const { memory } = await lastOf(
      'bought a green corduroy skirt for 6',
      "sorry, it's a jumper dress not a skirt",
    );
    expect(memory.pending?.change).toMatchObject({
      kind: 'add_items',
      edit: { description: 'Green corduroy jumper dress' },
    });
  });

  it('is the time of an event by so many hours', async () => {
    const said = ['what do i wear to yoga', 'they just called, 2 hour delay'];
    expect(await changeOf(...said)).toMatchObject({
      eventId: 'yoga',
      at: { day: '2026-12-08', time: '20:30' },
    });
    expect(await changeOf('yoga is an hour later now')).toMatchObject({
      at: { day: '2026-12-08', time: '19:30' },
    });
  });
});

describe('what the data does not hold', () => {
  it('is said shortly', async () => {
    const lent = await lastOf('where is my navy coat', 'when did i lend it');
    expect(lent.text).toMatch(/don’t keep the day/);
    const rain = await lastOf('is it gonna rain tomorrow');
    expect(rain.text).toMatch(/^(No rain|Maybe|Yes|I have no forecast)/);
  });

  it('of stains is asked again of another cloth', async () => {
    const { text } = await lastOf('how do i get wine out of silk', 'and from wool?');
    expect(text).toMatch(/^Blot/);
    expect(text).toMatch(/wool/i);
  });
});

describe('a word for a use', () => {
  it('means the things that are called so', async () => {
    const work = [
      piece('black', 'Black work cargos', { category: 'pants', subcategory: 'cargo pants', colour: 'black' }),
      piece('chinos', 'Navy chinos', { category: 'pants', subcategory: 'chinos', colour: 'navy' }),
      piece('grey', 'Grey work cargos', {
        category: 'pants',
        subcategory: 'cargo pants',
        colour: 'grey',
        status: 'in_wash',
        available: false,
      }),
    ];
    const { memory } = await conversationIn(contextOf(work, '2026-12-03')).lastOf(
      'what work trousers have i got left',
    );
    expect(memory.shown).toEqual(['black']);
  });
});
