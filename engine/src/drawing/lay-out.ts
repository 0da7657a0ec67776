import type { LayRole } from './garment-design.ts';

/** A place on the table: centre and size as fractions of its width and height, a turn in degrees. Later places lie on top. */
export type Place = {
  x: number;
  y: number;
  width: number;
  height: number;
  turnDeg: number;
  /** Whether it is a small place at the edge, for what had no other. */
  isSpare?: true;
};

const place = (x: number, y: number, width: number, height: number, turnDeg = 0): Place => ({
  x,
  y,
  width,
  height,
  turnDeg,
});

/** `side` holds bags, hats, scarves and small things, its places from the largest to the smallest. */
type Plan = {
  clothes: Partial<Record<LayRole, Place[]>>;
  shoes: Place[];
  long: Place[];
  side: Place[];
  /** Where a belt lies, at the waist of what it holds; without it, it is one of the small things. */
  waist?: Place;
};

type PlanName = 'layered' | 'plain' | 'one-piece' | 'layered-one-piece';
/** With `full` two garments lie beside the top or the dress, as a coat and a blazer or a coat and a cardigan. */
type UprightPlanName = PlanName | 'full' | 'full-one-piece';

/** Upright tables: the outer layer at the left, top over bottom at the right, shoes below, small things at the side. */
const upright: Record<UprightPlanName, Plan> = {
  full: {
    clothes: {
      bottom: [place(0.72, 0.68, 0.44, 0.58, 1)],
      top: [place(0.71, 0.27, 0.54, 0.44, 2)],
      outer: [place(0.28, 0.27, 0.52, 0.5, -4), place(0.29, 0.64, 0.46, 0.34, 4)],
    },
    shoes: [place(0.24, 0.9, 0.34, 0.16, -4), place(0.46, 0.95, 0.18, 0.09, 3)],
    long: [place(0.945, 0.7, 0.07, 0.44, 4), place(0.5, 0.78, 0.06, 0.36, -3)],
    waist: place(0.51, 0.52, 0.15, 0.08, -6),
    side: [
      place(0.49, 0.88, 0.19, 0.19, 5),
      place(0.945, 0.53, 0.09, 0.12, 12),
      place(0.9, 0.95, 0.14, 0.08, 8),
      place(0.06, 0.94, 0.1, 0.1, -8),
      place(0.5, 0.06, 0.12, 0.07, -6),
    ],
  },
  'full-one-piece': {
    clothes: {
      'one-piece': [place(0.71, 0.42, 0.54, 0.76, 2)],
      outer: [place(0.27, 0.27, 0.5, 0.5, -4), place(0.28, 0.64, 0.46, 0.34, 4)],
    },
    shoes: [place(0.24, 0.9, 0.34, 0.16, -4)],
    long: [place(0.95, 0.72, 0.07, 0.4, 4), place(0.05, 0.75, 0.06, 0.36, -4)],
    waist: place(0.52, 0.4, 0.14, 0.08, -6),
    side: [
      place(0.77, 0.9, 0.26, 0.16, 6),
      place(0.51, 0.9, 0.16, 0.16, -5),
      place(0.94, 0.9, 0.1, 0.14, 8),
      place(0.92, 0.05, 0.12, 0.08, 6),
      place(0.06, 0.95, 0.1, 0.08, -8),
    ],
  },
  layered: {
    clothes: {
      bottom: [place(0.71, 0.68, 0.46, 0.58, 1)],
      top: [place(0.7, 0.27, 0.58, 0.44, 2)],
      outer: [place(0.3, 0.31, 0.57, 0.58, -4), place(0.3, 0.62, 0.4, 0.34, 4)],
    },
    shoes: [place(0.23, 0.88, 0.36, 0.2, -4), place(0.46, 0.95, 0.18, 0.09, 3)],
    long: [place(0.935, 0.7, 0.075, 0.44, 4), place(0.455, 0.76, 0.06, 0.4, -3)],
    waist: place(0.5, 0.535, 0.16, 0.09, -6),
    side: [
      place(0.18, 0.69, 0.27, 0.17, -5),
      place(0.42, 0.7, 0.16, 0.2, 5),
      place(0.44, 0.91, 0.15, 0.11, -8),
      place(0.93, 0.9, 0.13, 0.14, 8),
      place(0.93, 0.06, 0.12, 0.07, 6),
    ],
  },
  plain: {
    clothes: {
      bottom: [place(0.4, 0.68, 0.52, 0.56, -2)],
      top: [place(0.4, 0.25, 0.72, 0.44, 2)],
      outer: [place(0.82, 0.3, 0.3, 0.4, 4)],
    },
    shoes: [place(0.8, 0.87, 0.36, 0.2, 4), place(0.82, 0.7, 0.22, 0.12, 3)],
    long: [place(0.075, 0.72, 0.08, 0.46, -4), place(0.94, 0.3, 0.07, 0.4, 4)],
    waist: place(0.73, 0.475, 0.24, 0.11, 6),
    side: [
      place(0.82, 0.56, 0.3, 0.24, 6),
      place(0.86, 0.13, 0.24, 0.17, 8),
      place(0.83, 0.74, 0.18, 0.1, -8),
      place(0.1, 0.9, 0.16, 0.12, 10),
      place(0.86, 0.37, 0.16, 0.12, 12),
      place(0.09, 0.56, 0.14, 0.1, -6),
    ],
  },
  'one-piece': {
    clothes: { 'one-piece': [place(0.39, 0.48, 0.68, 0.88, -2)] },
    shoes: [place(0.8, 0.87, 0.36, 0.2, 4), place(0.81, 0.68, 0.22, 0.12, 3)],
    long: [place(0.07, 0.6, 0.08, 0.44, -4), place(0.94, 0.34, 0.07, 0.4, 4)],
    side: [
      place(0.82, 0.5, 0.3, 0.25, 6),
      place(0.84, 0.14, 0.26, 0.18, 8),
      place(0.82, 0.71, 0.18, 0.12, -8),
      place(0.86, 0.31, 0.16, 0.14, 10),
      place(0.1, 0.92, 0.15, 0.1, 12),
      place(0.1, 0.08, 0.14, 0.1, -6),
    ],
  },
  'layered-one-piece': {
    clothes: { 'one-piece': [place(0.69, 0.42, 0.56, 0.78, 2)], outer: [place(0.28, 0.31, 0.54, 0.58, -4)] },
    shoes: [place(0.24, 0.89, 0.36, 0.19, -4)],
    long: [place(0.95, 0.72, 0.07, 0.4, 4), place(0.05, 0.75, 0.06, 0.36, -4)],
    side: [
      place(0.2, 0.7, 0.28, 0.19, -5),
      place(0.8, 0.91, 0.26, 0.14, 6),
      place(0.5, 0.91, 0.15, 0.12, -6),
      place(0.94, 0.86, 0.1, 0.1, 8),
      place(0.92, 0.05, 0.12, 0.07, 6),
    ],
  },
};

/** Wide tables: the same reading order from left to right. */
const wide: Record<PlanName, Plan> = {
  layered: {
    clothes: {
      outer: [place(0.17, 0.43, 0.33, 0.82, -3), place(0.2, 0.5, 0.26, 0.5, 4)],
      top: [place(0.45, 0.44, 0.31, 0.8, 2)],
      bottom: [place(0.68, 0.5, 0.21, 0.94, -2)],
    },
    shoes: [place(0.88, 0.84, 0.22, 0.28, 3)],
    long: [place(0.79, 0.4, 0.045, 0.66, 3), place(0.975, 0.4, 0.04, 0.6, 3)],
    side: [
      place(0.88, 0.48, 0.17, 0.38, 5),
      place(0.88, 0.15, 0.18, 0.23, 7),
      place(0.47, 0.9, 0.15, 0.16, -5),
      place(0.1, 0.91, 0.13, 0.15, 8),
      place(0.29, 0.9, 0.1, 0.15, -8),
      place(0.79, 0.92, 0.06, 0.12, 6),
    ],
  },
  plain: {
    clothes: {
      top: [place(0.24, 0.47, 0.42, 0.86, -2)],
      bottom: [place(0.56, 0.5, 0.27, 0.94, 2)],
      outer: [place(0.83, 0.4, 0.26, 0.5, 3)],
    },
    shoes: [place(0.84, 0.82, 0.27, 0.3, 3)],
    long: [place(0.705, 0.42, 0.05, 0.66, 3), place(0.975, 0.4, 0.04, 0.6, 3)],
    side: [
      place(0.83, 0.42, 0.21, 0.42, 5),
      place(0.83, 0.12, 0.2, 0.2, 7),
      place(0.4, 0.91, 0.15, 0.15, -5),
      place(0.08, 0.9, 0.12, 0.15, 8),
      place(0.95, 0.14, 0.08, 0.17, -8),
      place(0.69, 0.9, 0.06, 0.14, 6),
    ],
  },
  'one-piece': {
    clothes: { 'one-piece': [place(0.34, 0.5, 0.46, 0.94, -2)] },
    shoes: [place(0.76, 0.8, 0.3, 0.32, 3)],
    long: [place(0.06, 0.42, 0.05, 0.66, -3), place(0.95, 0.4, 0.05, 0.6, 3)],
    side: [
      place(0.68, 0.36, 0.24, 0.46, 5),
      place(0.89, 0.24, 0.18, 0.28, 7),
      place(0.89, 0.52, 0.12, 0.2, -6),
      place(0.1, 0.86, 0.14, 0.18, 8),
      place(0.1, 0.14, 0.1, 0.16, -8),
      place(0.95, 0.9, 0.07, 0.14, 6),
    ],
  },
  'layered-one-piece': {
    clothes: { outer: [place(0.19, 0.46, 0.36, 0.86, -3)], 'one-piece': [place(0.54, 0.5, 0.35, 0.94, 2)] },
    shoes: [place(0.85, 0.82, 0.25, 0.3, 3)],
    long: [place(0.735, 0.4, 0.045, 0.66, 3), place(0.975, 0.4, 0.04, 0.6, 3)],
    side: [
      place(0.86, 0.46, 0.19, 0.38, 5),
      place(0.86, 0.14, 0.19, 0.22, 7),
      place(0.36, 0.9, 0.13, 0.15, -6),
      place(0.07, 0.91, 0.12, 0.14, 8),
      place(0.7, 0.91, 0.06, 0.13, -8),
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
  'shoes',
  'bag',
  'head',
  'neck',
  'waist',
  'small',
];

/** Small places along the edges for what the plan has no room for, taken again from the first on. */
const spare = [
  place(0.9, 0.93, 0.18, 0.12, 5),
  place(0.1, 0.93, 0.18, 0.12, -5),
  place(0.1, 0.08, 0.18, 0.13, 5),
  place(0.9, 0.08, 0.18, 0.13, -5),
  place(0.5, 0.95, 0.16, 0.09, 3),
  place(0.5, 0.05, 0.16, 0.09, -3),
] as const;

/** A place for each item by its role; what the plan has no place for lies small at the edge. */
export function layOut<Item extends { role: LayRole }>(
  items: Item[],
  aspectRatio: number,
): { item: Item; place: Place }[] {
  const count = (role: LayRole) => items.filter((item) => item.role === role).length;
  const lone = count('outer') > 0 && count('one-piece') + count('top') + count('bottom') === 0;
  const plan = planFor(count, lone, aspectRatio);
  const taken = new Map<string, number>();
  const laid: { item: Item; place: Place }[] = [];
  let spared = 0;
  for (const role of layingOrder) {
    for (const item of items.filter((candidate) => candidate.role === role)) {
      const [name, places] = placesFor(lone && role === 'outer' ? 'top' : role, plan, taken);
      const index = taken.get(name) ?? 0;
      taken.set(name, index + 1);
      const at = places[index] ?? { ...spare[spared++ % spare.length], isSpare: true };
      laid.push({ item, place: at });
    }
  }
  if (laid.length === 1) return [{ item: laid[0].item, place: place(0.5, 0.5, 0.86, 0.86) }];
  return laid;
}

function planFor(count: (role: LayRole) => number, lone: boolean, aspectRatio: number): Plan {
  const [onePiece, tops] = [count('one-piece') > 0, count('top')];
  const beside = count('outer') + (onePiece ? tops : tops - 1);
  const layered = !lone && (count('outer') > 0 || tops > 1 || (onePiece && tops > 0));
  const kind = onePiece ? (layered ? 'layered-one-piece' : 'one-piece') : layered ? 'layered' : 'plain';
  if (aspectRatio > 1.15) return wide[kind];
  if (!lone && beside > 1) return upright[onePiece ? 'full-one-piece' : 'full'];
  return upright[kind];
}

/** A top over a dress, or a second one, lies where an outer layer would. */
function placesFor(
  role: LayRole,
  { clothes, shoes, long, side, waist }: Plan,
  taken: ReadonlyMap<string, number>,
): [name: string, places: Place[]] {
  if (role === 'shoes') return ['shoes', shoes];
  if (role === 'long') return ['long', long];
  if (role === 'waist' && waist && !taken.has('waist')) return ['waist', [waist]];
  const worn = clothes[role] ?? [];
  if (role === 'top' && (taken.get('top') ?? 0) >= worn.length) return ['outer', clothes.outer ?? []];
  return isClothes(role) || worn.length > 0 ? [role, worn] : ['side', side];
}

/** Clothes share one scale; everything else is drawn larger than life beside them. */
export function isClothes(role: LayRole): boolean {
  return role === 'outer' || role === 'top' || role === 'bottom' || role === 'one-piece';
}
