import { expect, it } from 'vitest';
import cloths from '../../knowledge/assistant/general/cloths.json' with { type: 'json' };
import codes from '../../knowledge/assistant/general/dress-codes.json' with { type: 'json' };
import { conversationIn } from '../conversation/conversation.testing.ts';
import { contextOf, piece } from '../wardrobe.testing.ts';

const items = [
  piece('shirt', 'White shirt', { category: 'shirt', subcategory: 'shirt', colour: 'white' }),
  piece('jeans', 'Blue jeans', { category: 'pants', subcategory: 'jeans', colour: 'blue' }),
];
const { lastOf } = conversationIn(contextOf(items, '2026-12-03'));

it.each([
  ["what's the difference between flannel and tweed", cloths.flannel.say.en],
  ['was ist der unterschied zwischen loden und filz', cloths.loden.say.de],
  ["c'est quoi la différence entre velours et velours côtelé ?", cloths.corduroy.say.fr],
  ['what does smart casual mean for a library tea', codes.smart_casual.say.en],
  ['¿qué significa cóctel en una invitación?', codes.cocktail.say.es],
])('what is asked in general is answered in general: %s', async (question, text) => {
  expect((await lastOf(question)).text).toContain(text);
});

it('two cloths or one dress code are told in a few words, in every language', () => {
  for (const { say } of [...Object.values(cloths), ...Object.values(codes)])
    for (const text of Object.values(say)) {
      expect(text).toMatch(/^\p{Lu}.*\.$/su);
      expect(text.length).toBeLessThan(260);
    }
});

it.each([
  ['the moths got it, I could cry', 'How do I keep them out of the others?', /sealed bags/],
  ['can cashmere go in the machine', 'what about tumble drying', /Better not in the machine/],
  ['y la cachemira se puede lavar en la lavadora?', 'y las bolitas como las quito', /quitapelotillas/],
  ['qué tal', 'se puede meter la lana en la secadora?', /^Mejor no en la secadora/],
])('%s – %s', async (first, then, reply) => {
  expect((await lastOf(first, then)).text).toMatch(reply);
});

it.each([
  ['who do you think wins on sunday, bears or packers?', /don’t follow the scores/],
  ['was schenk ich bloß meiner schwiegermutter?', /Schal/],
  ['me das una receta de arroz al horno', /cocina/],
  ['tu peux corriger des copies aussi ?', /vêtements/],
  ['do you have grandchildren?', /I’m a program/],
])('a question of something else gets a friendly line: %s', async (question, reply) => {
  expect((await lastOf(question)).text).toMatch(reply);
});

it('colors are named in the language of the question', async () => {
  const { text } = await lastOf('¿qué colores pegan con el verde botella?');
  expect(text).toMatch(/crema|gris claro|azul/);
  expect(text).not.toMatch(/green|cream|grey/);
});
