import sentences from '../../knowledge/assistant/item-facts.json' with { type: 'json' };
import type { Answer, AssistantContext, AssistantItem, Memory } from '../assistant-context.ts';
import { archivedAnswer } from '../commands/archived-answer.ts';
import { dayIn, itemNames, listIn } from '../commands/command-words.ts';
import type { Wanted } from '../intent/decide.ts';
import type { IntentName, Language } from '../intent/intent-names.ts';
import { sensedWords } from '../intent/word-senses.ts';
import { filled } from '../say.ts';
import { answered, itemsCard } from '../tools/find-tools.ts';
import { sortOf } from '../tools/sort-words.ts';
import { matchItems, traitsOf } from '../understanding/mentions/match-items.ts';
import { isKind } from '../understanding/mentions/mention-filters.ts';
import { addDays, daysBetween, dayWithYear } from '../understanding/read-day.ts';
import { kindOnly } from '../understanding/read-qualities.ts';
import { readQuestion } from '../understanding/read-question.ts';
import { capital, money } from '../words.ts';
import { asksAtOnce, type Grounding } from './grounding.ts';
import { namingWords } from './own-names.ts';
import { readPastDays } from './past-days.ts';

type Name = keyof typeof sentences;

function tell(name: Name, language: Language, named: Record<string, string> = {}): string {
  return filled(sentences[name][language], named);
}

const ofOneThing: ReadonlySet<IntentName> = new Set<IntentName>([
  'wears',
  'money',
  'age',
  'facts',
  'status',
  'find',
]);
/** From here a question about one named thing is answered from its data. House rule. */
const factBar = 0.3;
/** Up to so many things are described one by one. */
const mostTold = 3;
/** A span of days that is looked through day by day. */
const longestSpan = 62;

type QuestionInContext = {
  context: AssistantContext;
  text: string;
  ground: Grounding;
  wanted: Wanted;
  memory: Memory | undefined;
};

/**
 * When one thing was worn, what it cost, how old it is, where it is: in the language of the question, of the thing that is
 * named or was spoken of last. Undefined where no certain thing is asked about.
 */
export async function itemFacts(asked: QuestionInContext): Promise<Answer | undefined> {
  const { context, text, ground, wanted, memory } = asked;
  const { language } = wanted;
  const { intent, probability } = sameAgain(asked) ?? wanted;
  if (!context.hasWardrobe || !ofOneThing.has(intent) || probability < factBar) return undefined;
  const isOfStates = intent === 'status' && ground.items.length > 1;
  const isOfIt = ground.items.length === 0 && asksOfSpoken(asked);
  // "Combien j'ai payé le manteau" reads like "how many".
  const isOnePrice = intent === 'money' && ground.items.length === 1 && !priceOfMany.test(ground.english);
  if (
    !isOfIt &&
    !isOnePrice &&
    (sortOf(ground.english) !== undefined || (isOfMany.test(ground.english) && !isOfStates))
  )
    return undefined;
  const senses = new Set(sensedWords(text.toLowerCase()).flatMap((word) => word.senses));
  const asksWhere =
    where.test(text) || senses.has('ask_where') || (intent === 'status' && ground.items.length > 0);
  if (ground.archived.length > 0)
    return archivedAnswer({ context, text, english: ground.english, wanted, memory });
  if (intent === 'find' && !asksWhere) return undefined;
  if (senses.has('lend') && senses.has('ask_when') && ground.items.length + ground.referred.length > 0)
    return answered('describe_items', tell('no_lent_day', language), {
      memory: { ...memory, tool: 'describe_items', shown: memory?.shown ?? [] },
    });
  if (isOfKind(asked, await context.items())) return undefined;
  const items = ground.items.length > 0 ? onlySpoken(awayFirst(asked), memory) : spokenOf(asked);
  if (items.length === 0 || items.length > (ground.items.length > 0 ? mostTold : 1)) return undefined;
  const kind = asksWorth.test(text) ? 'money' : asksWhere ? 'status' : intent === 'facts' ? 'wears' : intent;
  if (intent === 'facts' && language === 'en') return undefined;
  const past = kind === 'wears' ? readPastDays(ground.english, context.today) : undefined;
  const days = past ?? ground.days;
  const own = await context.items();
  const now = items.flatMap(({ id }) => own.find((item) => item.id === id) ?? []);
  const lines = await Promise.all(now.map((item) => factOf(context, item, { kind, language, days })));
  return answered('describe_items', lines.join('\n'), {
    cards: itemsCard('', items),
    memory: { tool: 'describe_items', shown: items.map(({ id }) => id), askedOf: kind },
  });
}

/** "Und wann hab ich den gekauft", after one thing was spoken of: of it, and of no others. */
export function asksOfSpoken({ text, ground }: Pick<QuestionInContext, 'text' | 'ground'>): boolean {
  return ground.referred.length === 1 && !comparing.test(text);
}

/** Whether a question sets things against each other, or asks for one of many. */
export function compares(text: string): boolean {
  return comparing.test(text);
}

const comparing =
  /(?<!\p{L})(?:which|most|least|more|than|all|any|each|expensive|oldest|newest|cheapest|priciest|dearest|welche\p{L}*|am (?:meisten|wenigsten)|alle\p{L}*|\p{L}{3,}ste[nrs]?|cu[aá]l\p{L}*|m[aá]s|menos|todo\p{L}*|quel\p{L}*|plus|moins|hvilke\p{L}*|mest|minst|alle)(?!\p{L})/iu;

/** "And the air forces", after what a thing cost: before that is read as something that was worn. */
export function sameFact(asked: QuestionInContext): Promise<Answer | undefined> | undefined {
  return sameAgain(asked) ? itemFacts(asked) : undefined;
}

/** "Has the jumper been worth the money": of one thing that is named or was spoken of, before its cloth is explained. */
export async function worthIt(asked: QuestionInContext): Promise<Answer | undefined> {
  const { context, text, ground, wanted } = asked;
  if (!context.hasWardrobe || !asksWorth.test(text) || isOfMany.test(text)) return undefined;
  const named = ground.surely.length > 0 ? ground.surely : ground.items;
  const [item, ...others] = named.length > 0 ? named : ground.referred;
  if (!item || others.length > 0 || item.price === null) return undefined;
  const name = capital(itemNames([item], wanted.language).replace(/^the /, ''));
  return answered('describe_items', priceOf(item, name, wanted.language), {
    cards: itemsCard('', [item]),
    memory: { tool: 'describe_items', shown: [item.id], askedOf: 'money' },
  });
}

/** "Has the jumper been worth the money": what it cost, and what each wear has cost. */
const asksWorth =
  /(?<!\p{L})(?:worth (?:it|the money|what i paid|every penny|buying)|(?:money['’]?s worth)|(?:cost|price|paid?|each)(?: me)? (?:per|a|each|every) (?:wear|time)|(?:every|each) time i(?:['’]ve)? w(?:ear|ore|orn)|pro (?:mal )?(?:tragen|anziehen|tragung)|pro mal|par (?:port|fois)|por (?:uso|puesta)|per bruk|paid (?:itself )?off|gelohnt|lohnt|rentad[oa]|vali[oó] la pena|ha merecido la pena|amortizad[oa]|valu le coup|rentabilisé\p{L}*|verdt (?:det|pengene)|lønt seg)(?!\p{L})/iu;

const where = /^\W*(?:(?:and|und|so|ok)\W+)*(?:where\p{L}*|wo|dónde|donde|où|hvor)(?!\p{L})/iu;
const opens =
  /^\W*(?:(?:ok(?:ay)?|ah|oh|right)\W+)*(?:and|what about|how about|und|u|was ist mit|y|et|og|hva med|qué tal)(?!\p{L})/iu;
const [mostAgain, mostBare] = [6, 3];
/** From here a short message asks something of its own. House rule. */
const elseBar = 0.8;

/** "And the blazer?", after a price or a place: the same of another thing. */
function sameAgain({
  text,
  ground,
  wanted,
  memory,
}: QuestionInContext): Pick<Wanted, 'intent' | 'probability'> | undefined {
  const intent = memory?.askedOf;
  const isShort = text.split(/\s+/).length <= mostAgain && opens.test(text);
  // "And the air forces" names a thing but says nothing happened to it.
  const isBare = namingWords(text).length <= mostBare && !asksAtOnce(text);
  if (!intent || !isShort || ground.items.length === 0) return undefined;
  if (wanted.probability >= elseBar && !isBare) return undefined;
  return { intent, probability: 1 };
}

const isOfMany =
  /\b(all my|every|which|most|least|how many|any of|things|stuff|clothes|pieces|everything)\b/i;
const priceOfMany =
  /\b(all my|every|which|most|least|things|stuff|clothes|pieces|everything|total|together|spen[dt]|cheap\w*|expensive|dear\w*)\b/i;
/** "How much have I spent on trainers" is of all of them, though one is called so. */
function isOfKind({ context, ground }: QuestionInContext, own: readonly AssistantItem[]): boolean {
  if (ground.items.length === 0 || ground.surely.length > 0) return false;
  const { mentions } = readQuestion(ground.english, context.today);
  const [kind, ...more] = mentions.filter(isKind);
  const isWide = kind !== undefined && !kind.definite && /s$/.test(kind.filter.noun ?? '');
  return isWide && more.length === 0 && matchItems(own, kindOnly(kind.filter)).length > 1;
}

/** "Are my boots back": of several pairs those that are away. */
function awayFirst({ ground }: QuestionInContext): readonly AssistantItem[] {
  const away = ground.items.filter(({ status }) => status !== 'available');
  return ground.signals.has('asks_state') && away.length > 0 ? away : ground.items;
}

/** "And how often have I worn it?" is of what was spoken of, where that is one thing. */
function spokenOf({ context, ground }: QuestionInContext): readonly AssistantItem[] {
  const { mentions } = readQuestion(ground.english, context.today);
  return mentions.length > 0 || ground.referred.length > 1 ? [] : ground.referred;
}

type Way = { kind: IntentName; language: Language; days: SaidSpan };
type SaidSpan = { first: string; last: string } | undefined;

/** One fact of a piece: what it cost, how old it is, where it is, or when it was worn. */
export async function factOf(
  context: AssistantContext,
  item: AssistantItem,
  { kind, language, days }: Way,
): Promise<string> {
  const name = capital(itemNames([item], language).replace(/^the /, ''));
  if (kind === 'money') return priceOf(item, name, language);
  if (kind === 'age') return ageOf(context, item, name, language);
  if (kind === 'status') return placeOf(item, name, language);
  return wearsOf(context, item, { name, language, days });
}

/** "The coat", after one coat was spoken of: that one. */
function onlySpoken(items: readonly AssistantItem[], memory: Memory | undefined): readonly AssistantItem[] {
  const spoken = items.filter(
    ({ id }) => memory?.focus?.itemIds.includes(id) || memory?.recent?.includes(id),
  );
  const places = new Set(items.map((item) => traitsOf(item).slots[0]));
  return items.length > 1 && places.size === 1 && spoken.length === 1 ? spoken : items;
}

function timesIn(count: number, language: Language): string {
  return count === 1 ? tell('once', language) : tell('times', language, { count: String(count) });
}

async function wearsOf(
  context: AssistantContext,
  item: AssistantItem,
  { name, language, days }: Omit<Way, 'kind'> & { name: string },
): Promise<string> {
  const first = days?.first;
  const last = days === undefined ? undefined : days.last < context.today ? days.last : context.today;
  if (first !== undefined && last !== undefined && first < last && daysBetween(first, last) <= longestSpan) {
    const span = Array.from({ length: daysBetween(first, last) }, (_, k) => addDays(first, k));
    const noted = await Promise.all(
      span.map(async (day) => ((await context.wornOn(day)).includes(item.id) ? [day] : [])),
    );
    const on = noted.flat();
    if (on.length === 0) return tell('not_worn_between', language, { name });
    const dayList = listIn(
      on.map((day) => dayIn(day, language, context)),
      language,
    );
    return tell('worn_between', language, { name, times: timesIn(on.length, language), days: dayList });
  }
  if (item.timesWorn === 0 || !item.lastWorn)
    return `${tell('never_worn', language, { name })} ${tell('log_hint', language)}`;
  const day = pastDayIn(item.lastWorn, language, context);
  return tell('worn', language, { name, times: timesIn(item.timesWorn, language), day });
}

/** A day that is over, with its year where that is another one. */
function pastDayIn(day: string, language: Language, context: AssistantContext): string {
  if (day.slice(0, 4) === context.today.slice(0, 4)) return dayIn(day, language, context);
  if (language === 'en') return dayWithYear(day, context);
  const at = new Date(`${day}T12:00:00Z`);
  return at.toLocaleDateString(locales[language], { dateStyle: 'long', timeZone: 'UTC' });
}

const locales: Readonly<Record<Language, string>> = { en: 'en-US', de: 'de', es: 'es', fr: 'fr', no: 'nb' };

/** "March 2026", in a language. */
export function monthOf(day: string, language: Language): string {
  const at = new Date(`${day}T12:00:00Z`);
  return at.toLocaleDateString(locales[language], { month: 'long', year: 'numeric', timeZone: 'UTC' });
}

function priceOf(item: AssistantItem, name: string, language: Language): string {
  if (item.price === null) return tell('no_price', language, { name });
  const bought =
    item.purchasedOn === null ? '' : tell('bought', language, { month: monthOf(item.purchasedOn, language) });
  const price = tell('price', language, { name, price: money(item), bought });
  if (item.timesWorn === 0) return price;
  const each = (item.price / item.timesWorn).toFixed(2);
  return `${price} ${tell('per_wear', language, { each, times: timesIn(item.timesWorn, language) })}`;
}

function ageOf(
  { today }: AssistantContext,
  { purchasedOn }: AssistantItem,
  name: string,
  language: Language,
): string {
  if (purchasedOn === null) return tell('no_age', language, { name });
  const count = Math.floor(daysBetween(purchasedOn, today) / 365.25);
  const years =
    count === 0
      ? tell('under_a_year', language)
      : count === 1
        ? tell('one_year', language)
        : tell('years', language, { count: String(count) });
  return tell('age', language, { name, month: monthOf(purchasedOn, language), years });
}

function placeOf({ status, keptIn }: AssistantItem, name: string, language: Language): string {
  if (status === 'lent') {
    const to = keptIn ? tell('lent_to', language, { person: keptIn }) : '';
    return tell('lent', language, { name, to });
  }
  if (status === 'in_wash') return tell('in_wash', language, { name });
  return tell(status === 'repair' ? 'repair' : 'here', language, { name });
}
