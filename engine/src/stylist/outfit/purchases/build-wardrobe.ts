import { colourDifference } from '../../../colour/delta-e.ts';
import { nameColour } from '../../../colour/name-colour.ts';
import { hexToOkLab } from '../../../colour/oklab.ts';
import {
  type EssentialPiece,
  essentialPieces,
  type PieceSlot,
} from '../../../knowledge/garments/essential-pieces.ts';
import { pairWorths } from '../../taste/pair-worth.ts';
import { type CapsuleItem, capsuleGaps } from '../../wardrobe/capsule-gaps.ts';
import { countCores } from '../../wardrobe/count-cores.ts';
import type { ItemTraits } from '../garments/item-traits.ts';
import {
  canMeet,
  coresOf,
  goesTogether,
  outfitsWith,
  type Role,
  roleOf,
  togetherness,
} from '../garments/outfit-roles.ts';
import type { OutfitItem } from '../outfit.ts';
import { usualDay } from '../plans/usual-day.ts';
import { reasonToBuy } from '../voice/reason-to-buy.ts';
import { buildObjective, type Objective } from '../worth/objective.ts';

/** A garment that would add to a wardrobe; `hex` as `#rrggbb`, `color` its name. */
export type WardrobePurchase = {
  category: OutfitItem['category'];
  subcategory: string;
  color: string;
  hex: string;
  pattern: string | null;
  /** What it goes with and which gap it closes, in a sentence or two; every number a count of owned pieces. */
  reason: string;
  /** Outfits that only it makes possible. */
  outfitsUnlocked: number;
  /** Ids of owned pieces that it goes with best, one of each place, best first. */
  goesWith: string[];
};

/** `outfits` can be put together today. Purchases with most outfits first. */
export type WardrobePlan = { outfits: number; purchases: WardrobePurchase[] };

export type BuyerTaste = {
  /** Styles of the specification, lowercased. */
  styles: readonly string[];
  /** Favourite colours as `#rrggbb`. */
  colours: readonly string[];
  /** Whether skirts, dresses and heels may be proposed though none is owned. */
  dressy: boolean;
};

const mostPurchases = 6;
const mostOfRole = 2;
const mostFavourites = 3;
/** A CIEDE2000 difference up to which a purchase is nearly what is owned. House rule. */
const nearlySame = 9;

/** Colours that most shops carry a piece in; favourites join those worn near the face. House list. */
const usualColours: Record<PieceSlot, readonly string[]> = {
  top: ['#fafaf8', '#bfd3e6', '#c2c3c4', '#1d2743', '#0e0e10', '#72142a'],
  bottom: ['#1d2743', '#0e0e10', '#3c3f43', '#d4c1a1', '#472b1e'],
  outer: ['#1d2743', '#b98c58', '#3c3f43', '#0e0e10'],
  'one-piece': ['#0e0e10', '#1d2743', '#72142a'],
  shoes: ['#0e0e10', '#472b1e', '#fafaf8'],
  accessory: [],
};

/**
 * The few purchases that would let a wardrobe combine most. An outfit is counted as `considerPurchase` counts it. At
 * most six, no subcategory twice, at most two for one place; a layer only where the capsule rules miss one, for it adds
 * to outfits rather than making them. Items that are not available are left out. Quadratic in the items.
 */
export function buildWardrobe(all: readonly OutfitItem[], taste: BuyerTaste): WardrobePlan {
  const owned = all.filter(({ available }) => available);
  const pieces = candidatesFor(owned, taste);
  const items = [...owned, ...pieces.map(({ item }) => item)];
  const objective = buildObjective({ items, ...usualDay });
  const { traits } = objective;
  const place = new Map(traits.map(({ id }, i) => [id, i]));
  const ownedAt = owned.flatMap(({ id }) => place.get(id) ?? []);
  // What was learned of pairs counts beside an occasion; by themselves they go together by the rules.
  const { pair } = pairWorths(objective.traits);
  const score = (i: number, j: number) => togetherness(pair(i, j));
  const fits = (i: number, j: number) => score(i, j) >= goesTogether;
  const gaps = capsuleGaps(ownedAt.map((i) => capsuleItem(traits[i])));
  const setting = { objective, owned: ownedAt, score, fits };
  const found = pieces
    .flatMap((piece, order) => {
      const at = place.get(piece.item.id);
      if (at === undefined || isOwned(traits, at, ownedAt)) return [];
      // A cardigan is a layer whatever its category.
      if (piece.piece.slot !== 'outer' && roleOf(traits[at]) === 'extra') return [];
      const seen = setAgainst(setting, at);
      return seen.outfits === 0 ? [] : [{ ...piece, ...seen, at, order }];
    })
    .sort((x, y) => y.outfits - x.outfits || y.liked - x.liked || x.order - y.order);
  const { outfits } = countCores(coresOf(traits, ownedAt), fits);
  const purchases = varied(found, traits).map(({ piece, hex, outfits: outfitsUnlocked, partners, at }) => ({
    category: piece.category as OutfitItem['category'],
    subcategory: piece.subcategory,
    color: nameColour(hexToOkLab(hex)).name,
    hex,
    pattern: piece.pattern ?? null,
    reason: reasonToBuy(traits, at, partners, ownedAt, gaps, outfits),
    outfitsUnlocked,
    goesWith: bestOfEachPlace(traits, partners),
  }));
  return { outfits, purchases };
}

type Candidate = { piece: EssentialPiece; hex: string; item: OutfitItem; liked: number };

function candidatesFor(owned: readonly OutfitItem[], taste: BuyerTaste): Candidate[] {
  const kinds = new Set(owned.map(({ subcategory }) => subcategory));
  const dressyOwned =
    owned.some(({ category }) => category === 'dresses') ||
    essentialPieces.some(({ dressy, subcategory }) => dressy && kinds.has(subcategory));
  const layerMissing = !owned.some(({ category }) => category === 'outerwear');
  return essentialPieces
    .filter(({ slot }) => slot !== 'accessory' && (slot !== 'outer' || layerMissing))
    .filter(({ dressy }) => !dressy || dressyOwned || taste.dressy)
    .flatMap((piece) =>
      coloursOf(piece, taste).map((hex) => ({
        piece,
        hex,
        item: asItem(piece, hex),
        liked: piece.styles.filter((style) => taste.styles.includes(style)).length,
      })),
    );
}

function coloursOf({ fixed, slot }: EssentialPiece, { colours }: BuyerTaste): string[] {
  if (fixed !== undefined) return [fixed];
  const favourites = slot === 'top' || slot === 'one-piece' ? colours.slice(0, mostFavourites) : [];
  return [...new Set([...favourites.map((hex) => hex.toLowerCase()), ...usualColours[slot]])];
}

function asItem({ category, subcategory, pattern }: EssentialPiece, hex: string): OutfitItem {
  return {
    // Ids of items are never of this form, and it sorts the candidates behind one another.
    id: `~${subcategory} ${hex}`,
    description: subcategory,
    category: category as OutfitItem['category'],
    subcategory,
    palette: [{ hex, share: 1 }],
    pattern: pattern ?? 'solid',
    material: null,
    season: 'all',
    occasion: [],
    formality: null,
    warmth: null,
    available: true,
    timesWorn: 0,
    lastWorn: null,
    isFavorite: false,
    measured: true,
  };
}

function capsuleItem({ item, formality, clo }: ItemTraits): CapsuleItem {
  const hex = item.palette[0]?.hex ?? null;
  return { category: item.category, hex, formality, warmth: clo, quantity: 1 };
}

function isOwned(traits: readonly ItemTraits[], at: number, owned: readonly number[]): boolean {
  const mine = traits[at];
  return owned.some((i) => {
    const other = traits[i];
    return (
      other.kind === mine.kind &&
      other.figure === mine.figure &&
      other.coloured &&
      colourDifference(other.main, mine.main) <= nearlySame
    );
  });
}

type Setting = {
  objective: Objective;
  owned: readonly number[];
  score(i: number, j: number): number;
  fits(i: number, j: number): boolean;
};

/** What a candidate goes with, best first, and the outfits it makes. */
function setAgainst({ objective: { traits }, owned, score, fits }: Setting, at: number) {
  const partners = owned
    .filter((i) => canMeet(traits[at], traits[i]) && fits(at, i))
    .sort((i, j) => score(at, j) - score(at, i) || i - j);
  const ownsShoes = owned.some((i) => roleOf(traits[i]) === 'shoes');
  return { partners, outfits: outfitsWith(traits, at, partners, fits, ownsShoes) };
}

function varied<Found extends Candidate & { at: number }>(
  found: readonly Found[],
  traits: readonly ItemTraits[],
): Found[] {
  const kinds = new Set<string>();
  const roles = new Map<Role, number>();
  return found
    .filter(({ piece: { subcategory }, at }) => {
      const role = roleOf(traits[at]);
      const taken = roles.get(role) ?? 0;
      if (kinds.has(subcategory) || taken >= (role === 'extra' ? 1 : mostOfRole)) return false;
      kinds.add(subcategory);
      roles.set(role, taken + 1);
      return true;
    })
    .slice(0, mostPurchases);
}

function bestOfEachPlace(traits: readonly ItemTraits[], partners: readonly number[]): string[] {
  const places = new Map<Role, string>();
  for (const i of partners) {
    const role = roleOf(traits[i]);
    if (role !== 'extra' && !places.has(role)) places.set(role, traits[i].id);
  }
  return [...places.values()];
}
