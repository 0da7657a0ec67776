import { describe, expect, it } from 'vitest';
import type { IntentName } from '../../intent/intent-names.ts';
import type { Detail, Wish } from '../../wishes/read-wishes.ts';
import { wholeWish } from './hear.ts';
import { heardRight } from './heard-right.ts';

type Said = { intent: IntentName; probability?: number; next?: [IntentName, number] };

function wish(
  text: string,
  { intent, probability = 0.95, next }: Said,
  details: [Detail['role'], string][] = [],
): Wish {
  const ranked = [{ intent, probability }, ...(next ? [{ intent: next[0], probability: next[1] }] : [])];
  return {
    intent,
    probability,
    ranked,
    text,
    details: details.map(([role, said]) => ({ role, text: said, from: text.indexOf(said) })),
  };
}

const detailsOf = (heard: Wish) =>
  heardRight([heard], undefined)[0]?.details.map(({ role, text }) => [role, text]);
const intentsOf = (wishes: Wish[]) => heardRight(wishes, undefined).map(({ intent }) => intent);

describe('what a message says against its reading', () => {
  it('lets go of nothing that somebody wants to keep', () => {
    const kept = wish('the pink ones im never getting rid of that', { intent: 'item_delete' }, [
      ['item', 'the pink ones'],
    ]);
    const gone = wish('but the fleece can go away', { intent: 'item_archive' }, [['item', 'the fleece']]);
    expect(intentsOf([kept, gone])).toEqual(['item_archive']);
  });

  it('asks for no outfit in the words before a purchase', () => {
    const told = wish('ok i was naughty at lunch.', { intent: 'outfit', probability: 0.7 });
    const bought = wish('a yellow shirt $35', { intent: 'item_add' }, [['item', 'a yellow shirt']]);
    expect(intentsOf([told, bought])).toEqual(['item_add']);
  });

  it('chooses pieces where it takes up a proposal, and asks about them otherwise', () => {
    const said: Said = { intent: 'pair', probability: 0.48, next: ['outfit_plan', 0.4] };
    expect(intentsOf([wish("let's do it, velvet blazer and black jeans", said)])).toEqual(['outfit_plan']);
    expect(intentsOf([wish('velvet blazer with black jeans?', said)])).toEqual(['pair']);
  });

  it('refuses nothing without a word for that', () => {
    expect(
      intentsOf([wish("they're gonna be beaten again", { intent: 'without', probability: 0.6 })]),
    ).toEqual(['small_talk']);
    expect(intentsOf([wish('without it please', { intent: 'without', probability: 0.6 })])).toEqual([
      'without',
    ]);
  });
});

describe('a week', () => {
  it('is planned with what is said of it in the next sentence', () => {
    const week = wish('plan my work week mon to fri.', { intent: 'week_plan' });
    const rest = wish('leave wednesday as is', { intent: 'event_move', probability: 0.2 });
    const other = wish('add a dinner on friday', { intent: 'event_create' });
    expect(heardRight([week, rest], undefined).map(({ text }) => text)).toEqual([
      'plan my work week mon to fri. leave wednesday as is',
    ]);
    expect(intentsOf([week, other])).toEqual(['week_plan', 'event_create']);
  });
});

describe('the details of a message', () => {
  it('move an event to the day of the last sentence', () => {
    const said = 'Lena kann Samstag nicht. Verschieb das auf Sonntag 16 Uhr.';
    const moved = wish(said, { intent: 'event_move' }, [
      ['to', 'Samstag'],
      ['to', 'Sonntag 16 Uhr'],
    ]);
    expect(detailsOf(moved)).toEqual([['to', 'Sonntag 16 Uhr']]);
  });

  it.each([
    ['dinner, Saturday the 19th at 7, Gibsons', 'Saturday the 19th at 7', 'Gibsons'],
    ['add dinner mon 8.30am marchmont', 'mon 8.30am marchmont', 'marchmont'],
  ])('say where it is, behind the time: %s', (said, when, where) => {
    const created = wish(said, { intent: 'event_create' }, [
      ['event', 'dinner'],
      ['when', when],
    ]);
    expect(detailsOf(created)).toContainEqual(['where', where]);
  });

  it.each(['dinner on Saturday at 7, Thanks', 'dinner saturday 7 in the evening'])(
    'say no place in %s',
    (said) => {
      const created = wish(said, { intent: 'event_create' }, [
        ['event', 'dinner'],
        ['when', said.replace(/^dinner (?:on )?|, Thanks$/g, '')],
      ]);
      expect(detailsOf(created)?.some(([role]) => role === 'where')).toBe(false);
    },
  );

  it('keep a garment in one piece, and no pronoun beside it', () => {
    const said = 'some blue and white striped shorts $28, can you add them';
    const added = wish(said, { intent: 'item_add' }, [
      ['item', 'some blue'],
      ['item', 'white striped shorts'],
      ['item', 'them'],
    ]);
    expect(detailsOf(added)).toEqual([['item', 'some blue and white striped shorts']]);
  });
});

describe('what is said of one outfit', () => {
  it('is one wish, also in two sentences', () => {
    const need = wish('i need to look legit for that.', { intent: 'outfit' });
    const piece = wish('build something with the blazer', { intent: 'outfit_with' }, [
      ['item', 'the blazer'],
    ]);
    const level = wish('always cold in there', { intent: 'warmer' });
    expect(wholeWish([need, piece], 'all of it', undefined)).toMatchObject({
      intent: 'outfit',
      details: [{ role: 'item', text: 'the blazer' }],
    });
    expect(wholeWish([need, level], 'all of it', undefined)?.details).toMatchObject([{ role: 'how' }]);
  });

  it('is two outfits where another day is named', () => {
    const dinner = wish('outfit for dinner.', { intent: 'outfit' });
    const brunch = wish('and one for brunch', { intent: 'outfit' }, [['event', 'brunch']]);
    expect(wholeWish([dinner, brunch], 'all of it', undefined)).toBeUndefined();
  });
});
