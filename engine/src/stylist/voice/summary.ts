import type { Scored } from '../score-look.ts';
import type { TermKey } from '../weights.ts';
import type { Voice } from './voice.ts';
import { list, paragraph, percent, rating } from './words.ts';

const plainWords: Record<TermKey, string> = {
  colour: 'the colors',
  contrast: 'the contrast between the pieces',
  pattern: 'the use of pattern',
  texture: 'the mix of surfaces',
  proportion: 'the proportions',
  fit: 'the balance of volumes',
  formality: 'the agreement in dress code',
  season: 'the choice of cloth for the season',
  preferences: 'the match with your taste',
  personal: 'the nearness to your own colors',
  photo: 'the photo',
};

/** One or two sentences for the history: palette and rating, what is strongest, what is weakest. */
export function summaryText(voice: Voice, scored: Scored): string {
  const { palette, description } = scored.findings.colour;
  const colours = list(palette.slice(0, 2).map(({ name, share }) => `${name} (${percent(share)})`));
  const number = rating(scored.rating);
  return paragraph([
    voice.join(
      'summary',
      ['Mostly ', 'Seen here: ', 'An outfit in ', 'A look of ', 'Built on ', 'Led by ', 'In front: ', ''],
      [colours],
      ['', '', `, in short ${description.text}`, `: ${description.text}`],
      [
        `; rated ${number}`,
        `; it comes to ${number}`,
        `; ${number} out of ten`,
        `, at ${number}`,
        `; the rating is ${number}`,
      ],
    ),
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
  const [best, worst] = [Math.round(ranked[0].score), Math.round(last.score)];
  if (last.score >= 80)
    return voice.join(
      'summary good',
      [`Nothing falls behind; best of it: ${strong}`, `No part is weak, least of all ${strong}`],
      [` (${best} of 100)`, ` with ${best} of 100`],
    );
  return voice.join(
    'summary why',
    [
      `Strongest: ${strong} (${best})`,
      `It gains by ${strong} (${best})`,
      `Most help comes from ${strong} (${best} of 100)`,
      `Credit goes to ${strong} (${best})`,
      `Best of all: ${strong} (${best} of 100)`,
    ],
    [
      `; weakest: ${weak} (${worst})`,
      `; more could be made of ${weak} (${worst})`,
      `, held back by ${weak} (${worst})`,
      `, and there is work left in ${weak} (${worst})`,
      `; it loses by ${weak} (${worst})`,
    ],
  );
}
