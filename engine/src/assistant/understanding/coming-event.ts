import { foldedText } from '../../language/text-features.ts';
import { inEnglish } from '../abroad/in-english.ts';
import type { AssistantContext, AssistantEvent } from '../assistant-context.ts';
import type { Language } from '../intent/intent-names.ts';
import { likeness, namedInTurn, namingWords } from '../turn/own-names.ts';
import { addDays, readDays, type SaidDays } from './read-day.ts';
import type { Question } from './read-question.ts';

const lookAheadDays = 120;

/** Of which there are many: alone they name an event only where nothing else describes it. */
const often = new Set(
  'dinner lunch breakfast drinks party birthday flight meeting coffee gym call'.split(' '),
);

const common = new Set(
  'monday tuesday wednesday thursday friday saturday sunday montag dienstag mittwoch donnerstag freitag samstag sonntag lunes martes miercoles jueves viernes sabado domingo lundi mardi mercredi jeudi vendredi samedi dimanche mandag tirsdag onsdag torsdag fredag lordag sondag the a an and with for to at of in on out my with day night evening last big outfit wear work meeting trip is are will wird werden bei den dem der die das und mit für zum zur auf im am de la el los con para les des du pour avec le og med til på'.split(
    ' ',
  ),
);

/** The coming event that a question speaks of: one that shares a word of its title, on the day if one is said. */
export async function eventOf(
  context: AssistantContext,
  { spoken, ...question }: Pick<Question, 'plain' | 'days' | 'native' | 'language' | 'spoken'>,
): Promise<AssistantEvent | undefined> {
  const { days } = question;
  const plain = question.plain.replace(over, ' ');
  const native = (question.native ?? '').replace(over, ' ');
  return (await namedEvent(context, { ...question, plain, native })) ?? (days ? undefined : spoken);
}

/** "Just off nights", "back from the gym": what somebody comes from is not where they go. */
const over =
  /(?<!\p{L})(?:just (?:off|finished|done|back|got|came|home)|finished|came off|coming off|back from|home from|straight from|gerade (?:vom|von|aus)|komm\p{L}* (?:gerade |grad |direkt )?(?:vom|von|aus)|vengo de|salgo de|je sors d\p{L}+|je rentre d\p{L}+|kommer fra|ferdig med)\s+(?:from |with |off |of |home )*(?:the |my |a |dem |der |den |la |el |le |mon |ma )?(?:\p{L}+)/giu;

async function namedEvent(
  context: AssistantContext,
  { plain, days, native = '', language }: Pick<Question, 'plain' | 'days' | 'native' | 'language'>,
): Promise<AssistantEvent | undefined> {
  const first = days?.first ?? context.today;
  const last = days?.last ?? addDays(context.today, lookAheadDays);
  if (last < context.today) return undefined;
  const named = { plain, native, language };
  const isDated = (days ?? readDays(plain, context.today)) !== undefined;
  const ofGarments = await garmentWords(context, `${plain} ${native}`);
  const isMeant = (event: AssistantEvent) => !isOnlyOf(event, named, ofGarments, isDated);
  const onThoseDays = (await context.events(first, last)).filter(isMeant);
  const found = titledOf(onThoseDays, named);
  if (found || !days || days.first !== days.last) return found;
  const [only, ...others] = onThoseDays;
  if (only && others.length === 0 && sharesAnyWord(only, `${plain} ${native}`)) return only;
  const later = await context.events(context.today, addDays(context.today, lookAheadDays));
  const words = wordsIn(`${plain} ${native}`);
  // Where something is on that day, one word of many names nothing of another week.
  const isNamedEnough = (event: AssistantEvent) =>
    onThoseDays.length === 0 || sharedWords(event, words, language) >= leastShare * namesOf(event).length;
  return titledOf(
    later.filter(
      (event) => isMeant(event) && isSaidToo(event.day, days, `${plain} ${native}`) && isNamedEnough(event),
    ),
    named,
  );
}

/** So much of a title names it. House rule. */
const leastShare = 0.5;
const namesOf = ({ title }: AssistantEvent) => namingWords(title).filter((word) => !common.has(word));

/** Words by which a message names garments of one's own, each by two words or more. */
async function garmentWords(context: AssistantContext, text: string): Promise<string[]> {
  if (!context.hasWardrobe) return [];
  const groups = namedInTurn(text, await context.items(), ({ description }) => description);
  return groups.flatMap((group) => group.flatMap(({ by }) => (by.length > 1 ? by : [])));
}

/** Whether an event is only named by words of a garment ("brown belt", of a Browns game), or by who does something. */
function isOnlyOf(
  event: AssistantEvent,
  { plain, native, language }: Named,
  ofGarments: readonly string[],
  isDated: boolean,
): boolean {
  const text = `${plain} ${native}`;
  const said = foldedText(plain).match(/[\p{L}\p{N}]+/gu) ?? [];
  const once = ofGarments.filter((word) => said.filter((each) => each === word).length < 2);
  const doers = isDated ? [] : doersIn(text, event);
  const words = wordsIn(text);
  const left = words.filter((word) => !once.includes(word) && !doers.includes(word));
  if (left.length === words.length) return false;
  return sharedWords(event, words, language) > 0 && sharedWords(event, left, language) === 0;
}

const withWhom = /(?<!\p{L})(?:with|w|mit|con|avec|med)\W+(.*)$/iu;
/** What only people do: "Fiona says", of "Fiona arrives". */
const speaks =
  'says?|said|thinks?|thought|told|asked|reckons|wants|wanted|loves|likes|hates|sagt|sagte|meint|findet|dice|dijo|quiere|dit|veut|sier|mener';
const acts =
  'says?|said|thinks?|thought|told|asked|did|does|has|have|had|is|was|wants?|wanted|needs?|got|gave|gives|took|takes|brought|bought|sees|saw|finds|found|loves|likes|hates|laughed|keeps|finally|just|hat|ist|war|sagt|sagte|meint|findet|will|wollte|mochte|gab|lacht|der|die|dice|dijo|tiene|quiere|dit|a|veut|sier|har|vil';

/** "Nadia says it's too short": the friend of "Lunch with Nadia" who does something, and not the lunch. */
function doersIn(text: string, { title }: AssistantEvent): string[] {
  const names = wordsIn(withWhom.exec(title)?.[1] ?? '');
  const folded = foldedText(text);
  const does = (word: string, what: string) =>
    new RegExp(`(?<!\\p{L})${word} (?:${what})(?!\\p{L})`, 'iu').test(folded);
  return wordsIn(title).filter((word) => does(word, speaks) || (names.includes(word) && does(word, acts)));
}

const msPerDay = 86_400_000;
const weekLength = 7;
/** "In two weeks" is said of a day that is this near to it. */
const mostAbout = 4;
const byWeeks = /\bweeks?\b/;

/** A named event on a "Wednesday" may be the one of next week, and "the 27th" may be of a later month. */
function isSaidToo(day: string, { first, said }: SaidDays, text: string): boolean {
  if (byWeeks.test(said)) return Math.abs(Date.parse(day) - Date.parse(first)) <= mostAbout * msPerDay;
  if (/^the \d/.test(said)) return day.slice(8) === first.slice(8);
  if (!/day$/.test(said)) return false;
  const weeks = (Date.parse(day) - Date.parse(first)) / msPerDay / weekLength;
  return weeks === 1 || (weeks === 2 && /\b(next|nächste[nrs]?|kommende[nrs]?)\b/iu.test(text));
}

type Named = { plain: string; native: string; language: Language | undefined };

/** Of some events the one that shares most words of its title with what was said. */
function titledOf(
  events: readonly AssistantEvent[],
  { plain, native, language }: Named,
): AssistantEvent | undefined {
  const words = wordsIn(`${plain} ${native}`);
  const titled = events
    .map((event) => ({ event, shared: isOther(event, plain) ? 0 : sharedWords(event, words, language) }))
    .filter(({ shared }) => shared > 0)
    .sort((a, b) => b.shared - a.shared || (a.event.day < b.event.day ? -1 : 1));
  return titled[0]?.event;
}

/** "Work do on the 11th" is the "Work Christmas do" of that day, though "work" alone names no event. */
function sharesAnyWord({ title }: AssistantEvent, text: string): boolean {
  const said = new Set(namingWords(text));
  return namingWords(title).some((word) => word.length > shortestWord && said.has(word));
}

/** "Christmas dinner" is not the dinner at Luigi's. */
function isOther({ title }: AssistantEvent, plain: string): boolean {
  const own = new Set(title.toLowerCase().split(/[^\p{L}\p{N}]+/u));
  const tokens = plain.split(/[^\p{L}\p{N}]+/u);
  return tokens.some(
    (word, k) =>
      often.has(word) &&
      own.has(word) &&
      /^(christmas|birthday|thanksgiving|easter|family|work|business|office|anniversary|wedding|romantic|school|team|job|video|phone|leaving|farewell|garden|cocktail|sunday|friday|engagement)s?$/.test(
        tokens[k - 1] ?? '',
      ) &&
      !own.has(tokens[k - 1] ?? ''),
  );
}

/** What people call days of the year when they type. */
const alsoCalled: Readonly<Record<string, string>> = {
  xmas: 'christmas',
  crimbo: 'christmas',
  chrimbo: 'christmas',
  bday: 'birthday',
  geb: 'geburtstag',
  anniv: 'anniversaire',
};

/** "The do", "Work Christmas do": a party, and no verb. */
const theDo =
  /\b(the|this|that|our|my|work|works|christmas|xmas|staff|office|leaving|birthday|hen|stag|big) do\b(?! (?:you|i|we|they|not)\b)/g;

/** The words of a text; a "1:1" is one of them. */
function wordsIn(text: string): string[] {
  const words =
    foldedText(text)
      .replace(theDo, '$1 celebration')
      .match(/(?<![\p{N}:-])\d[:-]\d(?![\p{N}:-])|[\p{L}\p{N}]+/gu) ?? [];
  return [...new Set(words.map((word) => alsoCalled[word] ?? word))];
}

/** From here a word that was typed is a word of a title. House rule. */
const alikeEnough = 0.8;
const shortestWord = 3;
/** In a word of so many letters a slip is still sure. House rules. */
const [longWord, alikeTyped] = [8, 0.75];

function isWord(said: string, own: string): boolean {
  return likeness(said, own) >= (own.length >= longWord ? alikeTyped : alikeEnough);
}

/** "Emirates Sunday": the place alone names an event less surely than its title. House rule. */
const ofPlace = 0.4;

const nightOut = /^(?:night|evening|day)$/;

/** "The night out": two words of a title behind each other, of which neither names anything alone. */
function sharesPair(own: readonly string[], words: readonly string[]): boolean {
  return own.some((word, k) => {
    const next = own[k + 1];
    const at = words.indexOf(word);
    return nightOut.test(word) && next !== undefined && at >= 0 && words[at + 1] === next;
  });
}

/** How many words of a title were said, as it stands or put into English. */
function sharedWords(
  { title, location }: AssistantEvent,
  words: readonly string[],
  language: Language | undefined,
): number {
  const said = (own: readonly string[]) => {
    const shared = own.filter(
      (word) =>
        word.length >= shortestWord &&
        words.some((each) => each.length >= shortestWord && isWord(each, word)),
    );
    const sureness = (word: string) => Math.max(...words.map((each) => likeness(each, word)));
    const strong = shared.filter((word) => !common.has(word));
    const naming = new Set(namingWords(shared.join(' ')));
    const weak = shared.filter((word) => common.has(word) && naming.has(word)).length;
    const sum = strong.reduce((total, word) => total + sureness(word), 0);
    if (sum > 0) return sum + 0.5 * weak;
    return weak > 1 || sharesPair(own, words) ? 0.5 : 0;
  };
  const own = said(wordsIn(title)) || ofPlace * Math.min(1, said(wordsIn(location ?? '')));
  const isAbroad = language !== undefined && language !== 'en';
  return isAbroad ? Math.max(own, said(wordsIn(inEnglish(title, language)))) : own;
}

const goingOut = /\b(drinks?|dinner|date|cinema|movie|concert|bar|pub|coffee)\b/i;
/** From this hour on it is an evening. House rule. */
const evening = '17:00';

/** "A date tomorrow" is the drinks with Chloe, where nothing else is on that day. */
function isDateOf({ title, clock }: AssistantEvent, said: string): boolean {
  return said === 'date' && goingOut.test(title) && clock !== null && clock >= evening;
}

const forWhat =
  /\bfor (?:the|my|our|an?) (?!day\b|night\b|evening\b|morning\b|weekend\b|change\b|bit\b)([a-z]{3,})/;

/** "For the match on Sunday" is not the night shift of that day. */
function isForElse(plain: string, { title }: AssistantEvent): boolean {
  const what = forWhat.exec(plain)?.[1];
  return what !== undefined && !title.toLowerCase().includes(what);
}

/** What is on that day, where nothing else is said of it and it is one thing. */
export async function onlyEventOf(
  context: AssistantContext,
  { days, occasion, place, mood, plain }: Question,
): Promise<AssistantEvent | undefined> {
  if (!days || days.first !== days.last || days.first < context.today) return undefined;
  if (place ?? (mood && !days.evening)) return undefined;
  const onDay = await eventsOn(context, days);
  // "Third date Saturday night, somewhere nice": what is on that evening, and only where it is one thing that fits.
  const [only, ...others] = days.evening ? onDay.filter(({ clock }) => (clock ?? '') >= evening) : onDay;
  if (!only || others.length > 0 || isForElse(plain, only)) return undefined;
  const isOpen = !days.evening && (occasion === undefined || isSurrounding(plain, occasion.said));
  return isOpen || (occasion !== undefined && isDateOf(only, occasion.said)) ? only : undefined;
}

const aWeek = 7;
const weekday = /^(?:sun|mon|tues|wednes|thurs|fri|satur)day$/;

/** What is on that day; "Sunday", said on a Sunday without plans, is the next one where something is on. */
async function eventsOn(context: AssistantContext, { first, said }: SaidDays): Promise<AssistantEvent[]> {
  const found = await context.events(first, first);
  if (found.length > 0 || first !== context.today || !weekday.test(said)) return found;
  const next = addDays(first, aWeek);
  return context.events(next, next);
}

/** "By the lake" says where somebody will stand, and not what for. */
function isSurrounding(plain: string, said: string): boolean {
  return new RegExp(`\\b(?:by|near|beside|next to|along|around|off) the ${said}\\b`).test(plain);
}
