import type { Swatch } from '@drape/contract/analysis/evidence';
import { type ItemPattern, itemDefaults } from '@drape/contract/wardrobe/wardrobe-options';
import type { PhotoFindings } from '@drape/contract/wardrobe/wardrobe-photos';
import { photoNoteText } from '@drape/engine/stylist/voice/photo-text';
import type { GarmentNote } from '@drape/engine/vision/examine-garment';
import type { GarmentGuess, Recognition } from '@drape/engine/vision/laid/recognise-garment';
import type { LookColour, Pattern, Texture } from '@drape/engine/vision/look';

/** What the engine saw, as far as the wardrobe needs it. */
export type SeenGarment = {
  palette: readonly LookColour[];
  pattern: Pattern | null;
  texture: Texture | null;
  recognised?: Recognition | null;
  notes?: readonly GarmentNote[];
};

const surePattern = 0.5;
/** A second colour is named from this share on; no colour leads where even the largest has less than that. */
const secondShare = 0.12;
const leadingShare = 0.3;
const statedStrength = 0.35;

const garmentNotes: Partial<Record<GarmentNote['code'], string>> = {
  'no-garment': 'No garment stands out from the background. A plain, calm background works best.',
  'several-parts': 'There seem to be several pieces in the photo.',
  'cut-off': 'The garment is cut off at the edge of the photo.',
};

function noteText(code: GarmentNote['code']): string {
  if (code === 'no-garment' || code === 'several-parts' || code === 'cut-off')
    return garmentNotes[code] ?? '';
  return photoNoteText(code);
}

/** The cloth counts where it is no plain one and its surface says more than its pattern. */
export function patternOf({ pattern, texture }: SeenGarment): PhotoFindings['pattern'] {
  if (!pattern) return null;
  const isPlain = pattern.kind === 'solid';
  const kind: ItemPattern =
    isPlain && texture && texture.kind !== 'smooth' && texture.confidence >= surePattern
      ? texture.kind
      : pattern.kind;
  const confidence = kind === pattern.kind ? pattern.confidence : (texture?.confidence ?? 0);
  return { kind, confidence };
}

export function swatchesOf(palette: readonly LookColour[]): Swatch[] {
  const total = palette.reduce((sum, { share }) => sum + share, 0) || 1;
  return palette.map(({ hex, name, basic, share }) => ({ hex, name, basic, share: share / total }));
}

/** The words for a measured palette: one colour or two, "multicolor" where none leads. */
export function coloursOf(palette: readonly Swatch[]): {
  color_primary: string;
  color_secondary: string | null;
} {
  const [first, ...rest] = palette;
  if (!first || first.share < leadingShare)
    return { color_primary: itemDefaults.color, color_secondary: null };
  const second = rest.find(({ name, share }) => share >= secondShare && name !== first.name);
  return { color_primary: first.name, color_secondary: second?.name ?? null };
}

function guessOf({ category, subcategory, confidence }: GarmentGuess): PhotoFindings['choices'][number] {
  return { category, subcategory: subcategory ?? null, confidence };
}

export function findingsOf(seen: SeenGarment): PhotoFindings {
  const palette = swatchesOf(seen.palette);
  const recognised = seen.recognised ? guessOf(seen.recognised) : null;
  return {
    palette,
    ...coloursOf(palette),
    pattern: patternOf(seen),
    recognised,
    choices: recognised ? [recognised, ...(seen.recognised?.alternatives ?? []).map(guessOf)] : [],
    notes: (seen.notes ?? [])
      .filter(({ strength }) => strength >= statedStrength)
      .map(({ code }) => noteText(code)),
  };
}
