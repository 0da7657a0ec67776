import { type ItemTraits, readTraits } from '@drape/engine/stylist/outfit/item-traits';
import { tasteContext } from '@drape/engine/stylist/taste/context';
import { outfitFeatures } from '@drape/engine/stylist/taste/outfit-features';
import { warmthNeeds } from '@drape/engine/stylist/taste/warmth-needs';
import { type CorpusWardrobe, itemsOf, occasionOf, weatherOf } from './corpus.ts';
import type { Row } from './fit.ts';
import { placed } from './placed.ts';

export type JudgedRow = Row & {
  wardrobe: string;
  occasion: string;
  from: string;
  ratings: number[];
  items: string[];
};

/** Numbers features in the order in which they are met; the constant is number 0. */
export class FeatureNames {
  readonly names: string[] = ['any outfit'];
  readonly #numbers = new Map<string, number>([['any outfit', 0]]);
  numberOf(name: string): number {
    const known = this.#numbers.get(name);
    if (known !== undefined) return known;
    this.#numbers.set(name, this.names.length);
    this.names.push(name);
    return this.names.length - 1;
  }
}

/** Women who own several coverings for the hair wear one. */
export function coversHair(traits: Iterable<ItemTraits>): boolean {
  return [...traits].filter(({ piece }) => piece.group === 'hijab').length >= 2;
}

/** Every judged outfit of a wardrobe with its features. `gold` takes the writer's dress code instead of the one read. */
export function rowsOf(wardrobe: CorpusWardrobe, names: FeatureNames, gold: boolean): JudgedRow[] {
  const traits = new Map(itemsOf(wardrobe).map((item) => [item.id, readTraits(item)]));
  const covers = coversHair(traits.values());
  return wardrobe.occasions.flatMap((each) => {
    const occasion = occasionOf(each, gold);
    const weather = weatherOf(each.weather);
    const context = tasteContext(occasion, weather, { gender: wardrobe.gender, covers });
    const needs = warmthNeeds(occasion, weather.feltC);
    return each.outfits
      .filter(({ ratings }) => ratings.length > 0)
      .map((outfit): JudgedRow => {
        const worn = outfit.items.flatMap((id) => traits.get(id) ?? []);
        const sums = new Map<number, number>();
        outfitFeatures(context, needs, placed(worn), (feature, amount) => {
          const number = names.numberOf(feature);
          sums.set(number, (sums.get(number) ?? 0) + amount);
        });
        return {
          features: Int32Array.from(sums.keys()),
          amounts: Float64Array.from(sums.values()),
          rating: outfit.ratings.reduce((sum, rating) => sum + rating, 0) / outfit.ratings.length,
          wardrobe: wardrobe.id,
          occasion: `${wardrobe.id} ${each.title} ${each.when}`,
          from: outfit.from,
          ratings: outfit.ratings,
          items: outfit.items,
        };
      });
  });
}
