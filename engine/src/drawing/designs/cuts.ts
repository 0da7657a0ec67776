import type { SkirtShape } from '../bodies/skirt.ts';
import { longSleeve, type SleeveShape } from '../bodies/sleeve.ts';
import { regularTorso, type Torso } from '../bodies/torso.ts';
import type { TrousersShape } from '../bodies/trousers.ts';
import type { Trim } from '../fabric.ts';

export const torso = (changes: Partial<Torso>): Torso => ({ ...regularTorso, ...changes });
export const arm = (changes: Partial<SleeveShape>): SleeveShape => ({ ...longSleeve, ...changes });
export const roomy = torso({
  shoulder: [238, 54],
  armpit: [270, 272],
  waist: [264, 450],
  hem: [250, 628],
  neck: 92,
});
export const blouseSleeve = arm({
  length: 520,
  elbow: 150,
  opening: 84,
  cuff: { kind: 'shirt', height: 48 },
  head: 0.75,
});
export const roomySleeve = arm({ length: 552, elbow: 150, opening: 104 });
export const legs: TrousersShape = {
  waist: 196,
  hip: 252,
  rise: 276,
  length: 1036,
  knee: 208,
  hemWidth: 180,
  parting: 44,
  waistband: 'tailored',
  pockets: 'slant',
  cuff: 'hem',
};
export const skirtBase: SkirtShape = {
  waist: 172,
  hip: 228,
  hem: 300,
  length: 560,
  style: 'a-line',
  waistband: true,
};
export const denimTrim: Trim = { thread: '#c68a4e', metal: '#b3835a' };
