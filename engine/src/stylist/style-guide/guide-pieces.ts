import { colourDifference } from '../../colour/delta-e.ts';
import { resolveSubcategory } from '../../drawing/resolve-subcategory.ts';
import {
  type EssentialPiece,
  essentialPieces,
  type PieceSlot,
} from '../../knowledge/garments/essential-pieces.ts';
import { colouredNoun } from '../garment.ts';
import { shopColour } from '../shop-colour.ts';
import type { Voice } from '../voice/voice.ts';
import { list } from '../voice/words.ts';
import type { GuideInput, OwnedItem } from './guide-input.ts';
import type { GuideColour } from './guide-palette.ts';

/** A piece in its colours; `owned` says how often the one in the wardrobe was worn, `serves` the occasions it is for. */
export type GuidePiece = {
  key: string;
  slot: PieceSlot;
  label: string;
  cloth: string;
  category: string;
  subcategory: string;
  colorPrimary: string;
  colorSecondary: string | undefined;
  pattern: string | undefined;
  owned: string | undefined;
  serves: readonly string[];
  why: string;
};

const quotas: readonly [slot: PieceSlot, count: number][] = [
  ['top', 3],
  ['outer', 2],
  ['bottom', 2],
  ['one-piece', 1],
  ['shoes', 2],
  ['accessory', 1],
];

/** The pieces that styles and occasions lean on most, by slot, in the colours of the palette or as they are owned. */
export function guidePieces(voice: Voice, input: GuideInput, palette: readonly GuideColour[]): GuidePiece[] {
  const owned = ownedBySubcategory(input.wardrobe);
  const open = essentialPieces.filter(({ dressy }) => !dressy || wearsDressy(input, owned));
  const ranked = open
    .map((piece) => ({ piece, value: rankOf(voice, piece, input, owned) }))
    .filter(({ piece, value }) => piece.slot !== 'one-piece' || value >= 0.9)
    .sort((x, y) => y.value - x.value || (x.piece.subcategory < y.piece.subcategory ? -1 : 1));
  return quotas.flatMap(([slot, count]) =>
    ranked
      .filter(({ piece }) => piece.slot === slot)
      .slice(0, count)
      .map(({ piece }, at) => inColour(piece, at, input, palette, owned.get(piece.subcategory))),
  );
}

const dressyPieces = new Set(
  essentialPieces.filter(({ dressy }) => dressy).map(({ subcategory }) => subcategory),
);

/** Skirts, dresses and heels are proposed to women, and to everyone who has one. */
function wearsDressy({ gender }: GuideInput, owned: ReadonlyMap<string, OwnedItem>): boolean {
  return gender === 'female' || [...owned.keys()].some((subcategory) => dressyPieces.has(subcategory));
}

/** The most worn item of each subcategory. */
function ownedBySubcategory(wardrobe: readonly OwnedItem[]): Map<string, OwnedItem> {
  const found = new Map<string, OwnedItem>();
  const resolved = new Map<string, string>();
  for (const item of wardrobe) {
    const text = `${item.category} ${item.subcategory}`;
    const subcategory = resolved.get(text) ?? resolveSubcategory(item.subcategory, item.category);
    resolved.set(text, subcategory);
    const known = found.get(subcategory);
    if (!known || item.timesWorn > known.timesWorn) found.set(subcategory, item);
  }
  return found;
}

function rankOf(
  voice: Voice,
  { subcategory, styles, occasions }: EssentialPiece,
  { preferences }: GuideInput,
  owned: ReadonlyMap<string, OwnedItem>,
): number {
  const share = (wanted: readonly string[], offered: readonly string[]) =>
    wanted.filter((word) => offered.includes(word)).length / Math.max(1, wanted.length);
  return (
    share(preferences.styles, styles) +
    0.8 * share(preferences.occasions, occasions) +
    (owned.has(subcategory) ? 0.2 : 0) +
    voice.pick(`piece ${subcategory}`, [0, 0.08, 0.16, 0.24])
  );
}

function inColour(
  piece: EssentialPiece,
  at: number,
  { preferences }: GuideInput,
  palette: readonly GuideColour[],
  item: OwnedItem | undefined,
): GuidePiece {
  const colorPrimary = item?.colours[0]?.toLowerCase() ?? piece.fixed ?? slotColour(piece.slot, at, palette);
  const pattern = item ? (item.pattern ?? piece.pattern) : piece.pattern;
  const colorSecondary =
    item?.colours[1]?.toLowerCase() ?? (pattern ? partnerOf(colorPrimary, palette) : undefined);
  const serves = preferences.occasions.filter((occasion) => piece.occasions.includes(occasion));
  return {
    key: piece.subcategory,
    slot: piece.slot,
    label: colouredNoun(shopColour(colorPrimary).name, piece.subcategory),
    cloth: piece.cloth,
    category: piece.category,
    subcategory: piece.subcategory,
    colorPrimary,
    colorSecondary,
    pattern,
    owned: item && wornText(item),
    serves,
    why: whyOf(piece, preferences.styles, serves),
  };
}

/** Large and lasting pieces in the bases, what is worn near the face in the hues. */
function slotColour(slot: PieceSlot, at: number, palette: readonly GuideColour[]): string {
  const bases = palette.filter(({ role }) => role === 'base');
  const dark = [...bases].sort((x, y) => shopColour(x.hex).lab[0] - shopColour(y.hex).lab[0]);
  const light = [...dark].reverse();
  const hues = palette.filter(({ role }) => role !== 'base');
  const order: Record<PieceSlot, readonly GuideColour[]> = {
    top: [light[0], ...hues],
    bottom: dark,
    outer: [...dark].slice(0, 2),
    'one-piece': [...hues, ...dark],
    shoes: [dark[0], light[0]],
    accessory: [...hues].reverse(),
  };
  const options = order[slot].filter((colour) => colour !== undefined);
  return (options[at % Math.max(1, options.length)] ?? palette[0]).hex;
}

/** The colour of the palette that stands furthest from another. */
function partnerOf(hex: string, palette: readonly GuideColour[]): string | undefined {
  const { lab } = shopColour(hex);
  return [...palette]
    .map((colour) => ({ hex: colour.hex, step: colourDifference(shopColour(colour.hex).lab, lab) }))
    .sort((x, y) => y.step - x.step || (x.hex < y.hex ? -1 : 1))[0]?.hex;
}

function wornText({ timesWorn }: OwnedItem): string {
  return timesWorn === 0 ? 'not worn yet' : timesWorn === 1 ? 'worn once' : `worn ${timesWorn} times`;
}

function whyOf(
  { styles, cloth }: EssentialPiece,
  chosen: readonly string[],
  serves: readonly string[],
): string {
  const wanted = chosen.filter((style) => styles.some((own) => own === style));
  const reasons = [
    wanted.length > 0 && `right for ${list(wanted)}`,
    serves.length > 0 && `good for ${list(serves)}`,
  ].filter((reason) => typeof reason === 'string');
  const text = reasons.length > 0 ? list(reasons) : 'goes with everything else here';
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}; in ${cloth}.`;
}
