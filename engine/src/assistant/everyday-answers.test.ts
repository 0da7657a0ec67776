import { describe, expect, it } from 'vitest';
import { inEnglish } from './abroad/in-english.ts';
import { notUnderstood } from './answers/talk-answers.ts';
import type { AssistantContext } from './assistant-context.ts';
import { conversationIn } from './conversation/conversation.testing.ts';
import { contextOf, piece } from './wardrobe.testing.ts';

const items = [
  piece('scrubs', 'Navy scrubs top', { category: 'top', colour: 'navy' }),
  piece('scrubs-grey', 'Grey scrubs top', { category: 'top', colour: 'grey' }),
  piece('tee', 'White tee', { category: 'top', subcategory: 't-shirt', colour: 'white' }),
  piece('flannel', 'Red flannel shirt', { category: 'shirt', subcategory: 'shirt', colour: 'red' }),
  piece('wax', 'Barbour wax jacket', {
    category: 'outerwear',
    subcategory: 'jacket',
    colour: 'olive',
    price: 200,
    timesWorn: 8,
  }),
  piece('dress', 'Black sheath dress', { category: 'dresses', subcategory: 'dress', colour: 'black' }),
  piece('jeans', 'Blue jeans', { category: 'pants', subcategory: 'jeans', colour: 'blue' }),
  piece('chinos', 'Beige chinos', { category: 'pants', subcategory: 'chinos', colour: 'beige' }),
  piece('boots', 'Black ankle boots', { category: 'shoes', subcategory: 'ankle boots', colour: 'black' }),
  piece('sneakers', 'White sneakers', { category: 'shoes', subcategory: 'sneakers', colour: 'white' }),
  piece('jumper', 'Cream jumper', {
    category: 'top',
    subcategory: 'sweater',
    colour: 'cream',
    status: 'lent',
    available: false,
    keptIn: 'Pete',
  }),
];
const context: AssistantContext = {
  ...contextOf(items, '2026-10-15'),
  events: async () => [
    {
      id: 'wedding',
      title: 'Anna’s wedding',
      eventType: 'formal',
      day: '2026-10-24',
      time: null,
      clock: null,
      location: null,
      outfit: null,
    },
  ],
  plans: async (first, last) =>
    first <= '2026-10-24' && last >= '2026-10-24'
      ? [{ id: 'plan', day: '2026-10-24', itemIds: ['dress'], eventId: 'wedding' }]
      : [],
};
const { ask, changeOf: pending } = conversationIn(context);

describe('what is away is told from the data', () => {
  it.each([
    ["who've I lent stuff to", /Lent out: .*Pete/],
    ['was hab ich verliehen', /Verliehen: .*Pete/],
    ['whats dirty', /Nothing is in the wash/],
  ])('%s', async (text, expected) => {
    expect((await ask(text)).text).toMatch(expected);
  });
});

describe('of a garment that is named', () => {
  it('its own wears are told, and nothing of its cloth', async () => {
    const own = piece('slip', 'Green satin slip dress', {
      category: 'dresses',
      subcategory: 'slip dress',
      colour: 'green',
      timesWorn: 2,
    });
    const answer = await conversationIn(contextOf([...items, own], '2026-10-15')).ask(
      'how many times have i worn the satin slip',
    );
    expect(answer.text).toMatch(/worn twice/);
  });

  it('the dirndl is meant, and no other dress', async () => {
    const dresses = [
      piece('blue', 'blaues Sommerkleid', { category: 'dresses', colour: 'blue', timesWorn: 9 }),
      piece('dirndl', 'Dirndl grün', { category: 'dresses', colour: 'green', timesWorn: 2 }),
    ];
    const answer = await conversationIn(contextOf(dresses, '2026-10-15')).ask(
      'wie oft hatte ich das dirndl an',
    );
    expect(answer.memory.shown).toEqual(['dirndl']);
  });
});

describe('a command finds what is meant', () => {
  it('by words of the name that no table knows', async () => {
    expect(await pending('just chucked both scrub tops in the laundry')).toMatchObject({
      itemIds: ['scrubs', 'scrubs-grey'],
    });
  });

  it('by the maker in the name', async () => {
    expect((await ask('cost per wear of the barbour')).text).toMatch(/25\.00 per wear/);
  });

  it('by the event whose outfit is moved', async () => {
    expect(await pending('shift the wedding outfit to friday')).toEqual({
      kind: 'move_plans',
      moves: [{ planId: 'plan', day: '2026-10-16' }],
    });
  });

  it.each([
    ['five a side tonight at 7, stick it in the diary', 'Five a side'],
    ['Friseur am Samstag um 10 eintragen', 'Friseur'],
    ['tengo una boda el sábado a las 6, apúntalo', 'Boda'],
  ])('an event is called what it is: %s', async (text, title) => {
    expect(await pending(text)).toMatchObject({ kind: 'add_event', title });
  });

  it('a town is a town', async () => {
    expect(await pending('i live in tucson now btw')).toEqual({ kind: 'set_home', town: 'Tucson' });
  });
});

describe('what is not understood', () => {
  it.each([
    ['en', /^I didn't get that\. Did you mean “.+” or “.+”\?$/],
    ['de', /^Das habe ich nicht verstanden\. Meintest du „.+“ oder „.+“\?$/],
    ['es', /^No lo he entendido\. ¿Querías decir «.+» o «.+»\?$/],
    ['fr', /^Je n'ai pas compris\. Tu voulais dire « .+ » ou « .+ » \?$/],
    ['no', /^Det skjønte jeg ikke\. Mente du «.+» eller «.+»\?$/],
  ] as const)('gets two guesses in one line, in the language asked: %s', (language, line) => {
    const guesses = [
      { intent: 'pack', probability: 0.3 },
      { intent: 'find', probability: 0.2 },
    ] as const;
    const answer = notUnderstood(guesses, language, undefined);
    expect(answer.text).toMatch(line);
    expect(answer.actions).toHaveLength(2);
  });

  it('gets no guesses where none is likely', () => {
    const answer = notUnderstood([{ intent: 'pack', probability: 0.05 }], 'en', undefined);
    expect(answer.text).toMatch(/^I'm not sure what you'd like\./);
  });

  it('a wish that changes nothing says so', async () => {
    const before = await ask('what should i wear today');
    const after = await ask('without the hat', before.memory);
    expect(after.text).toBe('This outfit is without it already, so it stays.');
  });

  it('“why” is told in German as well, and a funeral is offered help', async () => {
    const before = await ask('Was zieh ich heute an?');
    const why = await ask('warum gerade die Schuhe?', before.memory);
    expect(why.text).not.toMatch(/: \./);
    const grief = await ask('Meine Mutter ist gestorben, Beerdigung ist am Freitag');
    expect(grief.actions.map(({ label }) => label)).toEqual(['Was ziehe ich zur Beerdigung an?']);
  });
});

describe('answers in plain words', () => {
  it.each([
    'do the boots go with the black dress',
    'which shoes with the blue jeans',
    'does navy go with red',
  ])('%s', async (text) => {
    expect((await ask(text)).text).not.toMatch(/of 100|steps of|\bmeasure\b|\d/);
  });

  it('several outfits are shown where several are asked for', async () => {
    const { cards } = await ask('3 options with the flannel');
    expect(cards.filter(({ kind }) => kind === 'outfit').length).toBeGreaterThan(1);
  });

  it('the buttons speak the language of the question', async () => {
    const { actions } = await ask('Was zieh ich heute an?');
    expect(actions.map(({ label }) => label)).toContain('Einplanen');
  });
});

describe('other languages are put into English', () => {
  it.each([
    ['de', 'Wie krieg ich Rotwein aus der Seidenbluse?', 'how do i get red wine out of the silk blouse?'],
    ['fr', "c'est quoi la météo demain", 'what is the weather tomorrow'],
    ['no', 'hvilke sko passer til den svarte kjolen', 'which shoes goes with the black dress'],
  ] as const)('%s: %s', (language, text, english) => {
    expect(inEnglish(text, language)).toBe(english);
  });

  it('whether two things go together is answered', async () => {
    const { memory, text } = await ask('Jeans und Stiefeletten, geht das zusammen?');
    expect([memory.tool, text]).toEqual(['check_pair', expect.stringMatching(/^(Ja|Nein)/)]);
  });

  it('what goes with a dress is answered with shoes', async () => {
    const { memory, cards } = await ask('Welche Schuhe passen zum schwarzen Etuikleid?');
    expect(memory.tool).toBe('match_items');
    expect(JSON.stringify(cards)).toMatch(/boots|sneakers/);
  });
});

describe('garments that no table of kinds finds', () => {
  const owned = [
    ...items,
    piece('rust', 'Rust fine-knit V-neck jumper', {
      category: 'top',
      subcategory: 'sweater',
      colour: 'rust',
    }),
    piece('fleece', 'Plum half-zip fleece', { category: 'top', subcategory: 'fleece', colour: 'plum' }),
    piece('wrap', 'Emerald satin wrap dress', { category: 'dresses', subcategory: 'dress', colour: 'green' }),
    piece('clutch', 'Gold metallic clutch', {
      category: 'accessories',
      subcategory: 'clutch',
      colour: 'gold',
    }),
  ];
  const { ask: of } = conversationIn({ ...context, items: async () => owned });

  it('are compared', async () => {
    const { memory } = await of('plum fleece or the wax jacket for the hike');
    expect(memory.shown).toEqual(['fleece', 'wax']);
  });

  it('are matched', async () => {
    expect((await of('what goes w the rust v neck')).memory.anchors).toContain('rust');
  });

  it('are planned together', async () => {
    const { cards, memory } = await of('put me down for the emerald wrap and the gold clutch on saturday');
    expect(memory.pending).toBeDefined();
    expect(cards).toMatchObject([{ kind: 'outfit', itemIds: expect.arrayContaining(['wrap', 'clutch']) }]);
  });
});

describe('everyday talk', () => {
  it('what is worn to an event without an outfit is answered with an outfit', async () => {
    const { cards } = await ask('right what am i wearing to this wedding saturday');
    expect(cards).toMatchObject([{ kind: 'outfit', eventId: 'wedding' }]);
  });

  it('what somebody tells of another world gets no outfit', async () => {
    for (const text of ['did leinster win', 'youre better at this than my sister and she did a course'])
      expect((await ask(text)).cards, text).toEqual([]);
  });

  it('rain that is spoken of as lashing is no place', async () => {
    expect((await ask('is it gonna lash tmrw')).text).not.toMatch(/Lash/);
  });

  it('a cut that nobody asked for is not missed', async () => {
    const { text } = await ask('coming straight from the clinic to dinner, what should i wear');
    expect(text).not.toMatch(/has no straight/);
  });

  it('what somebody hates is no hat', async () => {
    const hats = [...items, piece('hat', 'Black hat', { category: 'accessories', colour: 'black' })];
    const { memory } = await conversationIn({ ...context, items: async () => hats }).ask(
      'delete the red flannel shirt, i hate it and it hates me',
    );
    expect(memory.pending?.change).toMatchObject({ kind: 'delete_items', itemIds: ['flannel'] });
  });
});
