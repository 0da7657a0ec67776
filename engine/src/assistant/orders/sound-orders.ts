import { foldedText } from '../../language/text-features.ts';
import { clockTime } from '../commands/event-words.ts';
import { groupOf, type Language } from '../intent/intent-names.ts';
import { sensedWords } from '../intent/word-senses.ts';
import { isOnlyPronoun } from '../turn/spoken-of.ts';
import { questionOf } from '../wishes/command-of-wish.ts';
import type { Wish } from '../wishes/read-wishes.ts';

type Around = { language: Language; today: string };

/** The wishes of a message, an order that only points back joined to the one before it, and no event of nothing. */
export function soundOrders(wishes: readonly Wish[], around: Around): Wish[] {
  const joined: Wish[] = [];
  for (const wish of wishes.filter((each, k) => !onlyOpens(each, wishes[k + 1]))) {
    const last = joined.at(-1);
    if (last && (pointsBack(wish, last) || saysWhen(wish, last)))
      joined[joined.length - 1] = asOne(last, wish);
    else joined.push(isEventOfNothing(wish, around) ? withoutBest(wish) : wish);
  }
  return joined;
}

/** "Ok last thing. What's a good chili recipe": an "ok" before a question agrees to nothing. */
function onlyOpens({ intent, text }: Wish, next: Wish | undefined): boolean {
  if (intent !== 'yes' || !next || next.probability < surely || agrees.test(text)) return false;
  return /^(?:question|other|follow)$/.test(groupOf(next.intent)) && opens.test(text);
}

/** From here a wish is one. House rule. */
const surely = 0.6;
const opens = /^\W*(?:o?k(?:ay)?|kk|right|alright|cool|well|gut|also|vale|bueno|bon|greit)(?!\p{L})/iu;
const agrees =
  /(?<!\p{L})(?:y(?:es|eah|ep|up)|sure|please|do (?:it|that|so)|go (?:for it|ahead)|add|plan|save|delete|ja|jo|jep|klar|bitte|mach\p{L}*|s[ií]|claro|hazlo|oui|vas-y|gjør)(?!\p{L})/iu;

/** "Ecru jeans can go, they don't fit. Delete them": said twice of the same things. */
function pointsBack(wish: Wish, before: Wish): boolean {
  if (groupOf(wish.intent) !== 'command' || wish.intent !== before.intent) return false;
  const items = (one: Wish) => one.details.filter(({ role }) => role === 'item').map(({ text }) => text);
  const said = items(wish);
  return said.length > 0 && said.every(isOnlyPronoun) && !items(before).every(isOnlyPronoun);
}

/** "Please add a new cardigan, and I bought it last Saturday": when it was bought, and not when it was worn. */
function saysWhen({ intent, probability, details }: Wish, before: Wish): boolean {
  if (before.intent !== 'item_add' || probability >= doubtful || !/^(?:item_|age$)/.test(intent))
    return false;
  return details.length > 0 && details.every(({ role, text }) => role === 'when' || isOnlyPronoun(text));
}

/** Below this a wish is doubtful. House rule. */
const doubtful = 0.5;

function asOne(before: Wish, wish: Wish): Wish {
  const { intent, probability, ranked } =
    wish.intent === before.intent && wish.probability > before.probability ? wish : before;
  const details = [...before.details, ...wish.details.filter(({ role }) => role !== 'item')];
  return { intent, probability, ranked, text: `${before.text} ${wish.text}`, details };
}

/** "Put on 15 lbs, everything tight": an event has a name, a time, or the calendar beside it. */
function isEventOfNothing({ intent, text, details }: Wish, { language, today }: Around): boolean {
  if (intent !== 'event_create' || details.some(({ role }) => role === 'event')) return false;
  const { days, occasion } = questionOf(text, language, today);
  if (days ?? occasion ?? clockTime(text)) return false;
  return !sensedWords(foldedText(text)).some(({ senses }) => senses.some((sense) => ofEvent.test(sense)));
}

const ofEvent = /^(?:event_word|calendar|remind)$/;

/** The wish without what it seemed to be, and nothing that was marked for that. */
function withoutBest({ intent, ranked: all, text }: Wish): Wish {
  const ranked = all.filter((each) => each.intent !== intent);
  const [best = { intent: 'small_talk' as const, probability: 0 }] = ranked;
  return { ...best, ranked, text, details: [] };
}
