import { expect, it } from 'vitest';
import { conversationIn } from '../conversation/conversation.testing.ts';
import { contextOf, piece } from '../wardrobe.testing.ts';

const items = [
  piece('suit', 'Charcoal suit jacket', {
    category: 'outerwear',
    subcategory: 'blazer',
    colour: 'charcoal',
    timesWorn: 2,
    lastWorn: '2026-11-24',
  }),
];
const { lastOf } = conversationIn(contextOf(items, '2026-11-29'));

it.each([
  ['what can i make for dinner, got eggs and rice', /cooking/i],
  ['wie ging nochmal das gedicht los', /gedichte/i],
  ['quien gana la liga este año', /resultados/i],
])('names the topic that is not its own: %s', async (said, topic) => {
  const answer = await lastOf(said);
  expect(answer.text).toMatch(topic);
  expect(answer.cards).toEqual([]);
});

it.each([
  ['some idiot stole my bike', /stolen/],
  ['it would have been mums birthday', /memory/],
  ['der kunde hat mich angeschrien', /an dir lag es nicht/],
])('takes up what was told: %s', async (said, sentence) => {
  expect((await lastOf(said)).text).toMatch(sentence);
});

it('says how often a suit is cleaned, and that two wears are fine', async () => {
  const asked = 'is that gross? how often am i supposed to dry clean a suit';
  expect((await lastOf('how often have i worn the suit jacket', asked)).text).toMatch(/^Not at all\. A suit/);
});

it('leaves a dinner with traditional people to the one who asks what to wear', async () => {
  const answer = await lastOf('meeting his parents on sunday for lunch, they are quite traditional');
  expect(answer.text).not.toMatch(/dress like them/);
});
