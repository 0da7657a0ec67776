import { join } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import type { Picture } from '../../e2e/src/gallery/take-pictures.ts';

const caption = 34;
const gap = 16;

/** How a sheet is laid: pictures in a row, rows on a sheet, the width of each in pixels. */
const layouts: Record<number, { columns: number; rows: number; tile: number }> = {
  360: { columns: 8, rows: 2, tile: 240 },
  768: { columns: 5, rows: 2, tile: 380 },
  1280: { columns: 4, rows: 3, tile: 480 },
  1920: { columns: 3, rows: 3, tile: 640 },
};

/** Writes the pictures of one format to sheets side by side, each under its name; returns the sheets' files. */
export async function writeContactSheets(pictures: readonly Picture[], folder: string): Promise<string[]> {
  const [first] = pictures;
  if (first === undefined) return [];
  const layout = layouts[first.width] ?? { columns: 4, rows: 3, tile: 480 };
  const perSheet = layout.columns * layout.rows;
  const files: string[] = [];
  for (let start = 0; start < pictures.length; start += perSheet) {
    const sheet = pictures.slice(start, start + perSheet);
    const file = join(folder, `sheet-${first.width}-${first.scheme}-${files.length + 1}.png`);
    await writeSheet(sheet, layout, file);
    files.push(file);
  }
  return files;
}

async function writeSheet(
  pictures: readonly Picture[],
  layout: { columns: number; tile: number },
  file: string,
) {
  const { columns, tile } = layout;
  const tiles = await Promise.all(
    pictures.map(async (picture) => {
      const { data, info } = await sharp(picture.file)
        .resize({ width: tile })
        .png()
        .toBuffer({ resolveWithObject: true });
      return { picture, data, height: info.height };
    }),
  );
  const overlays: OverlayOptions[] = [];
  let top = gap;
  for (let start = 0; start < tiles.length; start += columns) {
    const row = tiles.slice(start, start + columns);
    for (const [column, { picture, data }] of row.entries()) {
      const left = gap + column * (tile + gap);
      overlays.push(
        { input: captionOf(picture, tile), left, top },
        { input: data, left, top: top + caption },
      );
    }
    top += caption + Math.max(...row.map(({ height }) => height)) + gap;
  }
  const width = gap + columns * (tile + gap);
  await sharp({ create: { width, height: top, channels: 3, background: '#8a8a8a' } })
    .composite(overlays)
    .png()
    .toFile(file);
}

function captionOf({ scene, fault }: Picture, width: number): Buffer {
  const text = `${scene.viewer}: ${scene.name}${fault ? ' (not reached)' : ''}`.replaceAll('&', '&amp;');
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${caption}"><text x="2" y="22" font-family="sans-serif" font-size="15" fill="${fault ? '#ffd6d6' : '#ffffff'}">${text}</text></svg>`,
  );
}
