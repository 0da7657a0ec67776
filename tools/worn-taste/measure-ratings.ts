import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { scoreLook } from '@drape/engine/stylist/judging/score-look';
import { sampleLook } from '@drape/engine/stylist/sample-look';
import { analyse } from '@drape/engine/vision/analyse';
import type { Look } from '@drape/engine/vision/look';
import { z } from 'zod';
import { decodePixels } from '../../server/src/platform/imaging/decode.ts';
import { loadPose } from '../../server/src/platform/imaging/networks/pose.ts';
import { rankCorrelation } from '../eval/rank-correlation.ts';
import { regionsOf, type ToldOutfit, toldOutfit } from './rated-outfits.ts';

/**
 * Compares ratings of photos with those of readers who saw them: as the engine sees the photo, and with the garments of
 * one reader typed in. Nothing is learned here.
 *
 * `readers` is a file with a line of JSON for each reader and photo: `id` (the photo's name without its ending), `reader`,
 * `garments`, `accessories`, `shoes`, `rating`.
 */
const usage = 'Usage: node tools/run.mjs tools/worn-taste/measure-ratings.ts --readers FILE [--photos DIR]';
const { values } = parseArgs({ options: { readers: { type: 'string' }, photos: { type: 'string' } } });
if (!values.readers) throw new Error(usage);

const reading = toldOutfit.extend({ id: z.string(), reader: z.number(), rating: z.number() });
const readings = readFileSync(values.readers, 'utf8')
  .trim()
  .split('\n')
  .map((line) => reading.parse(JSON.parse(line)));
const ids = [...new Set(readings.map(({ id }) => id))].sort();
const ratingOf = new Map(
  ids.map((id) => {
    const ratings = readings.filter((each) => each.id === id).map(({ rating }) => rating);
    return [id, ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length];
  }),
);
const context = { date: new Date().toISOString().slice(0, 10) };

function report(what: string, rated: readonly { id: string; rating: number }[]): void {
  const readers = rated.map(({ id }) => ratingOf.get(id) ?? 0);
  const own = rated.map(({ rating }) => rating);
  const mean = own.reduce((sum, rating) => sum + rating, 0) / own.length;
  console.log(
    `${what}: rank correlation ${rankCorrelation(own, readers).toFixed(2)} over ${own.length} photos, mean ${mean.toFixed(2)}, ${Math.min(...own)} to ${Math.max(...own)}`,
  );
}

function typedIn(told: ToldOutfit): Look {
  const { proportions: _, ...rest } = sampleLook(1);
  return { ...rest, subject: 'worn', confidence: 1, unseen: [], regions: regionsOf(told, 'told') };
}

for (const reader of [...new Set(readings.map((each) => each.reader))].sort()) {
  const own = readings.filter((each) => each.reader === reader && each.garments.length > 0);
  const rated = own.map((each) => ({ id: each.id, rating: scoreLook(typedIn(each), context).rating }));
  report(`garments of reader ${reader} typed in`, rated);
}
if (values.photos) {
  const folder = resolve(values.photos);
  const pose = await loadPose();
  const rated = [];
  for (const name of readdirSync(folder).sort()) {
    const id = name.replace(/\.\w+$/, '');
    if (!ratingOf.has(id)) continue;
    const look = await analyse(await decodePixels(readFileSync(join(folder, name))), { pose });
    if (look.subject !== 'none') rated.push({ id, rating: scoreLook(look, context).rating });
  }
  report('as seen', rated);
}
