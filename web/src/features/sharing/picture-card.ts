import { t } from '@lingui/core/macro';
import type { Band } from '../../ui/colour/palette-strip.tsx';

/** Pixels of a picture to be shared: four to five, as pictures are shared. */
export const card = { width: 1080, height: 1350, margin: 72 } as const;
export const cardInk = { paper: '#f7f3ec', ink: '#2b241f', muted: '#6d625a' } as const;

export const displayFont = (pixels: number) => `340 ${pixels}px "Fraunces Variable", Georgia, serif`;
export const textFont = (pixels: number, weight = 400) =>
  `${weight} ${pixels}px "Inter Variable", system-ui, sans-serif`;

export type Context = CanvasRenderingContext2D;

/** An empty card with its fonts loaded. Throws where the browser cannot draw. */
export async function emptyCard(): Promise<{ canvas: HTMLCanvasElement; context: Context }> {
  await Promise.all([document.fonts.load(displayFont(52)), document.fonts.load(textFont(24))]);
  const canvas = Object.assign(document.createElement('canvas'), { width: card.width, height: card.height });
  const context = canvas.getContext('2d');
  if (!context) throw new Error(t`This browser cannot draw pictures`);
  return { canvas, context };
}

/** Paper in daylight from the upper left, tinted with a breath of what lies on it. */
export function paintGround(context: Context, tint: string | undefined): void {
  const { width, height } = card;
  context.fillStyle = cardInk.paper;
  context.fillRect(0, 0, width, height);
  if (tint !== undefined) {
    context.globalAlpha = 0.07;
    context.fillStyle = tint;
    context.fillRect(0, 0, width, height);
    context.globalAlpha = 1;
  }
  const light = context.createRadialGradient(width * 0.22, 0, 0, width * 0.22, 0, height * 1.2);
  light.addColorStop(0, 'rgb(255 255 255 / 0.5)');
  light.addColorStop(0.5, 'rgb(255 255 255 / 0)');
  light.addColorStop(1, 'rgb(48 38 28 / 0.12)');
  context.fillStyle = light;
  context.fillRect(0, 0, width, height);
}

/** The shade that what is drawn next casts on the paper. */
export function castShade(context: Context, blur: number, offset: number, opacity: number): void {
  context.shadowColor = `rgb(29 23 17 / ${opacity})`;
  context.shadowBlur = blur;
  context.shadowOffsetX = offset * 0.55;
  context.shadowOffsetY = offset;
}

/** A line that ends with an ellipsis where it is too long. */
export function fitted(context: Context, text: string, room: number): string {
  if (context.measureText(text).width <= room) return text;
  let end = text.length;
  while (end > 1 && context.measureText(`${text.slice(0, end)}…`).width > room) end -= 1;
  return `${text.slice(0, end).trimEnd()}…`;
}

/** A text in at most so many lines; what is left over is cut from the last one. */
export function wrapped(context: Context, text: string, room: number, most: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line === '' || context.measureText(longer).width <= room) line = longer;
    else {
      lines.push(line);
      line = word;
    }
  }
  lines.push(line);
  if (lines.length <= most) return lines;
  return [...lines.slice(0, most - 1), fitted(context, lines.slice(most - 1).join(' '), room)];
}

/** The palette strip over the full width of the text, each band as wide as its share. */
export function paintPalette(context: Context, palette: readonly Band[], top: number, height: number): void {
  const room = card.width - 2 * card.margin;
  const total = palette.reduce((sum, { share }) => sum + share, 0) || 1;
  let x: number = card.margin;
  for (const { hex, share } of palette) {
    const band = (share / total) * room;
    context.fillStyle = hex;
    context.fillRect(x, top, band + 0.5, height);
    x += band;
  }
}

export function pngOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error(t`Couldn’t create the picture`))),
      'image/png',
    );
  });
}

/** A file name made of words. */
export function fileNameOf(words: string): string {
  const name = words
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60);
  return `${name || 'outfit'}.png`;
}
