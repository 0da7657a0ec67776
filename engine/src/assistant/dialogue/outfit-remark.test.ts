import { describe, expect, it } from 'vitest';
import type { AssistantContext, AssistantItem, Memory, OutfitWish } from '../assistant-context.ts';
import type { Language } from '../intent/intent-names.ts';
import { groundOf } from '../turn/grounding.ts';
import { baseWish } from '../understanding/wish.ts';
import { contextOf, piece } from '../wardrobe.testing.ts';
import { remarkAsWish } from './outfit-remark.ts';
import { sceneOf } from './scene.ts';

const items: AssistantItem[] = [
  piece('shirt', 'White shirt', { category: 'shirt', subcategory: 'shirt', colour: 'white' }),
  piece('jeans', 'Blue jeans', { category: 'pants', subcategory: 'jeans', colour: 'blue' }),
  piece('loafers', 'Black loafers', { category: 'shoes', subcategory: 'loafers', colour: 'black' }),
];
const context: AssistantContext = contextOf(items, '2026-12-03');
const wish: OutfitWish = baseWish(context);
const shown: Memory = {
  tool: 'suggest_outfit',
  shown: items.map(({ id }) => id),
  outfit: { itemIds: items.map(({ id }) => id), clo: 0.6 } as NonNullable<Memory['outfit']>,
  wish,
};

async function remarkOn(text: string, language: Language, memory: Memory | undefined) {
  const ground = await groundOf(context, text, language, memory);
  const scene = await sceneOf(context, { text, language, ground, memory, wishes: [] });
  return remarkAsWish(scene)?.wish;
}

describe('a remark on the outfit that is shown is a wish', () => {
  it.each([
    ['en', 'looks a bit boring', 'other'],
    ['en', "bit much isn't it", 'casual'],
    ['en', 'that hall is always roasting', 'cooler'],
    ['en', 'it will be freezing, the church has no heating', 'warmer'],
    ['en', 'bit scruffy for that', 'dressy'],
    ['de', 'bisschen langweilig, oder?', 'other'],
    ['de', 'zu förmlich', 'casual'],
    ['de', 'da frier ich', 'warmer'],
    ['es', 'que no parezca un albañil', 'dressy'],
    ['es', 'parezco un camarero', 'casual'],
    ['es', 'con eso me voy a asar', 'cooler'],
    ['fr', 'un peu tristounet, non ?', 'other'],
    ['fr', 'trop habillé pour ça', 'casual'],
    ['no', 'litt kjedelig, eller?', 'other'],
    ['no', 'altfor pent', 'casual'],
  ] as const)('%s: %s', async (language, text, intent) => {
    expect((await remarkOn(text, language, shown))?.intent).toBe(intent);
  });

  it('what hurts goes', async () => {
    const remark = await remarkOn('they hurt my feet', 'en', shown);
    expect(remark?.intent).toBe('without');
    expect(remark?.details.map(({ text }) => text)).toEqual(['the Black loafers']);
  });
});

describe('other messages are no remark on an outfit', () => {
  it.each([
    ['where no outfit is spoken of', 'looks a bit boring', undefined],
    ['of what was', 'the party was a bit boring', shown],
    ['that praise', 'not boring at all', shown],
    ['that ask', 'is that all right or too formal', shown],
    ['of another piece', 'does the sofa look a bit boring?', shown],
  ] as const)('%s', async (_, text, memory) => {
    expect(await remarkOn(text, 'en', memory)).toBeUndefined();
  });
});
