import { distanceKm } from './distance.ts';
import { createPlaceFinder, type Place, type PlaceFinder } from './find-place.ts';
import { readPlaceTable } from './place-table.ts';
import { readAnchors } from './read-anchors.ts';
import { type MonthClimate, usualClimate } from './usual-climate.ts';

export type KnownPlaces = PlaceFinder & {
  /** What a month (1 to 12) is usually like there. Without a height, that of the nearest town counts. */
  climateAt(
    place: Omit<Place, 'country' | 'region' | 'heightM'> & { heightM?: number },
    month: number,
  ): MonthClimate;
};

let loaded: Promise<KnownPlaces> | undefined;

/** The tables of towns and climates, read when they are first needed: they are larger than all other knowledge. */
export function loadPlaces(): Promise<KnownPlaces> {
  loaded ??= readPlaces();
  return loaded;
}

async function readPlaces(): Promise<KnownPlaces> {
  const [places, words, climates] = await Promise.all([
    import('../knowledge/data/places.json', { with: { type: 'json' } }),
    import('../knowledge/data/place-words.json', { with: { type: 'json' } }),
    import('../knowledge/data/city-climates.json', { with: { type: 'json' } }),
  ]);
  const table = readPlaceTable(places.default);
  const anchors = readAnchors(table, climates.default);
  const heightNear = (place: Pick<Place, 'latitude' | 'longitude'>) => {
    const byDistance = table.towns.map(({ heightM, ...town }) => ({ heightM, far: distanceKm(place, town) }));
    return byDistance.reduce((nearest, one) => (one.far < nearest.far ? one : nearest)).heightM;
  };
  return {
    ...createPlaceFinder(table, words.default),
    climateAt: ({ latitude, longitude, heightM }, month) => {
      const height = heightM ?? heightNear({ latitude, longitude });
      return usualClimate(anchors, { latitude, longitude, heightM: height }, month);
    },
  };
}
