import { fileURLToPath } from 'node:url';
import { judge } from '@drape/engine/stylist/judging/judge';
import { analyse } from '@drape/engine/vision/analyse';
import sharp from 'sharp';
import type { SampleAnalysis } from '../src/landing/sample-analysis.ts';

const cover = fileURLToPath(new URL('../src/landing/pictures/cover-1400.webp', import.meta.url));
const analysedSide = 512;
const shownTerms = 5;
const leastShare = 0.02;
/** Fixed, so that the season does not change the page from build to build. */
const sampleDate = '2026-10-15';

/** Looks at the cover as the server looks at a photo. */
export async function analyseSample(): Promise<SampleAnalysis> {
  const { data, info } = await sharp(cover)
    .flatten({ background: '#ffffff' })
    .resize(analysedSide, analysedSide, { fit: 'inside' })
    .ensureAlpha()
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  const look = await analyse({ width: info.width, height: info.height, data: new Uint8Array(data) });
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
    raises: [...suggestions.slice(0, 2), ...recommendations.accessories.slice(0, 1)],
    engineVersion: look.engineVersion,
  };
}
