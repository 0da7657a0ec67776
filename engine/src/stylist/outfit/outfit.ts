import type { Occasion } from '../occasion/occasion.ts';
import type { PieceSlot } from '../piece/piece-kinds.ts';
import type { Taste } from './worth/taste.ts';

/** A wardrobe item as the planner sees it. Nulls are filled in from what is usual for such a garment. */
export type OutfitItem = {
  id: string;
  description: string;
  category: 'top' | 'shirt' | 'pants' | 'shoes' | 'accessories' | 'outerwear' | 'dresses';
  subcategory: string | null;
  /** `#rrggbb` with shares that sum to about 1; may be empty where nothing is known. */
  palette: { hex: string; share: number }[];
  pattern: string | null;
  material: string | null;
  season: 'all' | 'spring' | 'summer' | 'fall' | 'winter';
  occasion: string[];
  /** 1 sport to 5 black tie. */
  formality: number | null;
  /** Insulation in clo. */
  warmth: number | null;
  available: boolean;
  timesWorn: number;
  /** `YYYY-MM-DD`. */
  lastWorn: string | null;
  isFavorite: boolean;
  /** Whether the colours were measured in a photo. */
  measured: boolean;
};

export type Weather = {
  feltC: number;
  minC: number;
  maxC: number;
  rainMm: number;
  /** 0 to 1. */
  rainChance: number;
  windKmh: number;
  source: 'forecast' | 'normals' | 'unknown';
};

export type EventType = 'business' | 'casual' | 'formal' | 'workout' | 'date' | 'party' | 'travel' | 'other';

/** `date` as `YYYY-MM-DD`. */
export type PlannedWear = { date: string; itemIds: readonly string[] };

export type OutfitRequest = {
  items: OutfitItem[];
  eventType: EventType;
  /** What the event means for clothes; read from the type alone where it is left out. */
  occasion?: Occasion;
  /** As the profile says it. */
  gender?: string | null;
  /** `YYYY-MM-DD`. */
  date: string;
  weather: Weather;
  /** How temperatures are written; metric where nothing is said. */
  units?: 'metric' | 'imperial';
  /** `colours` as names or `#rrggbb`. */
  preferences: { styles: string[]; colours: string[]; brands?: string[] };
  taste?: Taste;
  /** Item ids of combinations that were worn or planned in the last 14 days; none of them is planned again. */
  recent: string[][];
  /** What is planned or was worn on days nearby. A piece is not worn twice within a week where anything else serves. */
  planned?: readonly PlannedWear[];
  locked?: string[];
  excluded?: string[];
  /** Where given, nothing but these items may be worn. */
  among?: ReadonlySet<string>;
  /** What the best outfit of all items is worth for this, where that is known; outfits are rated by how near they come to it. */
  bestWorth?: number;
  /** Breaks ties and does nothing else. */
  seed: number;
  /** How many alternatives to look for, 2 where nothing is said. */
  alternatives?: number;
  /** Gives up proving the optimum after so long; without it only a fixed, generous amount of work is the limit. */
  timeLimitMs?: number;
};

export const mainSlots = ['top', 'bottom', 'dress', 'mid', 'outer', 'shoes'] as const;
export type MainSlot = (typeof mainSlots)[number];
export type AccessorySlot = Exclude<PieceSlot, MainSlot>;

/** `score` 0 to 100; the weights say how much a term decides in general and sum to 1. */
export type OutfitTerm = { key: string; label: string; score: number; weight: number; text: string };

export type Outfit = {
  /** In points, without what this person likes and has planned; see docs/taste.md. */
  worth: number;
  itemIds: string[];
  /** Slot to item id; a second accessory of one kind stands under "jewellery 2". */
  slots: Record<string, string>;
  /** A tenth of the rating from 0 to 10 that readers are expected to give on average. */
  score: number;
  /** The chance, 0 to 1, that a reader would call it good (7 or more of 10). */
  chance: number;
  terms: OutfitTerm[];
  reasons: string[];
  description: string;
  improvements: string[];
};

export type OutfitFound = {
  ok: true;
  best: Outfit;
  /** Each differs from the best and from the others in at least two main garments. */
  alternatives: Outfit[];
  /** Whether no better combination exists; otherwise `gap` bounds how much better (0 to 1) one could be. */
  optimal: boolean;
  gap: number;
  /** What the search maximized, in points: the learned worth with what this person likes and has planned. */
  worth: number;
  /** The best outfit's chance of being called good, 0 to 100. */
  confidence: number;
  /** Whether every combination was worn in the last days, so that one is worn again. */
  repeated: boolean;
};

export type OutfitMissing = { ok: false; emptySlot: string; sentence: string };

export type OutfitAnswer = OutfitFound | OutfitMissing;
