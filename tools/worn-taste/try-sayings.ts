import { parseArgs } from 'node:util';
import { critiqueOf } from '@drape/engine/stylist/critique/critique';
import { meets } from '@drape/engine/stylist/critique/needs';
import { likenessOf, type Option, type Saying, valuesOf } from '@drape/engine/stylist/critique/sayings';
import { scoreLook } from '@drape/engine/stylist/judging/score-look';
import { sampleLook } from '@drape/engine/stylist/sample-look';
import { tierOf } from '@drape/engine/stylist/voice/tier';
import { sayMessage } from '@drape/engine/wording/say';
import { checkedSayings, trials } from './checked-sayings.ts';
import { type Detail, type RatedOutfit, ratedOutfits, regionsOf } from './rated-outfits.ts';

/**
 * Prints sentences that nobody has tried yet as the engine would say them of outfits that they were not written about, for
 * editors to judge: `# outfit`, and below it `id | sentence`. `--detail seen` shows outfits as a photo does.
 */
const { values } = parseArgs({ options: { detail: { type: 'string', default: 'told' } } });
const detail = values.detail as Detail;
const monthOf: Readonly<Record<string, string>> = { winter: '01', spring: '04', summer: '07' };
const mostOptions = 14;

type Placed = { id: string; outfit: string; text: string; worth: number };

const known = new Set(trials().map(({ id }) => id));
const untried = checkedSayings().filter(({ id, place }) => place !== 'change' && !known.has(id));
const byKind = Map.groupBy(untried, ({ place, reason }) => `${place} ${reason}`);
const best = new Map<string, Placed>();

function describe({ who, season, garments, shoes, accessories }: RatedOutfit): string {
  const pieces = [...garments, ...(shoes ? [shoes] : []), ...accessories].map(
    ({ colour, pattern, material, kind }) =>
      [colour, pattern === 'plain' ? '' : pattern, material, kind].filter(Boolean).join(' '),
  );
  return `${who}, ${season}: ${pieces.join('; ')}`;
}

function tryIn(outfit: RatedOutfit): void {
  const { proportions: _, ...rest } = sampleLook(1);
  const regions = regionsOf(outfit, detail);
  if (regions.length === 0) return;
  const context = { date: `2026-${monthOf[outfit.season] ?? '10'}-15`, country: 'US' };
  const scored = scoreLook({ ...rest, subject: 'worn', confidence: 1, unseen: [], regions }, context);
  if (scored.purpose || scored.story.kind === 'single') return;
  const { problems, praises, outfit: worn } = critiqueOf(scored, context);
  const isMixed = tierOf(scored.rating) === 'mixed';
  const place = (saying: Saying, option: Option, first: number) => {
    if (saying.id.startsWith(outfit.id)) return;
    const likeness = likenessOf(saying, option.lead, option.other);
    if (likeness === undefined) return;
    const worth = likeness + (option.score - first) / 2 - Math.abs(saying.rating - scored.rating) / 4;
    const before = best.get(saying.id);
    const subject = { pieces: worn.pieces, lead: option.lead, other: option.other };
    if ((before && before.worth >= worth) || !saying.needs.every((need) => meets(need, subject))) return;
    const text = sayMessage(saying.id, saying.text, valuesOf(option, []));
    best.set(saying.id, { id: saying.id, outfit: describe(outfit), text, worth });
  };
  const verdicts = isMixed ? problems : praises;
  for (const option of verdicts.slice(0, mostOptions))
    for (const saying of byKind.get(`verdict ${option.reason}`) ?? [])
      if ((saying.tier === 'problem') === isMixed) place(saying, option, verdicts[0]?.score ?? 0);
  for (const option of praises.slice(0, mostOptions))
    for (const saying of byKind.get(`praise ${option.reason}`) ?? [])
      place(saying, option, praises[0]?.score ?? 0);
}

for (const outfit of ratedOutfits(new URL('./corpus/', import.meta.url))) tryIn(outfit);
const rows = [...best.values()].sort((x, y) => (x.outfit < y.outfit ? -1 : 1));
for (const [outfit, placed] of Map.groupBy(rows, (row) => row.outfit))
  console.log([`# ${outfit}`, ...placed.map(({ id, text }) => `${id} | ${text}`), ''].join('\n'));
