import sharp from 'sharp';

/** The palette strip: four cloths, each as wide as its share. */
const bands = [
  { hex: '#7c2233', share: 0.45 },
  { hex: '#c9a27c', share: 0.3 },
  { hex: '#39424e', share: 0.15 },
  { hex: '#8f9779', share: 0.1 },
];
const paper = '#faf7f2';

type Shape = { size: number; ground: 'rounded' | 'full'; stripWidth: number; stripHeight: number };

/** Hanging folds over each band: light from the left, shade where it turns away. */
const folds = `<linearGradient id="fold" x2="1" y2="0">
  <stop stop-color="#000" stop-opacity=".2"/><stop offset=".25" stop-color="#fff" stop-opacity=".13"/>
  <stop offset=".55" stop-color="#000" stop-opacity=".03"/><stop offset=".78" stop-color="#fff" stop-opacity=".08"/>
  <stop offset="1" stop-color="#000" stop-opacity=".17"/></linearGradient>
<linearGradient id="light" x2="0" y2="1"><stop stop-color="#fff" stop-opacity=".1"/>
  <stop offset=".4" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".12"/></linearGradient>`;

function drawIcon({ size, ground, stripWidth, stripHeight }: Shape): string {
  const width = size * stripWidth;
  const height = size * stripHeight;
  const [left, top] = [(size - width) / 2, (size - height) / 2];
  let x = left;
  const cloths = bands.map(({ hex, share }) => {
    const rect = `x="${x}" y="${top}" width="${share * width + 0.5}" height="${height}"`;
    x += share * width;
    return [`fill="${hex}"`, 'fill="url(#fold)"', 'fill="url(#light)"']
      .map((fill) => `<rect ${rect} ${fill}/>`)
      .join('');
  });
  const radius = ground === 'rounded' ? size * 0.22 : 0;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${size} ${size}">
<defs>${folds}</defs><rect width="${size}" height="${size}" rx="${radius}" fill="${paper}"/>${cloths.join('')}</svg>`;
}

/** A maskable icon keeps what matters within the middle four fifths, as launchers cut circles and drops out of it. */
const shapes = {
  'icon-192.png': { size: 192, ground: 'rounded', stripWidth: 0.625, stripHeight: 0.625 },
  'icon-512.png': { size: 512, ground: 'rounded', stripWidth: 0.625, stripHeight: 0.625 },
  'icon-maskable-512.png': { size: 512, ground: 'full', stripWidth: 0.5, stripHeight: 0.5 },
  'apple-touch-icon.png': { size: 180, ground: 'full', stripWidth: 0.6, stripHeight: 0.6 },
} as const satisfies Record<string, Shape>;

/** The icons of the installed app as PNG files, by name. */
export function drawIcons(): Promise<[name: string, png: Buffer][]> {
  return Promise.all(
    Object.entries(shapes).map(
      async ([name, shape]): Promise<[string, Buffer]> => [
        name,
        await sharp(Buffer.from(drawIcon(shape)))
          .png({ compressionLevel: 9 })
          .toBuffer(),
      ],
    ),
  );
}
