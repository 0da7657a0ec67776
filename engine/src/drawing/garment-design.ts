import type { Trim } from './fabric.ts';
import type { DrawablePattern } from './pattern.ts';
import type { Piece } from './piece.ts';

/** Where an item lies in a flat lay. */
export type LayRole =
  | 'outer'
  | 'top'
  | 'bottom'
  | 'one-piece'
  | 'shoes'
  | 'bag'
  | 'head'
  | 'neck'
  | 'waist'
  | 'small'
  | 'long';

export type GarmentDesign = {
  role: LayRole;
  draw: () => Piece[];
  /** The cloth that the garment is usually made of, where none is given. */
  pattern?: DrawablePattern;
  trim?: Trim;
  /** Striped cloth is cut with fine upright stripes, as for shirts. */
  fineStripes?: boolean;
};
