import { readFileSync, writeFileSync } from 'node:fs';
import type { Saying } from '@drape/engine/stylist/critique/sayings';
import { checkedSayings, trials } from './checked-sayings.ts';

/**
 * Makes `engine/src/wording/sayings.en.json` of the stylists' sentences that a copy editor kept, and that other editors
 * called natural and true when the engine said them of an outfit they were not written about: with the copy editor's
 * repairs, with what has to be true for each, and with slots in the format of the catalogue.
 */

/** Of 5 points: what an editor would print but for a small thing, and what is true and fair. */
const leastNaturalness = 3.6;
const leastUse = 3.4;

const held = new Set(
  trials().flatMap(({ id, naturalness, use }) =>
    naturalness >= leastNaturalness && use >= leastUse ? [id] : [],
  ),
);
const checked = checkedSayings();
const sayings = checked.filter(({ id }) => held.has(id));
const origin = `Written by stylists about outfits of tools/worn-taste/corpus and checked by copy editors; made by tools/worn-taste/make-sayings.ts.`;
/** The corpus has too few clothes for another season for stylists to have said much of them. */
const ofSeason = JSON.parse(
  readFileSync(new URL('./season-sayings.json', import.meta.url), 'utf8'),
) as Saying[];
const rows = [...sayings, ...ofSeason].map((one) => `    ${JSON.stringify(one)}`).join(',\n');
writeFileSync(
  new URL('../../engine/src/wording/sayings.en.json', import.meta.url),
  `{\n  "version": 1,\n  "origin": ${JSON.stringify(origin)},\n  "sayings": [\n${rows}\n  ]\n}\n`,
);
console.log(`${sayings.length} of ${checked.length} sentences kept`);
