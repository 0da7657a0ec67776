import type { Look, Zone } from '../../../vision/look.ts';
import { listOf, say, type Tell } from '../../../wording/say.ts';
import type { Garment } from '../../garment.ts';
import type { JudgeContext } from '../../judging/judge-context.ts';
import type { Scored } from '../../judging/score-look.ts';
import { seasonOf } from '../../season.ts';
import type { FitTerm } from '../../terms/fit.ts';
import type { Line } from '../page/page.ts';
import { goodRating } from '../tier.ts';
import { naming, note, praise, worn } from './line.ts';

/** How the pieces are cut and divide the figure, and which parts were not in the picture. */
export function fitLines(tell: Tell, look: Look, scored: Scored, context: JudgeContext): Line[] {
  if (look.subject === 'laid') return [note(['unseen'], [], () => tell('fit.laid'))];
  const { findings } = scored;
  return [
    ...(findings.fit ? balanceLines(tell, findings.fit, scored.rating >= goodRating) : []),
    ...cutLines(tell, scored),
    ...roomLine(tell, scored, context),
    ...proportionLine(tell, scored),
    ...unseenLine(tell, look),
  ];
}

function isRoomy({ region: { fit } }: Garment): boolean {
  return fit !== undefined && fit.confidence >= 0.5 && (fit.kind === 'relaxed' || fit.kind === 'oversized');
}

function balanceLines(tell: Tell, fit: FitTerm, isGood: boolean): Line[] {
  const { above, below } = fit;
  if (!above || !below) return [];
  const values = { ...naming('above', above), ...naming('below', below) };
  const about = [above, below];
  const relation = balanceOf(fit);
  if (relation) return [praise(['balance'], about, () => tell(`fit.${relation}`, values))];
  if (isRoomy(above) && isRoomy(below)) {
    if (above.zone === 'outer' || !sleeved.test(above.noun)) return [];
    const key = isGood ? 'fit.wide-good' : 'fit.wide';
    return [note(['balance', 'rewear'], about, () => tell(key, values))];
  }
  if (above.fit.kind === 'slim' && below.fit.kind === 'slim')
    return [note(['balance'], about, () => tell('fit.slim', values))];
  return [];
}

const sleeved =
  /(?<!camp-collar |short-sleeved |short-sleeve |polo |football |rugby |bowling )(?:sweater|knit|shirt|hoodie|cardigan|jumper|sweatshirt|blouse)$/;

const cropped = /cropped|crop\b|7\/8|capri|ankle-length/;

/** Cuts that do something to the length of the whole. */
function cutLines(tell: Tell, { garments }: Scored): Line[] {
  const [upper, outer, lower, full, shoes] = (['upper', 'outer', 'lower', 'full', 'feet'] as const).map(
    (zone) => worn(garments, zone),
  );
  const short = [outer, upper].find((one) => one && cropped.test(one.noun));
  const lines: Line[] = [];
  if (short && lower && !(outer && short === upper)) {
    const values = { ...naming('one', short), ...naming('other', lower) };
    lines.push(praise(['proportion'], [short, lower], () => tell('fit.cropped-top', values)));
  }
  if (lower && /high-waisted|high-waist|paperbag/.test(lower.noun))
    lines.push(praise(['proportion'], [lower], () => tell('fit.high-waist', naming('one', lower))));
  if (lower && shoes && cropped.test(lower.noun)) {
    const values = { ...naming('one', lower), ...naming('other', shoes) };
    lines.push(praise(['hem'], [lower, shoes], () => tell('fit.cropped-hem', values)));
  }
  const long = [full, lower].find(
    (one) => one && /midi|maxi|long|ankle/.test(one.noun) && /skirt|dress|gown/.test(one.noun),
  );
  if (long && shoes && /heel|pumps|stiletto|wedge|platform|slingback/.test(shoes.noun)) {
    const values = { ...naming('one', long), ...naming('other', shoes) };
    lines.push(praise(['hem'], [long, shoes], () => tell('fit.heel-hem', values)));
  }
  return lines;
}

const takesSweater = /coat|parka|cape|puffer|anorak|overshirt|shacket|(?<!suit |dinner )jacket/;

/** Room under a wide coat or jacket, when it is cold enough to want it. */
function roomLine(tell: Tell, { garments }: Scored, { date, country }: JudgeContext): Line[] {
  const season = seasonOf(date, country);
  const outer = worn(garments, 'outer');
  if (
    !outer ||
    !takesSweater.test(outer.noun) ||
    !isRoomy(outer) ||
    (season !== 'autumn' && season !== 'winter')
  )
    return [];
  if (
    garments.some(({ noun }) =>
      /knit|sweater|jumper|turtleneck|roll-neck|hoodie|sweatshirt|fleece/.test(noun),
    )
  )
    return [];
  return [note([`room ${outer.key}`], [outer], () => tell('fit.room', naming('one', outer)))];
}

export type Length = 'long' | 'halves' | 'short' | 'good';

/** `ratio` of the upper to the lower length. */
export function lengthOf(ratio: number): Length {
  if (ratio > 1.15) return 'long';
  if (ratio > 0.85) return 'halves';
  return ratio < 0.35 ? 'short' : 'good';
}

function proportionLine(tell: Tell, { findings: { proportion } }: Scored): Line[] {
  if (!proportion) return [];
  const length = lengthOf(proportion.ratio);
  const line = length === 'good' ? praise : note;
  return [line(['proportion'], [], () => tell(`fit.proportion.${length}`))];
}

const worthMissing: ReadonlySet<Zone> = new Set(['upper', 'lower', 'feet']);

function unseenLine(tell: Tell, { unseen, regions }: Look): Line[] {
  const isFound = (zone: Zone) => regions.some((region) => region.zone === zone);
  const missed = unseen.filter((zone) => worthMissing.has(zone) && !isFound(zone));
  if (missed.length === 0) return [];
  return [note(['unseen'], [], () => tell('fit.unseen-part', { parts: listOf(unseenWords(missed)) }))];
}

export function unseenWords(unseen: readonly Zone[]): string[] {
  return unseen.map((zone) => say(`part.${zone}`));
}

const volume = { slim: 0, regular: 1, relaxed: 2, oversized: 3 };

/** Which half has more volume, where the two balance each other. */
function balanceOf({
  above,
  below,
}: NonNullable<Scored['findings']['fit']>): 'fuller-above' | 'fuller-below' | undefined {
  if (!above || !below) return undefined;
  const step = volume[above.fit.kind] - volume[below.fit.kind];
  if (step >= 1 && volume[below.fit.kind] === 0) return 'fuller-above';
  return step <= -1 && volume[above.fit.kind] <= 1 ? 'fuller-below' : undefined;
}
