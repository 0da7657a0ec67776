import table from '../../knowledge/data/pieces.json' with { type: 'json' };

/** The places on the body that a piece can take. */
export const pieceSlots = [
  'top',
  'bottom',
  'dress',
  'mid',
  'outer',
  'shoes',
  'bag',
  'belt',
  'tie',
  'scarf',
  'cover',
  'head',
  'gloves',
  'jewellery',
  'watch',
  'sunglasses',
  'umbrella',
  'legs',
  'socks',
  'pocket',
  'cuffs',
  'hair',
  'gear',
] as const;
export type PieceSlot = (typeof pieceSlots)[number];

/** What a garment of one kind is for. */
export type PieceKind = {
  id: string;
  /** The first is the usual place. Empty for what is never shown, such as underwear. */
  slots: readonly PieceSlot[];
  /** Kinds of one group are worn alike. */
  group: string;
  /** Dressiness as a range: 1 sport and home, 2 casual, 3 smart casual, 3.7 business, 4.3 suit or cocktail, 5 black tie. */
  level: readonly [low: number, high: number];
  /** Insulation of the single garment in clo. */
  clo: number;
  /** Order of layers: what lies outside has the higher number. */
  layer: number;
  /** How it stands up to rain, 0 to 1. */
  rain: number;
  /** How far it keeps wind out, 0 to 1. */
  wind: number;
  /** What it was made for: a sport, rain, snow, evening, home, sleep and so on. */
  uses: readonly string[];
  /** Phrases that name it, in lower case. */
  words: readonly string[];
};

export const pieceKinds: readonly PieceKind[] = table.kinds.map((kind) => ({
  ...kind,
  slots: kind.slots.map(slotNamed),
  level: [kind.level[0], kind.level[1]],
}));

const byId = new Map(pieceKinds.map((kind) => [kind.id, kind]));

/** Throws a RangeError for a kind that is not in the table. */
export function pieceKind(id: string): PieceKind {
  const kind = byId.get(id);
  if (!kind) throw new RangeError(`No kind of piece is called ${id}`);
  return kind;
}

function slotNamed(name: string): PieceSlot {
  const slot = pieceSlots.find((known) => known === name);
  if (!slot) throw new RangeError(`No place for a piece is called ${name}`);
  return slot;
}
