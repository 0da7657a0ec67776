import type { Recommendations } from '@drape/contract/analysis/analysis';
import type { ShownRaise } from '@drape/contract/analysis/evidence';
import type { Tell } from '../../wording/say.ts';
import type { Raise } from '../changes/change.ts';
import { goodAdditions } from '../judging/good-additions.ts';
import type { JudgeContext } from '../judging/judge-context.ts';
import type { Scored } from '../judging/score-look.ts';
import { changeText } from './change-text.ts';
import { accessoryTexts, laterTexts, paletteTexts, shoppingTexts, wayTexts } from './list-texts.ts';

const small: ReadonlySet<Raise['kind']> = new Set(['echo', 'accent', 'shine', 'bag']);

/** Five short lists, best first; a list without anything worth saying is empty, and nothing stands in two. */
export function recommendationsFor(
  tell: Tell,
  context: JudgeContext,
  scored: Scored,
  best: readonly Raise[],
): Recommendations {
  const [now, later] = splitRaises(best);
  const isOutfit = scored.story.kind !== 'single';
  return {
    immediate_improvements: now.map((raise) => changeText(tell, raise)),
    shopping_list: shoppingTexts(tell, scored, later),
    styling_alternatives: [...laterTexts(tell, later), ...wayTexts(tell, scored, best)],
    color_palette: paletteTexts(tell, scored, goodAdditions(scored, context)),
    accessories:
      isOutfit && !best.some(({ kind }) => small.has(kind)) ? accessoryTexts(tell, scored, context) : [],
  };
}

/** The changes of the immediate improvements, each with what it is about, in the same order. */
export function raisesShown(tell: Tell, best: readonly Raise[]): ShownRaise[] {
  return splitRaises(best)[0].map((raise) => ({
    kind: raise.kind,
    text: changeText(tell, raise),
    rating: raise.rating,
    region: raise.garment.key,
    hex: 'colour' in raise ? raise.colour.hex : raise.kind === 'wear' ? raise.own.palette[0].hex : null,
    item_id: raise.kind === 'wear' ? raise.own.id : null,
  }));
}

/** Kinds of change that put something else in the place of a garment, or leave it out. */
const exchanging: ReadonlySet<Raise['kind']> = new Set([
  'recolour',
  'plain',
  'shoes',
  'less',
  'bag',
  'socks',
  'wear',
]);

/** The keys of the garments that the shown changes would exchange: nothing good is said of those. */
export function exchangedBy(best: readonly Raise[]): Set<string> {
  const [now] = splitRaises(best);
  const isExchange = (raise: Raise) =>
    exchanging.has(raise.kind) && (raise.kind !== 'wear' || raise.as === 'exchange');
  return new Set(now.filter(isExchange).map(({ garment }) => garment.key));
}

function concernsSame(one: Raise, other: Raise): boolean {
  return one.garment.key === other.garment.key;
}

const mostShown = 3;

/** The one change worth most and at most two more, one of a garment and one of a kind; and what is left of them. */
function splitRaises(best: readonly Raise[]): [now: Raise[], later: Raise[]] {
  const now: Raise[] = [];
  const later: Raise[] = [];
  for (const raise of best) {
    const isNew = !now.some((other) => other.kind === raise.kind || concernsSame(other, raise));
    (now.length < mostShown && isNew ? now : later).push(raise);
  }
  return [now, later];
}
