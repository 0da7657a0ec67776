import { dressCodes } from '../../knowledge/style/dress-codes.ts';
import { findOutfits } from '../../stylist/outfit/find-outfits.ts';
import type { Outfit, OutfitAnswer, OutfitRequest } from '../../stylist/outfit/outfit.ts';
import type {
  AssistantContext,
  AssistantItem,
  ItemFilter,
  Memory,
  OutfitWish,
} from '../assistant-context.ts';
import { matchItems, traitsOf } from '../understanding/mentions/match-items.ts';
import { are, capital, namesOf } from '../words.ts';
import { filterWords } from './filter-words.ts';
import { statusWords } from './find-tools.ts';

/** So many garments are tried where a wish names a kind and not a certain garment. */
const triedPerWish = 5;

export const searchMs = 60;

const ofBody = /\b(hands|feet|head|neck|legs|ears)$/;

/** A cut alone, or "something for my hands", is a wish that may go unfilled without a word. */
function isWorthTelling({ noun, categories, kinds, row, colours, materials, patterns }: ItemFilter): boolean {
  if (noun && ofBody.test(noun)) return false;
  return (categories ?? kinds ?? row ?? colours ?? materials ?? patterns) !== undefined;
}

/** What others lay out, or what is worn on top for the occasion, and words of its title: "night shift". */
const laidOut = /^(?:gown|robe|uniform|apron|costume|helmet|harness|bib)s?$/;

function isOfOccasion({ noun }: ItemFilter, { title }: OutfitWish): boolean {
  return noun !== undefined && (laidOut.test(noun) || title.toLowerCase().includes(noun.toLowerCase()));
}

/** The locks to try: every combination of garments that the wishes leave open, a few of them. */
export function waysOf(
  items: AssistantItem[],
  wish: OutfitWish,
  excluded: ReadonlySet<string>,
  { feltC, dateFormat }: { feltC: number } & Pick<AssistantContext, 'dateFormat'>,
): { ways: string[][]; notes: string[] } {
  const notes: string[] = [];
  let ways: string[][] = [wish.locked];
  const rarest = [...wish.with].sort((a, b) => matchItems(items, a).length - matchItems(items, b).length);
  for (const filter of rarest) {
    const owned = clothesFirst(matchItems(items, filter), filter);
    const usable = owned.filter((item) => item.available && !excluded.has(item.id));
    if (owned.length === 0 && isWorthTelling(filter) && !isOfOccasion(filter, wish))
      notes.push(`Your wardrobe has no ${filterWords(filter, dateFormat)}, so this is without.`);
    else if (owned.length > 0 && usable.length === 0 && !owned.every(({ id }) => excluded.has(id)))
      notes.push(
        `${capital(namesOf(owned, 3))} ${owned.length > 1 ? 'are' : are(owned[0], 'is', 'are')} ${statusWords(owned[0])} right now, so this is without.`,
      );
    if (usable.length === 0) continue;
    const tried = fitting(usable, wish, feltC).slice(0, triedPerWish);
    ways = ways.flatMap((way) => tried.map(({ id }) => [...way, id])).slice(0, triedPerWish * 2);
  }
  return { ways, notes };
}

/** "Something black" is no bag and no pair of shoes, unless nothing else is black. */
function clothesFirst(
  found: AssistantItem[],
  { kinds, row, categories, noun, ids }: ItemFilter,
): AssistantItem[] {
  if (kinds ?? row ?? categories ?? noun ?? ids) return found;
  const isBody = ({ category }: AssistantItem) => /^(?:top|shirt|pants|dresses)$/.test(category);
  const body = found.filter(isBody);
  const clothes = body.length > 0 ? body : found.filter(({ category }) => category === 'outerwear');
  return clothes.length > 0 ? clothes : found;
}

/** Nearest to the dress code first, then what is liked; what is made for another season only where nothing else is there. */
function fitting(items: AssistantItem[], { eventType }: OutfitWish, feltC: number): AssistantItem[] {
  const { ideal } = dressCodes[eventType];
  const off = (item: AssistantItem) =>
    Math.abs(traitsOf(item).formality - ideal) - (item.isFavorite ? 0.2 : 0);
  const isOut = ({ season }: AssistantItem) =>
    (season === 'summer' && feltC < 15) || (season === 'winter' && feltC > 20);
  const near = items.every(isOut) ? items : items.filter((item) => !isOut(item));
  return [...near].sort((a, b) => off(a) - off(b) || (a.id < b.id ? -1 : 1));
}

export function best(ways: string[][], request: OutfitRequest): OutfitAnswer {
  const timeLimitMs = searchMs / Math.max(1, ways.length);
  let chosen: OutfitAnswer | undefined;
  for (const locked of ways) {
    const answer = findOutfits({ ...request, timeLimitMs, locked: [...new Set(locked)] });
    if (!chosen || (answer.ok && (!chosen.ok || answer.best.score > chosen.best.score))) chosen = answer;
  }
  return chosen ?? findOutfits(request);
}

/** In the cold a thin jacket is no substitute for a coat. House rules: felt degrees, and the share of the old warmth. */
const [coldBelow, leastShare] = [10, 0.6];

/** "Not the parka": what comes in its place keeps about as warm, as long as there is such a coat. */
export function coatForCoat(
  answer: OutfitAnswer,
  request: OutfitRequest,
  items: readonly AssistantItem[],
  before: Memory['outfit'],
): OutfitAnswer {
  const cloOf = (id: string | undefined) => {
    const item = items.find((each) => each.id === id);
    return item ? traitsOf(item).clo : 0;
  };
  const old = before?.slots.outer;
  if (!answer.ok || !old || request.weather.feltC >= coldBelow) return answer;
  const over = answer.best.slots.mid;
  const isJacket = items.some(({ id, category }) => id === over && category === 'outerwear');
  const fresh = answer.best.slots.outer ?? (isJacket ? over : undefined);
  if (fresh === old || cloOf(fresh) >= leastShare * cloOf(old)) return answer;
  const thin = items
    .filter((item) => item.category === 'outerwear' && cloOf(item.id) < leastShare * cloOf(old))
    .map(({ id }) => id);
  const warmer = findOutfits({ ...request, excluded: [...(request.excluded ?? []), ...thin] });
  return warmer.ok && cloOf(warmer.best.slots.outer) > cloOf(fresh) ? warmer : answer;
}

/** "Something warmer" must be warmer than what was shown, as long as the wardrobe allows. */
export function warmEnough(
  answer: OutfitAnswer,
  request: OutfitRequest,
  wish: OutfitWish,
  before: Memory['outfit'],
): OutfitAnswer {
  if (!before || wish.degrees === 0 || !answer.ok) return answer;
  const byId = new Map(request.items.map((item) => [item.id, item]));
  const clo = ({ itemIds }: Outfit) => itemIds.reduce((sum, id) => sum + (byId.get(id)?.warmth ?? 0), 0);
  const old = before.itemIds.reduce((sum, id) => sum + (byId.get(id)?.warmth ?? 0), 0);
  let found = answer;
  for (let step = 1; step <= 4; step++) {
    if (found.ok && (wish.degrees > 0 ? clo(found.best) > old : clo(found.best) < old)) return found;
    const { weather } = request;
    const colder = step * 5 * Math.sign(wish.degrees);
    const next = findOutfits({
      ...request,
      recent: [],
      weather: {
        ...weather,
        feltC: weather.feltC - colder,
        minC: weather.minC - colder,
        maxC: weather.maxC - colder,
      },
    });
    if (!next.ok) return found;
    found = next;
  }
  return found;
}
