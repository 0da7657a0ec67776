import type { Memory } from '../world.ts';
import { groupOf, type IntentName, type Language } from './intent-names.ts';
import { type IntentReading, type Likelihood, readIntent } from './read-intent.ts';

/** What a message wants in its conversation. */
export type Wanted = {
  intent: IntentName;
  probability: number;
  /** The likeliest first, after what was said before is counted in. */
  ranked: readonly Likelihood[];
  language: Language;
};

/** How much likelier, or less likely, a kind of message becomes by what was said before. House rules. */
const weights = {
  confirmsPending: 6,
  confirmsNothing: 0.15,
  changesShown: 1.6,
  changesNothing: 0.08,
  undoes: 2,
} as const;

/**
 * From here the words of a message tell its language, of a short one from higher on; and a conversation leaves its
 * language only where that is out of the question. House rules.
 */
const [sureLanguage, sureOfFew, possible] = [0.6, 0.85, 0.15];
/** Hardly anybody changes from one foreign language to another, but dialects look alike. House rule. */
const sureSwitch = 0.95;
/** "Ja klar" is said in several languages, and goes on in the one spoken. */
const shortReply = 2;

/** Reads a message as what follows the last answer: a follow-up competes with what the words mean alone. */
export function decide(text: string, memory: Memory | undefined): Wanted {
  const reading = readIntent(text);
  const weighed = reading.ranked.map(({ intent, probability }) => ({
    intent,
    probability: probability * weightOf(intent, memory),
  }));
  const all = weighed.reduce((sum, { probability }) => sum + probability, 0);
  const ranked = weighed
    .map(({ intent, probability }) => ({ intent, probability: probability / all }))
    .sort((a, b) => b.probability - a.probability);
  const [best = reading.best] = ranked;
  return { ...best, ranked, language: languageOf(text, reading, memory) };
}

function weightOf(intent: IntentName, memory: Memory | undefined): number {
  if (intent === 'yes' || intent === 'no')
    return memory?.pending ? weights.confirmsPending : weights.confirmsNothing;
  if (intent === 'undo') return memory?.undo ? weights.undoes : 1;
  if (intent === 'item_restore') return memory?.undo?.kind === 'restore_items' ? weights.undoes : 1;
  if (groupOf(intent) !== 'follow') return 1;
  const isShown = memory?.outfit ?? memory?.shown.length;
  return isShown ? weights.changesShown : weights.changesNothing;
}

/** Little words that none of the other four languages has, in a message that has none of theirs. */
const onlyEnglish =
  /^(?=.*\b(the|did|does|what|whats|how|who|when|where|why|should|my|your|with|this|that|it|its|and|i|im)\b)(?!.*\b(der|die|das|ich|und|ist|mein\w*|que|qué|el|los|las|mi|mis|je|le|les|mon|ma|mes|est|et|jeg|det|er|og|på|min|mitt|en|un|una|une)\b)/iu;

function languageOf(text: string, reading: IntentReading, memory: Memory | undefined): Language {
  const { language, languageProbability, inLanguage, best } = reading;
  const before = memory?.language ?? 'en';
  if (memory === undefined && onlyEnglish.test(text)) return 'en';
  const words = (text.match(/\p{L}+/gu) ?? []).length;
  const few = words < 5;
  if (language === before || best.intent === 'gibberish') return before;
  if (memory?.language !== undefined && words <= shortReply && before !== 'en') return before;
  if (memory?.language !== undefined && inLanguage(before) > possible) return before;
  const isSwitch = memory?.language !== undefined && before !== 'en' && language !== 'en';
  if (isSwitch) return languageProbability >= sureSwitch && !few ? language : before;
  return languageProbability >= (few ? sureOfFew : sureLanguage) ? language : before;
}

/** The probability that it is one of these. */
export function sumOf({ ranked }: Pick<Wanted, 'ranked'>, is: (intent: IntentName) => boolean): number {
  return ranked.reduce((sum, { intent, probability }) => sum + (is(intent) ? probability : 0), 0);
}
