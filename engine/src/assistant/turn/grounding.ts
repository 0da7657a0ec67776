import { foldedText } from '../../language/text-features.ts';
import { inEnglish } from '../abroad/in-english.ts';
import type { AssistantContext, AssistantEvent, AssistantItem, Memory } from '../assistant-context.ts';
import { clockTime } from '../commands/event-words.ts';
import { isRenaming, tellsPrice } from '../commands/item-words.ts';
import { putsIn } from '../commands/puts-in.ts';
import { daySpokenOf } from '../conversation/day-spoken-of.ts';
import type { Language } from '../intent/intent-names.ts';
import type { OwnSenses } from '../intent/word-senses.ts';
import { writtenOut } from '../intent/written-out.ts';
import { eventOf } from '../understanding/coming-event.ts';
import { readDays, type SaidDays } from '../understanding/read-day.ts';
import { germanBin, type Order, orderIn } from './orders.ts';
import { isSurelyNamed } from './own-mentions.ts';
import {
  bestNamed,
  likeness,
  namedInTurn,
  namingWords,
  type Scored,
  scoredByName,
  withNamed,
} from './own-names.ts';
import {
  asksCleaning,
  asksState,
  asksWhether,
  asksWithin,
  beginsNot,
  errand,
  looks,
} from './signs-of-form.ts';
import { lately, leftOut, meantByPointing } from './spoken-of.ts';

/** What a message says of the person's own things, each of which makes some wishes likelier than others. */
export type ContextSignal =
  | 'item'
  | 'archived'
  | 'lent'
  | 'in_wash'
  | 'in_repair'
  | 'borrower'
  | 'event'
  | 'only_event'
  | 'clock'
  | 'same_time'
  | 'price'
  | 'tells_price'
  | 'renames'
  | 'two_days_outfit'
  | 'past_day'
  | 'future_day'
  | 'outfit_shown'
  | 'nothing_shown'
  | 'nothing_named'
  | 'several_items'
  | 'packs'
  | 'says_i_am'
  | 'out_of_wash'
  | 'puts_in_wash'
  | 'asks'
  | 'gave_back'
  | 'comes_back'
  | 'asks_state'
  | 'asks_whether'
  | 'asks_cleaning'
  | 'errand'
  | 'begins_not'
  | 'asks_within'
  | `orders_${Order}`;

/** A message read against the wardrobe and the calendar of the person who typed it. */
export type Grounding = {
  english: string;
  items: readonly AssistantItem[];
  /** What a message that names none points at: "it", "the other one". */
  referred: readonly AssistantItem[];
  /** Those of them that are named by more than a word for garments. */
  surely: readonly AssistantItem[];
  archived: readonly AssistantItem[];
  event: AssistantEvent | undefined;
  days: SaidDays | undefined;
  signals: ReadonlySet<ContextSignal>;
  /** Words of the names of own garments and events, with what they mean. */
  own: OwnSenses;
};

const nameOf = ({ description }: AssistantItem) => description;
const sameTime =
  /\b(same time|selbe (?:zeit|uhrzeit)|gleiche (?:zeit|uhrzeit)|misma hora|m[eê]me heure|samme tid)\b/iu;
const prices =
  /(?:[€$£]\s?\d|\d+(?:[.,]\d\d)?\s?(?:€|\$|£|eur(?:os?)?\b|quid|bucks|dollars?|pounds?|kr\b|kroner))/iu;
const pastWords =
  /\b(yesterday|last|ago|wore|worn|had on|gestern|letzte\w*|hatte|trug|ayer|pasad[oa]|llev[eé]|puse|hier|derni[eè]re?|port[eé]|i går|forrige|hadde|brukte)\b/iu;
const outOfWash =
  /(?<!\p{L})(?:out of the|out the|back from the) (?:wash|laundry|dryer|cleaners?)|(?:been|is|are|ist|sind) (?:washed|gewaschen)|aus der wäsche|wieder sauber|ya est[aá]n? limpi\p{L}*|sorti\p{L}* du lavage|ferdig vasket/iu;
/** Luggage, and lists of what goes into it. */
const packs =
  /(?<!\p{L})(pack(?:ing)?|suitcase|small case|luggage|carry[ -]?on|packlist\p{L}*|koffer|handgepäck|maleta|valise|koffert|pakkeliste)(?!\p{L})/iu;
/** What begins like a question, in the five languages. */
const asks =
  /^\W*(?:(?:ok|okay|and|so|und|also|right|hm+|y|et|og|na|hey)\W+)*(?:what|whats|which|who|whos|whose|when|where|wheres|why|how|wie|wo|was|wer|wann|welche[rsnm]?|wieso|warum|wieviele?|qué|cuál|cuáles|cuántos|cuándo|dónde|quién|quel(?:le)?s?|où|quand|combien|hva|hvor|hvilke[nt]?|hvem|når)(?!\p{L})/iu;
/** "And the velvet dress?" */
const asksOfOther =
  /^\W*(?:and|what about|how about|und|u|was ist mit|y|qué tal|et|og|hva med)\s[^?]*\?\W*$/iu;

/** Whether a message begins like a question, in the five languages. */
export function asksAtOnce(text: string): boolean {
  return asks.test(text);
}

/** Somebody gives something back. */
const gaveBack =
  /(?<!\p{L})(?:g[aiv]+en? (?:\p{L}+ ){0,3}?back|got (?:\p{L}+ ){1,3}?back|brought (?:\p{L}+ ){0,3}?back|(?:came|come|is|are|was|its|theyre|got) back(?! pain)|back from|has returned|returned (?:it|them|my|the)|zurück(?:gegeben|gebracht|bekommen)?|wiederbekommen|wiedergegeben|wieder da|devuelto|devolvió|rendue?s?|levert tilbake|fått (?:\p{L}+ ){0,2}tilbake|ga (?:\p{L}+ ){0,2}tilbake)(?!\p{L})/iu;
const fewWords = 5;
/** From here a word is one of a name, inflected or cut short. House rule. */
const sure = 0.85;
/** A garment that many words of talk name is not meant by them. */
const mostNamed = 6;

/** Finds in the person's own things what a message names. Reads the archive only where nothing that hangs there is named. */
export async function groundOf(
  context: AssistantContext,
  text: string,
  language: Language,
  memory: Memory | undefined,
): Promise<Grounding> {
  const english = inEnglish(writtenOut(text, language), language);
  const days = readDays(english, context.today) ?? daySpokenOf(english, memory);
  const event = await eventOf(context, {
    plain: english.toLowerCase(),
    days: undefined,
    native: text,
    language,
  });
  const own = context.hasWardrobe ? await context.items() : [];
  const both = `${text} ${english}`;
  const read = namedIn(text, english, own);
  const named = (read.length > 0 ? read : namedByLooks(text, own))
    .filter(({ length }) => length <= mostNamed)
    .flatMap((group) => {
      const meant = lately(
        group.map(({ thing }) => thing),
        memory,
      );
      return group.filter(({ thing }) => meant.includes(thing));
    });
  const away = bestNamed(both, context.hasWardrobe ? await context.archived() : [], nameOf);
  const isArchived = (away[0]?.score ?? 0) > (named[0]?.score ?? 0) + 0.5;
  const items = isArchived
    ? []
    : [...new Set([...named.map(({ thing }) => thing), ...eitherNamed(text, own)])];
  const surely = isArchived ? [] : named.filter(({ by }) => isSurelyNamed(by)).map(({ thing }) => thing);
  const archived = isArchived ? away.map(({ thing }) => thing) : [];
  const isNamed = items.length + archived.length > 0;
  const pointed = isNamed || event ? [] : meantByPointing(text, memory, own);
  const referred = pointed.length > 0 || isNamed || event ? pointed : leftOut(text, memory, own);
  const meant = isNamed ? items : referred;
  const signals = new Set<ContextSignal>([
    ...signalsOfItems(items, archived),
    ...statesOf(meant),
    ...signalsOfWords(both, days, context.today),
    ...signsOfEvent(text, event, items),
    ...signalsOfMemory(memory),
  ]);
  const order = memory?.outfit ? undefined : orderIn(text, items.length > 0 || archived.length > 0);
  const isBorrowed = namesBorrower(text, own);
  if (surely.length > 2 && !text.includes('?')) signals.add('several_items');
  if (packs.test(text)) signals.add('packs');
  if (putsIn.test(text) && /^item_(wash|clean)$/.test(memory?.command?.intent ?? ''))
    signals.add('puts_in_wash');
  if (outOfWash.test(text)) signals.add('out_of_wash');
  if (asks.test(text) || asksOfOther.test(text)) signals.add('asks');
  const isAway = signals.has('lent') || signals.has('in_repair') || signals.has('in_wash') || isBorrowed;
  if (!asks.test(text) && gaveBack.test(text) && isAway) signals.add('gave_back');
  if (gaveBack.test(text)) signals.add('comes_back');
  const isCertain = surely.length > 0 || referred.length > 0;
  const someAway = meant.some(({ status }) => status !== 'available');
  if ((isCertain || someAway) && asksState(text)) signals.add('asks_state');
  if (isCertain && asksWhether.test(text)) signals.add('asks_whether');
  if (asksWithin.test(text)) signals.add('asks_within');
  if (beginsNot.test(text)) signals.add('begins_not');
  if (asksCleaning.test(text)) signals.add('asks_cleaning');
  if (errand.test(text) && looks.test(text)) signals.add('errand');
  if (language === 'de' && germanBin.test(text)) signals.add('says_i_am');
  if (order) signals.add(`orders_${order}`);
  if (isBorrowed) signals.add('borrower');
  if (items.length === 0 && archived.length === 0 && !event) signals.add('nothing_named');
  return {
    english,
    items,
    referred,
    surely,
    archived,
    event,
    days,
    signals,
    own: ownSenses(text, [...named, ...away], event),
  };
}

/** What a message names, by its own words before their translations: "Jeansjacke" is no cardigan called "Strickjacke". */
function namedIn(text: string, english: string, own: readonly AssistantItem[]): Scored<AssistantItem>[][] {
  const native = namedInTurn(text, own, nameOf);
  const isCalledSo = native.some((group) => group.some(({ score }) => score >= sureName));
  return isCalledSo ? native : namedInTurn(`${text} ${english}`, own, nameOf);
}

/** "Teal cashmere needs a wash": two words in a row that only tell apart, where one thing alone is both. */
function namedByLooks(text: string, own: readonly AssistantItem[]): Scored<AssistantItem>[][] {
  const said = foldedText(text);
  const found = scoredByName(namingWords(text), own, nameOf).filter(
    ({ by }) => by.length > 1 && by.some((word) => by.some((next) => said.includes(`${word} ${next}`))),
  );
  const [only, ...others] = found;
  return only && others.length === 0 ? [[only]] : [];
}

const or = /(?<!\p{L})(?:or|oder|ou|o|eller|vs|versus)(?!\p{L})/iu;

/** "Robe rouge ou robe noire": what each side names by itself, where that is one thing. */
function eitherNamed(text: string, own: readonly AssistantItem[]): AssistantItem[] {
  const parts = text.split(or);
  if (parts.length < 2) return [];
  return parts.flatMap((part) => {
    const [only, ...others] = bestNamed(part, own, nameOf);
    return only && others.length === 0 && only.by.length > 1 ? [only.thing] : [];
  });
}

/** From here a strong word of a name was said as it is, inflected at most. House rule. */
const sureName = 1.85;

function ownSenses(
  text: string,
  named: readonly Scored<AssistantItem>[],
  event: AssistantEvent | undefined,
): OwnSenses {
  const title = namingWords(event?.title ?? '');
  const ofEvent = namingWords(text).filter((word) => title.some((each) => likeness(word, each) >= sure));
  return new Map([
    ...ofEvent.map((word): [string, string] => [word, 'event_word']),
    ...named.flatMap(({ by }) => by).map((word): [string, string] => [word, 'garment']),
  ]);
}

function signalsOfItems(
  items: readonly AssistantItem[],
  archived: readonly AssistantItem[],
): ContextSignal[] {
  return [
    ...(items.length > 0 ? (['item'] as const) : []),
    ...(archived.length > 0 ? (['archived'] as const) : []),
  ];
}

/** Where the things are that a message means. */
function statesOf(items: readonly AssistantItem[]): ContextSignal[] {
  const is = (state: string) => items.some(({ status }) => status === state);
  return [
    ...(is('lent') ? (['lent'] as const) : []),
    ...(is('in_wash') ? (['in_wash'] as const) : []),
    ...(is('repair') ? (['in_repair'] as const) : []),
  ];
}

/** "Move Friday's outfit to Saturday". */
function isOfTwoDays(text: string): boolean {
  const days = new Set(
    text
      .toLowerCase()
      .match(/\b(mon|tues|wednes|thurs|fri|satur|sun)days?\b/g)
      ?.map((day) => day.slice(0, 3)),
  );
  return days.size > 1 && /\boutfits?\b/i.test(text);
}

function signalsOfWords(text: string, days: SaidDays | undefined, today: string): ContextSignal[] {
  const isPast = days !== undefined && (days.last < today || pastWords.test(text));
  return [
    ...(clockTime(text) === null ? [] : (['clock'] as const)),
    ...(sameTime.test(text) ? (['same_time'] as const) : []),
    ...(prices.test(text) ? (['price'] as const) : []),
    ...(tellsPrice(text) ? (['tells_price'] as const) : []),
    ...(isRenaming(text) ? (['renames'] as const) : []),
    ...(isOfTwoDays(text) ? (['two_days_outfit'] as const) : []),
    ...(isPast ? (['past_day'] as const) : []),
    ...(days !== undefined && !isPast && days.first >= today ? (['future_day'] as const) : []),
  ];
}

/** "Berghain samstag": a message that says hardly more than what is on. */
function signsOfEvent(
  text: string,
  event: AssistantEvent | undefined,
  items: readonly AssistantItem[],
): ContextSignal[] {
  if (!event) return [];
  const own = namingWords(event.title);
  const rest = namingWords(text).filter((word) => !own.some((each) => likeness(word, each) > 0));
  const isOnly = rest.length === 0 && items.length === 0 && text.split(/\s+/).length <= fewWords;
  return isOnly ? ['event', 'only_event'] : ['event'];
}

function signalsOfMemory(memory: Memory | undefined): ContextSignal[] {
  if (memory?.outfit) return ['outfit_shown'];
  return memory && (memory.shown.length > 0 || memory.focus) ? [] : ['nothing_shown'];
}

/** Whether somebody who has something of the person is named. */
function namesBorrower(text: string, own: readonly AssistantItem[]): boolean {
  return (
    withNamed(
      text,
      own.filter(({ status }) => status === 'lent'),
    ).length > 0
  );
}
