import { describe, expect, it } from 'vitest';
import { conversationIn } from '../conversation/conversation.testing.ts';
import { contextOf, piece } from '../wardrobe.testing.ts';

const items = [
  piece('chinos', 'Navy chinos', { category: 'pants', subcategory: 'chinos', colour: 'navy' }),
  piece('boots', 'Brown ankle boots', { category: 'shoes', subcategory: 'boots', colour: 'brown' }),
  piece('pearls', 'Pearl earrings', { category: 'accessories', subcategory: 'earrings', colour: 'white' }),
  piece('tee', 'White tee', { category: 'top', subcategory: 't-shirt', colour: 'white' }),
];
const context = contextOf(items, '2026-11-25');

const { ask, lastOf: talk } = conversationIn(context);
const bought = 'Bought a forest green corduroy blazer at Target today, $40';

describe('what still waits to be added', () => {
  it('gets another name and a star, and one yes adds it so', async () => {
    const change = {
      kind: 'add_items',
      text: 'Forest green corduroy blazer, $40',
      edit: { description: 'green cord blazer', isFavorite: true, purchasedOn: '2026-11-25' },
    };
    const asked = await talk(bought, 'call it green cord blazer please, and make it a favorite');
    expect(asked.memory.pending?.change).toEqual(change);
    expect(asked.text).toContain('green cord blazer');
    expect((await ask('yes', asked.memory)).change).toEqual(change);
  });

  it('gets another name in German', async () => {
    const asked = await talk(
      'hab mir schwarze chelsea boots gekauft 119 euro',
      'nenn sie boots neu und favorit',
    );
    expect(asked.memory.pending?.change).toMatchObject({
      kind: 'add_items',
      edit: { description: 'boots neu', isFavorite: true },
    });
  });

  it('is worn with what hangs there', async () => {
    const answer = await talk(bought, 'What does it go with');
    expect(answer.text).toMatch(/navy chinos/);
    expect(answer.memory.pending?.change).toMatchObject({ kind: 'add_items' });
  });
});

it('a further thing is marked with the others, on the same day', async () => {
  const answer = await talk(
    'I wore the navy chinos and the brown boots yesterday',
    'oh and the pearl earings',
  );
  expect(answer.memory.pending?.change).toEqual({
    kind: 'wear_items',
    itemIds: expect.arrayContaining(['chinos', 'boots', 'pearls']),
    day: '2026-11-24',
  });
});

it('a question about something else leaves what waits alone', async () => {
  const answer = await talk(bought, 'what should i wear tomorrow');
  expect(answer.cards).toMatchObject([{ kind: 'outfit' }]);
});

it('what is worn on another day than was noted is put right', async () => {
  const answer = await talk('I wore the navy chinos and the brown boots yesterday', 'no, monday');
  expect(answer.memory.pending?.change).toMatchObject({ kind: 'wear_items', day: '2026-11-23' });
});

it('a yes followed by small talk counts, and a yes that is taken back does not', async () => {
  const asked = await talk(bought);
  expect((await ask('yes baby. only the dog saw it', asked.memory)).change).toBeDefined();
  for (const said of ['yes. actually no', 'yes. wait', 'ok leave it as it is', 'ja. lieber nicht'])
    expect((await ask(said, asked.memory)).change, said).toBeUndefined();
});
