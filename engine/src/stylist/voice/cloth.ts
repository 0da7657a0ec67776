import table from '../../knowledge/garments/cloths.json' with { type: 'json' };
import type { Garment } from '../garment.ts';

/** What a fabric looks like. */
export type ClothLook = 'shine' | 'sheer' | 'chunky' | 'nap' | 'tough' | 'airy' | 'soft';
/** A garment whose fabric shows, and what it is called by it: "corduroy trousers". */
export type ClothPiece = { garment: Garment; look: ClothLook; word: string; fabric: string; name: string };

type Row = { look: ClothLook; words: RegExp; word: string; fabric: string };
const rows: readonly Row[] = table.cloths.map(({ look, words, word, fabric }) => ({
  look: look as ClothLook,
  words: new RegExp(`(?<![\\p{L}-])(?:${words})(?![\\p{L}-])`, 'iu'),
  word,
  fabric: fabric ?? word,
}));
const seen: Readonly<Record<string, string>> = table.seen;

/** Fabrics are easily mistaken in a photo. */
const sureFabric = 0.8;
const saysNothing = /^(?:garment|socks|sunglasses|glasses)$/;

/** The garments whose fabric is named or was surely seen, largest first. */
export function clothPieces(garments: readonly Garment[]): ClothPiece[] {
  return garments.flatMap((garment) => {
    const { noun, texture, region } = garment;
    if (saysNothing.test(noun)) return [];
    const isSure = texture !== undefined && region.texture.confidence >= sureFabric;
    const word = isSure ? seen[texture] : undefined;
    const row = rows.find(({ words }) => words.test(noun)) ?? rows.find((one) => one.word === word);
    return row
      ? [{ garment, look: row.look, word: row.word, fabric: row.fabric, name: withCloth(garment.said, row) }]
      : [];
  });
}

const saysKnit = /knit|sweater|cardigan|turtleneck/;

function withCloth(said: string, { words, word }: Row): string {
  if (words.test(said) || (word === 'knit' && saysKnit.test(said))) return said;
  return `${word} ${said}`;
}
