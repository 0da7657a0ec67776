import type { SleeveShape } from './sleeve.ts';
import type { Torso } from './torso.ts';

export type BlousonShape = {
  torso: Torso;
  sleeve: SleeveShape;
  closure: 'zip' | 'buttons' | 'biker' | 'snaps';
  collar: 'rib' | 'shirt' | 'stand' | 'hood' | 'fur-hood';
  hem: 'rib' | 'band' | 'plain';
  pockets: 'welt' | 'chest' | 'cargo' | 'none';
  /** Height of the quilted channels in millimetres; absent for plain cloth. */
  quilt?: number;
  drawcord?: boolean;
  sleeveless?: boolean;
};
