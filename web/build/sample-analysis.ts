import { fileURLToPath } from 'node:url';
import type { CorrectedGarment } from '@drape/contract/analysis/analysis';
import { judge } from '@drape/engine/stylist/judging/judge';
import { correctLook } from '@drape/engine/stylist/worn/correct-look';
import { analyse } from '@drape/engine/vision/analyse';
import sharp from 'sharp';
import type { SampleAnalysis } from '../src/landing/sample-analysis.ts';

const cover = fileURLToPath(new URL('../src/landing/pictures/cover-1400.webp', import.meta.url));
const analysedSide = 512;
const shownTerms = 5;
const shownIdeas = 2;
const leastShare = 0.02;
/** Fixed, so that the season does not change the page from build to build. */
const sampleDate = '2026-10-15';

/** What lies on the cover, as somebody says it who corrects the reading; each by the region that was read of it. */
const garments = [
  { from: ['piece-1'], kind: 'coat' },
  { from: ['piece-2'], kind: 'trousers' },
  { from: ['piece-3'], kind: 'knit', fabric: 'knit' },
  { from: ['piece-4'], kind: 'bag' },
  { from: ['piece-5'], kind: 'flats' },
] as const satisfies readonly CorrectedGarment[];

/** Analyzes the cover as the server would a photo, and corrects the kinds of its pieces as a person would. */
export async function analyseSample(): Promise<SampleAnalysis> {
  const { data, info } = await sharp(cover)
    .flatten({ background: '#ffffff' })
    .resize(analysedSide, analysedSide, { fit: 'inside' })
    .ensureAlpha()
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  const read = await analyse({ width: info.width, height: info.height, data: new Uint8Array(data) });
  const { look, keys } = correctLook(
    read,
    garments.map((garment) => ({ ...garment, from: [...garment.from] })),
  );
  const { overallRating, summary, suggestions, recommendations, evidence } = judge(look, {
    date: sampleDate,
  });
  const terms = evidence.terms
    .filter(({ key }) => key !== 'photo')
    .sort((one, other) => other.weight - one.weight)
    .slice(0, shownTerms)
    .map(({ label, score }) => ({ label, score }));
  return {
    rating: overallRating,
    summary,
    palette: evidence.palette.filter(({ share }) => share >= leastShare),
    terms,
    pieces: keys.flatMap((key) => evidence.regions.find((region) => region.key === key)?.label ?? []),
    ideas: [
      ...suggestions,
      ...recommendations.accessories,
      ...recommendations.styling_alternatives,
      ...recommendations.color_palette,
    ].slice(0, shownIdeas),
  };
}
