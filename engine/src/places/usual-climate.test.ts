import { beforeAll, describe, expect, it } from 'vitest';
import climates from '../knowledge/data/city-climates.json' with { type: 'json' };
import places from '../knowledge/data/places.json' with { type: 'json' };
import { type KnownPlaces, loadPlaces } from './load-places.ts';
import { readPlaceTable } from './place-table.ts';
import { readAnchors } from './read-anchors.ts';

let known: KnownPlaces;
beforeAll(async () => {
  known = await loadPlaces();
});

function climateOf(text: string, month: number) {
  const found = known.find(text, { country: null });
  if (found.kind !== 'found') throw new Error(`${text} is not in the table`);
  return known.climateAt(found.place, month);
}

describe('the usual climate', () => {
  // Monthly means of January and July as weather services publish them, in °C. The second half has no figures of its
  // own in the table: it is told from its neighbours.
  it.each([
    ['London', 5.7, 19],
    ['Madrid', 6.5, 26],
    ['Moscow', -6.2, 19.7],
    ['Helsinki', -3.1, 18.1],
    ['Reykjavik', 0.7, 11.6],
    ['Chicago', -3.2, 24.4],
    ['Phoenix', 13.6, 35.3],
    ['Mexico City', 14.6, 18.2],
    ['Bogotá', 14.3, 14],
    ['La Paz, Bolivia', 10, 6.5],
    ['Addis Ababa', 16.5, 16],
    ['Singapore', 26.8, 28.2],
    ['Mumbai', 24.5, 27.7],
    ['Delhi', 14, 31],
    ['Tokyo', 5.4, 25.7],
    ['Cairo', 14.3, 28.5],
    ['Sydney', 23.5, 13],
    ['Buenos Aires', 24.8, 11],
    ['Cape Town', 21.5, 12.5],
    ['Rio de Janeiro', 27, 21.8],
    ['Leeds', 4.3, 16.7],
    ['Nantes', 6.5, 19.8],
    ['Stuttgart', 1.5, 19.8],
    ['Bologna', 3.4, 25.6],
    ['Zaragoza', 6.8, 25.3],
    ['Milwaukee', -4.6, 22.8],
    ['Baltimore', 1.5, 26.2],
    ['Kyoto', 4.9, 27.3],
    ['Santos', 25.5, 19.5],
    ['Geelong', 19, 10],
    ['Nakuru', 18.5, 17],
    ['Pune', 20.5, 25],
  ])('of %s is within 4 °C of %s in January and %s in July', (city, january, july) => {
    expect(Math.abs(climateOf(city, 1).meanC - january)).toBeLessThan(4);
    expect(Math.abs(climateOf(city, 7).meanC - july)).toBeLessThan(4);
  });

  it('has winter in the south when it is summer in the north, and none in the tropics', () => {
    expect(climateOf('Berlin', 7).meanC).toBeGreaterThan(climateOf('Berlin', 1).meanC + 15);
    expect(climateOf('Melbourne', 1).meanC).toBeGreaterThan(climateOf('Melbourne', 7).meanC + 8);
    expect(Math.abs(climateOf('Singapore', 7).meanC - climateOf('Singapore', 1).meanC)).toBeLessThan(3);
  });

  it('gets colder with height: a highland city by the sea of air above it, not by its latitude', () => {
    expect(climateOf('Quito', 6).meanC).toBeLessThan(climateOf('Guayaquil', 6).meanC - 8);
    expect(climateOf('Asmara', 7).meanC).toBeLessThan(climateOf('Djibouti', 7).meanC - 12);
  });

  it('knows a day’s warm and cool end and when it rains', () => {
    const { minC, maxC } = climateOf('Riyadh', 7);
    expect(maxC - minC).toBeGreaterThan(10);
    expect(climateOf('Mumbai', 7).rainChance).toBeGreaterThan(0.6);
    expect(climateOf('Mumbai', 1).rainChance).toBeLessThan(0.1);
    expect(climateOf('Bergen', 11).rainChance).toBeGreaterThan(0.5);
  });
});

describe('the tables', () => {
  const table = readPlaceTable(places);

  it('hold more than 20,000 towns at plausible places, every country’s capital, and stay small', () => {
    expect(table.towns.length).toBeGreaterThan(20_000);
    expect(JSON.stringify(places).length).toBeLessThan(1_300_000);
    const odd = table.towns.filter(
      ({ country, latitude, longitude, heightM, inhabitants }) =>
        !/^[A-Z]{2}$/.test(country) ||
        !(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180) ||
        !(heightM > -450 && heightM < 5500) ||
        !(inhabitants >= 0),
    );
    expect(odd).toEqual([]);
    expect(table.capitals.size).toBeGreaterThan(190);
  });

  it('hold twelve plausible months for every town with figures', () => {
    const anchors = readAnchors(table, climates);
    expect(anchors.length).toBeGreaterThan(300);
    const odd = anchors.filter(
      ({ highC, lowC, wetDays }) =>
        [highC, lowC, wetDays].some((months) => months.length !== 12 || months.some(Number.isNaN)) ||
        highC.some((high, month) => high - lowC[month] < 2 || high - lowC[month] > 22 || high > 48) ||
        wetDays.some((days) => days < 0 || days > 30),
    );
    expect(odd.map(({ name }) => name)).toEqual([]);
  });
});
