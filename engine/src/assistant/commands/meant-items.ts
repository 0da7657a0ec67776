import type { AssistantItem } from '../assistant-context.ts';
import { sensedWords } from '../intent/word-senses.ts';
import { namesInRow } from '../spoken/names-in-row.ts';
import {
  bestNamed,
  namedInTurn,
  namingWords,
  type Scored,
  scoredByName,
  sharesWord,
} from '../turn/own-names.ts';
import { lately, meantByPointing, pairs } from '../turn/spoken-of.ts';
import { matches } from '../understanding/mentions/match-items.ts';
import { hasQualities, isKind, resolve } from '../understanding/mentions/mention-filters.ts';
import type { Mention } from '../understanding/mentions/read-mentions.ts';
import type { Command } from './command.ts';

/** Garments that a message means: certain ones, several of which only one can be meant, or none. */
/** `beside`: what was named in the same breath and is certain, where it is open which of `items` is meant. */
export type Meant = { items: AssistantItem[]; isOpen: boolean; beside?: AssistantItem[] };

const everyOne =
  /\b(all|both|every|everything|each|those|these|alle|beide|todos|todas|ambos|tous|toutes|alt|begge)\b/i;
/** What being of the kind that is named counts, and looking as it is described, beside words of the name. House rules. */
const [ofKind, ofLooks] = [1.5, 0.8];
/** Garments this close are equally meant. House rule. */
const near = 0.3;

const joins =
  /[,;&+\n]|\.(?=\s)|(?<!\p{L})(and|n|plus|und|y|e|et|og|both|also|sowie|también|aussi|samt)(?!\p{L})/iu;

/**
 * Which garments a command means: by the words of their names, however they are inflected, shortened or mistyped, by kind
 * and looks, and else by what is spoken of. Of several joined by "and" each is found among the words the others leave.
 */
export function meantItems(command: Command, among = command.items): Meant {
  const { question, text } = command;
  const kinds = question.mentions.filter((mention) => isKind(mention) && mention.role !== 'refused');
  const mentions = kinds.length > 0 ? kinds : question.mentions.filter((mention) => isKind(mention));
  const inRow = joins.test(text) ? [] : namesInRow(text, among, command.memory);
  if (inRow.length > 1) return { items: inRow, isOpen: false };
  const eachNamed = namedEach(text, among);
  if (eachNamed.length > 1) return { items: eachNamed, isOpen: false };
  const isList = joins.test(text);
  const found: AssistantItem[][] = [];
  let words = namingWords(`${text} ${question.plain}`).filter((word) => !saysVerb(word, command.intent));
  let left: Mention[] = mentions;
  for (let round = 0; round < (isList ? mostListed : 1); round++) {
    const best = bestOf({ command, words, mentions: left }, among);
    if (best.items.length === 0) break;
    if (found.some((items) => items.some((item) => best.items.includes(item)))) break;
    found.push(...(best.isEach ? best.items.map((item) => [item]) : [best.items]));
    words = words.filter((word) => !best.by.includes(word));
    left = left.filter(
      (mention) =>
        !resolve(among, mention).some((item) => best.items.includes(item)) &&
        !sharesWord(namingWords(mention.filter.noun ?? ''), best.by),
    );
  }
  const [only] = found;
  if (!only) {
    // Somebody who names a thing they don't own does not mean what was spoken of before.
    const isNamed = mentions.some(({ role, vague, filter }) => role !== 'refused' && !vague && filter.noun);
    const group = ofGroup(command, among);
    return group ?? (isNamed ? { items: [], isOpen: false } : shownLast(command, among));
  }
  if (found.length === 1) return settled(command, only);
  const many = everyOne.test(question.plain);
  return { items: [...new Set(found.flatMap((items) => (many ? items : items.slice(0, 1))))], isOpen: false };
}

const mostListed = 8;

/** What a command does is no part of a name: "mark it as in the wash" means no light wash jeans. */
function saysVerb(word: string, intent: Command['intent']): boolean {
  const verbs = verbsOf[intent];
  return (
    verbs !== undefined &&
    sensedWords(word).some(({ senses }) => senses.some((sense) => verbs.includes(sense)))
  );
}

const verbsOf: Partial<Record<Command['intent'], readonly string[]>> = {
  item_wash: ['wash', 'clean'],
  item_clean: ['wash', 'clean', 'repair'],
  item_repair: ['repair'],
  item_lend: ['lend'],
  item_archive: ['archive'],
  item_worn: ['wore'],
};

/** "Graue Jogginghose lila Hoodie": several things, each by a name that no other has, with nothing between them. */
function namedEach(text: string, among: readonly AssistantItem[]): AssistantItem[] {
  if (joins.test(text)) return [];
  const groups = namedInTurn(text, among, nameOfItem);
  const certain = groups.flatMap((group) => {
    const [only, ...others] = group;
    return only && others.length === 0 && only.by.length > 1 ? [only.thing] : [];
  });
  return certain.length === groups.length ? certain : [];
}

const groupNouns =
  /(?<!\p{L})(stuff|things|clothes|pieces|items|gear|sachen|klamotten|teile|zeug|ropa|cosas|prendas|affaires|vêtements|trucs|klær|ting|plagg)(?!\p{L})/iu;

/** "The summer stuff", "all the black things": everything that is so. */
function ofGroup({ question, text }: Command, among: readonly AssistantItem[]): Meant | undefined {
  if (!groupNouns.test(text)) return undefined;
  const season = /\b(spring|summer|fall|autumn|winter)\b/.exec(question.plain)?.[1];
  const ofSeason = season ? [{ season: season === 'autumn' ? ('fall' as const) : (season as 'summer') }] : [];
  const looks = question.mentions
    .filter((mention) => mention.role !== 'refused' && hasQualities(mention.filter))
    .map(({ filter }) => filter);
  const filters = looks.length > 0 ? looks : ofSeason;
  const items = among.filter((item) => filters.some((filter) => matches(item, filter)));
  return filters.length > 0 && items.length > 0 ? { items, isOpen: false } : undefined;
}

type Said = { command: Command; words: readonly string[]; mentions: readonly Mention[] };

/** The garments that are meant most surely, with the words that say so. */
function bestOf(
  { command, words, mentions }: Said,
  among: readonly AssistantItem[],
): { items: AssistantItem[]; by: string[]; isEach: boolean } {
  const named = new Map<AssistantItem, Scored<AssistantItem>>();
  for (const each of scoredByName(words, among, nameOfItem)) named.set(each.thing, each);
  const kinds = new Map<AssistantItem, number>();
  for (const mention of mentions) {
    const found = resolve(among, mention);
    const { filter } = mention;
    const plainKind = { ...mention, filter: kindAlone(filter) };
    for (const item of resolve(among, plainKind)) kinds.set(item, Math.max(kinds.get(item) ?? 0, ofKind));
    for (const item of found) kinds.set(item, ofKind + ofLooks);
  }
  const byLooks = command.memory?.asking !== undefined || standsForThing.test(command.question.plain);
  const scored = among.flatMap((item) => {
    const name = named.get(item);
    const kind = kinds.get(item) ?? 0;
    if (kind === 0 && !(name && (name.isNamed || byLooks))) return [];
    return [{ item, score: (name?.score ?? 0) + kind, by: name?.by ?? [] }];
  });
  const most = Math.max(0, ...scored.map(({ score }) => score));
  const all = scored.filter(({ score }) => score >= most - near);
  const [first] = all;
  const isApart = ({ by }: { by: string[] }) =>
    joins.test(command.text) && first !== undefined && by.length > 0 && !sharesWord(by, first.by);
  const best = all.filter((each) => each === first || !isApart(each));
  const by = [...new Set(best.flatMap((each) => each.by))];
  // "White tee and white sneakers": each has a word of its own, so both are meant.
  const isEach =
    best.length > 1 &&
    joins.test(command.text) &&
    best.every((each) =>
      each.by.some((word) => !best.some((other) => other !== each && other.by.includes(word))),
    );
  return { items: best.map(({ item }) => item), by, isEach };
}

function kindAlone({ noun, categories, kinds, row }: Mention['filter']): Mention['filter'] {
  return {
    ...(noun === undefined ? {} : { noun }),
    ...(categories === undefined ? {} : { categories }),
    ...(kinds === undefined ? {} : { kinds }),
    ...(row === undefined ? {} : { row }),
  };
}

function nameOfItem({ description, brand }: AssistantItem): string {
  return brand ? `${description} ${brand}` : description;
}

function settled({ question, memory }: Command, found: AssistantItem[]): Meant {
  const isMany = everyOne.test(question.plain) || (isPlural(question.plain) && !pairs.test(question.plain));
  const items = isMany ? found : lately(found, memory);
  return { items, isOpen: items.length > 1 && !isMany };
}

/** "my summer dresses", "the wool sweaters". */
function isPlural(plain: string): boolean {
  const [phrase] = /\b(?:my|the|meine|mis|mes|mine)(?: [\p{L}-]+){1,3}/u.exec(plain) ?? [];
  if (phrase === undefined || oneOnly.test(plain)) return false;
  return phrase.split(' ').some((word) => plural.test(word) && !looksPlural.test(word));
}

const oneOnly = /\b(?:the|that|this)(?: [\p{L}-]+){0,2} (?:one|pair)\b/u;
const plural = /^[\p{L}-]{2,}(?:[^s]s|sses|shes|ches)$/u;
const looksPlural = /^(?:this|his|is|was|has|does|jeans|lens|always|[a-z]+days?|its|mums|dads|moms)$/;

/** "The suede ones" says no more of a garment than what it looks like. */
const standsForThing = /\b(ones?|pair)\b/;

/** Garments whose names hold the most words of a message that are no mere looks. */
export function itemsCalled(text: string, items: readonly AssistantItem[]): AssistantItem[] {
  return bestNamed(text, items, ({ description }) => description).map(({ thing }) => thing);
}

/** The one garment whose name shares two words or more with a question, where no other shares as many. */
export function namedItem(text: string, items: readonly AssistantItem[]): AssistantItem | undefined {
  const scored = scoredByName(namingWords(text), items, ({ description }) => description);
  const [best, other] = scored;
  if (!best || best.by.length < 2 || (other && other.score >= best.score - near)) return undefined;
  return best.thing;
}

/** "That one", said of several. */
const oneOfThem =
  /(?<!\p{L})(?:(?:that|this) one|(?:den|die|das) (?:eine[nr]?|da)|es[ea] (?:de ahí|sol[oa])|cel(?:ui|le)-l[àa]|den ene)(?!\p{L})/iu;

/** "It", "that", and a command without a thing, mean what is spoken of. */
function shownLast({ memory, intent, text }: Command, among: readonly AssistantItem[]): Meant {
  const pointed = meantByPointing(text, memory, among);
  if (pointed.length > 1 && oneOfThem.test(text)) return { items: pointed, isOpen: true };
  if (pointed.length > 0 && !memory?.outfit) return { items: pointed, isOpen: false };
  const focus = memory?.focus?.itemIds ?? [];
  const isOfOutfit = /^(item_worn|item_favorite)$/.test(intent) || focus.length === 0;
  const ids =
    isOfOutfit && memory?.outfit ? memory.outfit.itemIds : focus.length > 0 ? focus : (memory?.shown ?? []);
  const items = ids.flatMap((id) => among.find((item) => item.id === id) ?? []);
  return { items, isOpen: items.length > 1 && !(isOfOutfit && memory?.outfit) && items.length > 6 };
}
