import { describe, expect, it } from 'vitest';
import { conversationIn } from '../conversation/conversation.testing.ts';
import { contextOf, piece } from '../wardrobe.testing.ts';

const items = [
  piece('jeans', 'Black jeans', { category: 'pants', subcategory: 'jeans', colour: 'black' }),
  piece('dress', 'Green velvet dress', { category: 'dresses', subcategory: 'dress', colour: 'green' }),
  piece('skirt', 'Tartan skirt', { category: 'pants', subcategory: 'skirt', colour: 'red' }),
  piece('tee', 'White tee', { category: 'top', colour: 'white', status: 'in_wash', available: false }),
  piece('jersey', 'Team jersey', { category: 'top', colour: 'blue', status: 'in_wash', available: false }),
];
const { talk, lastOf, changeOf } = conversationIn(contextOf(items, '2026-11-29'));

describe('a new thing that waits for a yes', () => {
  it('keeps its whole name and a price in words, as they were dictated', async () => {
    const said =
      "I just got a new blazer it's chocolate brown double breasted comma it was two hundred and forty eight dollars and I bought it yesterday can you add it";
    expect(await changeOf(said)).toMatchObject({
      kind: 'add_items',
      text: expect.stringMatching(/^Chocolate brown double breasted blazer, \$248/),
      edit: { purchasedOn: '2026-11-28' },
    });
  });

  it.each([
    ['bought a red scarf yesterday, £18', 'Sorry, it was £16, I had two pounds change from a twenty', 16],
    ['hab mir gestern einen roten schal gekauft, 69,99', 'ach quatsch 59,99 wars', 59.99],
    ['me he comprado unas botas negras, 45 euros', '49,95 perdona', 49.95],
  ])('has its price put right: %s', async (bought, said, price) => {
    expect(await changeOf(bought, said)).toMatchObject({ kind: 'add_items', edit: { price } });
  });

  it('can be asked about like what hangs there, and nothing shown names it', async () => {
    const asked = await lastOf('bought a red wool scarf yesterday, $18', 'does it go with the black jeans?');
    expect(asked.text).toContain('black jeans');
    expect(asked.memory.pending?.change.kind).toBe('add_items');
    expect(JSON.stringify(asked.cards)).not.toContain('unowned');
  });

  it('stays beside a second offer, and is left where only that one is refused', async () => {
    const [, both, left] = await talk(
      'bought a red wool scarf yesterday, $18',
      'and delete the tartan skirt',
      'nah undo that',
    );
    expect(both?.memory.pending?.change).toMatchObject({
      kind: 'several',
      changes: [{ kind: 'add_items' }, { kind: 'delete_items', itemIds: ['skirt'] }],
    });
    expect(left?.memory.pending?.change.kind).toBe('add_items');
  });
});

describe('what was to go', () => {
  it.each(['hmm wait no bring it back', 'oh keep it actually', 'ne lass die mal da'])(
    'stays: %s',
    async (said) => {
      const answer = await lastOf('delete the tartan skirt', said);
      expect(answer.change).toBeUndefined();
      expect(answer.memory.pending).toBeUndefined();
    },
  );

  it('goes in part', async () => {
    const said = 'Yes both please. No wait, keep the velvet dress, just the skirt.';
    const answer = await lastOf('delete the green velvet dress and the tartan skirt', said);
    expect(answer.change).toMatchObject({ kind: 'delete_items', itemIds: ['skirt'] });
  });
});

it('does at once what is asked for a second time', async () => {
  const answer = await lastOf(
    'mark the black jeans as worn today',
    'Yes I will. Could you put down that I wore them today please.',
  );
  expect(answer.change).toMatchObject({ kind: 'wear_items', itemIds: ['jeans'] });
});

it('takes all the washing for clean but for the exception', async () => {
  expect(await changeOf('everything is clean except the jersey')).toMatchObject({
    kind: 'edit_items',
    itemIds: ['tee'],
    edit: { status: 'available' },
  });
});
