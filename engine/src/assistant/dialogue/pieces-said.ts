import type { AssistantItem, ItemFilter } from '../assistant-context.ts';
import { isWeakWord, namingWords } from '../turn/own-names.ts';
import { matches, traitsOf } from '../understanding/mentions/match-items.ts';
import { isKind } from '../understanding/mentions/mention-filters.ts';
import { readQuestion } from '../understanding/read-question.ts';
import { englishOf } from '../wishes/command-of-wish.ts';
import { saidAs, type Wish } from '../wishes/read-wishes.ts';
import type { Scene } from './scene.ts';
import { type Things, thingsCalled } from './things.ts';

/** The pieces that a message wants. */
export type Wanted = {
  pieces: AssistantItem[];
  /** What may be one of several: "a skirt", "something red". */
  filters: ItemFilter[];
  /** Pieces that are wanted and cannot be worn now. */
  away: AssistantItem[];
  /** Words that name nothing in the wardrobe. */
  unknown: string[];
  /** Pieces that are named and worn already. */
  kept: AssistantItem[];
};

/** What names a piece to be rid of it: "without the heels", "I had the jeans on yesterday, something else". */
const refuses = /^(?:without|other|swap)$/;

/** Which pieces a wish wants by its details. `worn` are looked at last: what is worn is kept anyway. */
export function wantedBy(scene: Scene, wish: Wish, worn: readonly AssistantItem[] = []): Wanted {
  const wanted: Wanted = { pieces: [], filters: [], away: [], unknown: [], kept: [] };
  const isRefusal = refuses.test(wish.intent) && saidAs(wish, 'not').length === 0;
  const spans = isRefusal ? [] : spansOf(scene, wish);
  for (const span of spans) {
    const alike = sameSort(span, scene, wanted.kept);
    if (alike) {
      wanted.pieces.push(alike);
      continue;
    }
    const things = without(pointedOrCalled(span, scene), worn, wanted);
    const filter = filterOf(span, scene);
    if (things === undefined) continue;
    if (things.items.length === 0 && !things.isPointed) wanted.unknown.push(span);
    else if ((things.isOpen || isAnyOfKind(span, scene)) && filter) wanted.filters.push(filter);
    else place(things, wanted);
  }
  const taken = new Set(wanted.pieces.map((item) => traitsOf(item).slots[0]));
  const pointed = spokenOf(scene, spans).filter((item) => !worn.includes(item));
  wanted.pieces.push(...pointed.filter((item) => !taken.has(traitsOf(item).slots[0])));
  return wanted;
}

/** "Same but trainers": a kind alone, of which there are several, and not those that are called just so. */
function isAnyOfKind(span: string, scene: Scene): boolean {
  const filter = filterOf(span, scene);
  const isBare = namingWords(span).length === 1 && !definite.test(span);
  if (!isBare || !filter || !isKind({ filter, vague: false })) return false;
  return scene.items.filter((item) => item.available && matches(item, filter)).length > 1;
}

const single = /^\W*(?:it|its|that|this|es|das|ihn|ihm|lo|la|eso|le|ça|det|den)\W*$/iu;

/** "The Pendleton was my mother's. How could I wear it?": a pronoun means what the same message names; "it" means no list. */
function pointedOrCalled(span: string, scene: Scene): Things {
  const things = thingsCalled(span, scene);
  if (!things.isPointed) return things;
  const [only, ...others] = scene.ground.surely;
  if (only && others.length === 0) return { ...things, items: [only] };
  return things.items.length > 1 && single.test(span) ? { ...things, items: [] } : things;
}

/** The words for pieces that were marked; where none was, those of the message that name a piece by more than its kind. */
function spansOf(scene: Scene, wish: Wish): string[] {
  const { ground, items } = scene;
  const marked = saidAs(wish, 'item');
  if (marked.length > 0 || !namesPieces.test(wish.intent)) return marked;
  const brief = briefPieces(scene, wish);
  if (brief.length > 0) return brief;
  // "Save that for the symphony (Lety's turn)" names no shirt that Lety likes.
  const otherwise = [...saidAs(wish, 'not'), ...saidAs(wish, 'event')].join(' ');
  return ground.surely
    .filter((item) => items.includes(item) && !sharesWords(otherwise, item))
    .map(({ description }) => description);
}

const mostBrief = 3;

/** "No snow in the skyway. Pumps then. Save it": a sentence of hardly more than a kind of garment. */
function briefPieces({ language, context }: Scene, { text }: Wish): string[] {
  const sentences = text.split(/[.!?;\n]+/u).map((sentence) => sentence.trim());
  if (sentences.length < 2) return [];
  const brief = sentences.filter((sentence) => sentence !== '' && sentence.split(/\s+/).length <= mostBrief);
  return brief.filter((sentence) => {
    const { mentions } = readQuestion(englishOf(sentence, language), context.today);
    return mentions.some((mention) => isKind(mention) && mention.role !== 'refused');
  });
}

const namesPieces = /^(?:with|outfit_plan|outfit_save|outfit_with)$/;

function sharesWords(said: string, { description }: AssistantItem): boolean {
  const words = namingWords(said);
  return namingWords(description).some((word) => words.includes(word));
}

/** "The blue one", behind a piece that is worn: the one of its sort that looks so. */
function sameSort(span: string, scene: Scene, kept: readonly AssistantItem[]): AssistantItem | undefined {
  const last = kept.at(-1);
  const words = namingWords(span);
  if (!last || words.length === 0 || !words.every(isWeakWord)) return undefined;
  const [slot] = traitsOf(last).slots;
  const sort = scene.items.filter((item) => item !== last && traitsOf(item).slots[0] === slot);
  const [only, ...others] = thingsCalled(span, { ...scene, items: sort }).items;
  return others.length === 0 ? only : undefined;
}

/** What shows an outfit: behind it "that" is the whole outfit. */
const ofOutfit = /^(?:suggest_outfit|offer_plan|planned_outfit|explain_outfit)$/;
const mostSpokenOf = 2;

/** "Plan that for Friday, with the boots", said of a dress: what a pronoun outside the words for pieces means. */
function spokenOf({ memory, items, text }: Scene, spans: readonly string[]): AssistantItem[] {
  // Behind whether a dress would do instead of another, "it" is the first.
  const ids = memory?.tool === 'suits' ? memory.shown.slice(0, 1) : (memory?.focus?.itemIds ?? []);
  if (!memory || ofOutfit.test(memory.tool) || ids.length === 0 || ids.length > mostSpokenOf) return [];
  const rest = spans.reduce((left, span) => left.replace(span, ' '), text);
  return pointsAtThing.test(rest) ? items.filter((item) => ids.includes(item.id) && item.available) : [];
}

const pointsAtThing =
  /(?<!\p{L})(?:wear|put|plan|use|take|do|style|add|pair|switch|swap|zieh|nimm|plan|trag|pon|usa|planea|ponme|mets|prends|prévois|ta|bruk|planlegg)\s+(?:on\s+)?(?:it|that|this|them|those|these|es|das|sie|ihn|die|den|lo|la|los|las|eso|le|les|ça|det|den|dem)(?!\p{L})|(?<!\p{L})(?:(?:me|te) (?:l[oa]s?) (?:pong|llev)\p{L}*|je (?:le|la|les) (?:mets|porte|prends)|(?:zieh|trag|nehm)\p{L}* ich (?:das|die|den|sie|ihn|es)|jeg (?:tar|bruker) (?:den|det|de))(?!\p{L})|(?<!\p{L})(?:met|with|mit|con|avec|med)\s+(?:it|that|them|those|ihm|ihr|denen|eso|ello|ça|det|dem)(?!\p{L})/iu;

/** What is worn already is kept, and of several that fit the others are meant; undefined where nothing else is. */
function without(things: Things, worn: readonly AssistantItem[], wanted: Wanted): Things | undefined {
  const others = things.items.filter((item) => !worn.includes(item));
  if (others.length === things.items.length) return things;
  if (others.length > 0) return { ...things, items: others, isOpen: things.isOpen && others.length > 1 };
  wanted.kept.push(...things.items);
  return undefined;
}

function place({ items, isOpen }: Things, wanted: Wanted): void {
  const here = items.filter(({ available }) => available);
  if (here.length === 0) wanted.away.push(...items.slice(0, 1));
  else wanted.pieces.push(...(isOpen ? here.slice(0, 1) : here));
}

/** Which pieces a wish refuses: of what is worn first, and every other one of that kind. */
export function refusedBy(
  scene: Scene,
  wish: Wish,
  worn: readonly AssistantItem[] = [],
): { pieces: AssistantItem[]; filters: ItemFilter[] } {
  const spans = refusedSpans(wish).filter((span, _, all) => !saysLooksOf(span, all, scene));
  const said = spans.length > 0 || !refuses.test(wish.intent) ? spans : saidAs(wish, 'item');
  const pieces = said.flatMap((span) => thingsCalled(span, scene, worn).items);
  // "Shoes that squeak" are one pair, "heels" are all.
  const isOne = (span: string) =>
    namingWords(span).length > 1 && thingsCalled(span, scene, worn).items.length === 1;
  const general = said.filter((span) => !definite.test(span) && !isOne(span));
  const filters = general.flatMap((span) => filterOf(span, scene) ?? []);
  // "No tie no jacket", of which one was marked.
  const isMarked = ({ noun = '' }: ItemFilter) => said.some((span) => span.toLowerCase().includes(noun));
  const typed = refusedKinds(scene, wish).filter((filter) => said.length === 0 || !isMarked(filter));
  const more = worn.filter((item) => !pieces.includes(item) && typed.some((filter) => matches(item, filter)));
  return { pieces: [...pieces, ...more], filters: [...filters, ...typed] };
}

/** What is refused, with a reason that stands right behind it and says which is meant: "the shoes that squeak". */
function refusedSpans({ details, text }: Wish): string[] {
  return details
    .filter(({ role }) => role === 'not')
    .map((refused) => {
      const at = text.indexOf(refused.text);
      const behind = text.slice(at + refused.text.length).trimStart();
      const reason = details.find(({ role, text: why }) => role === 'why' && behind.startsWith(why));
      return at >= 0 && reason && saysWhich.test(reason.text)
        ? `${refused.text} ${reason.text}`
        : refused.text;
    })
    .flatMap((span) => span.split(refusedAgain));
}

/** "Tie no jacket", of "no tie no jacket", marked as one. */
const refusedAgain = /,?\s+(?:and |or |und |y |et |og )?(?:no|nor|kein\p{L}*|sin|sans|ingen|uten|ohne) /iu;

const saysWhich = /^(?:that|which|who|die|das|der|que|qui|som)(?!\p{L})/iu;

/** "Cool, no tie. Lock it in": kinds that the words refuse, whether marked or not; all of "A hat would hardly do". */
function refusedKinds({ language, context }: Scene, { text, intent, details }: Wish): ItemFilter[] {
  const { mentions } = readQuestion(englishOf(text, language), context.today);
  const isAll = intent === 'without' && !details.some(({ role }) => role === 'item' || role === 'not');
  const refused = mentions.filter((mention) => isKind(mention) && (isAll || mention.role === 'refused'));
  return refused.map(({ filter }) => filter);
}

/** "The heather jacket would be too much tweed": of the two that were marked, the cloth is what is said of the jacket. */
export function saysLooksOf(span: string, all: readonly string[], scene: Scene): boolean {
  const filter = filterOf(span, scene);
  if (!filter || isKind({ filter, vague: false })) return false;
  const others = all.filter((each) => each !== span).flatMap((each) => thingsCalled(each, scene).items);
  return others.some((item) => matches(item, filter));
}

/** "The heels" are those that are worn, "heels" are all. */
const definite =
  /^\W*(?:the|these|those|this|that|my|der|die|das|den|dem|diese\p{L}*|mein\p{L}*|el|la|los|las|est[aeo]s?|mis?|le|la|les|cet\p{L}*|ces|mon|ma|mes|den|det|de)(?!\p{L})/iu;

export function filterOf(span: string, { language, context }: Scene): ItemFilter | undefined {
  const { mentions } = readQuestion(englishOf(span, language), context.today);
  const [mention] = mentions.filter((each) => isKind(each) || Object.keys(each.filter).length > 0);
  return mention?.filter;
}
