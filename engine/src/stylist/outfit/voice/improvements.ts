import { rainMatters } from '../day.ts';
import type { Objective } from '../objective.ts';
import type { Combination } from '../terms-of-outfit.ts';
import { list, sentence, verb } from './plain-words.ts';
import { warmthGap } from './warmth-text.ts';

const accessoryWords: Record<string, string> = {
  bag: 'a bag',
  belt: 'a belt',
  tie: 'a tie',
  scarf: 'a scarf',
  head: 'something for the head',
  gloves: 'gloves',
  jewellery: 'a piece of jewelry',
  watch: 'a watch',
  sunglasses: 'sunglasses',
  umbrella: 'an umbrella',
};

const wishes = {
  jacket: 'A jacket over it would meet the dress code',
  'rain coat': 'A coat that keeps the rain off',
  coat: 'A coat for the way',
};

const most = 3;

/** What would make it better, the weightiest first: what is missing, and which garment costs most. */
export function improvementsOf(objective: Objective, combination: Combination): string[] {
  return [
    ...missing(combination),
    ...warmth(objective, combination),
    ...rain(objective, combination),
    ...formality(objective, combination),
    ...alongside(objective, combination),
    ...accessories(objective, combination),
  ]
    .slice(0, most)
    .map(sentence);
}

function missing({ structure }: Combination): string[] {
  const words: Record<string, string> = { bottom: 'trousers or a skirt', top: 'a top', shoes: 'shoes' };
  if (structure.missing.length > 0)
    return [`Add ${list(structure.missing.map((slot) => words[slot] ?? slot))}`];
  return structure.wanting.map((wanting) => wishes[wanting]);
}

function warmth(objective: Objective, combination: Combination): string[] {
  if (objective.day.request.weather.source === 'unknown') return [];
  const { outdoors } = warmthGap(objective, combination);
  const coat = combination.main.find(({ slot }) => slot === 'outer')?.traits;
  if (outdoors < -0.3)
    return coat ? [`A warmer layer under or instead of the ${coat.name}`] : ['A warm layer over it'];
  const heavy = combination.main.reduce((best, each) =>
    each.traits.clo > best.traits.clo ? each : best,
  ).traits;
  return outdoors > 0.6 ? [`Something lighter than the ${heavy.name}`] : [];
}

function rain({ day }: Objective, { main, structure }: Combination): string[] {
  if (day.rain < rainMatters) return [];
  const bad = main.find(
    ({ traits }, s) => structure.exposure[s] > 0 && (traits.dryOnly || traits.rain < 0.3),
  );
  if (bad) return [`In rain, another choice than the ${bad.traits.name}`];
  const outer = main.find(({ slot }) => slot === 'outer')?.traits;
  return outer && outer.rain < 0.5
    ? [`A coat that keeps rain off would do better than the ${outer.name}`]
    : [];
}

function formality({ singles, day }: Objective, { main }: Combination): string[] {
  const worst = main.reduce((low, each) =>
    singles[each.index].formality < singles[low.index].formality ? each : low,
  );
  if (singles[worst.index].formality >= 0.5) return [];
  const { name, formality: own } = worst.traits;
  return [
    `${own > day.code.ideal ? 'Something more relaxed' : 'Something dressier'} in place of the ${name}, which ${verb(name, 'misses', 'miss')} the dress code`,
  ];
}

/** A coat to carry, where wind or a shower may come and nothing is worn over it. */
function alongside({ day, traits }: Objective, { main }: Combination): string[] {
  const { rainChance, windKmh, feltC } = day.request.weather;
  if (main.some(({ slot }) => slot === 'outer') || day.rain >= rainMatters) return [];
  if (!(rainChance >= 0.25 || (windKmh >= 25 && feltC < 16))) return [];
  const coats = traits.filter(
    ({ slots, item, sport }) => slots[0] === 'outer' && item.available && (!day.code.sport || sport),
  );
  const best = coats.reduce<(typeof coats)[number] | undefined>(
    (most, each) => (most && most.rain + most.wind >= each.rain + each.wind ? most : each),
    undefined,
  );
  return best ? [`Take the ${best.name} along against ${rainChance >= 0.25 ? 'a shower' : 'the wind'}`] : [];
}

/** Wanted accessories that the wardrobe does not hold. */
function accessories({ traits }: Objective, { accessories: worn, places }: Combination): string[] {
  const lacking = places
    .filter(
      ({ place, slot }) =>
        !worn.some((each) => each.place === place) && !traits.some(({ slots }) => slots.includes(slot)),
    )
    .map(({ slot }) => accessoryWords[slot]);
  return lacking.length > 0 ? [`${list(lacking.slice(0, 2))} would finish it; the wardrobe has none`] : [];
}
