import { say } from '../../../wording/say.ts';
import { isNeutral, surelyPatterned } from '../../colour-story.ts';
import type { Garment } from '../../garment.ts';
import type { Scored } from '../../judging/score-look.ts';
import type { Idea } from './idea.ts';
import { storyHolds } from './story-holds.ts';

/** How telling each color story is beside what the garments themselves have to say. */
const worthOfStory: Readonly<Record<string, number>> = {
  'one-piece': 1.9,
  black: 2.1,
  light: 2.2,
  tonal: 2.8,
  neutrals: 1.3,
  crisp: 1.9,
  accent: 2.3,
  lead: 2.2,
  kin: 2.4,
  contrast: 2.6,
  many: 2.2,
  loud: 2,
};

/** The colors as one idea; patterns are told by themselves. */
export function colorIdeas({ story, garments }: Scored): Idea[] {
  const { kind, lead } = story;
  const about = storyHolds(story, garments);
  const worth = about && worthOfStory[kind];
  const set = matchingSet(garments);
  return [
    ...(set ? [set] : []),
    ...(about === undefined || worth === undefined
      ? []
      : [
          {
            key: kind,
            facet: 'color' as const,
            about,
            worth,
            values: { family: say(`family.${lead.main.basic}`) },
          },
        ]),
  ];
}

/** Nearer than this in OKLab two pieces pass for one cloth. */
const sameCloth = 0.06;

/** A top and a bottom of one strong color. */
function matchingSet(garments: readonly Garment[]): Idea | undefined {
  const upper = garments.find(({ zone }) => zone === 'upper' || zone === 'outer');
  const lower = garments.find(({ zone, noun }) => zone === 'lower' && !/tights|socks|jeans/.test(noun));
  if (!upper || !lower || isNeutral(upper.tone) || !areNear(upper, lower, sameCloth)) return undefined;
  return { key: 'set', facet: 'color', about: [upper, lower], worth: 3 };
}

export function areNear(one: Garment, other: Garment, distance: number): boolean {
  const [l, a, b] = one.main.lab;
  const [m, c, d] = other.main.lab;
  return Math.hypot(l - m, a - c, b - d) < distance;
}

const small = /feet|head|hand|waist/;

const leastLarge = 0.15;
const plainlyLighter = 0.22;
const isWarm = ({ main: { basic } }: Garment) => /brown|orange|red|yellow|pink/.test(basic);
const isCool = ({ main: { basic } }: Garment) => /blue|grey|green/.test(basic);

/** What the two largest pieces do for each other's color, where nothing more telling is to be said. */
export function pairIdeas({ garments }: Scored): Idea[] {
  const [one, two] = garments.filter(({ zone, share }) => !small.test(zone) && share >= leastLarge);
  if (!one || !two) return [];
  const [cool, warm] = isCool(one) ? [one, two] : [two, one];
  const [light, dark] = one.tone.lightness > two.tone.lightness ? [one, two] : [two, one];
  const isLifted = light.tone.lightness - dark.tone.lightness >= plainlyLighter;
  return [
    ...(isCool(cool) && isWarm(warm)
      ? [{ key: 'cool-warm', facet: 'shape' as const, about: [cool, warm], worth: 1.5 }]
      : []),
    ...(isLifted ? [{ key: 'lift', facet: 'shape' as const, about: [light, dark], worth: 1.3 }] : []),
  ];
}

/** Pieces with a figure, each pattern once: jacket and trousers of one cloth have one between them. */
export function distinctPatterns(garments: readonly Garment[]): Garment[] {
  const patterned = surelyPatterned(garments);
  return patterned.filter(
    (one, at) =>
      !patterned
        .slice(0, at)
        .some((other) => other.pattern === one.pattern && areNear(one, other, sameCloth)),
  );
}

/** One pattern on plain ground, or several; what shows only under a jacket is not what an outfit is about. */
export function patternIdeas({ garments }: Scored): Idea[] {
  const [one, two] = distinctPatterns(garments);
  if (!one) return [];
  if (two) {
    const values = { first: say(`patterns.${one.pattern}`), second: say(`patterns.${two.pattern}`) };
    const key = one.pattern === two.pattern ? 'prints-alike' : 'prints';
    return [{ key, facet: 'pattern', about: [one, two], worth: 2.7, values }];
  }
  const over = garments.find(({ zone }) => zone === 'outer');
  if (one.zone === 'upper' && over && over.key !== one.key)
    return [{ key: 'pattern-under', facet: 'pattern', about: [one, over], worth: 1.9 }];
  const figured = new Set(surelyPatterned(garments).map(({ key }) => key));
  const plain = garments.find(({ key, zone }) => !figured.has(key) && !small.test(zone));
  if (!plain && figured.size > 1) return [];
  const key = one.zone === 'full' ? `${one.pattern}-dress` : String(one.pattern);
  return [{ key, facet: 'pattern', about: plain ? [one, plain] : [one], worth: one.share >= 0.2 ? 2.6 : 2 }];
}
