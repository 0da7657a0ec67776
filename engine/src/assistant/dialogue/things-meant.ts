import type { AssistantItem } from '../assistant-context.ts';
import { namesInRow } from '../spoken/names-in-row.ts';
import { likeness, namingWords } from '../turn/own-names.ts';
import { isOnlyPronoun, meantByPointing, pointsAt } from '../turn/spoken-of.ts';
import { matchItems } from '../understanding/mentions/match-items.ts';
import { isKind } from '../understanding/mentions/mention-filters.ts';
import { questionOf } from '../wishes/command-of-wish.ts';
import type { Wish } from '../wishes/read-wishes.ts';
import type { Scene } from './scene.ts';
import { saysOnlyLooks, thingsCalled } from './things.ts';

/**
 * The pieces that a wish is about: those that its details name, else those that its words name, else what it points at.
 * `among` are looked at before all others. Empty where it names and points at nothing, undefined where it leaves open which.
 */
export function piecesMeant(
  scene: Scene,
  wish: Wish,
  among: readonly AssistantItem[] = [],
): AssistantItem[] | undefined {
  const spans = spansOf(wish);
  const names = spans.filter((span) => !isOnlyPronoun(span));
  const pointing = spans.find((span) => isOnlyPronoun(span));
  if (names.length > 0) {
    const called = eachCalled(names, scene, among);
    // "The heels are shot on those, put them down as in repair": a part that is named is no piece.
    return (
      called ??
      (pointing === undefined || isAnyCalled(names, scene) ? undefined : pointedAt(pointing, scene, among))
    );
  }
  if (pointing !== undefined) return pointedAt(pointing, scene, among);
  const named = namedIn(wish, scene, among);
  if (named === undefined || named.length > 0) return named;
  if (!pointsAt(withoutArticles(wish.text, scene))) return [];
  const pointed = pointedAt(wish.text, scene, among);
  return namesOther(wish.text, scene, pointed) ? undefined : pointed;
}

function isAnyCalled(names: readonly string[], scene: Scene): boolean {
  return names.some((name) => thingsCalled(name, scene).items.length > 0);
}

/** "In der Wäsche": what looks like a pronoun stands before a noun. */
function withoutArticles(text: string, { language }: Scene): string {
  return language === 'en' ? text : text.replace(articles, ' ');
}

const articles =
  /(?<!\p{L})(?:der|die|das|den|dem|la|el|los|las|le|les|det|de)\s+(?!(?:ab|weg|zu|hab\p{L}*|hat|ist|is|sind|war\p{L}*|kann|muss|mal|auch|noch|nur|bitte|jetzt|ich|du|er|wir|in|ins|he|ha|has|me|te|a|ai|as|est|ont|et|y|og|und|que|qui|er|kan|har|på|ikke)(?!\p{L}))\p{L}+/giu;

/** From here a word is one of a name, inflected. House rule. */
const sameWord = 0.85;

/** "La rayée" has no pronoun, though it begins like one: a word of it stands in the name of another piece. */
function namesOther(text: string, { items }: Scene, pointed: readonly AssistantItem[]): boolean {
  const said = namingWords(text);
  const isSaid = ({ description }: AssistantItem) =>
    namingWords(description).some((own) => said.some((word) => likeness(word, own) >= sameWord));
  return !pointed.some(isSaid) && items.some(isSaid);
}

/** The words for pieces; what gets another name or value stands before it. */
function spansOf({ intent, details }: Wish): string[] {
  const value = intent === 'item_edit' ? details.find(({ role }) => role === 'value') : undefined;
  const items = details.filter(({ role }) => role === 'item');
  const before = value ? items.filter(({ from }) => from < value.from) : items;
  return (before.length > 0 ? before : items)
    .map(({ text }) => text)
    .filter((text) => namingWords(text).length > 0 || pointsAt(text));
}

/** What a pronoun means: of what was spoken of those that are among the likely ones, where any is. */
function pointedAt(span: string, { items, memory }: Scene, among: readonly AssistantItem[]): AssistantItem[] {
  const spoken = meantByPointing(span, memory, items);
  const near = spoken.filter((item) => among.includes(item));
  return near.length > 0 ? near : spoken;
}

function eachCalled(
  spans: readonly string[],
  scene: Scene,
  among: readonly AssistantItem[],
): AssistantItem[] | undefined {
  const found: AssistantItem[] = [];
  for (const span of spans) {
    const items = calledInSpan(span, scene, among);
    if (!items) return undefined;
    found.push(...items);
  }
  return [...new Set(found)];
}

const joins = /\s*(?:[,;&+]|(?<!\p{L})(?:and|n|plus|und|u|y|e|et|og|sowie)(?!\p{L}))\s*/iu;

/** "501s and brown boots" are two pieces, and so are "work pants gray hoodie" where each has a name of its own. */
function calledInSpan(
  span: string,
  scene: Scene,
  among: readonly AssistantItem[],
): AssistantItem[] | undefined {
  const parts = span.split(joins).filter((part) => namingWords(part).length > 0);
  const isList = parts.length > 1 && !parts.some((part) => saysOnlyLooks(part, scene));
  const each = isList ? parts.map((part) => calledInSpan(part, scene, among)) : [];
  if (isList && each.every((items) => items !== undefined)) return each.flat();
  const row = namesInRow(span, scene.items, scene.memory);
  if (row.length > 1) return row;
  const { items, isOpen } = thingsCalled(span, scene, among, likely);
  return isOpen || items.length === 0 ? undefined : items;
}

/** Among the likely pieces a name fits from here on. House rule. */
const likely = 0.35;

/** What the words of a wish name where no detail does: own names first, then a kind of which there is one piece. */
function namedIn(
  wish: Wish,
  { context, ground, items, language, memory }: Scene,
  among: readonly AssistantItem[],
): AssistantItem[] | undefined {
  const named = ground.surely.flatMap(({ id }) => items.find((item) => item.id === id) ?? []);
  if (named.length > 0) return named;
  const { mentions } = questionOf(wish.text, language, context.today);
  const kinds = mentions.filter((mention) => isKind(mention) && mention.role !== 'refused');
  const found: AssistantItem[] = [];
  for (const { filter } of kinds) {
    const likely = matchItems(among, filter);
    const all = likely.length > 0 ? likely : matchItems(items, filter);
    const spoken = all.filter(({ id }) => memory?.focus?.itemIds.includes(id));
    const [only, ...others] = spoken.length > 0 ? spoken : all;
    if (!only || others.length > 0) return undefined;
    found.push(only);
  }
  return [...new Set(found)];
}
