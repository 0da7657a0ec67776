import type { ItemCategory } from '@drape/contract/wardrobe/wardrobe-options';
import type { WardrobeItemRow } from '../../../platform/database/wardrobe-rows.ts';

type Piece = Pick<WardrobeItemRow, 'category' | 'status' | 'is_archived' | 'quantity'>;
export type Stock = { category: ItemCategory; clean: number; owned: number };

/** What is washed after a wear or two. */
const washed: readonly ItemCategory[] = ['top', 'shirt', 'pants', 'dresses'];
/** Fewer pieces are always few. */
const leastOwned = 4;
const fewClean = 2;

function stockOf(pieces: readonly Piece[]): Stock[] {
  return washed.map((category) => {
    const kept = pieces.filter((piece) => piece.category === category && piece.is_archived === 0);
    const amount = (some: readonly Piece[]) => some.reduce((sum, { quantity }) => sum + quantity, 0);
    const clean = kept.filter(({ status }) => status === 'available');
    return { category, clean: amount(clean), owned: amount(kept) };
  });
}

const isLow = ({ clean, owned }: Stock) => owned >= leastOwned && clean <= fewClean;

/** The categories of which at most two clean pieces are left, and of which there were more before. */
export function newlyLow(before: readonly Piece[], after: readonly Piece[]): Stock[] {
  const wereLow = new Set(
    stockOf(before)
      .filter(isLow)
      .map(({ category }) => category),
  );
  return stockOf(after).filter((stock) => isLow(stock) && !wereLow.has(stock.category));
}
