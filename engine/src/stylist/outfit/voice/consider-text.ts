import type { Consideration } from '../purchases/consider.ts';

export type PurchaseVerdict = 'owned' | 'much' | 'some' | 'little' | 'empty';

/**
 * What it comes to: something like it is owned already; it makes more outfits than half of its kind do; it makes some;
 * it makes none; or nothing is owned to set it against. House rules.
 */
export function verdictOf(
  { alike, newOutfits, partners, outfits, beats }: Consideration,
  owned: number,
): PurchaseVerdict {
  if (owned === 0) return 'empty';
  if (alike.length > 0) return 'owned';
  if (newOutfits === 0 && partners === 0) return 'little';
  if (newOutfits > 0 && (beats === undefined ? newOutfits >= Math.max(3, outfits / 4) : beats >= 0.5))
    return 'much';
  return newOutfits > 0 || partners > 2 ? 'some' : 'little';
}

/** The verdict in two or three sentences, every number a count of the wardrobe's own pieces. */
export function considerText(found: Consideration, owned: number, alikeName: string | undefined): string {
  const { newOutfits, outfits, partners, beats } = found;
  if (owned === 0) return 'Your wardrobe is empty, so there is nothing to set it against yet.';
  const sentences = [];
  if (alikeName !== undefined) sentences.push(`You own something very like it: ${alikeName}.`);
  sentences.push(
    partners === 0
      ? `It goes with none of your ${count(owned, 'piece')}.`
      : `It goes with ${partners} of your ${count(owned, 'piece')}.`,
  );
  if (newOutfits === 0) sentences.push('It would make no new outfit with what you own.');
  else
    sentences.push(
      outfits === 0
        ? `It would make ${count(newOutfits, 'outfit')}, the first that your pieces allow.`
        : `It would make ${count(newOutfits, 'new outfit')} beside the ${outfits} that you can put together today.`,
    );
  if (newOutfits > 0 && beats !== undefined)
    sentences.push(
      beats === 0
        ? 'None of your own pieces of its kind makes fewer.'
        : `Of your own pieces of its kind, ${Math.round(100 * beats)}% make fewer.`,
    );
  return sentences.join(' ');
}

function count(value: number, noun: string): string {
  return `${value} ${noun}${value === 1 ? '' : 's'}`;
}
