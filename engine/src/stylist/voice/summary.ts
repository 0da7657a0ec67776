import type { Scored } from '../score-look.ts';
import type { TermKey } from '../weights.ts';
import type { Voice } from './voice.ts';
import { list, paragraph, percent, rating } from './words.ts';

const plainWords: Record<TermKey, string> = {
  colour: 'the colours',
  contrast: 'the contrast between the pieces',
  pattern: 'the use of pattern',
  texture: 'the mix of surfaces',
  proportion: 'the proportions',
  fit: 'the balance of volumes',
  formality: 'the agreement in dress code',
  season: 'the choice of cloth for the season',
  preferences: 'the match with your taste',
  personal: 'the nearness to your own colours',
  photo: 'the photo',
};

/** One or two sentences for the history: palette and rating, what is strongest, what is weakest. */
export function summaryText(voice: Voice, scored: Scored): string {
  const { palette, description } = scored.findings.colour;
  const colours = list(palette.slice(0, 2).map(({ name, share }) => `${name} (${percent(share)})`));
  const number = rating(scored.rating);
  return paragraph([
    voice.pick('summary', [
      `${number} for ${colours}: ${description.text}`,
      `${description.text}, mainly ${colours}, rated ${number}`,
      `${colours} come to ${number}`,
      `An outfit in ${colours}, at ${number}`,
      `With ${colours}, this rates ${number}`,
      `${colours}, in short ${description.text}; the rating is ${number}`,
      `Rated ${number}, mostly ${colours}`,
      `${colours} on the day, and ${number} on the scale`,
      `Mostly ${colours}, and it rates ${number}`,
      `A look of ${colours} that reaches ${number}`,
      `${number} out of ten, in ${colours}`,
      `Seen here: ${colours}, for ${number}`,
      `Built on ${colours}; ${number}`,
      `${description.text} at ${number}, with ${colours} in front`,
    ]),
    reasonSentence(voice, scored),
  ]);
}

function reasonSentence(voice: Voice, scored: Scored): string | undefined {
  const ranked = scored.terms
    .filter(({ key }) => key !== 'photo')
    .sort((x, y) => y.score - x.score || (x.key < y.key ? -1 : 1));
  const strong = plainWords[ranked[0].key];
  const last = ranked[ranked.length - 1];
  const weak = plainWords[last.key];
  if (strong === weak) return undefined;
  if (last.score >= 80) return `Nothing falls behind, and ${strong} leads`;
  return voice.pick('summary why', [
    `Strongest is ${strong}, weakest ${weak}`,
    `What carries it is ${strong}; ${weak} could be better`,
    `Credit goes to ${strong}, while ${weak} holds it back`,
    `It gains by ${strong} and loses by ${weak}`,
    `The best part is ${strong}, and there is work left in ${weak}`,
    `Helped by ${strong}, held back by ${weak}`,
    `Most points come from ${strong}, fewest from ${weak}`,
  ]);
}
