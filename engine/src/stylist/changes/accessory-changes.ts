import type { BasicColour } from '../../colour/name-colour.ts';
import { okLabToOkLch } from '../../colour/oklab.ts';
import table from '../../knowledge/style/color-partners.json' with { type: 'json' };
import type { Look } from '../../vision/look.ts';
import { isNeutral } from '../colour-story.ts';
import type { Garment } from '../garment.ts';
import type { JudgeContext } from '../judging/judge-context.ts';
import type { Scored } from '../judging/score-look.ts';
import { seasonOf } from '../season.ts';
import { shopColour } from '../shop-colour.ts';
import { levelOfPieces } from '../terms/pieces.ts';
import { areNear } from '../voice/which-garments.ts';
import { wornPieces } from '../worn/worn-pieces.ts';
import { type Change, without, withPiece } from './change.ts';
import { womens } from './stylist-changes.ts';

/** One thing more or one thing less. */
export function accessoryChanges(look: Look, context: JudgeContext, scored: Scored): Change[] {
  return [
    ...echo(look, context, scored),
    ...accent(look, context, scored),
    ...layer(look, context, scored),
    ...less(look, scored),
    ...bag(scored),
    ...shine(scored),
  ];
}

const bagShare = 0.08;
const scarfShare = 0.05;
/** What a well chosen addition brings at least, in points: readers hardly rate what is missing, and praise what is there. House rule. */
const leastOfAdded = 0.3;

type Thing = { noun: string; zone: 'hand' | 'head'; share: number };

/** A scarf where it is cold and none is worn, else a bag where none is seen. */
function thingToAdd({ date, country }: JudgeContext, garments: readonly Garment[]): Thing | undefined {
  const season = seasonOf(date, country);
  const isCold = season === 'autumn' || season === 'winter';
  const hasScarf = garments.some(({ noun }) =>
    /scarf|shawl|hijab|turtleneck|roll-neck|pashmina|tie$/.test(noun),
  );
  if (isCold && !hasScarf) return { noun: 'scarf', zone: 'head', share: scarfShare };
  return bagWhereNone(garments);
}

/** A bag for its color is nothing to propose where no piece says that its wearer would carry one. */
function bagWhereNone(garments: readonly Garment[]): Thing | undefined {
  return garments.some(({ zone }) => zone === 'hand') || !garments.some(({ noun }) => womens.test(noun))
    ? undefined
    : { noun: 'bag', zone: 'hand', share: bagShare };
}

/** The one color of the outfit once more, away from where it is, in a small thing that is not worn yet. */
function echo(look: Look, context: JudgeContext, { garments, story }: Scored): Change[] {
  const { lead } = story;
  const isAlone = story.kind === 'accent' || story.kind === 'lead';
  const isHigh = lead.zone === 'upper' || lead.zone === 'outer' || lead.zone === 'full';
  const thing = isHigh ? bagWhereNone(garments) : thingToAdd(context, garments);
  const isRepeated = garments.some(({ key, main }) => key !== lead.key && main.basic === lead.main.basic);
  if (
    !isAlone ||
    isRepeated ||
    /jeans|denim/.test(lead.noun) ||
    isNeutral(lead.tone) ||
    lead.zone === 'hand' ||
    lead.zone === 'head' ||
    !thing
  )
    return [];
  const { noun, zone, share } = thing;
  const after = withPiece(look, { zone, label: noun, share, colour: lead.main });
  return [
    {
      kind: 'echo',
      key: 'echo',
      garment: lead,
      noun,
      colour: lead.main,
      toBuy: true,
      after,
      points: leastOfAdded,
    },
  ];
}

const accents: Readonly<Record<BasicColour, readonly string[]>> = table.accents;
const calm: ReadonlySet<string> = new Set(['neutrals', 'black', 'light', 'crisp']);

/** One color on a calm base: a favorite, else one that stands out against the largest piece and that no piece has. */
function accent(look: Look, context: JudgeContext, { garments, story }: Scored): Change[] {
  const thing = thingToAdd(context, garments);
  const [against] = garments;
  if (!calm.has(story.kind) || !thing || !garments.every(({ tone }) => isNeutral(tone))) return [];
  const own = (context.preferences?.colours ?? []).filter((hex) => /^#[0-9a-f]{6}$/i.test(hex));
  const worn = new Set(garments.map(({ main }) => main.basic));
  const hex = [...own.map((each) => each.toLowerCase()), ...accents[against.main.basic]].find((each) => {
    const { lab, basic } = shopColour(each);
    return !worn.has(basic) && !isNeutral(okLabToOkLch(lab));
  });
  if (!hex) return [];
  const { noun, zone, share } = thing;
  const colour = { ...shopColour(hex), share: 1 };
  const after = withPiece(look, { zone, label: noun, share, colour });
  return [
    {
      kind: 'accent',
      key: 'accent',
      garment: against,
      noun,
      colour,
      toBuy: true,
      after,
      points: leastOfAdded,
    },
  ];
}

const layerShare = 0.25;
/** Goes over every color. */
const navy = '#1d2743';
const easyLevel = 2.4;

/** The top over which a third layer could be worn: outside summer, where there is none; not with sports clothes. */
export function layered({ date, country }: JudgeContext, { garments }: Scored): Garment | undefined {
  const upper = garments.find(({ zone }) => zone === 'upper');
  const hasLower = garments.some(({ zone, noun }) => zone === 'lower' && !/tights|socks/.test(noun));
  const hasOuter = garments.some(({ zone, noun }) => zone === 'outer' || zone === 'full' || noun === 'coat');
  const level = levelOfPieces(wornPieces(garments)) ?? 0;
  if (!hasLower || hasOuter || level < easyLevel || seasonOf(date, country) === 'summer') return undefined;
  return upper;
}

function layer(look: Look, context: JudgeContext, scored: Scored): Change[] {
  const garment = layered(context, scored);
  const lower = scored.garments.find(({ zone }) => zone === 'lower');
  if (!garment || !lower) return [];
  const colour = { ...(isNeutral(lower.tone) ? lower.main : shopColour(navy)), share: 1 };
  const after = withPiece(look, { zone: 'outer', label: 'blazer', share: layerShare, colour });
  return [
    {
      kind: 'layer',
      key: 'layer',
      garment,
      noun: 'blazer',
      colour,
      toBuy: true,
      after,
      points: leastOfAdded,
    },
  ];
}

const many = 3;

/** Where there are many small things, one of them stays at home. */
function less(look: Look, { garments }: Scored): Change[] {
  const small = garments.filter(({ noun }) => /^(?:bag|hat|scarf|belt)$/.test(noun));
  if (small.length < many) return [];
  return small.map((garment) => {
    const after = without(look, garment.key);
    return { kind: 'less', key: `less ${garment.key}`, garment, toBuy: false, after };
  });
}

/** Nearer than this in OKLab bag and shoes pass for one color. */
const oneLine = 0.14;
const sureColor = 0.7;
const matched = 0.2;

/** A bag that repeats nothing, beside shoes of another quiet color. */
function bag({ garments }: Scored): Change[] {
  const garment = garments.find(({ zone, noun }) => zone === 'hand' && noun === 'bag');
  const shoes = garments.find(({ zone }) => zone === 'feet');
  if (!garment || !shoes || Math.min(garment.region.confidence, shoes.region.confidence) < sureColor)
    return [];
  const isRepeated = garments.some((one) => one.key !== garment.key && areNear(one, garment, oneLine));
  const isAccent =
    !isNeutral(garment.tone) && garments.every((one) => one === garment || isNeutral(one.tone));
  if (isRepeated || isAccent || garment.main.basic === shoes.main.basic) return [];
  const colour = shoes.main;
  return [{ kind: 'bag', key: 'bag', garment, colour, toBuy: true, points: matched }];
}

const darkest = 0.38;
const dressed = /\b(?:dress|skirt|heels|blouse|pumps|tights)$/;
const lighterFace = 0.18;

/** Something small that shines near the face, where all is dark and nothing is worn there; only with dresses, skirts and the like. */
function shine({ garments }: Scored): Change[] {
  const clothes = garments.filter(({ zone }) => zone !== 'feet' && zone !== 'hand' && zone !== 'head');
  const isDark = clothes.length > 0 && clothes.every(({ tone }) => tone.lightness < darkest);
  const atFace = garments.some(({ noun }) =>
    /scarf|jewelry|necklace|locket|pendant|choker|chain|brooch|earring|beads|\btie$/.test(noun),
  );
  const isDressed = garments.some(({ noun }) => dressed.test(noun));
  if (!isDark || atFace || !isDressed) return [];
  return [{ kind: 'shine', key: 'shine', garment: garments[0], toBuy: false, points: lighterFace }];
}
