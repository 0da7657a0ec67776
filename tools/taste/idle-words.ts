import { writeFileSync } from 'node:fs';
import { mostNamesakes, wordsThatTie } from '@drape/engine/stylist/outfit/worth/named-for';
import { type CorpusWardrobe, readCorpus } from './corpus.ts';

/**
 * Counts which words a title and the name of a garment share by chance: `npm run fit:idle-words`. A word is idle when, of the
 * entries whose title shares it with a garment, stylists took that garment in too few.
 */
const corpus = new URL('corpus', import.meta.url);
const target = new URL('../../engine/src/knowledge/data/idle-words.json', import.meta.url);

/** Of fewer entries nothing is concluded; a word that ties a garment to less than this share of its entries is idle. */
const leastShared = 3;
const leastShare = 0.4;

type Count = { shared: number; worn: number };

function count({ items, occasions }: CorpusWardrobe, counts: Map<string, Count>): void {
  const names = Object.entries(items).map(([id, name]) => ({ id, words: wordsThatTie(name) }));
  for (const { title, outfits } of occasions) {
    const taken = outfits.filter(({ from }) => from === 'stylist').flatMap((outfit) => outfit.items);
    if (taken.length === 0) continue;
    for (const word of wordsThatTie(title)) {
      const namesakes = names.filter(({ words }) => words.has(word));
      if (namesakes.length === 0 || namesakes.length > mostNamesakes) continue;
      const known = counts.get(word) ?? { shared: 0, worn: 0 };
      known.shared += namesakes.length;
      known.worn += namesakes.filter(({ id }) => taken.includes(id)).length;
      counts.set(word, known);
    }
  }
}

const counts = new Map<string, Count>();
for (const wardrobe of readCorpus(corpus)) count(wardrobe, counts);
const words = [...counts]
  .filter(([, { shared, worn }]) => shared >= leastShared && worn < leastShare * shared)
  .map(([word]) => word)
  .sort();
const origin = `Words that titles of calendar entries and names of garments share without a tie between them: of at least ${leastShared} such pairs in tools/taste/corpus, stylists wore the garment in less than ${leastShare * 100} %. Counted by tools/taste/idle-words.ts.`;
writeFileSync(target, `${JSON.stringify({ version: 1, origin, words }, null, 2)}\n`);
console.log(`${counts.size} words shared, ${words.length} idle`);
