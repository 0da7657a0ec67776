import type { Tell } from '../../wording/say.ts';
import { type ColourStory, pairKind, surelyPatterned } from '../colour-story.ts';
import type { Garment } from '../garment.ts';
import type { Scored } from '../score-look.ts';
import { patternedName, saidGarment } from './said-garment.ts';

/** What works best, in a sentence, and the pieces that it is about. */
export type BestThing = { text: string; regions: string[] };

type Candidate = BestThing & { worth: number };

/** The one thing that works best and that the verdict doesn't say already; undefined for a single piece. */
export function bestThing(tell: Tell, scored: Scored): BestThing | undefined {
  const { story } = scored;
  if (story.kind === 'single') return undefined;
  const found = [
    ...balance(tell, scored),
    ...proportion(tell, scored),
    ...layer(tell, scored),
    ...pattern(tell, scored),
    ...shoes(tell, scored),
    ...pair(tell, scored),
  ].sort((x, y) => y.worth - x.worth || (x.text < y.text ? -1 : 1));
  const [best] = found;
  return best && { text: best.text, regions: best.regions };
}

function balance(tell: Tell, { findings: { fit } }: Scored): Candidate[] {
  const relation = fit && balanceOf(fit);
  if (!fit?.above || !fit.below || !relation) return [];
  const [above, below] = [saidGarment(fit.above), saidGarment(fit.below)];
  const values = { above: above.noun, below: below.noun, belows: below.number };
  const sure = Math.min(fit.above.fit.confidence, fit.below.fit.confidence);
  return [
    {
      text: tell(`best.balance.${relation}`, values),
      regions: [fit.above.key, fit.below.key],
      worth: sure >= 0.55 ? 3 : 0,
    },
  ];
}

const volume = { slim: 0, regular: 1, relaxed: 2, oversized: 3 };

/** Which half has more volume, where the two balance each other. */
export function balanceOf({
  above,
  below,
}: NonNullable<Scored['findings']['fit']>): 'fuller-above' | 'fuller-below' | undefined {
  if (!above || !below) return undefined;
  const step = volume[above.fit.kind] - volume[below.fit.kind];
  if (step >= 1 && volume[below.fit.kind] === 0) return 'fuller-above';
  return step <= -1 && volume[above.fit.kind] <= 1 ? 'fuller-below' : undefined;
}

const wellProportioned = 0.15;

function proportion(tell: Tell, { findings, garments }: Scored): Candidate[] {
  const below = garments.find(({ zone }) => zone === 'lower');
  if (!below || !findings.proportion || findings.proportion.points < wellProportioned) return [];
  return [
    { text: tell('best.proportion', { below: saidGarment(below).noun }), regions: [below.key], worth: 2.5 },
  ];
}

function layer(tell: Tell, { garments }: Scored): Candidate[] {
  const above = garments.find(({ zone }) => zone === 'outer');
  const under = garments.some(({ zone }) => zone === 'upper' || zone === 'full');
  if (!above || !under) return [];
  return [{ text: tell('best.layer', { above: saidGarment(above).name }), regions: [above.key], worth: 1.8 }];
}

function pattern(tell: Tell, { garments, story }: Scored): Candidate[] {
  const [lead, other] = surelyPatterned(garments);
  if (!lead || other || story.kind === 'print') return [];
  const values = { lead: patternedName(lead), leads: saidGarment(lead).number };
  return [{ text: tell('best.pattern', values), regions: [lead.key], worth: 2.2 }];
}

const nearColour = 0.07;
/** A partner smaller than this, such as a pair of glasses, ties nothing together. */
const leastPartner = 0.05;

/** Shoes that repeat a color from above; black shoes to black clothes are no find. */
function shoes(tell: Tell, { garments, story }: Scored): Candidate[] {
  const feet = garments.find(({ zone }) => zone === 'feet');
  const partner =
    feet && garments.find((one) => one.key !== feet.key && one.share >= leastPartner && isNear(one, feet));
  if (!feet || !partner || story.kind === 'black' || story.kind === 'tonal') return [];
  const values = { shoes: saidGarment(feet).noun, partner: saidGarment(partner).name };
  return [{ text: tell('best.shoes', values), regions: [feet.key, partner.key], worth: 2 }];
}

export function isNear(one: Garment, other: Garment): boolean {
  const [l, a, b] = one.main.lab;
  const [m, c, d] = other.main.lab;
  return Math.hypot(l - m, a - c, b - d) < nearColour;
}

const worthOfPair = {
  same: 1.6,
  tonal: 1.6,
  'light-dark': 1.5,
  neutral: 1.4,
  kin: 1.5,
  contrast: 1.2,
  quiet: 1,
};

function pair(tell: Tell, { garments, story }: Scored): Candidate[] {
  const [one, two] = pairOf(story, garments);
  if (!one || !two) return [];
  const kind = pairKind(one, two);
  const [first, second] = [saidGarment(one), saidGarment(two)];
  const values = { lead: first.name, leads: first.number, other: second.name, others: second.number };
  return [{ text: tell(`best.pair.${kind}`, values), regions: [one.key, two.key], worth: worthOfPair[kind] }];
}

/** The two largest pieces, in a pair of a color and a neutral the color first. */
function pairOf(story: ColourStory, garments: readonly Garment[]): Garment[] {
  const other = garments.find(({ key, zone }) => key !== story.lead.key && zone !== 'head');
  return other ? [story.lead, other] : [story.lead];
}
