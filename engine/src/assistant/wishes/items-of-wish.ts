import { foldedText } from '../../language/text-features.ts';
import type { AssistantItem } from '../assistant-context.ts';
import type { Command } from '../commands/command.ts';
import { type Meant, meantItems } from '../commands/meant-items.ts';
import { onlyThose } from '../orders/only-those.ts';
import { isWeakWord, likeness, namingWords } from '../turn/own-names.ts';
import { isOnlyPronoun, pointsAt } from '../turn/spoken-of.ts';
import { isKind, resolve } from '../understanding/mentions/mention-filters.ts';
import { questionOf } from './command-of-wish.ts';
import { saidAs, type Wish } from './read-wishes.ts';

/** The garments that a wish means by the words for each; undefined where it has no words for any. */
export function itemsOfWish(command: Command, wish: Wish, among = command.items): Meant | undefined {
  const spans = itemsNamed(wish);
  if (spans.length === 0) return undefined;
  const described = spans.every(pointsAt) ? amongThoseThat(wish.text, command) : undefined;
  if (described) return described;
  const refused = new Set(saidAs(wish, 'not').flatMap((span) => meantBy(span, command, among).items));
  const found = spans.map((span) => meantBy(withAll(span, wish.text), command, among));
  const [open, ...others] = found.filter(({ isOpen }) => isOpen);
  const certain = found.filter(({ isOpen }) => !isOpen).flatMap((meant) => meant.items);
  if (open) return others.length === 0 ? { ...open, beside: [...new Set(certain)] } : open;
  const items = [...new Set(found.flatMap((meant) => meant.items))].filter((item) => !refused.has(item));
  return { items: onlyThose(wish.text, items), isOpen: false };
}

const relative =
  /(?<!\p{L})(?:ones?|those|die|diejenigen|l[oa]s|celles|ceux|de)\s+(?:that|which|who|i|die|das|que|qui|som)\s+([^.,;!?]+)/iu;

/** "Bin the ones that don't fit": of what was shown those that are called so, and never all of it. */
function amongThoseThat(text: string, { memory, items }: Command): Meant | undefined {
  const said = relative.exec(text)?.[1];
  const shown = items.filter(({ id }) => memory?.shown.includes(id));
  if (said === undefined || shown.length < 2) return undefined;
  const words = wordsOf(said);
  const called = shown.filter(({ description }) => wordsOf(description).some((word) => words.includes(word)));
  const isSome = called.length > 0 && called.length < shown.length;
  return isSome ? { items: called, isOpen: false } : { items: shown, isOpen: true };
}

const wordsOf = (text: string): string[] => foldedText(text).match(/[\p{L}\p{N}]{3,}/gu) ?? [];

/** "All" before the words for garments belongs to them, where a reader left it outside. */
function withAll(span: string, text: string): string {
  const at = text.indexOf(span);
  const [before] = at > 0 ? (everyBefore.exec(text.slice(0, at)) ?? []) : [];
  return before ? `${before.trim()} ${span}` : span;
}

const everyBefore =
  /(?<!\p{L})(?:all|both|every|alle|s[äa]mtliche|beide[ns]?|tod[oa]s|amb[oa]s|tou(?:s|tes)|alle|begge)(?: of)?\s+$/iu;

/** The words for garments; what gets another name or value stands before it. */
function itemsNamed(wish: Wish): string[] {
  const value = wish.intent === 'item_edit' ? wish.details.find(({ role }) => role === 'value') : undefined;
  const items = wish.details.filter(({ role }) => role === 'item');
  const before = value ? items.filter(({ from }) => from < value.from) : items;
  const said = (before.length > 0 ? before : items)
    .map(({ text }) => text)
    .filter((text) => !saysNothing(text));
  // "The ecru jeans can go, delete them": what is named says what is pointed at.
  const named = said.filter((text) => !isOnlyPronoun(text));
  return named.length > 0 ? named : said;
}

/** "The" alone, where a reader cut the rest off. */
function saysNothing(span: string): boolean {
  return namingWords(span).length === 0 && !pointsAt(span);
}

/** What one phrase means: a garment by its name or looks, or what it points at. */
export function meantBy(span: string, command: Command, among: readonly AssistantItem[]): Meant {
  const exact = calledExactly(span, among);
  if (exact) return { items: [exact], isOpen: false };
  const question = questionOf(span, command.language, command.context.today);
  const meant = meantItems({ ...command, text: span, question }, [...among]);
  const kinds = question.mentions.filter((mention) => isKind(mention) && !mention.vague);
  const ofKind = new Set(kinds.flatMap((mention) => resolve(among, mention)));
  const isMeant = (item: AssistantItem) => (kinds.length > 0 && ofKind.has(item)) || isCalled(span, item);
  if (pointsAt(span) || meant.items.some(isMeant)) return meant;
  const [only, ...others] = among.filter((item) => isOfWords(span, item));
  return { items: only && others.length === 0 ? [only] : [], isOpen: false };
}

/** "Das Ringelshirt", where one garment is called just so, and no other shirt. */
function calledExactly(span: string, among: readonly AssistantItem[]): AssistantItem | undefined {
  const said = namingWords(span);
  const [only, ...others] = among.filter(({ description }) => {
    const own = namingWords(description);
    return own.length === said.length && own.every((word, k) => likeness(said[k] ?? '', word) >= sameWord);
  });
  return said.length > 0 && others.length === 0 ? only : undefined;
}

/** From here a word is the same, inflected. House rule. */
const sameWord = 0.95;

/** "The cashmere" is the fawn cashmere, where one garment alone is of that cloth or color by its name. */
function isOfWords(span: string, { description }: AssistantItem): boolean {
  const said = namingWords(span);
  const own = namingWords(description);
  return said.length > 0 && said.every((word) => own.some((each) => likeness(word, each) >= sure));
}

/** From here a word is one of a name, inflected or cut short. House rule. */
const sure = 0.85;

/** Whether a word of a phrase is one of a name, and not only a color or a cloth. */
function isCalled(span: string, { description, brand }: AssistantItem): boolean {
  const own = namingWords(`${description} ${brand ?? ''}`).filter((word) => !isWeakWord(word));
  const said = namingWords(span).filter((word) => !isWeakWord(word));
  return said.some((word) => own.some((each) => likeness(word, each) >= sure));
}
