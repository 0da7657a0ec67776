/** Numbers of the pieces that a text is written with, as a network that was taught on pieces of words counts them. */
export type WordPieces = (text: string) => number[];

const unknown = '[UNK]';
/** A longer word is not taken apart. As in the reference implementation of BERT (Devlin et al. 2019). */
const longest = 100;
const marks = /\p{Mn}/gu;
const control = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}]/gu;
/** Every stop and sign is a word of its own, and so is every Chinese character. */
const words = /[\p{P}$+<=>^`|~]|\p{Script=Han}|[^\s\p{P}$+<=>^`|~\p{Script=Han}]+/gu;

/** Pieces as BERT's uncased models have them: without case and accents, each word by its longest beginnings. */
export function wordPiecesOf(vocabulary: ReadonlyMap<string, number>): WordPieces {
  const numberOf = (piece: string) => vocabulary.get(piece);
  const unknownNumber = numberOf(unknown) ?? 0;
  return (text) => {
    const plain = text
      .replace(/\s/gu, ' ')
      .replace(control, '')
      .toLowerCase()
      .normalize('NFD')
      .replace(marks, '');
    return [...plain.matchAll(words)].flatMap(([word]) => piecesOf(word, numberOf) ?? [unknownNumber]);
  };
}

/** Undefined where some of it begins no known piece. */
function piecesOf(word: string, numberOf: (piece: string) => number | undefined): number[] | undefined {
  const letters = [...word];
  if (letters.length > longest) return undefined;
  const found: number[] = [];
  for (let at = 0; at < letters.length; ) {
    let end = letters.length;
    let number: number | undefined;
    for (; end > at; end--) {
      number = numberOf((at > 0 ? '##' : '') + letters.slice(at, end).join(''));
      if (number !== undefined) break;
    }
    if (number === undefined) return undefined;
    found.push(number);
    at = end;
  }
  return found;
}
