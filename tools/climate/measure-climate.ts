// Measures how well the usual climate of a town is guessed from its neighbours: every town whose figures are known is
// left out once. Usage: node tools/climate/measure-climate.ts
import climates from '../../engine/src/knowledge/data/city-climates.json' with { type: 'json' };
import places from '../../engine/src/knowledge/data/places.json' with { type: 'json' };
import { readPlaceTable } from '../../engine/src/places/place-table.ts';
import { readAnchors } from '../../engine/src/places/read-anchors.ts';
import { usualClimate } from '../../engine/src/places/usual-climate.ts';

const months = Array.from({ length: 12 }, (_, index) => index + 1);
const daysPerMonth = 30.4;
const of = (year: readonly number[], month: number) => year[month - 1] ?? Number.NaN;
const shown = 15;

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

const anchors = readAnchors(readPlaceTable(places), climates);
const errors = anchors.map((anchor) => {
  const others = anchors.filter((other) => other !== anchor);
  const off = months.map((month) => {
    const { meanC, rainChance } = usualClimate(others, anchor, month);
    const trueC = (of(anchor.highC, month) + of(anchor.lowC, month)) / 2;
    const trueChance = of(anchor.wetDays, month) / daysPerMonth;
    return { degrees: Math.abs(meanC - trueC), chance: Math.abs(rainChance - trueChance) };
  });
  return {
    town: anchor.name,
    degrees: mean(off.map(({ degrees }) => degrees)),
    chance: mean(off.map(({ chance }) => chance)),
  };
});

const sorted = errors.map(({ degrees }) => degrees).sort((one, other) => one - other);
const at = (share: number) => sorted.at(Math.floor(share * (sorted.length - 1)))?.toFixed(1);
process.stdout.write(
  `${anchors.length} towns, each left out once: mean error ${mean(sorted).toFixed(2)} °C a month ` +
    `(half of the towns within ${at(0.5)}, nine of ten within ${at(0.9)}, all within ${at(1)}); ` +
    `chance of rain on a day off by ${(100 * mean(errors.map(({ chance }) => chance))).toFixed(1)} points.\n`,
);
const worst = [...errors].sort((one, other) => other.degrees - one.degrees).slice(0, shown);
process.stdout.write(
  `Worst: ${worst.map(({ town, degrees }) => `${town} ${degrees.toFixed(1)}`).join(', ')}.\n`,
);
