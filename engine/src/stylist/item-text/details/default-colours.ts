import table from '../../../knowledge/data/default-colours.json' with { type: 'json' };
import { PhraseIndex } from '../words/phrase-index.ts';
import type { Words } from '../words/read-words.ts';
import { hexOfColour, type NamedColour } from './read-colours.ts';

const ofDenim: ReadonlySet<string> = new Set(['jeans', 'denim jacket', 'denim shirt']);
const dark: readonly NamedColour[] = [{ name: 'dark blue', hex: hexOfColour('dark blue') }];
const light: readonly NamedColour[] = [{ name: 'light blue', hex: hexOfColour('light blue') }];
const darkDenim: ReadonlySet<string> = new Set('dark dk raw brut brute rinse indigo selvedge'.split(' '));
const lightDenim: ReadonlySet<string> = new Set(
  'light lt bleached bleach faded acid stonewashed delave delavado clarinho'.split(' '),
);

let index: PhraseIndex<readonly NamedColour[]> | undefined;

/** The colors that a garment has where none is said: denim is blue, a breton top white with navy. */
export function defaultColours(
  { tokens, attributes }: Words,
  subcategory: string | null | undefined,
): readonly NamedColour[] {
  index ??= build();
  const isDenim =
    ofDenim.has(subcategory ?? '') ||
    attributes.some(({ meanings }) =>
      meanings.some((each) => each.field === 'material' && each.fabric.name === 'denim'),
    );
  const found = index.all(tokens);
  const longest = found.reduce<(typeof found)[number] | undefined>(
    (best, match) => (!best || match.last - match.first > best.last - best.first ? match : best),
    undefined,
  );
  const usual =
    longest?.meanings[0] ?? (isDenim ? [{ name: 'denim blue', hex: hexOfColour('denim blue') }] : []);
  return usual[0]?.name === 'denim blue' ? (washOf({ tokens, attributes }) ?? usual) : usual;
}

/** Denim that is only called light or dark is a light or a dark blue. */
function washOf({
  tokens,
  attributes,
}: Pick<Words, 'tokens' | 'attributes'>): readonly NamedColour[] | undefined {
  const shades = attributes.flatMap(({ meanings }) =>
    meanings.flatMap((each) => (each.field === 'shade' ? [each.shade] : [])),
  );
  if (shades.includes('dark') || tokens.some(({ text }) => darkDenim.has(text))) return dark;
  if (shades.includes('light') || tokens.some(({ text }) => lightDenim.has(text))) return light;
  return undefined;
}

function build(): PhraseIndex<readonly NamedColour[]> {
  const built = new PhraseIndex<readonly NamedColour[]>();
  for (const { words, colours } of table)
    built.add(
      words,
      colours.map((name) => ({ name, hex: hexOfColour(name) })),
    );
  return built.complete();
}
