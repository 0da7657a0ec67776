import table from '../../knowledge/data/default-colours.json' with { type: 'json' };
import { PhraseIndex } from './phrase-index.ts';
import { hexOfColour, type NamedColour } from './read-colours.ts';
import type { Words } from './read-words.ts';

let index: PhraseIndex<readonly NamedColour[]> | undefined;

/** The colors that a garment has where none is said: denim is blue, a breton top white with navy. */
export function defaultColours({ tokens, attributes }: Words): readonly NamedColour[] {
  index ??= build();
  const isDenim = attributes.some(({ meanings }) =>
    meanings.some((each) => each.field === 'material' && each.fabric.name === 'denim'),
  );
  const found = index.all(tokens);
  const longest = found.reduce<(typeof found)[number] | undefined>(
    (best, match) => (!best || match.last - match.first > best.last - best.first ? match : best),
    undefined,
  );
  return longest?.meanings[0] ?? (isDenim ? [{ name: 'denim blue', hex: hexOfColour('denim blue') }] : []);
}

function build(): PhraseIndex<readonly NamedColour[]> {
  const built = new PhraseIndex<readonly NamedColour[]>();
  for (const { words, colours } of table)
    built.add(
      words,
      colours.map((name) => ({ name, hex: hexOfColour(name) })),
    );
  return built;
}
