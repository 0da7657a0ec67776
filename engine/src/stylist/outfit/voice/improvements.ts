import { hasTag } from '../../piece/piece-tags.ts';
import type { Objective } from '../worth/objective.ts';
import type { Combination } from '../worth/terms-of-outfit.ts';
import { ensembleClo } from '../worth/thermal-comfort.ts';
import { sentence } from './plain-words.ts';

const most = 2;

/** What would make it better and can be done, the weightiest first. */
export function improvementsOf(objective: Objective, combination: Combination): string[] {
  return [
    ...missing(combination),
    ...warmth(objective, combination),
    ...rain(objective, combination),
    ...tie(objective, combination),
  ]
    .slice(0, most)
    .map(sentence);
}

const missingWords: Readonly<Record<string, string>> = {
  bottom: 'Add trousers or a skirt',
  top: 'Add a top',
  shoes: 'Add shoes',
};

function missing({ structure, main }: Combination): string[] {
  if (main.some(({ traits }) => traits.piece.uses.has('swim'))) return [];
  return structure.missing.flatMap((slot) => missingWords[slot] ?? []);
}

function warmth({ day: { needs, request } }: Objective, { main }: Combination): string[] {
  if (request.weather.source === 'unknown') return [];
  const sum = main.reduce((total, { traits }) => total + traits.clo, 0);
  const off = ensembleClo(sum) - needs.outdoorClo;
  if (off >= -0.5) return [];
  const coat = main.find(({ slot }) => slot === 'outer')?.traits;
  return [coat ? `Add a warm layer under the ${coat.name}` : 'Take a warm jacket for the way'];
}

/** A raincoat or umbrella to carry, where a shower may come. */
function rain({ day, traits }: Objective, { main, accessories }: Combination): string[] {
  const { rainChance } = day.request.weather;
  if (rainChance < 0.3 || accessories.some(({ slot }) => slot === 'umbrella')) return [];
  if (main.some(({ slot, traits: each }) => slot === 'outer' && each.rain >= 0.7)) return [];
  const umbrella = traits.find(({ slots, item }) => slots[0] === 'umbrella' && item.available);
  return umbrella && !day.context.occasion.activity ? ['Take an umbrella'] : [];
}

function tie({ day: { occasion }, traits }: Objective, { main, accessories }: Combination): string[] {
  if (!occasion.required.includes('tie') || accessories.some((each) => hasTag(each.traits, 'tie'))) return [];
  if (!main.some(({ traits: each }) => each.collared)) return [];
  return traits.some((each) => hasTag(each, 'tie')) ? [] : ['A tie would finish it; you don’t own one yet'];
}
