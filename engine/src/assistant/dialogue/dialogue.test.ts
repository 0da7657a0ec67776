import { describe, expect, it } from 'vitest';
import type { AssistantContext, AssistantEvent } from '../assistant-context.ts';
import type { Change } from '../change.ts';
import { conversationIn, outfitOf } from '../conversation/conversation.testing.ts';
import { contextOf, piece } from '../wardrobe.testing.ts';

const items = [
  piece('oxford', 'Light blue oxford shirt', {
    category: 'shirt',
    subcategory: 'shirt',
    colour: 'light blue',
  }),
  piece('knit', 'Green wool sweater', { category: 'top', subcategory: 'knit', colour: 'green' }),
  piece('jeans', 'Dark jeans', { category: 'pants', subcategory: 'jeans', colour: 'navy' }),
  piece('flannels', 'Gray wool trousers', { category: 'pants', subcategory: 'trousers', colour: 'grey' }),
  piece('dress', 'Plum velvet dress', { category: 'dresses', subcategory: 'dress', colour: 'purple' }),
  piece('blazer', 'Navy blazer', { category: 'outerwear', subcategory: 'blazer', colour: 'navy' }),
  piece('coat', 'Camel coat', { category: 'outerwear', subcategory: 'coat', colour: 'camel' }),
  piece('boots', 'Black ankle boots', { category: 'shoes', subcategory: 'boots', colour: 'black' }),
  piece('sneakers', 'White sneakers', { category: 'shoes', subcategory: 'sneakers', colour: 'white' }),
  piece('hikers', 'Salomon hiking boots', {
    category: 'shoes',
    subcategory: 'hiking boots',
    colour: 'grey',
    status: 'lent',
    available: false,
    keptIn: 'Hugo',
  }),
];

function eventOn(id: string, title: string, day: string, worn: string[] = []): AssistantEvent {
  const outfit = worn.length > 0 ? { itemIds: worn, description: '' } : null;
  return { id, title, eventType: 'casual', day, time: '7:00 PM', clock: '19:00', location: null, outfit };
}

// A Thursday.
const today = '2026-12-03';
const all = [
  eventOn('brunch', 'Brunch with Priya', '2026-12-05'),
  eventOn('review', 'Quarterly review', '2026-12-08', ['oxford', 'flannels', 'blazer', 'boots']),
  eventOn('date', 'Date with Ben', '2026-12-10'),
];
const context: AssistantContext = {
  ...contextOf(items, today),
  events: async (first, last) => all.filter(({ day }) => day >= first && day <= last),
  plans: async (first, last) =>
    all
      .filter(({ day, outfit }) => outfit && day >= first && day <= last)
      .map(({ id, day, outfit }) => ({ id: `plan-${id}`, day, eventId: id, itemIds: outfit?.itemIds ?? [] })),
};
const { lastOf, changeOf } = conversationIn(context);

const partsOf = (change: Change | undefined): Change[] =>
  change?.kind === 'several' ? change.changes : change ? [change] : [];
const planOf = (change: Change | undefined) => partsOf(change).find(({ kind }) => kind === 'plan_outfit');

describe('what is dressed for', () => {
  it('is what was spoken of before, also in a remark', async () => {
    const answer = await lastOf('brunch with priya on saturday, bit nervous', 'what do i wear for that');
    expect(outfitOf(answer)).toMatchObject({ eventId: 'brunch', date: '2026-12-05' });
  });

  it('is the event on the weekday that was spoken of, and not the next such day', async () => {
    const plan = planOf(
      await changeOf(
        'move the date with ben to friday the 11th',
        'what should i wear to it',
        'plan that for friday',
      ),
    );
    expect(plan).toMatchObject({ eventId: 'date', day: '2026-12-11' });
  });

  it('is nothing that an outfit should only not look like', async () => {
    const answer = await lastOf(
      'what about the date with ben',
      "need to look good but not like i'm going to a funeral",
    );
    expect(outfitOf(answer)).toMatchObject({ eventId: 'date' });
  });

  it('is each of the events that are named', async () => {
    const { cards } = await lastOf('what should i wear to the brunch and to the date with ben');
    expect(cards.map((card) => (card.kind === 'outfit' ? card.eventId : undefined))).toEqual([
      'brunch',
      'date',
    ]);
  });
});

describe('an outfit that is shown', () => {
  it('keeps the rest where a piece is put in by name', async () => {
    const before = outfitOf(await lastOf('what should i wear to the brunch'))?.itemIds ?? [];
    const other = before.includes('sneakers') ? 'boots' : 'sneakers';
    const name = other === 'boots' ? 'the ankle boots' : 'the white sneakers';
    const now = outfitOf(await lastOf('what should i wear to the brunch', `with ${name}`))?.itemIds ?? [];
    expect(now).toContain(other);
    expect(now.filter((id) => id !== other)).toEqual(
      expect.arrayContaining(before.filter((id) => !/boots|sneakers/.test(id))),
    );
  });

  it('says what cannot be worn, and stays', async () => {
    const { text, cards } = await lastOf('what should i wear to the brunch', 'with the salomon boots');
    expect(text).toMatch(/Salomon hiking boots can’t be worn right now/i);
    expect(outfitOf({ cards })?.itemIds).not.toContain('hikers');
  });

  it('stays without what was refused when it is asked for again', async () => {
    const answer = await lastOf(
      'what should i wear to the brunch',
      'not jeans',
      'what do i wear to the brunch then',
    );
    expect(outfitOf(answer)?.itemIds).not.toContain('jeans');
  });

  it('is still the one that is planned after something else was spoken of', async () => {
    const shown = outfitOf(await lastOf('what should i wear to the brunch'));
    const plan = planOf(
      await changeOf('what should i wear to the brunch', 'how many shoes do i own', 'plan that outfit'),
    );
    expect(plan).toMatchObject({ eventId: 'brunch', itemIds: shown?.itemIds });
  });
});

describe('an outfit of the calendar', () => {
  it('changes only where it is worn, after a yes', async () => {
    const plan = planOf(
      await changeOf('what did i plan for the review', 'something softer on top, keep the rest'),
    );
    expect(plan?.kind === 'plan_outfit' ? plan.itemIds : []).toEqual(
      expect.arrayContaining(['flannels', 'boots']),
    );
    expect(plan?.kind === 'plan_outfit' ? plan.itemIds : []).not.toContain('oxford');
  });

  it('is shown to whoever asks what they are wearing', async () => {
    const { text } = await lastOf('what am i wearing to the quarterly review again');
    expect(text).toMatch(/light blue oxford shirt/i);
  });
});

describe('what was asked about and not answered', () => {
  it('is done together with what depends on it', async () => {
    const change = await changeOf(
      'the date with ben moved to friday the 11th',
      'what do i wear to it',
      'plan it',
    );
    expect(partsOf(change)).toEqual([
      expect.objectContaining({ kind: 'move_event', eventId: 'date' }),
      expect.objectContaining({ kind: 'plan_outfit', eventId: 'date', day: '2026-12-11' }),
    ]);
  });

  it('is forgotten once it is refused', async () => {
    const change = await changeOf(
      'the date with ben moved to friday the 11th',
      'no',
      'what do i wear to the date',
      'plan it',
    );
    expect(planOf(change)).toMatchObject({ eventId: 'date', day: '2026-12-10' });
    expect(partsOf(change).some(({ kind }) => kind === 'move_event')).toBe(false);
  });
});

describe('a garment that waits to be added', () => {
  it('is planned by the same yes', async () => {
    const change = await changeOf('bought a red wool skirt, £18', 'plan that for the brunch with the boots');
    expect(partsOf(change).map(({ kind }) => kind)).toEqual(['add_items', 'plan_outfit']);
  });
});

describe('an event', () => {
  it('moves where one word of its title is typed', async () => {
    expect(await changeOf('review has been moved, its wed 9th now same time')).toMatchObject({
      kind: 'move_event',
      eventId: 'review',
      at: { day: '2026-12-09' },
    });
  });

  it('is called what stands in quotes', async () => {
    expect(await changeOf('can you make an event monday night 9pm "print exhibit tabs"')).toMatchObject({
      kind: 'add_event',
      title: 'Print exhibit tabs',
    });
  });
});

describe('a piece that has to go', () => {
  it('is exchanged where it is worn, and not told to be there already', async () => {
    const answer = await lastOf(
      'what do i wear to brunch with priya',
      'wear it with the black ankle boots',
      'swap the boots',
    );
    expect(outfitOf(answer)?.itemIds).not.toContain('boots');
    expect(answer.text).not.toMatch(/already/);
  });

  it('leaves an event without an outfit told as such', async () => {
    const asked = await lastOf('did i already pick something for brunch with priya?');
    expect(asked.text).toMatch(/nothing is planned for Brunch with Priya yet/);
    const planned = await lastOf('did i already pick something for the quarterly review?');
    expect(planned.text).not.toMatch(/nothing is planned/);
  });
});

describe('what is only half a question', () => {
  it('gets an answer about both pieces', async () => {
    const answer = await lastOf(
      'what do i wear to brunch with priya',
      'would u do the navy blazer with the dark jeans or nah',
    );
    expect(answer.cards).toMatchObject([{ kind: 'items', itemIds: ['blazer', 'jeans'] }]);
  });

  it('plans for today what was shown for the same weekday of another week', async () => {
    const said = ['what do i wear to the date with ben', 'save it for today'];
    const { memory } = await lastOf(...said);
    expect(planOf(memory.pending?.change)).toMatchObject({ day: today });
  });
});

describe('what is avoided', () => {
  it('is the cloth, and no color of the skin that it touches', async () => {
    const { memory } = await lastOf("I can't bear wool next to my skin, keep that in mind");
    expect(memory.pending?.change).toEqual({ kind: 'set_taste', weights: { 'fabric:wool': -1 } });
  });
});

describe('several turns about one outfit', () => {
  const shown = 'what should i wear to brunch with priya';
  const worn = async (...said: string[]) => outfitOf(await lastOf(...said))?.itemIds ?? [];

  it('a piece that is turned down goes, and the rest stays', async () => {
    const plan = planOf(
      await changeOf(
        'what did i plan for the quarterly review',
        'hmm not the oxford shirt i look like my boss. swap it for something else',
      ),
    );
    expect(plan).toMatchObject({ eventId: 'review' });
    expect(plan && 'itemIds' in plan ? plan.itemIds : []).toEqual(expect.arrayContaining(['boots']));
    expect(plan && 'itemIds' in plan ? plan.itemIds : []).not.toContain('oxford');
  });

  it('two kinds that are refused in one breath both stay out', async () => {
    const plan = planOf(
      await changeOf(
        'what did i plan for the quarterly review',
        "no blazer no boots, they're super laid back",
      ),
    );
    const ids = plan && 'itemIds' in plan ? plan.itemIds : [];
    expect(ids).toContain('flannels');
    expect(ids.filter((id) => /blazer|boots/.test(id))).toEqual([]);
  });

  it('the same but with other shoes', async () => {
    const before = await worn(shown, 'with the boots please');
    const after = await worn(
      shown,
      'with the boots please',
      'same but sneakers, gonna be on my feet all day',
    );
    expect(after).toContain('sneakers');
    expect(after.filter((id) => id !== 'sneakers')).toEqual(before.filter((id) => id !== 'boots'));
  });

  it('an event that is named on its own day is dressed for, and not moved', async () => {
    const answer = await lastOf(shown, 'and the date with ben on the thursday, nothing the same as brunch');
    expect(outfitOf(answer)).toMatchObject({ eventId: 'date', date: '2026-12-10' });
    expect(answer.memory.pending).toBeUndefined();
  });

  it('the day of an errand is not dressed for', async () => {
    const answer = await lastOf(
      'what do i wear to the date with ben',
      'hugo gives me the hiking boots back sunday, so count them in',
      'what do i wear for it then',
    );
    expect(outfitOf(answer)).toMatchObject({ eventId: 'date' });
  });

  it.each([
    ['diff shoes same everything else', 'boots'],
    ['them boots pinch. others', 'boots'],
    ['ok swap the sweater for smth nicer', 'knit'],
  ])('only what is complained about changes: %s', async (said, piece) => {
    const first = [shown, 'with the boots and the green sweater please'] as const;
    const before = await worn(...first);
    const after = await worn(...first, said);
    expect(before).toContain(piece);
    expect(after).not.toContain(piece);
    expect(after).toEqual(expect.arrayContaining(before.filter((id) => id !== piece)));
  });

  it('a layer comes off where it is warm', async () => {
    const first = [shown, 'with the green sweater and the oxford shirt'] as const;
    const after = await worn(...first, 'the hall is always boiling. less on');
    expect(after).toContain('oxford');
    expect(after).not.toContain('knit');
  });

  it('a piece by its name alone takes the place of another', async () => {
    const plan = planOf(
      await changeOf('what did i plan for the quarterly review', 'jeans instead then. leave the rest'),
    );
    expect(plan && 'itemIds' in plan ? [...plan.itemIds].sort() : []).toEqual([
      'blazer',
      'boots',
      'jeans',
      'oxford',
    ]);
  });
});
