import type { OwnedPiece } from '@drape/engine/stylist/own-match/match-worn';
import type { Garment } from '../../wardrobe/service.ts';
import { clothOf } from '../judging/own-garments.ts';
import { placeOf, usualNoun } from './worn-item.ts';

/** What may be worn in a photo: everything that is kept, also what is in the wash today. */
export function ownedPieces(garments: readonly Garment[]): OwnedPiece[] {
  return garments.filter(({ is_archived }) => !is_archived).map(ownedPiece);
}

function ownedPiece(garment: Garment): OwnedPiece {
  const { id, description, category, subcategory, palette, photographed } = garment;
  const noun = subcategory?.toLowerCase() ?? usualNoun[category];
  return {
    id,
    noun,
    name: description.toLowerCase(),
    zone: placeOf(category, noun),
    palette: palette.map(({ hex, share }) => ({ hex, share })),
    measured: photographed,
    ...clothOf(garment),
  };
}
