import { listOf, type Tell } from '../../../wording/say.ts';
import { hueFamilies, isNeutral, surelyPatterned } from '../../colour-story.ts';
import type { Garment } from '../../garment.ts';
import type { Scored } from '../../judging/score-look.ts';
import type { Line } from '../page/page.ts';
import { pairValues, patternedName, saidColour, saidGarment } from '../said-garment.ts';
import { goodRating } from '../tier.ts';
import { areNear, isStyled } from '../which-garments.ts';
import { naming, note, praise } from './line.ts';
import { storyHolds } from './story-holds.ts';

/** What there is to say of the colors, the most telling first. */
export function colorLines(tell: Tell, scored: Scored): Line[] {
  return [
    ...storyLine(tell, scored),
    ...patternColor(tell, scored),
    ...echoLine(tell, scored),
    ...depthLines(tell, scored),
  ];
}

const said: ReadonlySet<string> = new Set([
  'black',
  'light',
  'tonal',
  'neutrals',
  'crisp',
  'accent',
  'lead',
  'kin',
  'contrast',
  'many',
  'loud',
]);

/** What a color story says beyond what it is. */
const alsoSays: Readonly<Record<string, readonly string[]>> = {
  black: ['calm'],
  light: ['calm'],
  tonal: ['calm'],
  neutrals: ['calm'],
  lead: ['calm'],
  accent: ['calm'],
  crisp: ['depth'],
};

/** What the colors are about, and what that does. */
function storyLine(tell: Tell, scored: Scored): Line[] {
  const { story, garments, rating } = scored;
  const about = storyHolds(story, garments);
  if (!about || !said.has(story.kind)) return [];
  const claims = ['story', ...(alsoSays[story.kind] ?? [])];
  const values = {
    ...pairValues(about),
    colors: listOf(colorNames(garments)),
    pair: colorNames(garments).length > 2 ? 'no' : 'yes',
    rest: listOf(restNames(scored)),
  };
  const key = keyOf(scored);
  if (!key) return [];
  const line = rating >= goodRating && story.kind !== 'many' ? praise : note;
  return [line(claims, about, () => tell(key, values))];
}

function keyOf({ story, garments, rating }: Scored): string | undefined {
  const names = colorNames(garments);
  if (story.kind === 'tonal' && names.length < 2) return 'color.story.one';
  if (story.kind === 'neutrals' && names.length < 2) return undefined;
  if (story.kind === 'lead' && restNames({ story, garments }).length > mostRest) return undefined;
  if (story.kind === 'many' && hueFamilies(garments).length < 3) return undefined;
  if (story.kind === 'loud') return `color.story.loud-${rating >= goodRating ? 'good' : 'mixed'}`;
  return `color.story.${story.kind}`;
}

/** The colors of the larger pieces, each once, as a sentence would list them. */
function colorNames(garments: readonly Garment[]): string[] {
  const names = garments.filter(({ share }) => share >= leastNamed).map(({ main }) => saidColour(main.name));
  return [...new Set(names)].slice(0, 3);
}

const leastNamed = 0.05;
const mostRest = 3;

/** The colors of all that is not the lead, small things included. */
function restNames({ story, garments }: Pick<Scored, 'story' | 'garments'>): string[] {
  const rest = garments.filter(({ key, share }) => key !== story.lead.key && share >= 0.02);
  return [...new Set(rest.map(({ main }) => saidColour(main.name)))];
}

const leastInPattern = 0.12;
const sameInPattern = 0.14;

/** The second color of a pattern: picked up by another piece, or waiting to be. */
function patternColor(tell: Tell, { garments, rating }: Scored): Line[] {
  const [one] = surelyPatterned(garments);
  const second = one?.region.colours.find(
    ({ basic, share }) => basic !== one.main.basic && share >= leastInPattern && basic !== 'black',
  );
  if (!one || !second) return [];
  const values = { ...naming('one', one), patterned: patternedName(one), color: saidColour(second.name) };
  const other = garments.find(({ key, main: { basic, lab } }) => {
    const [l, a, b] = lab;
    const apart = Math.hypot(l - second.lab[0], a - second.lab[1], b - second.lab[2]);
    return key !== one.key && basic === second.basic && apart < sameInPattern;
  });
  if (!other)
    return second.basic === 'white' || rating < goodRating
      ? []
      : [note(['pattern colors', 'addition'], [one], () => tell('color.pattern.free', values))];
  return [
    praise(['pattern colors', 'echo'], [one, other], () =>
      tell('color.pattern.taken', { ...values, ...naming('other', other) }),
    ),
  ];
}

const sameColor = 0.07;
const small = /feet|hand|waist|head/;
const unmatched = /glasses|shades|tights|socks|hosiery/;

/** Small things that repeat the color of a garment; gray and black are everywhere and repeat nothing. */
function echoLine(tell: Tell, { garments, story }: Scored): Line[] {
  if (story.kind === 'black' || story.kind === 'tonal') return [];
  const isColor = ({ main, tone }: Garment) =>
    !isNeutral(tone) || main.basic === 'brown' || main.basic === 'red' || main.basic === 'blue';
  for (const one of garments.filter(
    ({ zone, noun }) => small.test(zone) && !unmatched.test(noun) && isStyled({ noun }),
  ))
    for (const other of garments)
      if (
        other.zone !== one.zone &&
        !unmatched.test(other.noun) &&
        isColor(one) &&
        other.main.basic === one.main.basic &&
        areNear(one, other, sameColor)
      )
        return [
          praise(['echo'], [one, other], () =>
            tell(small.test(other.zone) ? 'color.echo-small' : 'color.echo', {
              ...naming('one', one),
              ...naming('other', other),
            }),
          ),
        ];
  return [];
}

const darkest = 0.42;
const lightest = 0.75;
const plainlyLighter = 0.25;

/** The one light piece among dark ones: near the face, or at the feet. */
function depthLines(tell: Tell, { garments }: Scored): Line[] {
  const [light, next] = [...garments.filter(({ share }) => share >= 0.03)].sort(
    (x, y) => y.tone.lightness - x.tone.lightness,
  );
  if (!light || !next || light.tone.lightness < lightest) return [];
  const isAlone = light.tone.lightness - next.tone.lightness >= plainlyLighter;
  const values = { one: saidGarment(light).name, ones: saidGarment(light).number };
  if (isAlone && (light.zone === 'upper' || light.zone === 'head'))
    return [praise(['depth'], [light], () => tell('color.depth.face', values))];
  const isDark = garments.every(
    ({ key, tone, share }) => key === light.key || share < 0.1 || tone.lightness < darkest,
  );
  return isAlone && isDark && light.zone === 'feet'
    ? [praise(['depth'], [light], () => tell('color.depth.feet', values))]
    : [];
}
