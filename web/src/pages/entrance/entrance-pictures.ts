import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import denim420 from '../../landing/pictures/camera-420.webp';
import denim720 from '../../landing/pictures/camera-720.webp';
import trench640 from '../../landing/pictures/closing-640.webp';
import trench1100 from '../../landing/pictures/closing-1100.webp';
import knits420 from '../../landing/pictures/dashboard-420.webp';
import knits720 from '../../landing/pictures/dashboard-720.webp';
import dress420 from '../../landing/pictures/profile-420.webp';
import dress720 from '../../landing/pictures/profile-720.webp';
import stripes420 from '../../landing/pictures/upload-420.webp';
import stripes720 from '../../landing/pictures/upload-720.webp';

export type EntrancePicture = {
  small: string;
  large: string;
  /** The pixels of the large one. */
  width: number;
  height: number;
  /** The cloth it lies on, and the ink that is read on it, as classes. */
  look: string;
  caption: MessageDescriptor;
  /** The colors of the outfit, each with its share. */
  palette: readonly { hex: string; share: number }[];
};

/** The outfits beside what is done before signing in. */
export const entrancePictures = {
  trench: {
    small: trench640,
    large: trench1100,
    width: 1100,
    height: 971,
    look: 'bg-[#7b2434] text-[#fbf3ea]',
    caption: msg`Trench, sneakers, one blue scarf. Done.`,
    palette: [
      { hex: '#ddcba4', share: 72 },
      { hex: '#8aa0bd', share: 15 },
      { hex: '#f1f0ec', share: 12 },
      { hex: '#4b2c1c', share: 1 },
    ],
  },
  dress: {
    small: dress420,
    large: dress720,
    width: 720,
    height: 900,
    look: 'bg-[#a8b191] text-[#241d19]',
    caption: msg`One dress, quiet heels, one strong color.`,
    palette: [
      { hex: '#8a2439', share: 88 },
      { hex: '#5f0f22', share: 5 },
      { hex: '#e6b7a8', share: 7 },
    ],
  },
  stripes: {
    small: stripes420,
    large: stripes720,
    width: 720,
    height: 900,
    look: 'bg-[#aabbc5] text-[#241d19]',
    caption: msg`Stripes forgive almost anything.`,
    palette: [
      { hex: '#efece2', share: 62 },
      { hex: '#6d93c0', share: 36 },
      { hex: '#c3c1bb', share: 2 },
    ],
  },
  knits: {
    small: knits420,
    large: knits720,
    width: 720,
    height: 900,
    look: 'bg-[#dcb9a9] text-[#241d19]',
    caption: msg`Two old knits, one new pair.`,
    palette: [
      { hex: '#22624f', share: 51 },
      { hex: '#dcbf55', share: 47 },
      { hex: '#43302a', share: 2 },
    ],
  },
  denim: {
    small: denim420,
    large: denim720,
    width: 720,
    height: 900,
    look: 'bg-[#d7a85a] text-[#241d19]',
    caption: msg`We looked in every pocket.`,
    palette: [
      { hex: '#4a71ad', share: 88 },
      { hex: '#2a2320', share: 12 },
    ],
  },
} satisfies Record<string, EntrancePicture>;
