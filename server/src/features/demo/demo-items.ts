import type { ItemSeason } from '@drape/contract/wardrobe/wardrobe-options';
import { coloursOfWords } from '@drape/engine/colour/colours-of-words';
import { drawFlatLay } from '@drape/engine/drawing/draw-flat-lay';
import { hashText, seededRandom } from '@drape/engine/drawing/seeded-random';
import sharp from 'sharp';
import { type Clock, dayMs, plus } from '../../platform/clock.ts';
import { rasterise } from '../../platform/imaging/rasterise.ts';
import type { SeedItem } from '../wardrobe/service.ts';
import { writtenDays } from './demo-agenda.ts';
import type { DemoPiece } from './demo-piece.ts';
import { demoPieces } from './demo-wardrobe.ts';

const historyDays = 360;
const monthDays = 30;
/** Meteorological seasons of the northern half of the earth, by the month from 0. */
const seasonOfMonth: ItemSeason[] = [
  ...(['winter', 'winter', 'spring', 'spring', 'spring', 'summer'] as const),
  ...(['summer', 'summer', 'fall', 'fall', 'fall', 'winter'] as const),
];
/** Clothes of a season are also worn, less often, in the ones beside it. */
const neighbourShare = 0.25;
const opposite: Partial<Record<ItemSeason, ItemSeason>> = {
  spring: 'fall',
  fall: 'spring',
  summer: 'winter',
  winter: 'summer',
};

/** The days on which a piece was worn by chance, as days before now; the same for the same piece and day. */
export function wornDaysAgo(
  { description, season, wearsPerMonth, restsDays = 0 }: DemoPiece,
  now: Date,
): number[] {
  const random = seededRandom(hashText(description));
  const days: number[] = [];
  for (let ago = 1; ago <= historyDays; ago++) {
    const today = seasonOfMonth[plus(now, -ago * dayMs).getUTCMonth()] ?? 'all';
    const isIn = season === 'all' || season === today;
    const share = isIn ? 1 : opposite[season] === today ? 0 : neighbourShare;
    const isWorn = random() < (share * wearsPerMonth) / monthDays;
    if (isWorn && ago > Math.max(restsDays, writtenDays)) days.push(ago);
  }
  return days;
}

/** A piece laid on linen, as its owner would have photographed it. */
async function photoOf({ subcategory, color_primary, pattern }: DemoPiece): Promise<Uint8Array> {
  const [width, height] = [600, 800];
  const attributes = { subcategory, color_primary: coloursOfWords(color_primary)[0], pattern };
  const png = await rasterise(drawFlatLay([attributes], { width, height, scene: 'paper' }), width);
  return sharp(png).flatten({ background: '#ffffff' }).jpeg({ quality: 90 }).toBuffer();
}

/** The demo person's wardrobe with a year of wearing it. */
export async function demoItems(clock: Clock): Promise<SeedItem[]> {
  const now = clock.now();
  const items: SeedItem[] = [];
  for (const piece of demoPieces) {
    const { boughtDaysAgo, wearsPerMonth: _wears, restsDays: _rests, hasPhoto, ...fields } = piece;
    const bought = boughtDaysAgo + (hashText(piece.description) % 300);
    items.push({
      fields: {
        ...fields,
        currency: 'EUR',
        purchase_date: plus(now, -bought * dayMs)
          .toISOString()
          .slice(0, 10),
      },
      daysAgo: historyDays,
      wornDaysAgo: wornDaysAgo(piece, now),
      ...(hasPhoto ? { photo: await photoOf(piece) } : {}),
    });
  }
  return items;
}
