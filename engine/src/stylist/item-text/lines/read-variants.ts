import { readQuantity } from '../details/read-quantity.ts';
import { readSpans, type Span, type Words } from '../words/read-words.ts';
import { isColour } from './later-parts.ts';
import { partsBetween } from './parts-between.ts';
import type { Piece } from './piece.ts';

type Item = Piece & { variants: readonly Span[] };

const brackets = /\(([^()]+)\)|\[([^[\]]+)\]/;
/** So many colors in brackets are those of several garments. */
const leastUncounted = 3;
const betweenColours = /[,;/]|\s(?:and|und|et|y|e|og|och|en|i|&|\+)\s/gu;
const colonList = /[:：]\s*(.+)$/;

/**
 * "jeans (2 blue, 1 black)", "shirts: 3 white, 2 blue" and "3 tees (black, white, grey)" are as many garments as kinds
 * are listed: each part says a color, and the parts are counted or as many as the count before them.
 */
export function readVariants(text: string, { variants: behind, ...piece }: Item, language?: string): Piece[] {
  const listed = listedIn(text, piece.core, language);
  const counted = listed ? [] : countedColours(text, piece, language);
  if (counted.length > 0) return eachOf(text, { ...piece, said: [] }, counted);
  const variants = [...(listed?.variants ?? []), ...behind];
  if (variants.length === 0 || (behind.length === 0 && variants.length < 2)) return [piece];
  const isColoured = (said: Span) => readSpans(text, [said], language).attributes.some(isColour);
  const core = listed ? { start: piece.core.start, end: listed.start } : piece.core;
  const ownFirst: Piece[] = listed ? [] : [{ ...piece, end: piece.core.end }];
  const others = variants.map((variant, k): Piece => {
    const isFirst = k === 0 && ownFirst.length === 0;
    return {
      ...piece,
      start: isFirst ? piece.start : variant.start,
      end: k === variants.length - 1 ? Math.max(variant.end, listed?.end ?? 0, variant.end) : variant.end,
      core,
      said: piece.said.filter((said) => !isColoured(said)),
      variant,
    };
  });
  return [...ownFirst, ...others];
}

/** "3 belts - brown, black, tan": as many colors behind the name as its count says. */
function countedColours(text: string, { core, said }: Piece, language?: string): readonly Span[] {
  const total = said.length > 1 ? countIn(readSpans(text, [core], language).tokens) : undefined;
  if (total !== said.length) return [];
  const behind = said.every((span) => span.start > core.end && isVariant(readSpans(text, [span], language)));
  return behind ? said : [];
}

/** A piece for every variant; the first begins with the name. */
function eachOf(text: string, piece: Piece, variants: readonly Span[]): Piece[] {
  return variants.map((variant, k) => ({
    ...piece,
    start: k === 0 ? piece.start : variant.start,
    end: variant.end,
    core: {
      start: piece.core.start,
      end: piece.core.start + text.slice(piece.core.start, piece.core.end).trimEnd().length,
    },
    variant,
  }));
}

function listedIn(text: string, core: Span, language: string | undefined) {
  const inside = text.slice(core.start, core.end);
  const match = brackets.exec(inside) ?? colonList.exec(inside);
  if (!match) return undefined;
  const content = match[1] ?? match[2] ?? '';
  const start = core.start + match.index + match[0].indexOf(content);
  const parts = partsBetween(text, { start, end: start + content.length }, betweenColours);
  const words = parts.map((part) => readSpans(text, [part], language));
  if (parts.length < 2 || !words.every(isVariant)) return undefined;
  const before = readSpans(text, [{ start: core.start, end: core.start + match.index }], language);
  if (before.nouns.length === 0) return undefined;
  const counts = words.filter(({ tokens }) => countIn(tokens) !== undefined).length;
  const total = countIn(before.tokens);
  const patterned = before.attributes.some(({ meanings }) =>
    meanings.some(({ field }) => field === 'pattern'),
  );
  const isMany = parts.length >= leastUncounted && !patterned;
  if (counts < 1 && total !== parts.length && !isMany) return undefined;
  return {
    variants: parts,
    start: core.start + match.index,
    end: core.start + match.index + match[0].length,
  };
}

function countIn(tokens: Words['tokens']): number | undefined {
  const quantity = readQuantity([...tokens, ...tokens.slice(-1)], () => false);
  return quantity && !quantity.implied ? quantity.count : undefined;
}

/** It says a color and names no garment of its own. */
function isVariant({ attributes, nouns }: Words): boolean {
  const coloured = attributes.some(isColour);
  return (
    coloured &&
    nouns.every(({ first, last }) => attributes.some((each) => each.first <= first && last <= each.last))
  );
}
