import type { BasicColour } from '../colour/name-colour.ts';
import type { OkLab } from '../colour/oklab.ts';

/** A measured colour and its share, from 0 to 1, of the area it was measured in. */
export type LookColour = { lab: OkLab; hex: string; name: string; basic: BasicColour; share: number };

export const zones = ['head', 'upper', 'outer', 'lower', 'full', 'feet', 'hand', 'waist', 'piece'] as const;
/** Where on the body a garment sits; `full` is a one-piece, `piece` a garment of a flat lay whose place is unknown. */
export type Zone = (typeof zones)[number];

/** Parts of the body that are told apart from some steps away. */
export const bodyParts = ['upper', 'lower', 'shoes'] as const;
export type BodyPart = (typeof bodyParts)[number];

/** The one OKLab colour that what is worn on each part comes to from some steps away. */
export type FromAfar = Partial<Record<BodyPart, OkLab>>;

export const patternKinds = [
  'solid',
  'stripes',
  'checks',
  'dots',
  'print',
  'colour-block',
  'melange',
] as const;
export type PatternKind = (typeof patternKinds)[number];

export const textureKinds = [
  'smooth',
  'knit',
  'denim',
  'leather',
  'satin',
  'lace',
  'napped',
  'woven',
] as const;
export type TextureKind = (typeof textureKinds)[number];

/** Direction in degrees from horizontal (0 to 180), repeat as a fraction of the garment's width, contrast and confidence 0 to 1. */
export type Pattern = {
  kind: PatternKind;
  directionDeg?: number;
  repeat?: number;
  contrast: number;
  confidence: number;
};

/** Roughness is the local lightness variation that is left after the pattern, 0 (flat) to 1. */
export type Texture = { kind: TextureKind; roughness: number; confidence: number };

/** Ratios of the garment against the joints it covers; what could not be seen is absent. */
export type Fit = {
  kind: 'slim' | 'regular' | 'relaxed' | 'oversized';
  widthRatio?: number;
  lengthRatio?: number;
  confidence: number;
};

/** Polygons in fractions of the photo's width and height, origin top left; a polygon within another is a hole (even-odd). */
export type Outline = [x: number, y: number][][];

export type LookRegion = {
  /** Unique in the Look, stable for the same photo: `upper`, `lower`, `piece-1` … */
  key: string;
  zone: Zone;
  /** A plain English noun: "top", "trousers", "garment". */
  label: string;
  /** Share of the clothing area, 0 to 1. */
  share: number;
  outline: Outline;
  colours: LookColour[];
  /** The basic terms that a wardrobe would file it under, likeliest first, at most three; shares of people's answers. */
  families?: { basic: BasicColour; share: number }[];
  pattern: Pattern;
  texture: Texture;
  fit?: Fit;
  /** How dressy its owner says it is, 0 (sport) to 1 (evening). */
  formality?: number;
  confidence: number;
};

export type PhotoNote = {
  code:
    | 'dark'
    | 'bright'
    | 'clipped'
    | 'blurred'
    | 'noisy'
    | 'cast'
    | 'small'
    | 'cropped'
    | 'busy'
    | 'crowd'
    | 'grey';
  /** 0 (hardly matters) to 1 (spoils the measurement). */
  strength: number;
};

export type PhotoQuality = {
  /** Size in pixels of the photo that was analysed. */
  width: number;
  height: number;
  /** 0 to 1 each. */
  sharpness: number;
  exposure: number;
  noise: number;
  /** Strength 0 to 1 and OKLab direction of a colour cast, where two estimates agree, and how far they do, 0 to 1. */
  cast?: { strength: number; a: number; b: number; confidence?: number };
  notes: PhotoNote[];
};

/** Body proportions are measured on clothes only: where the garments' edges fall, as fractions of the figure's height. */
export type Proportions = { waistLine?: number; hemLine?: number; upperToLower?: number; confidence: number };

/** Boxes around the heads of several people from left to right, in fractions of the photo, and whose clothes it is about. */
export type Heads = { heads: { x: number; y: number; width: number; height: number }[]; chosen: number };

/**
 * What the engine saw in a photo: plain JSON, versioned, the same for the same pixels. `subject` is `worn` on a
 * person, `laid` for a flat lay or a hanging garment, `none` where no outfit was found (then `regions` is empty).
 * Regions and palette are ordered by share, largest first; the palette's shares sum to 1.
 */
export type Look = {
  version: 1;
  engineVersion: string;
  subject: 'worn' | 'laid' | 'none';
  /** 0 to 1, bounded by the photo's quality. */
  confidence: number;
  photo: PhotoQuality;
  regions: LookRegion[];
  palette: LookColour[];
  /** Points of a body that were seen where nobody could be told from the ground. */
  bodyPoints?: number;
  /** Of a worn outfit; Looks of earlier engines have none. */
  fromAfar?: FromAfar;
  /** Where several people are about as near as each other. */
  people?: Heads;
  /** Outline of the whole subject. */
  outline: Outline;
  proportions?: Proportions;
  /** Where skin and hair are: no clothing. */
  bare?: { skin: Outline; hair: Outline };
  /** OKLab of skin and hair where they were seen. */
  skin?: OkLab;
  hair?: OkLab;
  /** Parts of an outfit that are not in the picture. */
  unseen: Zone[];
};
