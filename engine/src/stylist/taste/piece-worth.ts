import type { ItemTraits } from '../outfit/garments/item-traits.ts';
import type { TasteContext } from './context.ts';
import { type Facets, facetsOf } from './facets.ts';
import { lookFeatures, occasionFeatures, type Tell, tagFeatures, weatherFeatures } from './features.ts';
import { worthOf } from './taste-model.ts';

type Part = (tell: Tell) => void;

/**
 * What single pieces add for one occasion and weather, in points. The same sum as over `pieceFeatures`, put together
 * from parts that many pieces share.
 */
export function pieceWorths(context: TasteContext): (slot: string, traits: ItemTraits) => number {
  const uses = remembered();
  const weathers = remembered();
  const looks = remembered();
  return (slot, traits) => {
    const facets: Facets = facetsOf(traits);
    return (
      uses(slot, facets.useId, (tell) => occasionFeatures(context, slot, facets, tell)) +
      weathers(slot, facets.weatherId, (tell) => weatherFeatures(context, slot, traits, facets, tell)) +
      looks(slot, facets.lookId, (tell) => lookFeatures(context, slot, facets, tell)) +
      worthOf((tell) => tagFeatures(context, slot, traits, tell))
    );
  };
}

function remembered(): (slot: string, id: number, part: Part) => number {
  const slots = new Map<string, Map<number, number>>();
  return (slot, id, part) => {
    const known = slots.get(slot) ?? new Map<number, number>();
    slots.set(slot, known);
    const before = known.get(id);
    if (before !== undefined) return before;
    const value = worthOf(part);
    known.set(id, value);
    return value;
  };
}
