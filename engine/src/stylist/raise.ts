import { coloursFor, swapColours } from '../knowledge/swap-colours.ts';
import type { Look, LookColour, LookRegion, TextureKind, Zone } from '../vision/look.ts';
import type { Garment } from './garment.ts';
import type { JudgeContext } from './judge-context.ts';
import { candidatesFor, type OwnGarment, wearing } from './own-garments.ts';
import { type Scored, scoreLook } from './score-look.ts';
import { shopColour } from './shop-colour.ts';
import { bestRatio } from './terms/proportion.ts';
import { createVoice } from './voice/voice.ts';

/** A changed Look and what it would be rated; `gain` is the rise of the weighted mean, always above 0. */
export type Raise = { key: string; gain: number; rating: number; after: Scored } & (
  | { kind: 'recolour'; garment: Garment; colour: LookColour }
  | { kind: 'retexture'; garment: Garment; texture: TextureKind }
  | { kind: 'plain'; garment: Garment }
  | { kind: 'partner'; garment: Garment; colour: LookColour }
  | { kind: 'tuck'; shorter: 'upper' | 'lower' }
  | { kind: 'wear'; garment: Garment; own: OwnGarment }
);

/**
 * Every kind of change that would raise a Look's rating; each garment gets one of the person's own and one colour, no
 * two the same. Best first, where a change of most of the outfit stands behind one that is easier to make, and what the
 * person owns before what would have to be bought.
 */
export function raises(look: Look, context: JudgeContext, scored: Scored): Raise[] {
  if (look.subject === 'laid' && scored.garments.length === 1) return partners(look, context, scored);
  const found = [
    ...recolours(look, context, scored),
    ...scored.garments.flatMap((garment) => retexture(look, context, scored, garment)),
    ...(scored.findings.pattern?.patterned ?? []).flatMap((garment) => plain(look, context, scored, garment)),
    ...tuck(look, context, scored),
  ];
  const sorted = found.sort((x, y) => worth(y) - worth(x) || (x.key < y.key ? -1 : 1));
  return [...fromWardrobe(look, context, scored), ...sorted];
}

/** The best of the person's own garments for each one in the photo, each used once. */
function fromWardrobe(look: Look, context: JudgeContext, scored: Scored): Raise[] {
  const own = context.wardrobe ?? [];
  const all = scored.garments.flatMap((garment) =>
    candidatesFor(garment, own).flatMap((one): Extract<Raise, { kind: 'wear' }>[] => {
      const after = scoreLook(wearing(look, garment, one), context);
      const gain = after.mean - scored.mean;
      if (gain <= 0) return [];
      const key = `wear ${garment.key}`;
      return [{ kind: 'wear', key, garment, own: one, gain, rating: after.rating, after }];
    }),
  );
  all.sort((x, y) => worth(y) - worth(x) || (x.own.id < y.own.id ? -1 : 1));
  const taken = new Set<string>();
  return all.filter(({ key, own: { id } }) => {
    if (taken.has(key) || taken.has(id)) return false;
    taken.add(key).add(id);
    return true;
  });
}

// A tenth more or less is within what another photo of the same clothes would change.
const leastRise = 0.15;

/** Whether a change is large enough to be proposed. */
export function shows(raise: Raise, scored: Scored): boolean {
  return raise.rating >= scored.rating + leastRise;
}

function worth(raise: Raise): number {
  return 'garment' in raise ? raise.gain * (1.1 - raise.garment.share) : raise.gain;
}

/** For a single piece laid out: what to lay beside it, three colours of different basic terms, best first. */
function partners(look: Look, context: JudgeContext, scored: Scored): Raise[] {
  const garment = scored.garments[0];
  const found = [...new Set([...swapColours, ...favouriteColours(context)])]
    .map((hex): PartnerRaise => {
      const colour: LookColour = { ...shopColour(hex), share: 1 };
      const beside: LookRegion = {
        ...garment.region,
        key: 'partner',
        colours: [colour],
        pattern: plainCloth,
      };
      const after = scoreLook({ ...look, regions: [...look.regions, beside] }, context);
      const gain = after.mean - scored.mean;
      return {
        kind: 'partner',
        key: `partner ${colour.name}`,
        garment,
        colour,
        gain,
        rating: after.rating,
        after,
      };
    })
    .filter(({ gain }) => gain > 0)
    .sort((x, y) => y.gain - x.gain || (x.key < y.key ? -1 : 1));
  return found
    .filter(({ colour }, index) => found.findIndex((other) => other.colour.basic === colour.basic) === index)
    .slice(0, 4);
}

// A colour that brings nearly as much as the best one may stand in for it: a favourite, or one not proposed yet.
const nearlyAsGood = 0.75;
const plainCloth = { kind: 'solid', contrast: 0, confidence: 1 } as const;

function recolours(look: Look, context: JudgeContext, scored: Scored): Raise[] {
  const favourites = new Set(favouriteColours(context));
  const used = new Set<string>();
  const voice = createVoice(scored.seed);
  const byGarment = scored.garments
    .map((garment) => recoloursOf(look, context, scored, garment, [...favourites]))
    .filter((options) => options.length > 0)
    .sort((x, y) => y[0].gain - x[0].gain || (x[0].key < y[0].key ? -1 : 1));
  return byGarment.map((options) => {
    const close = options.filter(({ gain }) => gain >= nearlyAsGood * options[0].gain);
    const fresh = close.filter(({ colour }) => !used.has(colour.name));
    const open = fresh.length > 0 ? fresh : close;
    const chosen = open.find(({ colour }) => favourites.has(colour.hex)) ?? voice.pick(open[0].key, open);
    used.add(chosen.colour.name);
    return chosen;
  });
}

/** The person's favourite colours in lower case; anything else than `#rrggbb` is left out. */
export function favouriteColours({ preferences }: JudgeContext): string[] {
  return (preferences?.colours ?? [])
    .filter((hex) => /^#[0-9a-f]{6}$/i.test(hex))
    .map((hex) => hex.toLowerCase());
}

type PartnerRaise = Extract<Raise, { kind: 'partner' }>;
type Recolour = Extract<Raise, { kind: 'recolour' }>;

/** Colours for one garment that raise the rating and do not lower the colour term, best first. */
function recoloursOf(
  look: Look,
  context: JudgeContext,
  scored: Scored,
  garment: Garment,
  favourites: readonly string[],
): Recolour[] {
  return [...new Set([...coloursFor(garment.zone), ...favourites])]
    .flatMap((hex): Recolour[] => {
      const colour: LookColour = { ...shopColour(hex), share: garment.main.share };
      if (colour.name === garment.main.name) return [];
      const colours = garment.region.colours.map((old) => (old === garment.main ? colour : old));
      const after = scoreLook(withRegion(look, garment.key, { colours }), context);
      const gain = after.mean - scored.mean;
      if (gain <= 0 || after.findings.colour.score < scored.findings.colour.score) return [];
      return [
        {
          kind: 'recolour',
          key: `recolour ${garment.key}`,
          garment,
          colour,
          gain,
          rating: after.rating,
          after,
        },
      ];
    })
    .sort((x, y) => y.gain - x.gain || (x.colour.hex < y.colour.hex ? -1 : 1));
}

const otherCloth: Partial<Record<Zone, readonly TextureKind[]>> = {
  upper: ['knit', 'satin'],
  outer: ['napped', 'leather', 'knit'],
  feet: ['napped', 'leather'],
  full: ['satin', 'knit'],
};

/** The best other cloth for a garment whose own is plain. */
function retexture(look: Look, context: JudgeContext, scored: Scored, garment: Garment): Raise[] {
  if (garment.texture !== 'smooth' && garment.texture !== 'woven') return [];
  return (otherCloth[garment.zone] ?? [])
    .flatMap((kind): Raise[] => {
      const texture = { ...garment.region.texture, kind };
      const after = scoreLook(withRegion(look, garment.key, { texture }), context);
      const gain = after.mean - scored.mean;
      const key = `retexture ${garment.key}`;
      return gain > 0
        ? [{ kind: 'retexture', key, garment, texture: kind, gain, rating: after.rating, after }]
        : [];
    })
    .sort((x, y) => y.gain - x.gain)
    .slice(0, 1);
}

function plain(look: Look, context: JudgeContext, scored: Scored, garment: Garment): Raise[] {
  const pattern = { ...garment.region.pattern, kind: 'solid' as const };
  const after = scoreLook(withRegion(look, garment.key, { pattern }), context);
  const gain = after.mean - scored.mean;
  return gain > 0
    ? [{ kind: 'plain', key: `plain ${garment.key}`, garment, gain, rating: after.rating, after }]
    : [];
}

/** Only proposed for halves and beyond, where a tuck or a roll moves the line half of the way to the best ratio. */
function tuck(look: Look, context: JudgeContext, scored: Scored): Raise[] {
  const ratio = scored.findings.proportion?.ratio;
  if (ratio === undefined || !look.proportions || Math.abs(Math.log2(ratio / bestRatio)) < 0.35) return [];
  const upperToLower = Math.sqrt(ratio * bestRatio);
  const after = scoreLook({ ...look, proportions: { ...look.proportions, upperToLower } }, context);
  const gain = after.mean - scored.mean;
  const shorter = ratio > bestRatio ? 'upper' : 'lower';
  return gain > 0 ? [{ kind: 'tuck', key: 'tuck', shorter, gain, rating: after.rating, after }] : [];
}

function withRegion(look: Look, key: string, change: Partial<LookRegion>): Look {
  return {
    ...look,
    regions: look.regions.map((region) => (region.key === key ? { ...region, ...change } : region)),
  };
}
