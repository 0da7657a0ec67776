import table from '../../../knowledge/data/item-kinds.json' with { type: 'json' };
import {
  type GarmentKind,
  garment,
  type ItemCategory,
  type ItemSeason,
} from '../../../knowledge/garments/garment-kind.ts';
import { type PieceKind, pieceKind } from '../../piece/piece-kinds.ts';

type Row = {
  category: string;
  kind: string;
  /** Kinds of pieces that a wardrobe files under this one. */
  pieces: readonly string[];
  /** More phrases that name it, in any language. */
  words?: string;
  formality?: number;
  clo?: number;
  season?: string;
};

const rows: readonly Row[] = table.kinds;
const owners = new Set(rows.flatMap(({ pieces }) => pieces));
const sportUses = new Set('run gym sport yoga cycle hike ski tennis football swim'.split(' '));
const usual = { formality: 2, clo: 0.1 } as const;

/** A kind of garment that a wardrobe names by itself, with the phrases that name it. */
export type OwnKind = {
  kind: GarmentKind;
  /** Phrases that mean this kind whatever else they may mean. */
  words: readonly string[];
  /** Phrases of the pieces that are filed under it. */
  pieceWords: readonly string[];
};

/** Whether the wardrobe has a kind of its own for such a piece. */
export function hasOwnKind({ id }: PieceKind): boolean {
  return owners.has(id);
}

/** Every kind of garment that a wardrobe names beside those of the tables, in the order of the data. */
export const ownKinds: readonly OwnKind[] = rows.map((row) => {
  const pieces = row.pieces.map(pieceKind);
  return {
    kind: kindOf(row, pieces[0]),
    words: (row.words ?? '').split(', ').filter(Boolean),
    pieceWords: pieces.flatMap(({ words }) => words),
  };
});

function kindOf(row: Row, piece: PieceKind | undefined): GarmentKind {
  const { category, kind, season } = row;
  const [low, high] = piece?.level ?? [usual.formality, usual.formality];
  return garment(
    category as ItemCategory,
    kind,
    formalityOf(row.formality ?? (low + high) / 2),
    row.clo ?? piece?.clo ?? usual.clo,
    '',
    {
      sport: piece?.uses.some((use) => sportUses.has(use)) ?? false,
      season: (season ?? 'all') as ItemSeason,
    },
  );
}

/** A level of dressiness as one of the five steps of a wardrobe. */
export function formalityOf(level: number): GarmentKind['formality'] {
  if (level < 1.6) return 1;
  if (level < 2.6) return 2;
  if (level < 3.5) return 3;
  return level < 4.5 ? 4 : 5;
}
