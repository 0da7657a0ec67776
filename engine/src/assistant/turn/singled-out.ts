import type { Answer, AssistantItem } from '../assistant-context.ts';

/** "Docs: 260, bought in June": one line of several, each about one garment, singles none of them out. */
const firstSentence = /^.*?(?:[.!?](?=\s|$)|\n|$)/;

/** Of several garments that an answer shows, the one that its first sentence names: "The black cardigan is the oldest." */
export function singledOut(
  { text, memory }: Answer,
  own: readonly AssistantItem[],
): AssistantItem | undefined {
  if (memory.shown.length < 2 || memory.outfit || memory.asking) return undefined;
  // What waits for a yes is asked again in a paragraph of its own, behind the answer.
  if (memory.pending && !text.includes('\n\n')) return undefined;
  const [sentence = ''] = firstSentence.exec(text.toLowerCase()) ?? [];
  const shown = own.filter(({ id }) => memory.shown.includes(id));
  const nameOf = ({ description }: AssistantItem) => description.toLowerCase().replace(/\s+/g, ' ').trim();
  const named = shown.filter((item) => names(sentence, nameOf(item)));
  const [only, ...others] = named.filter(
    (item) => !named.some((each) => each !== item && nameOf(each).includes(nameOf(item))),
  );
  return only && others.length === 0 && !sentence.startsWith(`${nameOf(only)}:`) ? only : undefined;
}

function names(sentence: string, name: string): boolean {
  const at = sentence.indexOf(name);
  const isPart = (letter: string | undefined) => letter !== undefined && /[\p{L}\p{N}]/u.test(letter);
  return at >= 0 && !isPart(sentence[at - 1]) && !isPart(sentence[at + name.length]);
}
