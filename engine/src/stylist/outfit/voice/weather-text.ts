import { rainMatters } from '../day.ts';
import type { Objective } from '../objective.ts';
import type { OutfitRequest } from '../outfit.ts';
import type { Combination } from '../terms-of-outfit.ts';
import { isPlural, list, sentence } from './plain-words.ts';

/** What the weather is and how sure that is: "Feels like 4 °C (2 to 6 °C), rain likely (70 %), windy." */
export function weatherText({ weather }: OutfitRequest): string {
  const parts = [
    `feels like ${Math.round(weather.feltC)} °C (${Math.round(weather.minC)} to ${Math.round(weather.maxC)} °C)`,
    rainWords(weather.rainChance, weather.rainMm),
    ...(weather.windKmh >= 45 ? ['stormy gusts'] : weather.windKmh >= 28 ? ['windy'] : []),
  ];
  const origin = {
    forecast: '',
    normals: ' No forecast reaches that day yet, so this is the usual weather of the month.',
    unknown: ' The place is not known, so this is only a rough guess.',
  }[weather.source];
  return `${sentence(parts.join(', '))}${origin}`;
}

function rainWords(chance: number, mm: number): string {
  const percent = `${Math.round(100 * chance)} %`;
  if (chance >= 0.5 || mm >= 1)
    return mm >= 8 ? `heavy rain likely (${percent})` : `rain likely (${percent})`;
  return chance >= 0.25 ? `a shower is possible (${percent})` : 'dry';
}

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
