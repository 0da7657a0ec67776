/** A word, number, stop or picture of a message and where it stands in it. */
export type MessageWord = { text: string; from: number; to: number };

const word =
  /[\p{L}\p{M}\p{N}]+(?:['’.&](?=\p{L})[\p{L}\p{M}]+)*|\p{Extended_Pictographic}|\n|[^\s\p{L}\p{M}\p{N}]/gu;

/** What follows is not read. */
const mostWords = 200;

/** The words of a message in their order; stops, signs and line breaks are words of their own. */
export function messageWords(text: string): MessageWord[] {
  const found: MessageWord[] = [];
  for (const match of text.matchAll(word)) {
    if (found.length === mostWords) break;
    found.push({ text: match[0], from: match.index, to: match.index + match[0].length });
  }
  return found;
}
