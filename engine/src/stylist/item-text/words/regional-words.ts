import table from '../../../knowledge/data/regional-words.json' with { type: 'json' };
import type { GarmentKind } from '../../../knowledge/garments/garment-kind.ts';
import { ownKinds } from '../kinds/own-kinds.ts';
import { tokenise } from './tokenise.ts';
import { fold } from './word.ts';

type Kinds = ReadonlyMap<string, GarmentKind>;
type Region = {
  language: string;
  tells: ReadonlySet<string>;
  /** Words of other countries of the language. */
  against: ReadonlySet<string>;
  least: number;
  kinds: Kinds;
};

const wordsOf = (words: string) => new Set(words.split(' ').map(fold));
const ofAgainst = 2;

const regions = new Map(
  Object.entries(table.regions).map(
    ([name, { language, tells, against, least, words }]): [string, Region] => [
      name,
      { language, tells: wordsOf(tells), against: wordsOf(against), least, kinds: kindsOf(words) },
    ],
  ),
);
/** Words that a language has borrowed, or shares with another one, for another kind of garment. */
const ofLanguage = new Map(
  Object.entries(table.languages).map(([language, words]) => [language, kindsOf(words)]),
);

/** Garments by a word for them; `ñ` tells words apart that are alike without it. */
function kindsOf(words: Readonly<Record<string, string>>): Kinds {
  return new Map(Object.entries(words).map(([word, subcategory]) => [keyOf(word), kindNamed(subcategory)]));
}

function kindNamed(subcategory: string): GarmentKind {
  const own = ownKinds.find(({ kind }) => kind.subcategory === subcategory);
  if (!own) throw new Error(`No garment is called ${subcategory}`);
  return own.kind;
}

function keyOf(word: string): string {
  return /ñ/i.test(word) ? word.toLowerCase() : fold(word);
}

/** Names of garments that count in texts of one language alone, whatever they mean in others. */
export function* namesByLanguage(): Generator<{ language: string; kind: GarmentKind; names: string[] }> {
  for (const [language, byKind] of Object.entries<Readonly<Record<string, string>>>(table.names))
    for (const [subcategory, names] of Object.entries(byKind))
      yield { language, kind: kindNamed(subcategory), names: names.split(', ') };
}

/** The country whose words a text has most of, where that is plain. */
export function regionOf(text: string, language: string | undefined): string | undefined {
  const words = tokenise(text).map(({ text: word }) => word);
  let best: { name: string; balance: number } | undefined;
  for (const [name, region] of regions) {
    if (region.language !== (language ?? 'en')) continue;
    let balance = 0;
    for (const word of words) {
      if (region.tells.has(word)) balance += 1;
      else if (region.against.has(word)) balance -= ofAgainst;
    }
    if (balance >= region.least && balance > (best?.balance ?? 0)) best = { name, balance };
  }
  return best?.name;
}

/** What a word means in the language or country of its list, where that is another kind than elsewhere. */
export function regionalKind(
  raw: string,
  text: string,
  { language, region }: { language?: string | undefined; region?: string | undefined },
): GarmentKind | undefined {
  const key = /ñ/i.test(raw) ? keyOf(raw) : text;
  const own = region === undefined ? undefined : regions.get(region)?.kinds.get(key);
  return own ?? ofLanguage.get(language ?? '')?.get(key);
}
