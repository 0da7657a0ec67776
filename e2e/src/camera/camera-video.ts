import { closeSync, openSync, writeSync } from 'node:fs';
import sharp from 'sharp';
import { outfitPhoto } from '../stand-ins/outfit-photo.ts';

export type Scene = { picture: Buffer; seconds: number };

export const videoSize = { width: 640, height: 360 };

/** A person in drawn clothes before a wall, as a camera that lies on its side sees them; `height` below 360 is further away. */
export async function standingOutfit(
  outfit: { jacket?: string; trousers?: string } = {},
  height: number = videoSize.height,
): Promise<Buffer> {
  const person = await outfitPhoto({ ...outfit, width: Math.round(0.75 * height), height, noise: 0 });
  const left = Math.round((videoSize.width - 0.75 * height) / 2);
  const top = Math.round((videoSize.height - height) / 2);
  return sharp({ create: { ...videoSize, channels: 3, background: '#e0dacf' } })
    .composite([{ input: person, left, top }])
    .png()
    .toBuffer();
}

export function darkened(picture: Buffer): Promise<Buffer> {
  return sharp(picture).linear(0.12).png().toBuffer();
}

/** Writes a video (YUV4MPEG2, 4:2:0) that Chromium's fake camera plays over and over. */
export async function writeVideo(path: string, scenes: readonly Scene[], framesPerSecond = 5): Promise<void> {
  const { width, height } = videoSize;
  const file = openSync(path, 'w');
  writeSync(file, `YUV4MPEG2 W${width} H${height} F${framesPerSecond}:1 Ip A1:1 C420jpeg\n`);
  for (const { picture, seconds } of scenes) {
    const frame = Buffer.concat([Buffer.from('FRAME\n'), await planesOf(picture)]);
    for (let k = 0; k < seconds * framesPerSecond; k++) writeSync(file, frame);
  }
  closeSync(file);
}

/** Luma, then both chroma planes at half the size, in the limited range of ITU-R BT.601. */
async function planesOf(picture: Buffer): Promise<Buffer> {
  const { width, height } = videoSize;
  const rgb = await sharp(picture).resize(width, height).removeAlpha().raw().toBuffer();
  const half = await sharp(picture)
    .resize(width / 2, height / 2)
    .removeAlpha()
    .raw()
    .toBuffer();
  const luma = plane(rgb, (r, g, b) => 16 + 0.257 * r + 0.504 * g + 0.098 * b);
  const blue = plane(half, (r, g, b) => 128 - 0.148 * r - 0.291 * g + 0.439 * b);
  const red = plane(half, (r, g, b) => 128 + 0.439 * r - 0.368 * g - 0.071 * b);
  return Buffer.concat([luma, blue, red]);
}

function plane(rgb: Buffer, value: (r: number, g: number, b: number) => number): Buffer {
  const out = Buffer.alloc(rgb.length / 3);
  for (let i = 0; i < out.length; i++)
    out[i] = Math.round(value(rgb[3 * i] ?? 0, rgb[3 * i + 1] ?? 0, rgb[3 * i + 2] ?? 0));
  return out;
}
