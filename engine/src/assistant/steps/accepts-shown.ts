import accepts from '../../knowledge/assistant/said/accepts.json' with { type: 'json' };
import { foldedText } from '../../language/text-features.ts';
import type { Answer } from '../assistant-context.ts';
import { commandAnswer, settle } from '../commands/run-command.ts';
import { withWhatWasDone } from '../commands/what-was-done.ts';
import type { Language } from '../intent/intent-names.ts';
import type { Turn } from '../turn/turn.ts';

/** The words that an agreement consists of; thanks alone do not agree. */
const words = new Map<Language, ReadonlySet<string>>();
const onlyThanks = /^\W*(?:thanks?|thx|ta|cheers|thank (?:you|u)|danke|gracias|merci|takk)\W*$/iu;
const mostWords = 6;
/** From here a message says yes in whatever words. House rule. */
const surelyYes = 0.7;

function wordsOf(language: Language): ReadonlySet<string> {
  const known = words.get(language);
  if (known) return known;
  const made = new Set(foldedText(accepts[language]).split(/\s+/));
  words.set(language, made);
  return made;
}

/**
 * "Ok", "jo passt", "love it", right after an outfit: it is accepted. What was shown for an event is planned for it at once
 * and can be undone; else planning it is offered.
 */
export async function acceptsShown(turn: Turn): Promise<Answer | undefined> {
  const { text, wanted, memory, wish } = turn;
  if (memory?.tool !== 'suggest_outfit' || !memory.outfit || memory.options) return undefined;
  const said = foldedText(text).match(/[\p{L}\p{N}'’-]+/gu) ?? [];
  if (said.length === 0 || said.length > mostWords || text.includes('?') || onlyThanks.test(text))
    return undefined;
  const known = wordsOf(wanted.language);
  const english = wordsOf('en');
  const isYes = wish?.intent === 'yes' && wish.probability >= surelyYes;
  if (!isYes && !said.every((word) => known.has(word) || english.has(word))) return undefined;
  // "Now you're talking" says no day.
  const isPlain = isYes && !wish.details.some(({ role }) => role === 'when');
  const plain = isPlain ? { text: 'ok', english: 'ok' } : {};
  const offered = await commandAnswer({ ...turn, ...plain, wanted: { ...wanted, intent: 'outfit_plan' } });
  if (!memory.wish?.eventId || !offered?.memory.pending) return offered;
  const yes = settle({ wanted: { ...wanted, intent: 'yes' }, memory: offered.memory });
  return (await withWhatWasDone(turn.context, yes, wanted.language)) ?? offered;
}
