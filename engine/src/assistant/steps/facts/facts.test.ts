import { describe, expect, it } from 'vitest';
import type { Answer } from '../../assistant-context.ts';
import { conversationIn, outfitOf } from '../../conversation/conversation.testing.ts';
import { contextOf, piece } from '../../wardrobe.testing.ts';

const items = [
  piece('duffle', 'Olive duffle', {
    category: 'outerwear',
    subcategory: 'duffle coat',
    colour: 'olive',
    price: 120,
    timesWorn: 6,
    lastWorn: '2026-11-20',
  }),
  piece('bomber', 'Navy bomber jacket', {
    category: 'outerwear',
    subcategory: 'bomber jacket',
    colour: 'navy',
    price: 70,
    timesWorn: 35,
    lastWorn: '2026-11-28',
  }),
  piece('cashmere', 'Oatmeal cashmere jumper', { category: 'top', subcategory: 'sweater', colour: 'beige' }),
  piece('norwegian', 'Norwegerpullover', { category: 'top', subcategory: 'sweater', colour: 'blue' }),
  piece('coral', 'Coral top my aunt gave me', {
    category: 'top',
    subcategory: 'top',
    colour: 'coral',
    price: 40,
    purchasedOn: '2026-02-01',
  }),
  piece('tee', 'Striped tee', {
    category: 'top',
    subcategory: 't-shirt',
    colour: 'white',
    price: 20,
    timesWorn: 10,
    lastWorn: '2026-11-27',
  }),
  piece('gown', 'Plum evening gown', { category: 'dresses', subcategory: 'gown', colour: 'purple' }),
  piece('wrap', 'Bottle green cocktail dress', {
    category: 'dresses',
    subcategory: 'cocktail dress',
    colour: 'green',
    timesWorn: 1,
    lastWorn: '2025-12-01',
  }),
  piece('joggers', 'Navy joggers', { category: 'pants', subcategory: 'joggers', colour: 'navy' }),
  piece('jeans', 'Dark jeans', {
    category: 'pants',
    subcategory: 'jeans',
    colour: 'dark blue',
    timesWorn: 12,
    lastWorn: '2026-11-28',
  }),
  piece('slippers', 'Sheepskin slippers', { category: 'shoes', subcategory: 'slippers', colour: 'tan' }),
];
const { lastOf } = conversationIn(contextOf(items, '2026-11-30'));

function shown({ cards }: Answer): string[] {
  return cards.flatMap((card) => (card.kind === 'items' ? card.itemIds : []));
}

describe('facts of own clothes', () => {
  it.each([
    ['my aunt claims I never wear the coral top she gave me. is that true?', /^Yes, no wear/],
    ['meine tante meint ich zieh das coral top nie an, stimmt das?', /^Ja, /],
    ['they say i hardly wear the navy bomber, true?', /^Not quite: .*35 times/],
  ])('what somebody claims is checked: %s', async (said, told) => {
    expect((await lastOf(said)).text).toMatch(told);
  });

  it.each(['what else do i have that is elegant', 'was hab ich sonst noch schickes'])(
    'dressy pieces are shown, and none to buy: %s',
    async (said) => {
      const answer = await lastOf('tell me about the plum evening gown', said);
      expect(shown(answer)).toContain('wrap');
      expect(shown(answer)).not.toContain('gown');
    },
  );

  it.each(['long day on the phones. whats the cosiest stuff i own', 'was ist das gemütlichste was ich hab'])(
    'comfortable ones: %s',
    async (said) => {
      const answer = await lastOf(said);
      expect(outfitOf(answer)).toBeUndefined();
      expect(shown(answer)).toEqual(expect.arrayContaining(['joggers', 'slippers']));
    },
  );

  it.each(['what do i own that is made of wool', 'was hab ich alles aus wolle'])(
    'cloth, by names too: %s',
    async (said) => {
      expect(shown(await lastOf(said))).toEqual(expect.arrayContaining(['cashmere', 'norwegian']));
    },
  );

  it('what two kinds cost is one sum', async () => {
    const { text } = await lastOf('how much did i spend on coats and jackets');
    expect(text).toContain('190');
  });

  it('the best price per wear comes first', async () => {
    const answer = await lastOf('was lohnt sich am meisten, preis pro mal tragen');
    expect(shown(answer).slice(0, 2).sort()).toEqual(['bomber', 'tee']);
  });

  it('an honest look names what is there', async () => {
    const { text } = await lastOf(
      'Feels like I dress exactly like I did at twenty. My style never changed, be honest',
    );
    expect(text).toMatch(/^Honestly\? You reach for .*jeans/);
  });
});

describe('what asks for something is no remark', () => {
  it('moths', async () => {
    const { text } = await lastOf('ein loch im norwegerpullover, motten! was mach ich mit dem rest');
    expect(text).toMatch(/einfrieren|saugen/);
    expect((await lastOf('motten im schrank, was tun', 'wie lange muss das ins gefrierfach')).text).toMatch(
      /18/,
    );
  });

  it('a stain that stayed, and the cloth of it', async () => {
    const { text } = await lastOf(
      'spilled coffee on the striped tee',
      'been there since friday. polyester i think',
    );
    expect(text).toMatch(/soak/);
    expect(text).toMatch(/polyester/i);
  });

  it('what no wardrobe knows is said so', async () => {
    expect((await lastOf('any good podcasts for a long drive')).text).toMatch(
      /wardrobe|clothes|not my field/i,
    );
  });

  it('a list that does not fit', async () => {
    const said = ['pack for 3 days in bremen from december 27', 'that never fits my bag, what could i leave'];
    const { text, cards } = await lastOf(...said);
    expect(text).toMatch(/^I’d leave/);
    expect(cards.map(({ kind }) => kind)).toEqual(['packing']);
  });

  it('a tired word is listened to', async () => {
    const { text, cards } = await lastOf('hab keine kraft mehr, abgaben, regen, alles grau');
    expect(cards).toEqual([]);
    expect(text.length).toBeLessThan(60);
  });
});
