import { type GarmentKind, garment } from '../../../knowledge/garments/garment-kind.ts';
import { subcategoryRefinements } from '../../../knowledge/garments/subcategory-refinements.ts';
import type { Words } from '../words/read-words.ts';

/** A "shirt" with the neck of a T-shirt or with a hood is one, whatever its seller calls it. */
const tShirtMarks = new Set(['v neck', 'crew neck', 'scoop neck', 'hooded']);

/** The kind of garment, put right by words of cut that only another kind has. */
export function refineKind(kind: GarmentKind | undefined, { attributes }: Words): GarmentKind | undefined {
  if (kind && teamShirts.has(kind.subcategory ?? '') && hasTag(attributes, 'team')) return teamJersey;
  if (kind?.subcategory !== 'shirt' || kind.formality > 3) return kind;
  const knit = attributes.some(({ meanings }) =>
    meanings.some((each) => each.field === 'tag' && tShirtMarks.has(each.tag)),
  );
  return knit ? tShirt : kind;
}

/** "Camisa do Brasil", "maillot PSG": a shirt of a team. */
const teamShirts: ReadonlySet<string> = new Set([
  't-shirt',
  'long-sleeve t-shirt',
  'shirt',
  'swimsuit',
  'knit',
  'sports top',
]);
const teamJersey = garment('top', 'jersey', 1, 0.1, '', { sport: true });

function hasTag(attributes: Words['attributes'], tag: string): boolean {
  return attributes.some(({ meanings }) => meanings.some((each) => each.field === 'tag' && each.tag === tag));
}

const tShirt = garment('top', 't-shirt', 2, 0.08, '');

/** The refinements of each drawing, in their order. */
const refinements = Map.groupBy(
  subcategoryRefinements.flatMap(({ from, word, to }) => from.map((each) => ({ from: each, word, to }))),
  ({ from }) => from,
);

/** The drawing that shows the garment best, by its kind and by the words of cut and cloth beside it. */
export function refineSubcategory(kind: GarmentKind | undefined, { attributes }: Words): string | null {
  if (!kind?.subcategory) return null;
  if (attributes.length === 0) return kind.subcategory;
  const said = new Set<string>();
  for (const { meanings } of attributes)
    for (const meaning of meanings) {
      if (meaning.field === 'tag') said.add(meaning.tag);
      if (meaning.field === 'material') said.add(meaning.fabric.name);
      if (meaning.field === 'occasion') said.add(meaning.occasion);
    }
  const refinement = refinements.get(kind.subcategory)?.find(({ word }) => said.has(word));
  return refinement?.to ?? kind.subcategory;
}
