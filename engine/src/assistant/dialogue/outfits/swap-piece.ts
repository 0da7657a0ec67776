import type { Answer, AssistantItem, OutfitWish } from '../../assistant-context.ts';
import { itemNames, tell } from '../../commands/command-words.ts';
import { directionIn } from '../../steps/swaps/direction-said.ts';
import { weighPieces } from '../../tools/weigh-pieces.ts';
import { matches, traitsOf } from '../../understanding/mentions/match-items.ts';
import { isKind } from '../../understanding/mentions/mention-filters.ts';
import { isWet } from '../../understanding/read-uses.ts';
import { changedWish } from '../../understanding/wish.ts';
import { englishOf, questionOf } from '../../wishes/command-of-wish.ts';
import { saidAs, type Wish } from '../../wishes/read-wishes.ts';
import { capital } from '../../words.ts';
import { refusedBy, type Wanted } from '../pieces-said.ts';
import type { Scene } from '../scene.ts';
import { thingsCalled } from '../things.ts';
import { exactly, offered, planned } from './outfit-answer.ts';
import { directed } from './outfit-wished.ts';
import type { ShownOutfit } from './shown-outfit.ts';

/**
 * "Swap the coat", "the heels kill me", "everything stays but the bag": one piece, or a few, give way to the best others
 * in their places, and the rest of the outfit stays. Undefined where nothing that is worn has to go.
 */
export async function swappedPieces(
  scene: Scene,
  wish: Wish,
  shown: ShownOutfit,
  wanted: Wanted,
): Promise<Answer | undefined> {
  const leaving = leavingPieces(scene, wish, shown, wanted);
  if (leaving.length === 0 || leaving.length === shown.worn.length) return undefined;
  const next = changedWish(shown.wish, {
    excluded: [...shown.wish.excluded, ...leaving.map(({ id }) => id)],
    ...(isWet(howIn(scene, wish)) ? { rain: true as const } : {}),
  });
  let now = shown.worn;
  for (const piece of leaving) {
    const others = rivalsOf(piece, scene, { worn: now, wish: next, wanted });
    const fitting = asDescribed(others, piece, howIn(scene, wish));
    const rival = await best(scene, directed(scene, wish, next), {
      kept: now.filter((item) => item !== piece),
      rivals: fitting.length > 0 ? fitting : others,
    });
    if (rival === undefined) return noOther(scene, shown, piece);
    now = now.map((item) => (item === piece ? rival : item));
  }
  return shown.isPlan ? offered(scene, next, now) : exactly(onlyWith(scene, now), next, now);
}

/** The pieces that a message names: those that are worn, and those that are not. */
export type Exchanged = { leaving: AssistantItem[]; coming: AssistantItem[] };

/**
 * What some words of an exchange mean: what is worn goes, what is not comes in. "The white shirt for the blue one" means a
 * blue shirt.
 */
export function exchangedBy(scene: Scene, spans: readonly string[], { worn }: ShownOutfit): Exchanged {
  const wornOf = (span: string) =>
    thingsCalled(span, scene, worn).items.filter((item) => worn.includes(item));
  const leaving = [...new Set(spans.flatMap(wornOf))];
  const places = new Set(leaving.map(placeOf));
  const free = scene.items.filter((item) => item.available && !worn.includes(item));
  const alike = free.filter((item) => places.has(placeOf(item)));
  const others = spans.filter((span) => wornOf(span).length === 0);
  const coming = others.flatMap((span) => {
    const found = thingsCalled(span, { ...scene, items: alike }).items;
    return found.length > 0 ? found : thingsCalled(span, { ...scene, items: free }).items.slice(0, 1);
  });
  return { leaving, coming: [...new Set(coming)] };
}

/** What is named without a doubt and not worn, where no detail says what comes in. */
export function namedUnworn({ ground, items }: Scene, { worn }: ShownOutfit): AssistantItem[] {
  const named = ground.surely.flatMap(({ id }) => items.find((item) => item.id === id) ?? []);
  return named.filter((item) => item.available && !worn.includes(item));
}

/** What has to go: what is refused, else what is named of the outfit, by name or by its kind alone. */
function leavingPieces(scene: Scene, wish: Wish, { worn }: ShownOutfit, wanted: Wanted): AssistantItem[] {
  const { pieces, filters } = refusedBy(scene, wish, worn);
  const refused = worn.filter(
    (item) => pieces.includes(item) || filters.some((filter) => matches(item, filter)),
  );
  if (refused.length > 0) return oneOfEach(refused, pieces);
  if (wanted.kept.length > 0) return wanted.kept;
  const named = worn.filter((item) => scene.ground.surely.some(({ id }) => id === item.id));
  if (named.length > 0) return named;
  const { mentions } = questionOf(scene.text, scene.language, scene.context.today);
  const kinds = mentions.filter((mention) => isKind(mention));
  const ofKind = worn.filter((item) => kinds.some(({ filter }) => matches(item, filter)));
  return new Set(ofKind.map(placeOf)).size === 1 ? ofKind : [];
}

/** Of several that a kind means, those that are called so; a coat over a jacket is not both. */
function oneOfEach(refused: AssistantItem[], called: readonly AssistantItem[]): AssistantItem[] {
  const named = refused.filter((item) => called.includes(item));
  return named.length > 0 ? named : refused;
}

const placeOf = (item: AssistantItem) => traitsOf(item).slots[0];

type Around = { worn: readonly AssistantItem[]; wish: OutfitWish; wanted: Wanted };

/** What could be worn in the place of a piece. */
function rivalsOf(piece: AssistantItem, { items }: Scene, { worn, wish, wanted }: Around): AssistantItem[] {
  const free = items.filter(
    (item) =>
      item.available &&
      !worn.includes(item) &&
      !wish.excluded.includes(item.id) &&
      !wish.without.some((filter) => matches(item, filter)) &&
      placeOf(item) === placeOf(piece),
  );
  const wished = free.filter((item) => wanted.filters.some((filter) => matches(item, filter)));
  if (wished.length > 0) return wished;
  const alike = free.filter((item) => sortOf(item) === sortOf(piece));
  return alike.length > 0 ? alike : free;
}

/** A blazer rather gives way to a jacket than to a cardigan, a tote to a bag and no scarf. */
function sortOf(item: AssistantItem): string {
  return item.category === 'shirt' ? 'top' : item.category;
}

const howIn = ({ language }: Scene, wish: Wish) =>
  englishOf(saidAs(wish, 'how').join(', '), language).toLowerCase();

const darker = /\b(?:darker|dark)\b/;
const brighter = /\b(?:brighter|lighter colou?r|more colou?r\w*|colou?rful|cheer\w*)\b/;
const thinner = /\b(?:cooler|thinner|lighter|less (?:warm|heavy|thick))\b/;
/** Colors differ to the eye by so much lightness. House rule. */
const visibly = 0.05;

/** What an outfit can be more or less of, piece by piece: how much of it a piece has. */
const amounts = {
  dressy: (item: AssistantItem) => traitsOf(item).formality,
  casual: (item: AssistantItem) => -traitsOf(item).formality,
  warmer: (item: AssistantItem) => traitsOf(item).clo,
  cooler: (item: AssistantItem) => -traitsOf(item).clo,
};
export type Level = keyof typeof amounts;
export const isLevel = (intent: string): intent is Level => intent in amounts;

/** How much of it an outfit has: in warmth all layers count, in dressiness the mean of what is seen. */
export function amountOf(worn: readonly AssistantItem[], level: Level): number {
  const isWarmth = level === 'warmer' || level === 'cooler';
  const counted = isWarmth ? worn : worn.filter((item) => main.test(placeOf(item) ?? ''));
  const sum = counted.reduce((all, item) => all + amounts[level](item), 0);
  return isWarmth ? sum : sum / Math.max(1, counted.length);
}

/** How many pieces at most are exchanged where the planner has no better outfit. House rule. */
const mostForLevel = 2;

/**
 * "Dress it up", "warmer", of an outfit that the planner cannot better: the pieces that are furthest from it give way to
 * others that are more so. Undefined where nothing hangs there that is, for any of them.
 */
export async function leveledPieces(
  scene: Scene,
  shown: ShownOutfit,
  level: Level,
): Promise<Answer | undefined> {
  const { wish, worn, isPlan } = shown;
  const amount = amounts[level];
  const places = /^(?:dressy|casual)$/.test(level) ? main : warming;
  const changing = worn
    .filter((item) => places.test(placeOf(item) ?? ''))
    .sort((one, other) => amount(one) - amount(other));
  const none: Wanted = { pieces: [], filters: [], away: [], unknown: [], kept: [] };
  let now = worn;
  for (const piece of changing) {
    const others = rivalsOf(piece, scene, { worn: now, wish, wanted: none });
    const rivals = others.filter((item) => amount(item) > amount(piece));
    const kept = now.filter((item) => item !== piece);
    const rival = rivals.length > 0 ? await best(scene, wish, { kept, rivals }) : undefined;
    if (rival) now = now.map((item) => (item === piece ? rival : item));
    if (now.filter((item) => !worn.includes(item)).length === mostForLevel) break;
  }
  if (now === worn) return undefined;
  return isPlan ? offered(scene, wish, now) : exactly(onlyWith(scene, now), wish, now);
}

const warming = /^(?:top|mid|outer|bottom|dress)$/;
const main = /^(?:top|mid|bottom|dress|shoes)$/;

/** The rivals that are as somebody wants the piece to be: smarter, warmer, darker than what goes, or good in rain. */
function asDescribed(rivals: readonly AssistantItem[], piece: AssistantItem, how: string): AssistantItem[] {
  const old = traitsOf(piece);
  const direction = directionIn(how);
  return rivals.filter((item) => {
    const now = traitsOf(item);
    if (direction === 'dressy') return now.formality > old.formality;
    if (direction === 'casual') return now.formality < old.formality;
    if (direction === 'warmer') return now.clo > old.clo;
    if (thinner.test(how) && !brighter.test(how)) return now.clo < old.clo;
    if (isWet(how)) return now.rain > old.rain || !now.dryOnly;
    if (darker.test(how)) return now.main[0] < old.main[0] - visibly;
    if (direction === 'colorful' || brighter.test(how)) return now.chroma > old.chroma;
    return true;
  });
}

/** Among so many rivals each is weighed by itself where the planner would rather wear none of them. */
const mostWeighed = 6;

/** The rival that the planner likes best beside what is kept. */
async function best(
  scene: Scene,
  wish: OutfitWish,
  { kept, rivals }: { kept: readonly AssistantItem[]; rivals: readonly AssistantItem[] },
): Promise<AssistantItem | undefined> {
  if (rivals.length <= 1) return rivals[0];
  const locked = kept.map(({ id }) => id);
  const within = onlyWith(scene, [...kept, ...rivals]);
  const found = await planned(within, { ...wish, locked, with: [], turn: 0 });
  const made = found.memory.outfit?.itemIds ?? [];
  const taken = rivals.find(({ id }) => made.includes(id));
  if (taken) return taken;
  const weighed = await weighPieces(
    within.context,
    { ...wish, locked, with: [], turn: 0 },
    rivals.slice(0, mostWeighed),
  );
  const [first] = (weighed ?? []).sort((one, other) => (one.loss ?? 1) - (other.loss ?? 1));
  return first?.item ?? rivals[0];
}

/** The same conversation with somebody who owns nothing else. */
export function onlyWith(scene: Scene, pieces: readonly AssistantItem[]): Scene {
  return { ...scene, context: { ...scene.context, items: async () => [...pieces] } };
}

/** Nothing else hangs there for that place: the outfit stays, and it is said why. */
async function noOther(
  scene: Scene,
  { wish, worn, isPlan }: ShownOutfit,
  piece: AssistantItem,
): Promise<Answer> {
  const answer = await (isPlan ? offered(scene, wish, worn) : exactly(scene, wish, worn));
  const note = tell('no_other_piece', scene.language, { name: itemNames([piece], scene.language) });
  return { ...answer, text: `${capital(note)}\n${answer.text}` };
}
