import type { LayRole } from './garment-design.ts';

/** A place on the table: centre and size as fractions of its width and height, a turn in degrees. Later places lie on top. */
export type Place = { x: number; y: number; width: number; height: number; turnDeg: number };

type Plan = Partial<Record<LayRole, Place[]>>;

const place = (x: number, y: number, width: number, height: number, turnDeg = 0): Place => ({
  x,
  y,
  width,
  height,
  turnDeg,
});

/** Upright tables: the outer layer at the left, top over bottom at the right, shoes below, small things at the side. */
const upright: Record<'layered' | 'plain' | 'one-piece' | 'layered-one-piece', Plan> = {
  layered: {
    bottom: [place(0.7, 0.62, 0.36, 0.52, 2)],
    top: [place(0.7, 0.24, 0.5, 0.36, 3)],
    outer: [place(0.29, 0.3, 0.52, 0.5, -4), place(0.3, 0.62, 0.4, 0.34, 4)],
    shoes: [place(0.2, 0.86, 0.3, 0.18, -4), place(0.5, 0.93, 0.2, 0.1, 3)],
    bag: [place(0.33, 0.68, 0.24, 0.19, -5)],
    head: [place(0.12, 0.66, 0.19, 0.12, -8)],
    neck: [place(0.46, 0.72, 0.12, 0.24, 5)],
    waist: [place(0.42, 0.92, 0.2, 0.1, -6)],
    long: [place(0.945, 0.62, 0.07, 0.4, 4)],
    small: [
      place(0.92, 0.9, 0.12, 0.1, 8),
      place(0.1, 0.72, 0.13, 0.09, -10),
      place(0.46, 0.83, 0.1, 0.09, 6),
      place(0.92, 0.06, 0.12, 0.07, 6),
    ],
  },
  plain: {
    bottom: [place(0.42, 0.66, 0.46, 0.56, -2)],
    top: [place(0.42, 0.25, 0.68, 0.42, 2)],
    shoes: [place(0.81, 0.85, 0.32, 0.2, 4), place(0.81, 0.64, 0.22, 0.12, 3)],
    bag: [place(0.83, 0.53, 0.27, 0.24, 6)],
    head: [place(0.86, 0.1, 0.23, 0.14, 8)],
    neck: [place(0.84, 0.3, 0.16, 0.26, -4)],
    waist: [place(0.14, 0.58, 0.22, 0.11, -8)],
    long: [place(0.08, 0.75, 0.08, 0.4, -4)],
    small: [
      place(0.82, 0.7, 0.14, 0.1, -8),
      place(0.11, 0.9, 0.16, 0.1, 10),
      place(0.86, 0.4, 0.13, 0.09, 12),
      place(0.1, 0.5, 0.13, 0.09, -6),
    ],
  },
  'one-piece': {
    'one-piece': [place(0.4, 0.48, 0.66, 0.86, -2)],
    shoes: [place(0.81, 0.86, 0.32, 0.2, 4), place(0.81, 0.66, 0.22, 0.12, 3)],
    bag: [place(0.83, 0.5, 0.28, 0.24, 6)],
    head: [place(0.84, 0.13, 0.26, 0.16, 8)],
    neck: [place(0.85, 0.29, 0.16, 0.24, -4)],
    waist: [place(0.14, 0.9, 0.22, 0.11, -8)],
    long: [place(0.07, 0.6, 0.08, 0.4, -4)],
    small: [
      place(0.83, 0.7, 0.14, 0.1, -8),
      place(0.83, 0.33, 0.13, 0.1, 10),
      place(0.1, 0.92, 0.14, 0.09, 12),
      place(0.1, 0.08, 0.13, 0.09, -6),
    ],
  },
  'layered-one-piece': {
    'one-piece': [place(0.71, 0.41, 0.5, 0.72, 2)],
    outer: [place(0.27, 0.32, 0.5, 0.54, -4)],
    shoes: [place(0.22, 0.87, 0.3, 0.18, -4)],
    bag: [place(0.26, 0.69, 0.26, 0.19, -5)],
    head: [place(0.54, 0.9, 0.2, 0.13, 6)],
    neck: [place(0.48, 0.72, 0.13, 0.24, 5)],
    waist: [place(0.78, 0.9, 0.2, 0.1, -6)],
    long: [place(0.95, 0.6, 0.07, 0.4, 4)],
    small: [
      place(0.92, 0.88, 0.12, 0.1, 8),
      place(0.09, 0.66, 0.12, 0.09, -10),
      place(0.62, 0.9, 0.12, 0.09, 6),
      place(0.08, 0.06, 0.12, 0.07, 6),
    ],
  },
};

/** Wide tables: the same reading order from left to right. */
const wide: Record<'layered' | 'plain' | 'one-piece' | 'layered-one-piece', Plan> = {
  layered: {
    outer: [place(0.17, 0.42, 0.31, 0.76, -3), place(0.2, 0.5, 0.26, 0.5, 4)],
    top: [place(0.45, 0.42, 0.29, 0.74, 2)],
    bottom: [place(0.68, 0.5, 0.2, 0.92, -2)],
    shoes: [place(0.88, 0.84, 0.21, 0.26, 3)],
    bag: [place(0.88, 0.47, 0.18, 0.38, 5)],
    head: [place(0.88, 0.15, 0.18, 0.22, 7)],
    neck: [place(0.3, 0.8, 0.1, 0.36, -6)],
    waist: [place(0.46, 0.9, 0.14, 0.15, -5)],
    long: [place(0.785, 0.4, 0.05, 0.66, 3)],
    small: [
      place(0.14, 0.9, 0.1, 0.14, 8),
      place(0.57, 0.87, 0.09, 0.16, -8),
      place(0.78, 0.9, 0.07, 0.14, 6),
      place(0.05, 0.9, 0.08, 0.13, -6),
    ],
  },
  plain: {
    top: [place(0.24, 0.47, 0.4, 0.84, -2)],
    bottom: [place(0.56, 0.5, 0.26, 0.92, 2)],
    shoes: [place(0.83, 0.82, 0.26, 0.3, 3)],
    bag: [place(0.79, 0.42, 0.2, 0.42, 5)],
    head: [place(0.8, 0.14, 0.2, 0.22, 7)],
    neck: [place(0.94, 0.4, 0.1, 0.42, -6)],
    waist: [place(0.38, 0.91, 0.15, 0.15, -5)],
    long: [place(0.695, 0.42, 0.05, 0.66, 3)],
    small: [
      place(0.93, 0.14, 0.1, 0.17, 8),
      place(0.08, 0.9, 0.1, 0.15, -8),
      place(0.93, 0.6, 0.08, 0.14, 6),
      place(0.68, 0.88, 0.07, 0.14, -6),
    ],
  },
  'one-piece': {
    'one-piece': [place(0.36, 0.5, 0.42, 0.94, -2)],
    shoes: [place(0.75, 0.8, 0.28, 0.3, 3)],
    bag: [place(0.68, 0.38, 0.22, 0.42, 5)],
    head: [place(0.88, 0.2, 0.2, 0.24, 7)],
    neck: [place(0.88, 0.52, 0.1, 0.42, -6)],
    waist: [place(0.12, 0.84, 0.16, 0.17, -5)],
    long: [place(0.06, 0.42, 0.05, 0.66, -3)],
    small: [
      place(0.93, 0.88, 0.09, 0.16, 8),
      place(0.12, 0.14, 0.1, 0.16, -8),
      place(0.14, 0.6, 0.09, 0.15, 6),
      place(0.55, 0.12, 0.08, 0.14, -6),
    ],
  },
  'layered-one-piece': {
    outer: [place(0.2, 0.46, 0.34, 0.84, -3)],
    'one-piece': [place(0.55, 0.5, 0.33, 0.94, 2)],
    shoes: [place(0.85, 0.82, 0.24, 0.28, 3)],
    bag: [place(0.84, 0.45, 0.2, 0.38, 5)],
    head: [place(0.85, 0.14, 0.2, 0.22, 7)],
    neck: [place(0.38, 0.8, 0.1, 0.36, -6)],
    waist: [place(0.08, 0.92, 0.14, 0.13, -5)],
    long: [place(0.725, 0.4, 0.05, 0.66, 3)],
    small: [
      place(0.7, 0.88, 0.09, 0.15, 8),
      place(0.22, 0.93, 0.09, 0.12, -8),
      place(0.95, 0.64, 0.07, 0.13, 6),
      place(0.96, 0.3, 0.07, 0.13, -6),
    ],
  },
};

/** Order in which things are laid down: what comes later lies above. */
const layingOrder: LayRole[] = [
  'outer',
  'bottom',
  'one-piece',
  'top',
  'long',
  'neck',
  'shoes',
  'bag',
  'head',
  'waist',
  'small',
];

/** A place for each item by its role; items of a role that has no place left are not laid out. */
export function layOut<Item extends { role: LayRole }>(
  items: Item[],
  aspectRatio: number,
): { item: Item; place: Place }[] {
  const has = (role: LayRole) => items.some((item) => item.role === role);
  const onePiece = has('one-piece');
  const layered = has('outer');
  const lone = layered && !onePiece && !has('top') && !has('bottom');
  const kind = onePiece
    ? layered
      ? 'layered-one-piece'
      : 'one-piece'
    : layered && !lone
      ? 'layered'
      : 'plain';
  const plan = (aspectRatio > 1.15 ? wide : upright)[kind];
  const taken = new Map<LayRole, number>();
  const laid: { item: Item; place: Place }[] = [];
  for (const role of layingOrder) {
    for (const item of items.filter((candidate) => candidate.role === role)) {
      const key = lone && role === 'outer' ? 'top' : role;
      const index = taken.get(key) ?? 0;
      const free = plan[key]?.[index];
      taken.set(key, index + 1);
      if (free) laid.push({ item, place: free });
    }
  }
  if (laid.length === 1) return [{ item: laid[0].item, place: place(0.5, 0.5, 0.86, 0.86) }];
  return laid;
}
