import { findOutfits } from '@drape/engine/stylist/outfit/find-outfits';
import type { Outfit, OutfitRequest } from '@drape/engine/stylist/outfit/outfit';
import { percent } from './presenter.ts';

/** How sure an outfit is that nobody searched: its share of the possible score times the certainty of the inputs. */
export function confidenceOf(request: OutfitRequest, { score }: Outfit): number {
  const answer = findOutfits({ ...request, locked: [], alternatives: 0 });
  return answer.ok ? percent((score / Math.max(answer.possible, score)) * answer.certainty) : percent(score);
}
