import words from '../../knowledge/assistant/said-in-english.json' with { type: 'json' };
import type { Language } from '../intent/intent-names.ts';

/** Longest row of words that has an English word of its own. */
const longest = 4;
/** Short names of days that mean something else unless a day is meant: "in the sun", "I sat". */
const shortDays = /^(mon|sat|sun|wed|fri|thu|tue)s?$/;
const beforeDay =
  /(?:^|\b(?:on|this|next|for|to|by|last|every|until|till|and|from|come|party|dinner|lunch|brunch|date|gym|work)\s)$/i;
const afterDay =
  /^\s*(?:night|nite|morning|afternoon|evening|eve|at|for|to|pls|please|we|i|im|and|n|w|with|\d)\b/i;

/** The message with the words that are known put into English; slang and short forms in English itself. */
export function inEnglish(text: string, language: Language): string {
  const known: Readonly<Record<string, string>> = words[language];
  const found = [...text.matchAll(/[\p{L}\p{N}][\p{L}\p{N}'’/-]*/gu)];
  let said = '';
  let from = 0;
  for (let k = 0; k < found.length; k++) {
    const taken = longestKnown(text, found, k, known);
    if (!taken) continue;
    const [start, end] = [found[k]?.index ?? 0, taken.end];
    const isShort = shortDays.test(text.slice(start, end).toLowerCase());
    if (
      isShort &&
      language === 'en' &&
      !(beforeDay.test(text.slice(0, start)) || afterDay.test(text.slice(end)))
    )
      continue;
    said += text.slice(from, start) + taken.english;
    from = end;
    k += taken.count - 1;
  }
  return said + text.slice(from);
}

type Taken = { english: string; end: number; count: number };

function longestKnown(
  text: string,
  found: readonly RegExpExecArray[],
  k: number,
  known: Readonly<Record<string, string>>,
): Taken | undefined {
  const start = found[k]?.index ?? 0;
  for (let count = longest; count > 0; count--) {
    const last = found[k + count - 1];
    if (!last) continue;
    const end = last.index + last[0].length;
    const row = text.slice(start, end).toLowerCase().replace(/’/g, "'").replace(/\s+/g, ' ');
    const english = Object.hasOwn(known, row) ? known[row] : undefined;
    if (english !== undefined) return { english, end, count };
  }
  return undefined;
}
