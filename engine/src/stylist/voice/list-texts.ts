import type { BasicColour } from '../../colour/name-colour.ts';
import table from '../../knowledge/style/color-partners.json' with { type: 'json' };
import type { Tell } from '../../wording/say.ts';
import type { Raise } from '../changes/change.ts';
import { isNeutral } from '../colour-story.ts';
import type { Garment } from '../garment.ts';
import type { Addition } from '../judging/good-additions.ts';
import type { JudgeContext } from '../judging/judge-context.ts';
import type { Scored } from '../judging/score-look.ts';
import { seasonOf } from '../season.ts';
import { formalityTerm } from '../terms/formality.ts';
import { changeText } from './change-text.ts';
import { levelOf } from './occasion-text.ts';
import { saidColour, saidGarment } from './said-garment.ts';

/** What to look for when shopping, where no change of what is worn says it already. */
export function shoppingTexts(tell: Tell, scored: Scored, open: readonly Raise[]): string[] {
  const pieces = open.flatMap((raise) => (raise.toBuy ? [changeText(tell, raise)] : []));
  const [style] = scored.findings.preferences?.styles ?? [];
  const forStyle =
    style && style.score < 80 ? [tell('buy.style', { style: style.style, lacking: style.lacking })] : [];
  return [...pieces.slice(0, 1), ...forStyle];
}

/** Changes that need nothing bought and found no place among the first. */
export function laterTexts(tell: Tell, open: readonly Raise[]): string[] {
  return open
    .flatMap((raise) => (raise.toBuy || raise.kind === 'wear' ? [] : [changeText(tell, raise)]))
    .slice(0, 1);
}

/** Layers that look sharper closed. */
const closable = /blazer|suit jacket|cardigan|denim jacket|leather jacket|biker/;
const dressable: ReadonlySet<string> = new Set(['jeans', 'trousers', 'skirt']);

/** Other ways to wear the same pieces. */
export function wayTexts(tell: Tell, { garments, purpose }: Scored, raises: readonly Raise[]): string[] {
  if (purpose) return [];
  const layers = raises.some(
    (raise) => raise.kind === 'layer' || (raise.kind === 'wear' && raise.as === 'layer'),
  );
  const at = (zone: Garment['zone']) => garments.find((garment) => garment.zone === zone);
  const noun = (garment: Garment) => ({ noun: saidGarment(garment).noun });
  const [outer, full, upper, lower] = [at('outer'), at('full'), at('upper'), at('lower')];
  if (outer && (upper || full)) return closable.test(outer.noun) ? [tell('way.close', noun(outer))] : [];
  if (full && full.noun === 'dress') return [tell('way.dress', noun(full))];
  if (lower && dressable.has(lower.noun) && upper && !layers) return [tell('way.open', noun(upper))];
  return [];
}

const partners: Readonly<Record<BasicColour, readonly string[]>> = table.partners;

/** Colors that would join well: the person's own where one does, else what a stylist would put beside it. */
export function paletteTexts(
  tell: Tell,
  { story, garments }: Scored,
  additions: readonly Addition[],
): string[] {
  const { noun } = saidGarment(story.lead);
  const special = additions.slice(0, 2).flatMap(({ name, own, flattering }) => {
    const color = saidColour(name);
    if (own) return [tell('palette.own', { color })];
    return flattering ? [tell('palette.flattering', { color })] : [];
  });
  if (special.length > 0) return special;
  const worn = new Set(garments.map(({ main }) => saidColour(main.name)));
  const [first, second] = partners[story.lead.main.basic].map(saidColour).filter((color) => !worn.has(color));
  if (first === undefined) return [];
  return [
    second === undefined
      ? tell('palette.one', { first, noun })
      : tell('palette.pair', { first, second, noun }),
  ];
}

/** Shoes that a belt is matched to. */
const takesBelt = /loafers?|oxford|derb|brogue|monk|chelsea|ankle boots|pumps|heels/;
const jewelry = /earring|necklace|bracelet|\bring|brooch|pendant|chain|watch|choker|locket|bangle|beads/;

/** One small thing that would finish the outfit and that is not worn yet; nothing where none comes to mind. */
export function accessoryTexts(
  tell: Tell,
  { garments, findings, purpose }: Scored,
  context: JudgeContext,
): string[] {
  if (purpose) return [];
  const has = (words: RegExp) => garments.some(({ noun }) => words.test(noun));
  const shoes = garments.find(({ zone }) => zone === 'feet');
  const level = levelOf(formalityTerm(garments)?.mean ?? 0.45);
  if (level === 'sporty' || (findings.pattern?.patterned.length ?? 0) > 1) return [];
  const color = shoes ? saidColour(shoes.main.name) : '';
  if (shoes && takesBelt.test(shoes.noun) && has(/trousers|jeans|chinos/) && !has(/belt|dress|jumpsuit|coat/))
    return [tell('accessory.belt', { color })];
  if (shoes && !isNeutral(shoes.tone) && !has(/bag/)) return [tell('accessory.bag', { color })];
  const season = seasonOf(context.date, context.country);
  if (season === 'winter' && !has(/scarf/)) return [tell('accessory.scarf')];
  return level === 'casual' || has(jewelry) ? [] : [tell('accessory.jewelry')];
}
