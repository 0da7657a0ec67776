import { foldedText } from '../../language/text-features.ts';
import { inEnglish } from '../abroad/in-english.ts';
import type { AssistantContext, AssistantEvent } from '../assistant-context.ts';
import type { Language } from '../intent/intent-names.ts';
import { likeness, namingWords } from '../turn/own-names.ts';
import { addDays, type SaidDays } from './read-day.ts';
import type { Question } from './read-question.ts';

const lookAheadDays = 120;

/** Of which there are many: alone they name an event only where nothing else describes it. */
const often = new Set(
  'dinner lunch breakfast drinks party birthday flight meeting coffee gym call'.split(' '),
);

const common = new Set(
  'the a an and with for to at of in on my with day outfit wear work meeting trip is are will wird werden bei den dem der die das und mit für zum zur auf im am de la el los con para les des du pour avec le og med til på'.split(
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
  const onThoseDays = await context.events(first, last);
  const found = titledOf(onThoseDays, named);
  if (found || !days || days.first !== days.last) return found;
  const [only, ...others] = onThoseDays;
  if (only && others.length === 0 && sharesAnyWord(only, `${plain} ${native}`)) return only;
  const later = await context.events(context.today, addDays(context.today, lookAheadDays));
  return titledOf(
    later.filter(({ day }) => isSaidToo(day, days, `${plain} ${native}`)),
    named,
  );
}

const msPerDay = 86_400_000;
const weekLength = 7;

/** A named event on a "Wednesday" may be the one of next week, and "the 27th" may be of a later month. */
function isSaidToo(day: string, { first, said }: SaidDays, text: string): boolean {
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

function wordsIn(text: string): string[] {
  return [...new Set(foldedText(text).match(/[\p{L}\p{N}]+/gu) ?? [])];
}

/** From here a word that was typed is a word of a title. House rule. */
const alikeEnough = 0.8;
const shortestWord = 3;
/** "Emirates Sunday": the place alone names an event less surely than its title. House rule. */
const ofPlace = 0.4;

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
        words.some((each) => each.length >= shortestWord && likeness(each, word) >= alikeEnough),
    );
    const sureness = (word: string) => Math.max(...words.map((each) => likeness(each, word)));
    const strong = shared.filter((word) => !common.has(word));
    const naming = new Set(namingWords(shared.join(' ')));
    const weak = shared.filter((word) => common.has(word) && naming.has(word)).length;
    const sum = strong.reduce((total, word) => total + sureness(word), 0);
    return sum > 0 ? sum + 0.5 * weak : weak > 1 ? 0.5 : 0;
  };
  const own = said(wordsIn(title)) || ofPlace * Math.min(1, said(wordsIn(location ?? '')));
  const isAbroad = language !== undefined && language !== 'en';
  return isAbroad ? Math.max(own, said(wordsIn(inEnglish(title, language)))) : own;
}
