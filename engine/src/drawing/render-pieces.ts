import { hexToOkLab } from '../colour/oklab.ts';
import type { Palette, Tones } from './fabric.ts';
import { type Bounds, coordinate, type Point, pathBounds, sliver } from './path.ts';
import { type DrawablePattern, patternTile } from './pattern.ts';
import { type Fold, movePieces, type Piece } from './piece.ts';
import { seededRandom } from './seeded-random.ts';

export type Rendered = { defs: string; body: string; silhouette: string; bounds: Bounds };

export type RenderOptions = {
  palette: Palette;
  pattern: DrawablePattern;
  prefix: string;
  seed: number;
  patternTurnDeg?: number;
  patternScale?: number;
};

/** Pieces to SVG markup: `defs` for a <defs> element, `body` to be painted, `silhouette` as one path for shadows. */
export function renderPieces(
  drawn: Piece[],
  { palette, pattern, prefix, seed, patternTurnDeg = 0, patternScale = 1 }: RenderOptions,
): Rendered {
  const pieces = movePieces(drawn, 0, 0);
  const random = seededRandom(seed);
  const bounds = boundsOf(pieces);
  const fineness = finenessOf(bounds);
  const grains = new Map<string, string>();
  const tile = patternTile(pattern, palette.main.base, palette.second.base);
  const blur = (id: string, amount: number) =>
    `<filter id="${prefix}${id}" x="-20%" y="-20%" width="140%" height="140%" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="${coordinate(amount * fineness)}"/></filter>`;
  let defs = blur('s', 7) + blur('f', 2) + lightFall(prefix, palette.main);

  const grainFill = (grain: number): string | undefined => {
    if (!tile) return undefined;
    const key = coordinate(grain + tile.turnDeg + patternTurnDeg);
    const known = grains.get(key);
    if (known) return known;
    const id = `${prefix}p${grains.size}`;
    const [width, height] = tile.size;
    defs += `<pattern id="${id}" width="${width}" height="${height}" patternUnits="userSpaceOnUse" patternTransform="rotate(${key}) scale(${(patternScale * Math.min(1, fineness + 0.1)).toFixed(2)})">${tile.markup}</pattern>`;
    grains.set(key, `url(#${id})`);
    return `url(#${id})`;
  };

  let body = '';
  pieces.forEach((piece, index) => {
    const clip = `${prefix}c${index}`;
    const fill = piece.cloth === 'main' ? grainFill(piece.grain ?? 0) : undefined;
    const markup = renderPiece(piece, palette[piece.cloth], {
      prefix,
      clip,
      fill,
      random,
      pattern,
      fineness,
    });
    if (markup.includes(`#${clip})`)) defs += `<clipPath id="${clip}"><path d="${piece.path}"/></clipPath>`;
    body += markup;
  });
  return { defs, body, silhouette: pieces.map((piece) => piece.path).join(''), bounds };
}

function boundsOf(pieces: Piece[]): Bounds {
  const boxes = pieces.map((piece) => pathBounds(piece.path));
  return {
    left: Math.min(...boxes.map((box) => box.left)),
    top: Math.min(...boxes.map((box) => box.top)),
    right: Math.max(...boxes.map((box) => box.right)),
    bottom: Math.max(...boxes.map((box) => box.bottom)),
  };
}

/** Small things are drawn with a finer pen, so that a shoe and a coat look alike when shown at the same size. */
function finenessOf({ left, top, right, bottom }: Bounds): number {
  return Math.min(1.15, Math.max(0.5, Math.max(right - left, bottom - top) / 780));
}

/** The wide fall of light over a piece, from its upper left to its lower right. */
function lightFall(prefix: string, tones: Tones): string {
  const stop = (offset: number, colour: string, opacity: number) =>
    `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity.toFixed(2)}"/>`;
  return `<linearGradient id="${prefix}l" x1="0.1" y1="0" x2="0.9" y2="1">${stop(0, tones.light, tones.lightStrength * 0.5)}${stop(0.45, tones.light, 0)}${stop(0.55, tones.shade, 0)}${stop(1, tones.shade, tones.shadeStrength * 0.5)}</linearGradient>`;
}

type Brush = {
  prefix: string;
  clip: string;
  fill: string | undefined;
  random: () => number;
  pattern: DrawablePattern;
  fineness: number;
};

function renderPiece(piece: Piece, tones: Tones, brush: Brush): string {
  const { prefix, clip, fill, fineness } = brush;
  const { path, lift = 0, volume = 1 } = piece;
  const offset = `transform="translate(${coordinate(lift * 0.4)} ${coordinate(lift * 0.9)})"`;
  const blurred = lift > 3 ? ` filter="url(#${prefix}f)"` : '';
  const shadow = lift
    ? `<path d="${path}" ${offset} fill="${tones.line}" fill-opacity="${blurred ? 0.34 : 0.24}"${blurred}/>`
    : '';
  const cloth = `<path d="${path}" fill="${tones.base}"/>${fill ? `<path d="${path}" fill="${fill}"/>` : ''}`;
  const line = (piece.line ?? 2) * fineness;
  const outline = line
    ? `<path d="${path}" fill="none" stroke="${tones.line}" stroke-width="${coordinate(line)}" stroke-opacity="0.75" stroke-linejoin="round"/>`
    : '';
  const fall =
    volume >= 0.7 && (piece.cloth === 'main' || piece.cloth === 'rib')
      ? `<path d="${path}" fill="url(#${prefix}l)"/>`
      : '';
  const detail = `${modelling(piece, tones, brush)}${sewing(piece, tones, fineness)}`;
  const clipped = detail ? `<g clip-path="url(#${clip})">${detail}</g>` : '';
  return `${shadow}${cloth}${fall}${clipped}${outline}`;
}

/** Blurring costs a renderer most of its time, so what is small or flat gets plain edges, and what is tiny none. */
function finishOf({ path, volume = 1, folds }: Piece): 'blurred' | 'plain' | 'none' {
  const box = pathBounds(path);
  const narrow = Math.min(box.right - box.left, box.bottom - box.top);
  if (narrow < 13 || volume === 0) return folds ? 'blurred' : 'none';
  return folds || (volume > 0.45 && narrow > 34) ? 'blurred' : 'plain';
}

function modelling(piece: Piece, tones: Tones, { prefix, random, pattern, fineness }: Brush): string {
  const shiny = piece.cloth === 'main' || piece.cloth === 'plain';
  const gloss = Math.max(
    piece.gloss ?? 0,
    shiny && pattern === 'leather' ? 0.8 : shiny && pattern === 'satin' ? 0.6 : 0,
  );
  const volume = piece.volume ?? 1;
  const finish = finishOf(piece);
  if (finish === 'none') return '';
  if (finish === 'plain') return plainEdges(piece.path, tones, fineness, gloss);
  let soft = volume > 0 ? roundness(piece.path, tones, volume * fineness, gloss) : '';
  let fine = '';
  for (const original of piece.folds ?? []) {
    const one = jitter(original, random);
    const shadeOpacity = Math.min(0.95, tones.shadeStrength * Math.abs(one.strength) * 1.35);
    const lightOpacity = Math.min(0.95, tones.lightStrength * (1 + gloss) * Math.abs(one.strength));
    const beside = (point: Point): Point => [point[0] - one.width * 0.6, point[1] - one.width * 0.5];
    const ridge = sliver(beside(one.from), beside(one.via), beside(one.to), one.width * 0.8);
    soft += paint(ridge, tones.light, lightOpacity);
    if (one.strength < 0) continue;
    soft += paint(sliver(one.from, one.via, one.to, one.width), tones.shade, shadeOpacity);
    fine += paint(sliver(one.from, one.via, one.to, one.width * 0.24), tones.shade, shadeOpacity * 0.85);
    if (gloss > 0)
      fine += paint(
        sliver(beside(one.from), beside(one.via), beside(one.to), one.width * 0.3),
        tones.light,
        gloss * 0.7,
      );
  }
  const group = (id: string, markup: string) =>
    markup ? `<g filter="url(#${prefix}${id})">${markup}</g>` : '';
  return group('s', soft) + group('f', fine);
}

/** Light from the top left: the edge that faces it is lit, the opposite edge falls into shade. */
function roundness(path: string, tones: Tones, volume: number, gloss: number): string {
  const edge = (colour: string, dx: number, dy: number, width: number, opacity: number) =>
    `<path d="${path}" transform="translate(${coordinate(dx * volume)} ${coordinate(dy * volume)})" fill="none" stroke="${colour}" stroke-width="${coordinate(width * volume)}" stroke-opacity="${Math.min(0.95, opacity).toFixed(2)}"/>`;
  return (
    edge(tones.shade, -3, -3, 18, tones.shadeStrength * 0.75) +
    edge(tones.light, 12, 11, 11, tones.lightStrength * (0.8 + gloss))
  );
}

function plainEdges(path: string, tones: Tones, fineness: number, gloss: number): string {
  const edge = (colour: string, shift: number, opacity: number) =>
    `<path d="${path}" transform="translate(${coordinate(shift * fineness)} ${coordinate(shift * fineness)})" fill="none" stroke="${colour}" stroke-width="${coordinate(4.5 * fineness)}" stroke-opacity="${Math.min(0.9, opacity).toFixed(2)}"/>`;
  return (
    edge(tones.shade, -1.2, tones.shadeStrength * 0.45) +
    edge(tones.light, 3, tones.lightStrength * (0.7 + gloss))
  );
}

function paint(path: string, colour: string, opacity: number): string {
  return `<path d="${path}" fill="${colour}" fill-opacity="${opacity.toFixed(2)}"/>`;
}

function jitter(one: Fold, random: () => number): Fold {
  const reach = Math.hypot(one.to[0] - one.from[0], one.to[1] - one.from[1]) * 0.1;
  const near = ([x, y]: Point): Point => [x + (random() - 0.5) * reach, y + (random() - 0.5) * reach];
  return { ...one, via: near(one.via), to: near(one.to), strength: one.strength * (0.75 + random() * 0.45) };
}

function sewing(piece: Piece, tones: Tones, fineness: number): string {
  const strokes = (paths: string[] | undefined, attributes: string) =>
    paths?.length ? `<path d="${paths.join('')}" fill="none" ${attributes}/>` : '';
  const pale = hexToOkLab(tones.base)[0] > 0.38;
  return (
    strokes(
      piece.ribs,
      `stroke="${pale ? tones.shade : tones.seam}" stroke-width="${coordinate(1.8 * fineness)}" stroke-opacity="${pale ? 0.55 : 0.6}"`,
    ) +
    strokes(
      piece.seams,
      `stroke="${tones.seam}" stroke-width="${coordinate(1.7 * fineness)}" stroke-opacity="${pale ? 0.9 : 0.6}" stroke-linecap="round" stroke-linejoin="round"`,
    ) +
    strokes(
      piece.stitches,
      `stroke="${tones.thread}" stroke-width="${coordinate(1.6 * fineness)}" stroke-dasharray="${coordinate(5.5 * fineness)} ${coordinate(3.2 * fineness)}" stroke-linejoin="round"`,
    )
  );
}
