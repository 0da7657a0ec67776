import { describe, expect, it } from 'vitest';
import type { AssistantContext } from '../assistant-context.ts';
import { conversationIn } from '../conversation/conversation.testing.ts';
import { contextOf, piece } from '../wardrobe.testing.ts';
import { waitingOutfits } from './week-plans.ts';

const top = (id: string, name: string, colour: string) =>
  piece(id, name, { category: 'top', subcategory: 'sweater', colour });
const items = [
  top('cream', 'Cream cable sweater', 'cream'),
  top('burgundy', 'Burgundy turtleneck', 'burgundy'),
  top('navy', 'Navy sweater', 'navy'),
  top('green', 'Forest green sweater', 'green'),
  piece('oxford', 'Light pink oxford shirt', { category: 'shirt', subcategory: 'shirt', colour: 'pink' }),
  piece('hoodie', 'School spirit hoodie', { category: 'top', subcategory: 'hoodie', colour: 'navy' }),
  piece('shirt', 'Chambray shirt', { category: 'shirt', subcategory: 'shirt', colour: 'blue' }),
  piece('tee', 'Striped long sleeve tee', { category: 'top', subcategory: 't-shirt', colour: 'white' }),
  piece('jeans', 'Dark jeans', { category: 'pants', subcategory: 'jeans', colour: 'navy' }),
  piece('chinos', 'Navy chinos', { category: 'pants', subcategory: 'chinos', colour: 'navy' }),
  piece('black', 'Black ankle pants', { category: 'pants', subcategory: 'trousers', colour: 'black' }),
  piece('boots', 'Brown ankle boots', { category: 'shoes', subcategory: 'boots', colour: 'brown' }),
  piece('flats', 'Black flats', { category: 'shoes', subcategory: 'flats', colour: 'black' }),
];
const wednesday = '2026-11-25';
const context = contextOf(items, wednesday);

const { lastOf, changeOf } = conversationIn(context);
const waiting = async (...said: string[]) => waitingOutfits(await changeOf(...said));
const week = 'plan my work outfits for next week monday to friday';
const daysOf = (planned: { day: string }[]) => planned.map(({ day }) => day);

describe('outfits for several days', () => {
  it('are shown, one for each day, before anything is planned', async () => {
    const answer = await lastOf(week);
    const planned = waitingOutfits(answer.memory.pending?.change);
    expect(daysOf(planned)).toEqual(['2026-11-30', '2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04']);
    expect(answer.cards).toHaveLength(5);
    expect(answer.change).toBeUndefined();
    const tops = planned.map(({ itemIds }) =>
      itemIds.find((id) => !/jeans|chinos|black|boots|flats/.test(id)),
    );
    expect(new Set(tops).size).toBe(5);
  });

  it('go into the calendar on one yes', async () => {
    const { change } = await lastOf(week, 'yes');
    expect(waitingOutfits(change)).toHaveLength(5);
  });

  it('leaves out a day that is to stay, and takes "every day" for no occasion', async () => {
    const { text } = await lastOf('plan next week monday to friday, bike every day, leave wednesday as is');
    expect(text).toMatch(/Tuesday/);
    expect(text).not.toMatch(/Wednesday/);
    expect(text).not.toMatch(/every day/i);
  });

  it('"Monday to Friday" in German is next week on a Wednesday', async () => {
    expect(daysOf(await waiting('plan mir die woche mo bis fr'))).toEqual([
      ...['2026-11-30', '2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04'],
    ]);
  });

  it('leave out a day on which something stands already', async () => {
    const plans: AssistantContext['plans'] = async (first) =>
      first === '2026-12-01' ? [{ id: 'plan', day: first, itemIds: ['navy', 'jeans'], eventId: null }] : [];
    const change = await conversationIn({ ...context, plans }).changeOf(week);
    expect(daysOf(waitingOutfits(change))).not.toContain('2026-12-01');
  });
});

describe('while they wait for a yes', () => {
  it('one day gets a garment that is named, and the others stay', async () => {
    const before = await waiting(week);
    const now = await waiting(week, 'Friday is spirit day so I need the hoodie');
    expect(now.at(-1)?.itemIds).toContain('hoodie');
    expect(now.slice(0, 4)).toEqual(before.slice(0, 4));
  });

  it('two days change places', async () => {
    const before = await waiting(week);
    const now = await waiting(week, 'Swap tuesday and wednesday');
    expect(now[1]?.itemIds).toEqual(before[2]?.itemIds);
    expect(now[2]?.itemIds).toEqual(before[1]?.itemIds);
  });

  it('a day is left out, and comes back', async () => {
    const without = await waiting(week, "and cancel monday, I'm taking the day off");
    expect(daysOf(without)).toEqual(['2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04']);
    const back = await waiting(week, 'and cancel monday', 'oh no undo that, I do have to work');
    expect(daysOf(back)).toContain('2026-11-30');
  });

  it('a garment that is refused leaves every day', async () => {
    const now = await waiting(week, 'without the cream cable sweater please');
    expect(now).toHaveLength(5);
    expect(now.flatMap(({ itemIds }) => itemIds)).not.toContain('cream');
  });
});
