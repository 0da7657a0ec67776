import type { Swatch } from '@drape/contract/evidence';
import { fashionColours } from '@drape/engine/colour/fashion-colours';
import { drawGarment } from '@drape/engine/drawing/draw-garment';
import type { ItemForm } from './item-form.ts';

const hexOfWord = new Map(Object.values(fashionColours).flatMap((words) => Object.entries(words)));
const unknownHex = '#b9b0a3';

/** The colour that a word stands for: the palette's own, a known word, or the known end of it ("faded navy"). */
function hexOf(word: string, palette: readonly Swatch[]): string | undefined {
  const text = word.trim().toLowerCase();
  if (/^#[0-9a-f]{6}$/.test(text)) return text;
  const measured = palette.find(({ name }) => name === text);
  if (measured) return measured.hex;
  const words = text.split(/\s+/);
  return words.map((_, from) => hexOfWord.get(words.slice(from).join(' '))).find((hex) => hex !== undefined);
}

/** The drawing of what a form describes, as a `data:` address. */
export function drawItem(form: ItemForm, palette: readonly Swatch[]): string {
  const { svg } = drawGarment({
    subcategory: form.subcategory || form.description,
    category: form.category,
    color_primary: hexOf(form.color_primary, palette) ?? palette[0]?.hex ?? unknownHex,
    color_secondary: hexOf(form.color_secondary, palette),
    pattern: form.pattern || undefined,
  });
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
