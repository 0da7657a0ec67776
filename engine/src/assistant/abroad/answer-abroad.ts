import { answerAs, answerEnglish } from '../answers/answer-english.ts';
import { suitsQuestion } from '../answers/suits-question.ts';
import type { Answer, AssistantContext, Memory } from '../assistant-context.ts';
import { followUp } from '../conversation/follow-up.ts';
import type { Intent } from '../evidence/evidence.ts';
import type { Wanted } from '../intent/decide.ts';
import { groupOf, type IntentName } from '../intent/intent-names.ts';
import { writtenOut } from '../intent/written-out.ts';
import { withOwnNames } from '../turn/own-mentions.ts';
import { withSpokenEvent } from '../turn/spoken-event.ts';
import { withSpokenOf } from '../turn/spoken-of.ts';
import { isKind } from '../understanding/mentions/mention-filters.ts';
import { type QuestionInContext, readInContext } from '../understanding/question-in-context.ts';
import { withOwnBrands } from '../understanding/read-question.ts';
import { inEnglish } from './in-english.ts';
import { type LanguageAbroad, renderAbroad } from './tell-abroad.ts';

/** Who answers an intent, and the English words that ask for it; what a message names is put behind them. */
const asked: Partial<Record<IntentName, readonly [Intent, string]>> = {
  find: ['find', 'show my'],
  status: ['find', 'which things are in the wash or lent:'],
  count: ['count', 'how many do i have:'],
  money: ['worth', 'what are they worth, how much did i spend on my'],
  age: ['find', 'which is the oldest of my'],
  unworn: ['unworn', 'what have i not worn'],
  wears: ['facts', 'when did i last wear the'],
  history: ['find', 'what did i wear'],
  facts: ['facts', 'tell me about the'],
  colors: ['colours', 'which colors do i wear most'],
  gaps: ['gaps', 'what is missing in my wardrobe'],
  buy: ['gaps', 'should i buy'],
  declutter: ['unworn', 'what could i let go'],
  outfit: ['outfit', 'what should i wear'],
  outfit_with: ['outfit', 'outfit with my'],
  match: ['match', 'what goes with my'],
  pair: ['pair', 'do these go together:'],
  suits: ['suits', 'can i wear'],
  compare: ['compare', 'which is better:'],
  color_advice: ['colour', 'what colors go with'],
  pack: ['pack', 'packing list for'],
  weather: ['weather', 'what is the weather'],
  events: ['events', 'what is on my calendar'],
  photo: ['analysis', 'what did my last photo score'],
};

/** Who answers an intent, and in which words it is asked for. */
export function wordsOfIntent(intent: IntentName): readonly [Intent, string] | undefined {
  return asked[intent];
}

const topics: readonly IntentName[] = ['explain', 'care', 'body_advice', 'trends'];

/** English words that change or explain the outfit that was shown. */
const following: Partial<Record<IntentName, string>> = {
  casual: 'more casual',
  dressy: 'dressier',
  warmer: 'something warmer',
  cooler: 'something cooler',
  other: 'another one',
  options: 'another one',
  why: 'why?',
};

/** "Which shoes go to the black dress", in whatever words between. */
const askedToGoWith =
  /\b(?:which|what) ((?!do\b|goes\b|go\b|can\b|is\b|to\b|with\b)\p{L}+)\b.*?\b(?:with|to|for)\b(?: (?:the|my|a))? (.+)$/iu;

/** "Leggings and blazer, go together?" */
const askedTogether =
  /^\W*(?:do |does |can |is )?(?:my |the |a )?(.+?) (?:and|with|to|goes with|go with) (?:my |the |a )?([^,?]+?)(?:,| go(?:es)?\b|\?|$)/iu;

/** The message as it was typed. */
type Native = { text: string; language: LanguageAbroad; memory: Memory | undefined; wanted: Wanted };

type Said = { context: AssistantContext; text: string; wanted: Wanted; memory: Memory | undefined };

/** Answers a question in another language than English, in that language; undefined where nothing is known. */
export async function answerAbroad({ context, text, wanted, memory }: Said): Promise<Answer | undefined> {
  const language = wanted.language as LanguageAbroad;
  const english = inEnglish(writtenOut(text, language), language);
  const answer = await found({
    context,
    text: english,
    wanted,
    memory,
    native: { text, language, memory, wanted },
  });
  return answer && renderAbroad({ context, answer, intent: wanted.intent, language, said: text });
}

async function found({
  context,
  text,
  wanted,
  memory,
  native,
}: Said & { native: Native }): Promise<Answer | undefined> {
  const { intent } = wanted;
  const verdict = memory && (await verdictAbroad({ context, text, wanted, memory }, native));
  if (verdict) return verdict;
  if (groupOf(intent) === 'follow' && memory) {
    const question = askedOf(context, followingWords(intent, text), native);
    return (await followUp(await question, memory)) ?? undefined;
  }
  const asking = intent === 'match' ? askedToGoWith.exec(text) : null;
  if (asking)
    return answerAs('match', await askedOf(context, `which ${asking[1]} go with my ${asking[2]}`, native));
  const [, one, other] = (intent === 'pair' && askedTogether.exec(text)) || [];
  if (one && other) {
    const together = await answerAs(
      'pair',
      await askedOf(context, `does my ${one} go with my ${other}?`, native),
    );
    if (together) return together;
  }
  if (topics.includes(intent)) return answerAs('explain', await askedOf(context, text, native));
  const way = asked[intent];
  if (!way) return answerEnglish(context, text, wanted, memory);
  const [handler, words] = way;
  const about = /\b(cheapest|most expensive|oldest|newest|most worn)\b/.exec(text);
  const isRanked = about !== null && /^(money|age|wears|find)$/.test(intent);
  const question = await askedOf(
    context,
    isRanked ? `which is the ${about[0]} of my ${text}` : `${words} ${text}`,
    native,
  );
  question.question.plain += await namedIn(context, native.text, question.question.plain);
  const noun = question.question.mentions.length > 0;
  if (intent === 'wears' && !noun)
    return answerAs('find', await askedOf(context, 'which do i wear most', native));
  return answerAs(isRanked ? 'find' : handler, question);
}

const asksOfOne: ReadonlySet<IntentName> = new Set<IntentName>(['suits', 'pair', 'compare', 'again']);
const asksWhether = /\?|\b(goes|go|fits|ok|okay)\b/;
const fewWords = 8;

/** "Geht da der Rock?", "et la chemise à fleurs ?": one garment for the outfit that was shown. */
async function verdictAbroad(
  { context, text, wanted, memory }: Said & { memory: Memory },
  native: Native,
): Promise<Answer | undefined> {
  const isAsked = asksOfOne.has(wanted.intent) || asksWhether.test(text);
  if (!memory.outfit || !memory.wish || !isAsked || text.split(/\s+/).length > fewWords) return undefined;
  if (groupOf(wanted.intent) === 'command' || /\b(which|what)\b/.test(text)) return undefined;
  const asked = await askedOf(context, text, native);
  const { days, occasion, place, mentions } = asked.question;
  if ((days ?? occasion ?? place) || !mentions.some((each) => isKind(each) && each.role !== 'refused'))
    return undefined;
  return suitsQuestion(asked, memory.wish);
}

function followingWords(intent: IntentName, text: string): string {
  const fixed = following[intent];
  if (fixed) return fixed;
  const rest = text.replace(/[?!.]/g, '').trim();
  if (intent === 'without') return /^without\b/.test(rest) ? rest : `without the ${rest}`;
  if (intent === 'with' && /\b(other|different|another)\b/.test(rest)) return rest;
  if (intent === 'with') return /^with\b/.test(rest) ? rest : `with my ${rest}`;
  if (intent === 'again') return /^and\b/.test(rest) ? `${rest}?` : `and ${rest}?`;
  return intent === 'recolor' ? (/\bin \w+/.test(rest) ? rest : `more color, ${rest}`) : rest;
}

/** What is asked of one thing, and how sure that must be before "it" is what was spoken of. House rules. */
const ofIt: ReadonlySet<IntentName> = new Set<IntentName>(['suits', 'pair', 'match', 'outfit_with', 'care']);
const itBar = 0.4;

async function askedOf(context: AssistantContext, text: string, native: Native): Promise<QuestionInContext> {
  const items = context.hasWardrobe ? await context.items() : [];
  const read = withOwnBrands(readInContext(text, context), items);
  const named = withOwnNames({ ...read, native: native.text, language: native.language }, items);
  const isOfIt = ofIt.has(native.wanted.intent) && native.wanted.probability >= itBar;
  const spoken = withSpokenOf(named, items, { memory: native.memory, isOfIt });
  return { context, question: await withSpokenEvent(context, spoken, native), items };
}

/** Words of the message that stand in names of garments, so that of several dresses the dirndl is meant. */
async function namedIn(context: AssistantContext, native: string, plain: string): Promise<string> {
  const items = context.hasWardrobe ? await context.items() : [];
  const named = new Set(items.flatMap(({ description }) => wordsIn(description)));
  const known = new Set(wordsIn(plain));
  return wordsIn(native)
    .filter((word) => word.length > 3 && named.has(word) && !known.has(word))
    .map((word) => ` ${word}`)
    .join('');
}

function wordsIn(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
