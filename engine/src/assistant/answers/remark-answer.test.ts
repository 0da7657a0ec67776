import { expect, it } from 'vitest';
import { remarkAnswer } from './remark-answer.ts';

const said = (text: string, language: 'en' | 'de' | 'es' | 'fr' | 'no' = 'en') =>
  remarkAnswer(text, { language, memory: undefined }).text;

it.each([
  ['hang on, doorbell', /I’ll be here/],
  ['right last tray out, thats me done. home for a bath', /Enjoy/],
  ['lol fair. aight im goin to bed', /Sleep well/],
  ['old pony had to go today', /sorry/],
  ['up since 3 for the market', /sounds/],
  ['bike stolen, third this year', /annoying|frustrating/],
  ['its 2pm dont judge lol', /Ha/],
  ['my own fault for rushing the doughnuts', /happens/],
  ['fingers crossed for tuesday', /Fingers crossed|goes well/],
])('a remark is answered in its mood: %s', (text, reply) => {
  expect(said(text)).toMatch(reply);
});

it.each([
  ['kundschaft, bis gleich', /ich bin da/i],
  ['bin heut so müde', /anstrengend|nach viel/],
  ['jessi hat sich verlobt', /Wie schön|freut/],
])('in German too: %s', (text, reply) => {
  expect(said(text, 'de')).toMatch(reply);
});

it.each([
  ['en', 'just went flying on the ice in front of a customer', /Ouch|ouch/],
  ['de', 'bin auf der Treppe umgeknickt', /Autsch|Besserung/],
  ['es', 'me he torcido el tobillo bajando de la obra', /Ay|mejores/],
  ['fr', "j'ai glissé sur le verglas", /Aïe|remets/],
  ['no', 'jeg skled på isen i dag', /Au/],
  ['en', 'the moths got it, I could cry', /sorry/],
  ['es', 'se murió mi abuela', /siento/],
  ['fr', 'mon chat est mort ce matin', /désolé/],
  ['no', 'bestefar døde i natt', /trist/],
  ['fr', "j'ai raté mon train", /rageant|galère/],
  ['es', 'me han ascendido', /bien|alegro/],
  ['no', 'vi fikk leiligheten', /fint|gøy/],
] as const)('a mishap and a loss get sympathy, good news gladness (%s): %s', (language, text, reply) => {
  expect(said(text, language)).toMatch(reply);
});

it.each([
  ['en', 'Theo said I love you to the vacuum', /^(?:Got it|Okay|Good to know)\.$/],
  ['en', 'that hat has its own seat on the jet', /^(?:Got it|Okay|Good to know)\.$/],
  ['de', 'im Flur steht jetzt ein Regal', /^(?:Alles klar|Okay|Gut zu wissen)\.$/],
  ['es', 'mi primo vive en Soria', /^(?:Entendido|Vale|Bueno es saberlo)\.$/],
] as const)('what says no mood gets a word that fits anything (%s): %s', (language, text, reply) => {
  expect(said(text, language)).toMatch(reply);
});
