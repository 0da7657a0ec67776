import { goneFromPack, leftOfPack, minusWords, packWords } from '../../../knowledge/words/words-abroad.ts';
import type { Token } from '../words/tokenise.ts';
import { fold, ofWord } from '../words/word.ts';
import { isNumberWord, numberOf } from './read-quantity.ts';

/** How many there are of what is bought by the pack, with the tokens that say so. */
export type Packed = { count: number; first: number; last: number };

const setOf = (words: readonly string[]) => new Set(words.map(fold));
const packs = setOf(packWords);
const minus = setOf(minusWords);
const gone = setOf(goneFromPack);
const left = setOf(leftOfPack);
const ofWords = new Set('of de di von van d da av med a com con z à'.split(' ').map(fold));
/** The most words between a pack and what is missing from it. */
const nearby = 7;
const mostInPack = 40;

const glued = /^\d{1,2}(?:pk|pks|pack|er)$/;

const tells = (word: string) => packs.has(word) || left.has(word) || glued.test(word);
const tellsOfPack = ofWord(({ text }) => tells(text));
const isTelling = ({ word }: Token) => tellsOfPack(word);

/** Whether a piece has a word that tells of packs, among those that were read or in a remark that was not. */
export function mayBePacked(
  text: string,
  { end, core }: { end: number; core: { end: number } },
  read: readonly Token[],
): boolean {
  if (read.some(isTelling)) return true;
  return (
    end > core.end &&
    text
      .slice(core.end, end)
      .split(/[^\p{L}\d]+/u)
      .some((word) => tells(fold(word)))
  );
}

/** "Pack of 5 minus 1", "3-pack x 2", "paquet de 5, en reste 3", "2 left": undefined where the line names neither a pack nor a remainder. */
export function readPacks(tokens: readonly Token[]): Packed | undefined {
  if (!tokens.some(isTelling)) return undefined;
  for (let k = 0; k < tokens.length; k++) {
    const pack = packOf(tokens, k);
    if (!pack) continue;
    const rest = restOf(tokens, pack);
    return rest ?? pack;
  }
  return leftAlone(tokens);
}

/** "Two left", "en reste 3", where the line gives no other number. */
function leftAlone(tokens: readonly Token[]): Packed | undefined {
  for (let k = 1; k < tokens.length; k++) {
    if (!left.has(tokens[k].text)) continue;
    for (const at of [k - 1, k + 1]) {
      const token = tokens[at];
      if (token && at > 0 && /^\d{1,2}$/.test(token.text) && tokens[Math.max(at, k)].joined)
        return { count: Number(token.text), first: Math.min(at, k), last: Math.max(at, k) };
    }
  }
  return undefined;
}

/** "Pack of 5", "5 pack", "5pk", "5er-Pack", "2 packs of 5", "5 pack x 2". */
function packOf(tokens: readonly Token[], k: number): Packed | undefined {
  const { text } = tokens[k];
  const inOne = /^(\d{1,2})(?:pk|pks|pack|er)$/.exec(text);
  if (inOne && (!text.endsWith('er') || packs.has(tokens[k + 1]?.text ?? ''))) {
    const last = text.endsWith('er') ? k + 1 : k;
    return times(tokens, { count: Number(inOne[1]), first: k, last });
  }
  if (!packs.has(text)) return undefined;
  const at = ofWords.has(tokens[k + 1]?.text ?? '') ? k + 2 : k + 1;
  const behind = at === k + 2 ? numberAt(tokens, at) : undefined;
  const before = numberAt(tokens, k - 1);
  if (behind !== undefined) return { count: behind * (before ?? 1), first: before ? k - 1 : k, last: at };
  return before === undefined ? undefined : times(tokens, { count: before, first: k - 1, last: k });
}

function numberAt(tokens: readonly Token[], k: number): number | undefined {
  const token = tokens[k];
  const value = token && numberOf(token.text);
  return value !== undefined && value <= mostInPack ? value : undefined;
}

const timesWords = new Set('x gånger mal keer fois veces volte vezes ganger gange razy'.split(' ').map(fold));

/** "3-pack x 2", "1 x 7pk". */
function times(tokens: readonly Token[], pack: Packed): Packed {
  const isTimes = (k: number) => timesWords.has(tokens[k]?.text ?? '');
  const behind = isTimes(pack.last + 1) ? numberAt(tokens, pack.last + 2) : undefined;
  if (behind !== undefined) return { ...pack, count: pack.count * behind, last: pack.last + 2 };
  const before = isTimes(pack.first - 1) ? numberAt(tokens, pack.first - 2) : undefined;
  return before === undefined ? pack : { ...pack, count: pack.count * before, first: pack.first - 2 };
}

/** What is left of a pack of which some are said to be gone, or left. */
function restOf(tokens: readonly Token[], { count, first, last }: Packed): Packed | undefined {
  const end = Math.min(tokens.length, last + 1 + nearby);
  for (let k = last + 1; k < end; k++) {
    const { text } = tokens[k];
    const value =
      minus.has(text) || gone.has(text) || left.has(text) ? besideNumber(tokens, k, last) : undefined;
    // "Minus the one the dog ate", "minus Tuesday".
    const some = value ?? (minus.has(text) && tokens[k + 1] ? { value: 1, at: k } : undefined);
    if (!some) continue;
    const rest = left.has(text) ? some.value : count - some.value;
    if (rest > 0 && rest < count) return { count: rest, first, last: Math.max(k, some.at) };
  }
  return undefined;
}

/** The number behind a word or in front of it. */
function besideNumber(
  tokens: readonly Token[],
  k: number,
  after: number,
): { value: number; at: number } | undefined {
  for (const at of [k + 1, k + 2, k - 1]) {
    const token = tokens[at];
    if (!token || at <= after) continue;
    const value = isNumberWord(token.text) || /^\d{1,2}$/.test(token.text) ? numberOf(token.text) : undefined;
    if (value !== undefined && !/^(?:the|my|some)$/.test(token.text)) return { value, at };
  }
  return undefined;
}
