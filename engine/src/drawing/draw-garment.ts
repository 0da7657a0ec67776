import { nameColour } from '../colour/name-colour.ts';
import { hexToOkLab } from '../colour/oklab.ts';
import { paletteOf, safeColour } from './fabric.ts';
import type { GarmentDesign } from './garment-design.ts';
import { garmentDesigns } from './garment-designs.ts';
import { drawingMargin } from './garment-measures.ts';
import { coordinate } from './path.ts';
import { type DrawablePattern, drawablePatterns } from './pattern.ts';
import { type Rendered, renderPieces } from './render-pieces.ts';
import { resolveSubcategory } from './resolve-subcategory.ts';
import { hashText } from './seeded-random.ts';

/** What is known of a garment. Every field may come from outside: what cannot be read falls back, nothing is copied into the markup. */
export type GarmentAttributes = {
  subcategory: string;
  category?: string | undefined;
  /** `#rrggbb`; anything else is drawn in a neutral. */
  color_primary: string;
  color_secondary?: string | undefined;
  /** One of `drawablePatterns`; the garment's usual cloth where absent. */
  pattern?: string | undefined;
  /** Varies the fall of the folds. */
  seed?: number | undefined;
};

export type GarmentDrawing = {
  svg: string;
  viewBox: string;
  /** Width by height of the drawing. */
  aspectRatio: number;
  /** The subcategory that was drawn. */
  subcategory: string;
  /** A plain description: "navy t-shirt, stripes". */
  label: string;
};

export type PreparedGarment = Rendered & { subcategory: string; design: GarmentDesign; label: string };

/** A garment as a flat-lay drawing. Ids in it begin with `idPrefix`, by default a hash of the attributes. Never throws. */
export function drawGarment(attributes: GarmentAttributes, idPrefix?: string): GarmentDrawing {
  const { defs, body, bounds, subcategory, label } = prepareGarment(attributes, idPrefix);
  const [width, height] = [
    bounds.right - bounds.left + 2 * drawingMargin,
    bounds.bottom - bounds.top + 2 * drawingMargin,
  ];
  const viewBox = [bounds.left - drawingMargin, bounds.top - drawingMargin, width, height]
    .map(coordinate)
    .join(' ');
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" role="img" aria-label="${label}"><defs>${defs}</defs>${body}</svg>`,
    viewBox,
    aspectRatio: width / height,
    subcategory,
    label,
  };
}

/** The markup of a garment in millimetres, for drawings that hold several. */
export function prepareGarment(attributes: GarmentAttributes, idPrefix?: string): PreparedGarment {
  const subcategory = resolveSubcategory(attributes.subcategory, attributes.category);
  const design = garmentDesigns[subcategory];
  const primary = safeColour(attributes.color_primary);
  const secondary = attributes.color_secondary ? safeColour(attributes.color_secondary, '') : '';
  const pattern = drawablePattern(attributes.pattern, design);
  const seed = Number.isFinite(attributes.seed) ? Number(attributes.seed) : 0;
  const prefix = safePrefix(
    idPrefix ?? `g${hashText([subcategory, primary, secondary, pattern, seed].join()).toString(36)}-`,
  );
  const rendered = renderPieces(design.draw(), {
    palette: paletteOf(primary, secondary || undefined, design.trim ?? {}),
    pattern,
    prefix,
    seed: hashText(`${subcategory}${seed}`),
    ...stripeCut(pattern, design),
  });
  const plain = pattern === 'solid' || pattern === design.pattern;
  const label = `${nameColour(hexToOkLab(primary)).name} ${subcategory}${plain ? '' : `, ${pattern}`}`;
  return { ...rendered, subcategory, design, label };
}

/** Stripes run across knitted tops and dresses, and upright where cloth is tailored. */
function stripeCut(pattern: DrawablePattern, { role, fineStripes }: GarmentDesign) {
  if (pattern !== 'stripes') return {};
  const upright = fineStripes || role === 'bottom' || role === 'outer';
  return { patternTurnDeg: upright ? 90 : 0, patternScale: fineStripes ? 0.5 : 1 };
}

function drawablePattern(pattern: unknown, design: GarmentDesign): DrawablePattern {
  return drawablePatterns.find((known) => known === pattern) ?? design.pattern ?? 'solid';
}

function safePrefix(prefix: string): string {
  return `g${prefix.replace(/[^\w-]/g, '').slice(0, 40)}`.replace(/^gg/, 'g');
}
