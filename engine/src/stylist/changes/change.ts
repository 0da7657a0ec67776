import type { Look, LookColour, LookRegion } from '../../vision/look.ts';
import type { ProblemReason } from '../critique/reasons.ts';
import type { Garment } from '../garment.ts';
import type { OwnGarment } from '../worn/own-garments.ts';
import type { WornPiece } from '../worn/worn-pieces.ts';

type Kinds =
  | { kind: 'recolour'; garment: Garment; colour: LookColour; reason?: ProblemReason }
  | { kind: 'plain'; garment: Garment }
  | { kind: 'partner'; garment: Garment; noun: string; colour: LookColour }
  | { kind: 'tuck'; garment: Garment }
  | { kind: 'cuff'; garment: Garment }
  | { kind: 'belt'; garment: Garment }
  | { kind: 'sleeves'; garment: Garment }
  | { kind: 'shine'; garment: Garment }
  | { kind: 'bag'; garment: Garment; colour: LookColour }
  /** Other shoes, or another piece, in the place of one that a stylist would not wear there. */
  | { kind: 'shoes' | 'retexture'; garment: Garment; wanted: WornPiece; reason: ProblemReason }
  | { kind: 'layer'; garment: Garment; noun: string; colour: LookColour }
  | { kind: 'echo'; garment: Garment; noun: string; colour: LookColour }
  | { kind: 'accent'; garment: Garment; noun: string; colour: LookColour }
  | { kind: 'less'; garment: Garment; reason?: ProblemReason }
  /** In the place of the garment, as a layer over it, or as the shoes to it. */
  | { kind: 'wear'; garment: Garment; own: OwnGarment; as: 'exchange' | 'layer' | 'shoes' };

/**
 * Something that can be done about an outfit: the Look as it would then be, or where a Look doesn't show it, the points
 * that it adds.
 */
export type Change = Kinds & {
  key: string;
  toBuy: boolean;
  after?: Look;
  points?: number;
  /** Points by which it comes before others that bring as much. */
  bonus?: number;
};

/** A change with what it would bring; `rating` is what the changed outfit would be rated. */
export type Raise = Kinds & { key: string; toBuy: boolean; bonus?: number; gain: number; rating: number };

export function withRegion(look: Look, key: string, change: Partial<LookRegion>): Look {
  return {
    ...look,
    regions: look.regions.map((region) => (region.key === key ? { ...region, ...change } : region)),
  };
}

const plainCloth = { kind: 'solid', contrast: 0, confidence: 1 } as const;
const unreadCloth = { kind: 'smooth', roughness: 0, confidence: 0 } as const;

/** The Look with one more piece; the others keep their proportions. */
export function withPiece(
  look: Look,
  piece: Pick<LookRegion, 'zone' | 'label' | 'share'> & { colour: LookColour },
): Look {
  const { zone, label, share, colour } = piece;
  const added: LookRegion = {
    key: `added ${label}`,
    zone,
    label,
    share,
    outline: [],
    colours: [{ ...colour, share: 1 }],
    pattern: plainCloth,
    texture: unreadCloth,
    confidence: 1,
  };
  return {
    ...look,
    regions: [...look.regions.map((region) => ({ ...region, share: region.share * (1 - share) })), added],
  };
}

export function without(look: Look, key: string): Look {
  return { ...look, regions: look.regions.filter((region) => region.key !== key) };
}
