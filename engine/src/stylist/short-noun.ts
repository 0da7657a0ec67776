import table from '../knowledge/garments/said-nouns.json' with { type: 'json' };

const dropped: ReadonlySet<string> = new Set(table.dropped);
const before = table.droppedBefore.map(({ word, heads }) => ({ word, heads: new RegExp(`^(?:${heads})$`) }));
const names = table.named.map(({ words, head, say }) => ({
  words: new RegExp(`^(?:${words})$`),
  head: new RegExp(`^(?:${head})$`),
  say,
}));
const colorless = new RegExp(table.colorless);
const said: Readonly<Record<string, string>> = table.words;
const isHead = new RegExp(`^(?:${table.heads})$`);
const joining = /^(?:with|and|over|on|in)$/;
const mostWords = 2;

/** What a garment is called in a sentence: "midi skirt" of "cotton poplin pleated midi skirt". */
export function shortNoun(noun: string): string {
  const words = nearHead(noun.split(' ').filter((word) => word !== ''));
  const named = names.find(
    (name) => name.head.test(words.at(-1) ?? '') && words.some((word) => name.words.test(word)),
  );
  if (named) return named.say;
  const head = words.at(-1);
  if (head === undefined || words.length === 1) return said[noun] ?? noun;
  const kept = words.slice(0, -1).filter((word) => !isDropped(word.toLowerCase(), head));
  return [...kept.slice(1 - mostWords), head].map((word) => said[word] ?? word).join(' ');
}

/** Whether a name says its color itself. */
export function saysColour(noun: string): boolean {
  return colorless.test(noun);
}

/** "cotton with lace blouse" is a lace blouse; "sandals with ankle straps" are sandals. */
function nearHead(words: readonly string[]): readonly string[] {
  const at = words.findLastIndex((word) => joining.test(word));
  if (at <= 0) return words;
  const ahead = words.slice(
    0,
    words.findIndex((word) => joining.test(word)),
  );
  if (isHead.test(ahead.at(-1) ?? '')) return ahead;
  return isHead.test(words.at(-1) ?? '') ? words.slice(at + 1) : ahead;
}

function isDropped(word: string, head: string): boolean {
  return dropped.has(word) || before.some((rule) => rule.word === word && rule.heads.test(head));
}
