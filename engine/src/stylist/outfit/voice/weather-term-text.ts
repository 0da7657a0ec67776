import { rainMatters } from '../day.ts';
import type { Objective } from '../objective.ts';
import type { Combination } from '../terms-of-outfit.ts';
import { isPlural, list } from './plain-words.ts';

/** How the garments that the weather reaches stand up to it. */
export function weatherTermText({
  objective,
  combination,
}: {
  objective: Objective;
  combination: Combination;
}): string {
  const { rain, wind, heat } = objective.day;
  if (rain >= Math.max(wind, heat)) return rainText(objective, combination);
  if (heat >= wind) return heatText(combination);
  const outer = combination.main.find(({ slot }) => slot === 'outer')?.traits;
  if (!outer) return 'nothing keeps the wind out';
  return outer.wind >= 0.6
    ? `the ${outer.name} ${isPlural(outer.name) ? 'keep' : 'keeps'} the wind out`
    : `the wind gets through the ${outer.name}`;
}

function rainText({ day }: Objective, { main, structure }: Combination): string {
  const reached = main.filter((_, s) => structure.exposure[s] > 0);
  const bad = reached
    .filter(({ traits }) => traits.dryOnly || traits.rain < 0.35)
    .map(({ traits }) => traits.name);
  const good = reached.filter(({ traits }) => traits.rain >= 0.6).map(({ traits }) => traits.name);
  if (bad.length > 0 && day.rain >= rainMatters)
    return `rain is not for ${list(bad.map((name) => `the ${name}`))}`;
  if (good.length === 0) return 'nothing here is made for rain, though nothing is ruined by it';
  return `${list(good.map((name) => `the ${name}`))} can take the rain`;
}

function heatText({ main }: Combination): string {
  const airy = main.filter(({ traits }) => traits.heat >= 0.75).map(({ traits }) => traits.name);
  const close = main
    .filter(({ traits, slot }) => traits.heat < 0.2 && slot !== 'shoes')
    .map(({ traits }) => traits.name);
  if (close.length > 0) return `${list(close.map((name) => `the ${name}`))} will feel close in the heat`;
  if (airy.length === 0) return 'no cloth here is especially airy';
  return `${list(airy.map((name) => `the ${name}`))} ${airy.length > 1 || isPlural(airy[0]) ? 'let' : 'lets'} air through in the heat`;
}
