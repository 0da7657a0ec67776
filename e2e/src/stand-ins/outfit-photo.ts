import sharp from 'sharp';

export type OutfitPhoto = {
  width?: number;
  height?: number;
  jacket?: string;
  trousers?: string;
  /** Standard deviation of the sensor noise, in levels of 255. */
  noise?: number;
};

/** A drawn person in jacket, shirt, trousers and shoes before a wall, as the JPEG of a camera. */
export async function outfitPhoto(options: OutfitPhoto = {}): Promise<Buffer<ArrayBuffer>> {
  const { width = 900, height = 1200, noise = 3 } = options;
  const drawing = sharp(Buffer.from(outfitDrawing(options)), { density: 72 }).resize(width, height, {
    fit: 'fill',
  });
  const grain = {
    width,
    height,
    channels: 3 as const,
    noise: { type: 'gaussian' as const, mean: 128, sigma: noise },
  };
  const layer = await sharp({ create: { ...grain, background: '#808080' } })
    .png({ compressionLevel: 0 })
    .toBuffer();
  const photo = await drawing
    .composite([{ input: layer, blend: 'soft-light' }])
    .removeAlpha()
    .jpeg({ quality: 90 })
    .toBuffer();
  return Buffer.from(photo);
}

function outfitDrawing({ jacket = '#26385c', trousers = '#b08d57' }: OutfitPhoto): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="1200" viewBox="0 0 900 1200">
  <defs>
    <linearGradient id="wall" x2="1" y2="1"><stop stop-color="#ece7de"/><stop offset="1" stop-color="#d2cbc0"/></linearGradient>
    <linearGradient id="shade"><stop stop-color="#000" stop-opacity=".28"/><stop offset=".45" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".2"/></linearGradient>
  </defs>
  <rect width="900" height="1200" fill="url(#wall)"/>
  <path d="M0 1060h900v140H0z" fill="#8d8071"/>
  <ellipse cx="450" cy="1130" rx="190" ry="26" fill="#000" opacity=".18"/>
  <path d="M352 640l-12 470h84l26-350 26 350h84l-12-470z" fill="${trousers}"/>
  <path d="M352 640l-12 470h84l26-350 26 350h84l-12-470z" fill="url(#shade)"/>
  <path d="M330 1100h92v36h-118q-6-30 26-36zM570 1100h-92v36h118q6-30-26-36z" fill="#4a2f20"/>
  <path d="M300 300q60-46 110-52h80q50 6 110 52l62 330-62 16-44-200 6 216H338l6-216-44 200-62-16z" fill="${jacket}"/>
  <path d="M300 300q60-46 110-52h80q50 6 110 52l62 330-62 16-44-200 6 216H338l6-216-44 200-62-16z" fill="url(#shade)"/>
  <path d="M410 248l40 190 40-190z" fill="#f3f1ec"/>
  <path d="M410 248l-30 60 70 140 70-140-30-60-40 180z" fill="${jacket}" stroke="#000" stroke-opacity=".35" stroke-width="3"/>
  <circle cx="450" cy="480" r="7" fill="#1a2236"/><circle cx="450" cy="550" r="7" fill="#1a2236"/>
  <path d="M418 200h64v52q-32 26-64 0z" fill="#c99873"/>
  <ellipse cx="450" cy="150" rx="62" ry="78" fill="#d9a982"/>
  <path d="M386 148q-6-92 64-92t64 92q-14-50-64-54-50 4-64 54z" fill="#3a281e"/>
  <circle cx="428" cy="148" r="6" fill="#2b1d16"/><circle cx="472" cy="148" r="6" fill="#2b1d16"/>
  <path d="M430 190q20 14 40 0" fill="none" stroke="#8f4f43" stroke-width="5"/>
  <ellipse cx="268" cy="656" rx="24" ry="32" fill="#d9a982"/><ellipse cx="632" cy="656" rx="24" ry="32" fill="#d9a982"/>
</svg>`;
}
