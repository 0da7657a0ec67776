import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { hashText } from '@drape/engine/drawing/seeded-random';
import { type JudgeContext, judge } from '@drape/engine/stylist/judging/judge';
import { sampleLook } from '@drape/engine/stylist/sample-look';
import type { Look } from '@drape/engine/vision/look';
import { type RatedOutfit, ratedOutfits, regionsOf } from '../worn-taste/rated-outfits.ts';
import { openTexts, textsOf } from './texts.ts';

/**
 * Prints what a page says of outfits that were written down, for readers: `--seed` chooses which, `--count` how many.
 * Those of the corpus taught what it says, so pages to be judged are of `--outfits`, a folder of files like the corpus.
 */
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '12' },
    outfits: { type: 'string' },
  },
});

const monthOf: Readonly<Record<string, string>> = { winter: '01', spring: '04', summer: '07' };

/** What writers call a pattern though it is the cloth: nobody would choose a print for it. */
const ofCloth =
  /rib|cable|quilt|pleat|embroider|crochet|lace|broderie|sashiko|textur|tonal|slub|marl|melange|waffle|woven|knit|crinkl|brocade|jacquard|fringe|rhinestone|stitch|wash|distress|faded|ripped/;

function lookOf(outfit: RatedOutfit): Look {
  const { proportions: _, ...rest } = sampleLook(1);
  const told = [...outfit.garments, ...(outfit.shoes ? [outfit.shoes] : []), ...outfit.accessories];
  const regions = regionsOf(outfit, 'told').map((region) => {
    const piece = told[Number(region.key.split('-').at(-1))];
    const isCloth = piece !== undefined && ofCloth.test(piece.pattern) && region.pattern.kind === 'print';
    return isCloth ? { ...region, pattern: { ...region.pattern, kind: 'solid' as const } } : region;
  });
  return { ...rest, subject: 'worn', confidence: 1, unseen: [], regions };
}

function pageOf(outfit: RatedOutfit): string {
  const pieces = [...outfit.garments, ...(outfit.shoes ? [outfit.shoes] : []), ...outfit.accessories];
  const told = pieces.map(({ colour, pattern, material, kind }) =>
    [colour, pattern === 'plain' ? '' : pattern, material, kind].filter(Boolean).join(' '),
  );
  const context: JudgeContext = { date: `2026-${monthOf[outfit.season] ?? '10'}-15`, country: 'US' };
  const judgement = judge(lookOf(outfit), context);
  const open = openTexts(judgement);
  const folded = textsOf(judgement).slice(open.length);
  const lines = (texts: typeof open) => texts.map(({ field, text }) => `  [${field}] ${text}`);
  return [
    `# ${outfit.who}, ${outfit.season}: ${told.join('; ')}`,
    `Rating ${judgement.overallRating}`,
    'Open:',
    ...lines(open),
    'Folded:',
    ...lines(folded),
  ].join('\n');
}

const folder = values.outfits
  ? pathToFileURL(`${values.outfits}/`)
  : new URL('../worn-taste/corpus/', import.meta.url);
const chosen = ratedOutfits(folder)
  .map((outfit) => ({ outfit, order: hashText(`${values.seed} ${outfit.writer} ${outfit.id}`) }))
  .sort((x, y) => x.order - y.order)
  .slice(0, Number(values.count));
console.log(chosen.map(({ outfit }) => pageOf(outfit)).join('\n\n'));
