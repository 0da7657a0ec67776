import type { AnalysisResult } from '@drape/contract/analysis/analysis';
import type { Outline, Swatch } from '@drape/contract/analysis/evidence';
import { t } from '@lingui/core/macro';
import {
  type Context,
  card,
  cardInk,
  castShade,
  displayFont,
  emptyCard,
  paintGround,
  paintPalette,
  pngOf,
  textFont,
  wrapped,
} from '../../sharing/picture-card.ts';

/** What of the photo is on the card: the clothes cut out of it, all of it, or nothing. */
export type CardPicture = { kind: 'clothes' | 'photo'; src: string } | { kind: 'none' };

export type CardContent = {
  /** Only where it is wanted. */
  rating: number | undefined;
  sentence: string | undefined;
  palette: readonly Swatch[];
  outlines: readonly Outline[];
  picture: CardPicture;
};

const { width, height, margin } = card;
const stage = { x: margin, y: margin, width: width - 2 * margin, height: 812 };
const paletteTop = stage.y + stage.height + 40;
const mostColours = 4;

export function cardContent(
  { analysis, evidence }: Pick<AnalysisResult, 'analysis' | 'evidence'>,
  picture: CardPicture,
  sentence: string | undefined,
  withScore: boolean,
): CardContent {
  const outlines = evidence.regions.map(({ outline }) => outline);
  const rating = withScore ? analysis.overall_rating : undefined;
  return { rating, sentence, palette: evidence.palette, outlines, picture };
}

async function load(src: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = src;
  await image.decode();
  return image;
}

type Box = { x: number; y: number; width: number; height: number };

/** The part of the photo, in fractions, that the outlines take up. */
function extentOf(outlines: readonly Outline[]): Box {
  const points = outlines.flat(2);
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** The largest box of this shape within the stage, in its middle. */
function fitInto(ratio: number): Box {
  const scale = Math.min(stage.width, stage.height * ratio);
  const size = { width: scale, height: scale / ratio };
  return {
    ...size,
    x: stage.x + (stage.width - size.width) / 2,
    y: stage.y + (stage.height - size.height) / 2,
  };
}

/** The clothes alone, at the size at which they fill the stage; nothing around their outlines is left. */
function cutOut(image: HTMLImageElement, outlines: readonly Outline[]): { cut: HTMLCanvasElement; box: Box } {
  const extent = extentOf(outlines);
  const source = { width: extent.width * image.naturalWidth, height: extent.height * image.naturalHeight };
  const box = fitInto(source.width / source.height);
  const cut = document.createElement('canvas');
  Object.assign(cut, { width: Math.round(box.width), height: Math.round(box.height) });
  const context = cut.getContext('2d');
  if (!context) throw new Error(t`This browser cannot draw pictures`);
  for (const outline of outlines) {
    context.save();
    context.beginPath();
    for (const ring of outline) {
      ring.forEach(([x, y], index) => {
        const [px, py] = [
          ((x - extent.x) / extent.width) * cut.width,
          ((y - extent.y) / extent.height) * cut.height,
        ];
        if (index === 0) context.moveTo(px, py);
        else context.lineTo(px, py);
      });
      context.closePath();
    }
    context.clip('evenodd');
    const [sx, sy] = [extent.x * image.naturalWidth, extent.y * image.naturalHeight];
    context.drawImage(image, sx, sy, source.width, source.height, 0, 0, cut.width, cut.height);
    context.restore();
  }
  return { cut, box };
}

function layClothes(context: Context, image: HTMLImageElement, outlines: readonly Outline[]): void {
  const { cut, box } = cutOut(image, outlines);
  context.save();
  castShade(context, 34, 18, 0.28);
  context.drawImage(cut, box.x, box.y, box.width, box.height);
  castShade(context, 8, 4, 0.22);
  context.drawImage(cut, box.x, box.y, box.width, box.height);
  context.restore();
}

function hangPhoto(context: Context, image: HTMLImageElement): void {
  const box = fitInto(image.naturalWidth / image.naturalHeight);
  context.save();
  castShade(context, 34, 16, 0.26);
  context.fillStyle = cardInk.paper;
  context.beginPath();
  context.roundRect(box.x, box.y, box.width, box.height, 14);
  context.fill();
  castShade(context, 0, 0, 0);
  context.clip();
  context.drawImage(image, box.x, box.y, box.width, box.height);
  context.restore();
}

/** The measured colours as hanging cloths, where no picture is wanted. */
function hangColours(context: Context, palette: readonly Swatch[]): void {
  const total = palette.reduce((sum, { share }) => sum + share, 0) || 1;
  let x = stage.x;
  for (const { hex, share } of palette) {
    const band = (share / total) * stage.width;
    context.fillStyle = hex;
    context.fillRect(x, stage.y, band + 0.5, stage.height);
    const fold = context.createLinearGradient(x, 0, x + band, 0);
    fold.addColorStop(0, 'rgb(0 0 0 / 0.18)');
    fold.addColorStop(0.25, 'rgb(255 255 255 / 0.1)');
    fold.addColorStop(0.55, 'rgb(0 0 0 / 0.03)');
    fold.addColorStop(0.8, 'rgb(255 255 255 / 0.07)');
    fold.addColorStop(1, 'rgb(0 0 0 / 0.15)');
    context.fillStyle = fold;
    context.fillRect(x, stage.y, band + 0.5, stage.height);
    x += band;
  }
}

function nameColours(context: Context, palette: readonly Swatch[], top: number): void {
  const largest = [...palette].sort((one, other) => other.share - one.share).slice(0, mostColours);
  const words = largest
    .map(({ name, share }) => `${name} ${Math.max(1, Math.round(share * 100))}%`)
    .join('   ·   ');
  context.font = textFont(25);
  context.fillStyle = cardInk.muted;
  context.fillText(words.charAt(0).toUpperCase() + words.slice(1), margin, top, width - 2 * margin);
}

function writeRating(context: Context, rating: number): number {
  const baseline = height - margin - 46;
  context.fillStyle = cardInk.ink;
  context.font = displayFont(178);
  const number = rating.toFixed(1);
  context.fillText(number, margin - 6, baseline);
  const end = margin + context.measureText(number).width;
  context.font = textFont(30);
  context.fillStyle = cardInk.muted;
  context.fillText('/ 10', end + 8, baseline);
  return end + 8 + context.measureText('/ 10').width;
}

function writeSentence(context: Context, sentence: string, left: number): void {
  const room = width - margin - left;
  const lineHeight = 45;
  context.font = displayFont(35);
  context.fillStyle = cardInk.ink;
  const lines = wrapped(context, sentence, room, 4);
  const first = height - margin - 46 - (lines.length - 1) * lineHeight;
  for (const [index, line] of lines.entries()) context.fillText(line, left, first + index * lineHeight);
}

/** An analysis as a picture to be shown to others, a PNG of 1080 by 1350. */
export async function drawAnalysisCard(content: CardContent): Promise<Blob> {
  const { picture, palette, outlines, sentence, rating } = content;
  const [{ canvas, context }, image] = await Promise.all([
    emptyCard(),
    picture.kind === 'none' ? undefined : load(picture.src),
  ]);
  paintGround(context, palette[0]?.hex);
  if (image && picture.kind === 'clothes') layClothes(context, image, outlines);
  else if (image) hangPhoto(context, image);
  else hangColours(context, palette);
  if (image) paintPalette(context, palette, paletteTop, 22);
  context.textBaseline = 'alphabetic';
  nameColours(context, palette, paletteTop + 62);
  const left = rating === undefined ? margin : writeRating(context, rating) + 56;
  if (sentence) writeSentence(context, sentence, left);
  context.font = displayFont(30);
  context.fillStyle = cardInk.muted;
  context.textAlign = 'right';
  context.fillText('Drape', width - margin, height - 46);
  return pngOf(canvas);
}
