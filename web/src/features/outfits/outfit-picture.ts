import type { OutfitPlan } from '@drape/contract/outfits';
import type { Band } from '../../ui/palette-strip.tsx';
import { type LaidPicture, layFlat, tableRatio } from './flat-lay.ts';
import { outfitPalette, outfitTitle } from './outfit-words.ts';

/** Pixels of the picture: four to five, as pictures are shared. */
const [width, height] = [1080, 1350];
const margin = 72;
const captionHeight = 190;
const paper = '#f7f3ec';
const ink = '#2b241f';
const muted = '#6d625a';

const boardHeight = height - captionHeight - margin;
const board = {
  ...{ x: (width - boardHeight * tableRatio) / 2, y: margin * 0.75 },
  ...{ width: boardHeight * tableRatio, height: boardHeight },
};

/** Drawings get a size of their own, without which some browsers draw nothing. */
async function sizedDrawing(address: string, picture: LaidPicture): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`The picture of "${picture.item.description}" is missing`);
  const drawn = await response.text();
  const pixels = Math.round(picture.width * board.width * 2);
  const tall = Math.round(picture.height * board.height * 2);
  const sized = drawn.replace('<svg ', `<svg width="${pixels}" height="${tall}" `);
  return URL.createObjectURL(new Blob([sized], { type: 'image/svg+xml' }));
}

async function load(picture: LaidPicture): Promise<HTMLImageElement> {
  const { item, kind } = picture;
  const isDrawing = kind === 'drawing';
  const address = kind === 'print' ? item.image_url : item.thumbnail_url;
  const image = new Image();
  image.src = isDrawing ? await sizedDrawing(address, picture) : address;
  try {
    await image.decode();
  } finally {
    if (isDrawing) URL.revokeObjectURL(image.src);
  }
  return image;
}

type Context = CanvasRenderingContext2D;

function shade(context: Context, blur: number, offset: number, opacity: number): void {
  context.shadowColor = `rgb(29 23 17 / ${opacity})`;
  context.shadowBlur = blur;
  context.shadowOffsetX = offset * 0.55;
  context.shadowOffsetY = offset;
}

/** Draws a picture within its place, as `object-fit` does: a print fills it, anything else lies wholly in it. */
function layDown(context: Context, image: HTMLImageElement, picture: LaidPicture): void {
  const [w, h] = [picture.width * board.width, picture.height * board.height];
  context.save();
  context.translate(board.x + picture.x * board.width, board.y + picture.y * board.height);
  context.rotate((picture.turn * Math.PI) / 180);
  if (picture.kind === 'print') {
    const border = w * 0.04;
    shade(context, 26, 14, 0.3);
    context.fillStyle = '#fff';
    context.fillRect(-w / 2, -h / 2, w, h);
    shade(context, 0, 0, 0);
    const [iw, ih] = [w - 2 * border, h - 2 * border];
    const scale = Math.max(iw / image.naturalWidth, ih / image.naturalHeight);
    const [sw, sh] = [iw / scale, ih / scale];
    const [sx, sy] = [(image.naturalWidth - sw) / 2, (image.naturalHeight - sh) / 2];
    context.drawImage(image, sx, sy, sw, sh, -iw / 2, -ih / 2, iw, ih);
  } else {
    const scale = Math.min(w / image.naturalWidth, h / image.naturalHeight);
    const [iw, ih] = [image.naturalWidth * scale, image.naturalHeight * scale];
    for (const [blur, offset, opacity] of [
      [28, 14, 0.26],
      [7, 4, 0.3],
    ] as const) {
      shade(context, blur, offset, opacity);
      context.drawImage(image, -iw / 2, -ih / 2, iw, ih);
    }
  }
  context.restore();
}

function paintGround(context: Context, tint: string | undefined): void {
  context.fillStyle = paper;
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

/** A line that ends with an ellipsis where it is too long. */
function fitted(context: Context, text: string, room: number): string {
  if (context.measureText(text).width <= room) return text;
  let end = text.length;
  while (end > 1 && context.measureText(`${text.slice(0, end)}…`).width > room) end -= 1;
  return `${text.slice(0, end).trimEnd()}…`;
}

function writeCaption(context: Context, title: string, items: readonly string[]): void {
  const room = width - 2 * margin;
  context.textBaseline = 'alphabetic';
  context.fillStyle = ink;
  context.font = '340 52px "Fraunces Variable", Georgia, serif';
  const brand = 'Drape';
  context.textAlign = 'right';
  context.fillText(brand, width - margin, height - 108);
  const brandRoom = context.measureText(brand).width + 40;
  context.textAlign = 'left';
  context.fillText(fitted(context, title, room - brandRoom), margin, height - 108);
  context.fillStyle = muted;
  context.font = '400 24px "Inter Variable", system-ui, sans-serif';
  context.fillText(fitted(context, items.join(' · '), room), margin, height - 66);
}

function paintPalette(context: Context, palette: readonly Band[]): void {
  let x = margin;
  for (const { hex, share } of palette) {
    const band = share * (width - 2 * margin);
    context.fillStyle = hex;
    context.fillRect(x, height - 42, band + 0.5, 10);
    x += band;
  }
}

/** The outfit on its table with its name, its items and its colours, as a PNG of 1080 by 1350. */
export async function drawOutfitPicture(outfit: OutfitPlan): Promise<Blob> {
  const pictures = layFlat(outfit.items, outfit.layout);
  const [images] = await Promise.all([
    Promise.all(pictures.map(load)),
    document.fonts.load('340 52px "Fraunces Variable"'),
    document.fonts.load('400 24px "Inter Variable"'),
  ]);
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw pictures');
  paintGround(context, outfit.items[0]?.palette[0]?.hex);
  pictures.forEach((picture, i) => {
    const image = images[i];
    if (image) layDown(context, image, picture);
  });
  writeCaption(
    context,
    outfitTitle(outfit),
    outfit.items.map(({ description }) => description),
  );
  paintPalette(context, outfitPalette(outfit.items));
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No picture came of it'))), 'image/png');
  });
}
