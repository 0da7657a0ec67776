import likelier from '../../knowledge/assistant/likelier.json' with { type: 'json' };
import type { Memory } from '../assistant-context.ts';
import type { ContextSignal } from '../turn/grounding.ts';
import type { IntentName, Language } from './intent-names.ts';
import { type IntentReading, type Likelihood, readLanguage } from './read-intent.ts';

/** What a message wants in its conversation. */
export type Wanted = {
  intent: IntentName;
  probability: number;
  /** The likeliest first, after what was said before is counted in. */
  ranked: readonly Likelihood[];
  language: Language;
};

/** How much likelier, or less likely, an answer to what was offered becomes by what was said before. House rules. */
const weights = {
  confirmsPending: 6,
  confirmsNothing: 0.15,
  undoes: 2,
  bringsBackAfterCare: 0.1,
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

/**
 * What a message wants as it follows the last answer, and in the context of the person who typed it: what the words mean alone
 * competes with what was shown, what waits, and what of the person's own things is named.
 */
export function decide(
  reading: IntentReading,
  {
    language,
    memory,
    signals,
  }: { language: Language; memory: Memory | undefined; signals: ReadonlySet<ContextSignal> },
): Wanted {
  const weighed = reading.ranked.map(({ intent, probability }) => ({
    intent,
    probability: probability * weightOf(intent, memory) * likelierBy(signals, intent),
  }));
  const all = weighed.reduce((sum, { probability }) => sum + probability, 0);
  const ranked = weighed
    .map(({ intent, probability }) => ({ intent, probability: probability / all }))
    .sort((a, b) => b.probability - a.probability);
  const [best = reading.best] = ranked;
  return { ...best, ranked, language };
}

/** Rows of `likelier.json`: by how much each sign makes an intent likelier. House rules. */
const byes: Readonly<Record<ContextSignal, Readonly<Partial<Record<IntentName, number>>>>> = likelier;

function likelierBy(signals: ReadonlySet<ContextSignal>, intent: IntentName): number {
  return [...signals].reduce((product, signal) => product * (byes[signal][intent] ?? 1), 1);
}

/** "Can you stretch it back", of what has shrunk, asks for no garment that was deleted. */
function restores(memory: Memory | undefined): number {
  if (memory?.undo?.kind === 'restore_items') return weights.undoes;
  return memory?.intent === 'care' ? weights.bringsBackAfterCare : 1;
}

function weightOf(intent: IntentName, memory: Memory | undefined): number {
  if (intent === 'yes' || intent === 'no')
    return (memory?.pending ?? memory?.declined) ? weights.confirmsPending : weights.confirmsNothing;
  if (intent === 'undo') return memory?.undo ? weights.undoes : 1;
  if (intent === 'item_restore') return restores(memory);
  return 1;
}

/** Little words that none of the other four languages has, in a message that has none of theirs. */
const onlyEnglish =
  /^(?=.*\b(the|did|does|what|whats|how|who|when|where|why|should|my|your|with|this|that|it|its|and|i|im)\b)(?!.*\b(der|die|das|ich|und|ist|mein\w*|que|qué|el|los|las|mi|mis|je|le|les|mon|ma|mes|est|et|jeg|det|er|og|på|min|mitt|en|un|una|une|oder|nicht|noch|auch|nur|aber|eher|zum|zur|mit|vom|bei|avec|pour|pas|des|pero|para|con)\b)/iu;

/** The language a message is in: the one of the conversation unless another is sure. */
export function languageOf(text: string, memory: Memory | undefined, own?: Language): Language {
  const { language, languageProbability, inLanguage } = readLanguage(text);
  const before = memory?.language ?? own ?? 'en';
  if (memory === undefined && onlyEnglish.test(text)) return 'en';
  const words = (text.match(/\p{L}+/gu) ?? []).length;
  const few = words < 5;
  if (language === before) return before;
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
