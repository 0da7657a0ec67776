import type { Raise } from '../raise.ts';
import type { Scored } from '../score-look.ts';
import type { TermKey } from '../weights.ts';
import { raiseText } from './recommendations.ts';
import type { Voice } from './voice.ts';
import { list, paragraph, percent, rating, sentence } from './words.ts';

const plainWords: Record<TermKey, string> = {
  colour: 'the colours',
  contrast: 'the contrast between the pieces',
  pattern: 'the use of pattern',
  texture: 'the mix of surfaces',
  proportion: 'the proportions',
  fit: 'the cut',
  formality: 'the agreement in dress code',
  season: 'the cloth for the season',
  preferences: 'the match with your taste',
  photo: 'the photo',
};

/** One or two sentences for the history: palette, what is strongest, what is weakest. */
export function summaryText(voice: Voice, scored: Scored): string {
  const { palette, description } = scored.findings.colour;
  const ranked = scored.terms
    .filter(({ key }) => key !== 'photo')
    .sort((x, y) => y.score - x.score || (x.key < y.key ? -1 : 1));
  const strong = plainWords[ranked[0].key];
  const weak = plainWords[ranked[ranked.length - 1].key];
  const colours = list(palette.slice(0, 2).map(({ name, share }) => `${name} (${percent(share)})`));
  const number = rating(scored.rating);
  const same = strong === weak;
  return paragraph([
    voice.pick('summary', [
      `${number} for ${colours}: ${description.text}`,
      `${description.text}, led by ${colours}, rated ${number}`,
      `${colours} come to ${number}`,
      `An outfit in ${colours}, at ${number}`,
      `${number}. The colours are ${colours}`,
      `With ${colours}, this rates ${number}`,
      `${colours}, which makes ${description.text}; the rating is ${number}`,
      `Rated ${number}, mostly ${colours}`,
    ]),
    same
      ? undefined
      : voice.pick('summary why', [
          `Strongest is ${strong}, weakest ${weak}`,
          `What carries it is ${strong}; ${weak} could be better`,
          `Credit goes to ${strong}, and ${weak} holds it back`,
          `It gains by ${strong} and loses by ${weak}`,
          `The best part is ${strong}. Work on ${weak}`,
          `Helped by ${strong}, held back by ${weak}`,
        ]),
  ]);
}

/** Up to three short changes for the history, best first. */
export function suggestionsText(
  voice: Voice,
  scored: Scored,
  best: readonly Raise[],
  more: readonly string[],
): string[] {
  const changes = best
    .filter(({ rating: after }) => after > scored.rating)
    .slice(0, 3)
    .map((raise, index) => sentence(raiseText(voice, raise, scored, `suggest ${index}`)));
  return [...changes, ...more].slice(0, 3);
}
