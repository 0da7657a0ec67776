import type { OutfitPlan } from '@drape/contract/outfits/outfits';
import { t } from '@lingui/core/macro';
import {
  type Context,
  card,
  cardInk,
  castShade,
  displayFont,
  emptyCard,
  fitted,
  paintGround,
  paintPalette,
  pngOf,
  textFont,
} from '../sharing/picture-card.ts';
import { type LaidPicture, layFlat, tableRatio } from './flat-lay.ts';
import { outfitPalette, outfitTitle } from './outfit-words.ts';

const { width, height, margin } = card;
const captionHeight = 190;
const { ink, muted } = cardInk;

const boardHeight = height - captionHeight - margin;
const board = {
  x: (width - boardHeight * tableRatio) / 2,
  y: margin * 0.75,
  width: boardHeight * tableRatio,
  height: boardHeight,
};

/** Drawings get a size of their own, without which some browsers draw nothing. */
async function sizedDrawing(address: string, picture: LaidPicture): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(t`The picture of "${picture.item.description}" is missing`);
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

/** Draws a picture within its place, as `object-fit` does: a print fills it, anything else lies wholly in it. */
function layDown(context: Context, image: HTMLImageElement, picture: LaidPicture): void {
  const [w, h] = [picture.width * board.width, picture.height * board.height];
  context.save();
  context.translate(board.x + picture.x * board.width, board.y + picture.y * board.height);
  context.rotate((picture.turn * Math.PI) / 180);
  if (picture.kind === 'print') {
    const border = w * 0.04;
    castShade(context, 26, 14, 0.3);
    context.fillStyle = '#fff';
    context.fillRect(-w / 2, -h / 2, w, h);
    castShade(context, 0, 0, 0);
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
      castShade(context, blur, offset, opacity);
      context.drawImage(image, -iw / 2, -ih / 2, iw, ih);
    }
  }
  context.restore();
}

function writeCaption(context: Context, title: string, items: readonly string[]): void {
  const room = width - 2 * margin;
  context.textBaseline = 'alphabetic';
  context.fillStyle = ink;
  context.font = displayFont(52);
  const brand = 'Drape';
  context.textAlign = 'right';
  context.fillText(brand, width - margin, height - 108);
  const brandRoom = context.measureText(brand).width + 40;
  context.textAlign = 'left';
  context.fillText(fitted(context, title, room - brandRoom), margin, height - 108);
  context.fillStyle = muted;
  context.font = textFont(24);
  context.fillText(fitted(context, items.join(' · '), room), margin, height - 66);
}

/** The outfit on its table with its name, its items and its colours, as a PNG of 1080 by 1350. */
export async function drawOutfitPicture(outfit: OutfitPlan): Promise<Blob> {
  const pictures = layFlat(outfit.items, outfit.layout);
  const [images, { canvas, context }] = await Promise.all([Promise.all(pictures.map(load)), emptyCard()]);
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
  paintPalette(context, outfitPalette(outfit.items), height - 42, 10);
  return pngOf(canvas);
}
