import type { Recommendations } from '@drape/contract/analysis';
import type { ShownRaise } from '@drape/contract/evidence';
import type { Look } from '../../vision/look.ts';
import type { JudgeContext } from '../judge-context.ts';
import { type Raise, shows } from '../raise.ts';
import type { Scored } from '../score-look.ts';
import { accessoriesFor } from './accessories-text.ts';
import { alternatives } from './alternatives-text.ts';
import { goodAdditions, paletteAdvice } from './palette-text.ts';
import { photoAdvice } from './photo-text.ts';
import { raiseText } from './raise-text.ts';
import { shoppingList } from './shopping-text.ts';
import type { Voice } from './voice.ts';
import { rating, sentence } from './words.ts';

/** Five lists, best first. Each number is the same rating or measure, taken on the changed look. */
export function recommendationsFor(
  voice: Voice,
  look: Look,
  context: JudgeContext,
  scored: Scored,
  best: readonly Raise[],
): Recommendations {
  const additions = goodAdditions(scored, context);
  const [now, later] = splitRaises(scored, best);
  return {
    immediate_improvements: improvements(voice, look, scored, now).map(sentence),
    shopping_list: shoppingList(voice, context, scored, best, additions).map(sentence),
    styling_alternatives: alternatives(voice, scored, later).map(sentence),
    color_palette: paletteAdvice(voice, additions).map(sentence),
    accessories: accessoriesFor(voice, context, scored, additions).map(sentence),
  };
}

/** The changes of the immediate improvements, each with what it is about, in the same order. */
export function raisesShown(voice: Voice, scored: Scored, best: readonly Raise[]): ShownRaise[] {
  return splitRaises(scored, best)[0].map((raise, index) => ({
    kind: raise.kind,
    text: sentence(raiseText(voice, raise, scored, `improve ${index}`)),
    rating: raise.rating,
    region: 'garment' in raise ? raise.garment.key : null,
    hex: 'colour' in raise ? raise.colour.hex : raise.kind === 'wear' ? raise.own.palette[0].hex : null,
    item_id: raise.kind === 'wear' ? raise.own.id : null,
  }));
}

function concernsSame(one: Raise, other: Raise): boolean {
  return 'garment' in one && 'garment' in other && one.garment.key === other.garment.key;
}

/** The first three changes that show, two of a kind and one of a garment at most, and what is left of them. */
function splitRaises(scored: Scored, best: readonly Raise[]): [now: Raise[], later: Raise[]] {
  const now: Raise[] = [];
  const later: Raise[] = [];
  for (const raise of best) {
    if (!shows(raise, scored)) continue;
    const alike = now.filter(({ kind }) => kind === raise.kind).length;
    const isNew = alike < 2 && !now.some((other) => concernsSame(other, raise));
    (now.length < 3 && (isNew || raise.kind === 'partner') ? now : later).push(raise);
  }
  return [now, later];
}

function improvements(voice: Voice, look: Look, scored: Scored, now: readonly Raise[]): string[] {
  const found = now.map((raise, index) => raiseText(voice, raise, scored, `improve ${index}`));
  const advice = photoAdvice(voice, look.photo.notes);
  const number = rating(scored.rating);
  if (found.length === 0)
    found.push(
      voice.pick('nothing', [
        `No single change that was tried moves the rating above ${number}; wear it as it is`,
        `Nothing tried in the same shapes beats ${number}, so leave it`,
        `At ${number}, each swap that was tried made it no better`,
        `Every change we measured came out at ${number} or below; this one is done`,
      ]),
    );
  return advice ? [...found, advice] : found;
}
