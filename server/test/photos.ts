import sharp from 'sharp';

type Point = readonly [x: number, y: number];
type Colour = readonly [red: number, green: number, blue: number];

/** On a field of 90 × 120: a top with sleeves over trousers. */
const top: Point[] = [
  [27, 18],
  [40, 14],
  [45, 18],
  [50, 14],
  [63, 18],
  [76, 42],
  [66, 47],
  [61, 38],
  [61, 64],
  [29, 64],
  [29, 38],
  [24, 47],
  [14, 42],
];
const trousers: Point[] = [
  [30, 66],
  [60, 66],
  [64, 112],
  [49, 112],
  [45, 80],
  [41, 112],
  [26, 112],
];

function inside(polygon: Point[], x: number, y: number): boolean {
  let within = false;
  polygon.forEach(([x1, y1], index) => {
    const [x2, y2] = polygon.at(index - 1) ?? [x1, y1];
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) within = !within;
  });
  return within;
}

const light: Colour = [233, 228, 218];

/** A JPEG of so many pixels across that is drawn on a field of 90 × 120. */
async function drawn(
  width: number,
  colourAt: (x: number, y: number) => Colour,
): Promise<Uint8Array<ArrayBuffer>> {
  const height = Math.round((width * 4) / 3);
  const pixels = Buffer.alloc(width * height * 3);
  for (let index = 0; index < width * height; index++) {
    const colour = colourAt(((index % width) / width) * 90, (Math.floor(index / width) / height) * 120);
    const grain = ((index * 7919) % 7) - 3;
    for (const [channel, value] of colour.entries()) pixels[index * 3 + channel] = value + grain;
  }
  return Uint8Array.from(
    await sharp(pixels, { raw: { width, height, channels: 3 } })
      .jpeg({ quality: 90 })
      .toBuffer(),
  );
}

/** A drawn outfit, navy top over camel trousers on light ground. `variant` changes the top's colour. */
export function outfitPhoto({ width = 360, variant = 0 } = {}): Promise<Uint8Array<ArrayBuffer>> {
  const navy: Colour = [35 + ((variant * 40) % 200), 57 + ((variant * 70) % 160), 93];
  return drawn(width, (x, y) => (inside(top, x, y) ? navy : inside(trousers, x, y) ? [176, 141, 87] : light));
}

/** A navy top alone on light ground. */
export function garmentPhoto(): Promise<Uint8Array<ArrayBuffer>> {
  return drawn(360, (x, y) => (inside(top, x, y) ? [35, 57, 93] : light));
}

/** A wall: a photo in which there is nothing to wear. */
export async function wallPhoto(): Promise<Uint8Array<ArrayBuffer>> {
  const create = { width: 400, height: 500, channels: 3 as const, background: '#c9c4bb' };
  return Uint8Array.from(await sharp({ create }).jpeg().toBuffer());
}

export function fileOf(bytes: Uint8Array<ArrayBuffer>, name = 'outfit.jpg', type = 'image/jpeg'): File {
  return new File([bytes], name, { type });
}
