import type { Language } from '../../intent/intent-names.ts';
import { readIntent } from '../../intent/read-intent.ts';
import { isOfOthers } from '../../turn/turn.ts';

/** From here a sentence alone says that somebody may want to die. House rule. */
const dangerBar = 0.5;
/** Where others are spoken of, it must be as sure as this. House rule. */
const surely = 0.85;

/** Of a longer message the sentence in which somebody may want to die: it alone is answered. Undefined where there is none. */
export function inDanger(text: string, language: Language): string | undefined {
  const sentences = text.split(/(?<=[.!?…,;\n])\s*/u).filter((part) => /\p{L}/u.test(part));
  if (sentences.length < 2) return undefined;
  return sentences.find((sentence) =>
    readIntent(sentence, language).ranked.some(
      ({ intent, probability }) =>
        intent === 'self_harm' && probability >= (isOfOthers(sentence) ? surely : dangerBar),
    ),
  );
}
