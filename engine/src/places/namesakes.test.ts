import { beforeAll, describe, expect, it } from 'vitest';
import type { Place } from './find-place.ts';
import { type KnownPlaces, loadPlaces } from './load-places.ts';
import type { Resident } from './resident.ts';

let places: KnownPlaces;
beforeAll(async () => {
  places = await loadPlaces();
});

const spot = ({ country, latitude, longitude }: Place) =>
  `${country} ${Math.round(latitude)} ${Math.round(longitude)}`;

function homeOf(town: string, timeZone: string, country: string | null = null): Place {
  const found = places.find(town, { country, timeZone }, 'home');
  if (found.kind !== 'found') throw new Error(`${town} is not known`);
  return found.place;
}

function residentOf(town: string, timeZone: string): Resident {
  const home = homeOf(town, timeZone);
  return { country: home.country, timeZone, home };
}

describe('a home town that several countries or states have', () => {
  it.each([
    ['Valencia', 'Europe/Madrid', 'ES 39 -0'],
    ['Valencia', 'Europe/Berlin', 'ES 39 -0'],
    ['Valencia', 'America/Caracas', 'VE 10 -68'],
    ['Valencia', 'America/Los_Angeles', 'US 34 -119'],
    ['Córdoba', 'Europe/Madrid', 'ES 38 -5'],
    ['Córdoba', 'America/Argentina/Cordoba', 'AR -31 -64'],
    ['Mérida', 'Europe/Madrid', 'ES 39 -6'],
    ['Mérida', 'America/Merida', 'MX 21 -90'],
    ['León', 'Europe/Madrid', 'ES 43 -6'],
    ['León', 'America/Mexico_City', 'MX 21 -102'],
    ['Cartagena', 'Europe/Madrid', 'ES 38 -1'],
    ['Cartagena', 'America/Bogota', 'CO 10 -76'],
    ['Toledo', 'Europe/Madrid', 'ES 40 -4'],
    ['Toledo', 'America/New_York', 'US 42 -84'],
    ['Guadalajara', 'Europe/Madrid', 'ES 41 -3'],
    ['Barcelona', 'America/Caracas', 'VE 10 -65'],
    ['Trujillo', 'America/Lima', 'PE -8 -79'],
    ['Santiago', 'Europe/Madrid', 'ES 43 -9'],
    ['Santiago', 'America/Santiago', 'CL -33 -71'],
    ['Cambridge', 'Europe/London', 'GB 52 0'],
    ['Cambridge', 'America/New_York', 'US 42 -71'],
    ['Cambridge', 'America/Toronto', 'CA 43 -80'],
    ['Birmingham', 'Europe/London', 'GB 52 -2'],
    ['Birmingham', 'America/Chicago', 'US 34 -87'],
    ['Richmond', 'America/New_York', 'US 38 -77'],
    ['Richmond', 'America/Los_Angeles', 'US 38 -122'],
    ['Richmond', 'America/Vancouver', 'CA 49 -123'],
    ['Richmond', 'Australia/Melbourne', 'AU -38 145'],
    ['Newcastle', 'Europe/London', 'GB 55 -2'],
    ['Newcastle', 'Australia/Sydney', 'AU -33 152'],
    ['Newcastle', 'Africa/Johannesburg', 'ZA -28 30'],
    ['London', 'America/Toronto', 'CA 43 -81'],
    ['London', 'America/New_York', 'GB 52 -0'],
    ['Perth', 'Europe/London', 'GB 56 -3'],
    ['Perth', 'Australia/Perth', 'AU -32 116'],
    ['Melbourne', 'America/New_York', 'US 28 -81'],
    ['Hamilton', 'Pacific/Auckland', 'NZ -38 175'],
    ['Hamilton', 'America/Toronto', 'CA 43 -80'],
    ['Halifax', 'Europe/London', 'GB 54 -2'],
    ['Boston', 'Europe/London', 'GB 53 -0'],
    ['Worcester', 'America/New_York', 'US 42 -72'],
    ['Portland', 'America/Los_Angeles', 'US 46 -123'],
    ['Portland', 'America/New_York', 'US 44 -70'],
    ['Springfield', 'America/New_York', 'US 42 -73'],
    ['Springfield', 'America/Chicago', 'US 37 -93'],
    ['Rochester', 'America/Chicago', 'US 44 -92'],
    ['Aurora', 'America/Denver', 'US 40 -105'],
    ['Vancouver', 'America/Los_Angeles', 'US 46 -123'],
    ['Dublin', 'America/Los_Angeles', 'US 38 -122'],
    ['Naples', 'America/New_York', 'US 26 -82'],
    ['Hollywood', 'America/Los_Angeles', 'US 34 -118'],
    ['Hyderabad', 'Asia/Karachi', 'PK 25 68'],
    ['Hyderabad', 'Asia/Calcutta', 'IN 17 78'],
    ['Halle', 'Europe/Brussels', 'BE 51 4'],
  ])('%s is, to somebody whose clock is that of %s, at %s', (town, timeZone, at) => {
    expect(spot(homeOf(town, timeZone)).replace('-0', '0')).toBe(at.replace('-0', '0'));
  });

  it.each([
    ['Portland, Oregon', 'Europe/London', 'US 46 -123'],
    ['Valencia, Venezuela', 'Europe/Madrid', 'VE 10 -68'],
    ['Cambridge, MA', 'Europe/London', 'US 42 -71'],
    ['Athens, Georgia', 'Europe/Athens', 'US 34 -83'],
    ['Seattle, Washington (Columbia City)', 'Europe/London', 'US 48 -122'],
    ['Washington, DC', 'America/Chicago', 'US 39 -77'],
  ])('%s says where it is, whatever the clock', (town, timeZone, at) => {
    expect(spot(homeOf(town, timeZone))).toBe(at);
  });

  it('is in the country that somebody names, and goes by its size where nothing is known', () => {
    expect(homeOf('Valencia', 'UTC', 'ES').country).toBe('ES');
    expect(homeOf('Birmingham', 'UTC', 'US').country).toBe('US');
    expect(homeOf('Birmingham', 'UTC').country).toBe('GB');
    expect(homeOf('Leeds', 'America/New_York').country).toBe('GB');
    expect(spot(homeOf('Washington', 'UTC', 'US'))).toBe('US 39 -77');
  });
});

describe('the location of an event', () => {
  const homes: Record<string, string> = {
    'Portland, Oregon': 'America/Los_Angeles',
    London: 'Europe/London',
    Sydney: 'Australia/Sydney',
    Chicago: 'America/Chicago',
    Boston: 'America/New_York',
    Bristol: 'Europe/London',
    Lyon: 'Europe/Paris',
    Köln: 'Europe/Berlin',
    Valencia: 'Europe/Madrid',
  };
  const whereIs = (home: string, location: string) => {
    const found = places.find(location, residentOf(home, homes[home] ?? 'UTC'));
    return found.kind === 'found' ? spot(found.place) : found.kind;
  };

  it.each([
    ['Portland, Oregon', 'Hollywood'],
    ['Portland, Oregon', 'Hollywood PT clinic'],
    ['Portland, Oregon', 'Union Station'],
    ['Portland, Oregon', 'Union'],
    ['Portland, Oregon', "St. Mary's Hall"],
    ['Portland, Oregon', 'room 204'],
    ['Portland, Oregon', 'Paris, room 204'],
    ['Portland, Oregon', 'Boston Pizza'],
    ['Portland, Oregon', 'Berlin Bar'],
    ['Portland, Oregon', 'Alberta'],
    ['Portland, Oregon', 'Temple'],
    ['Portland, Oregon', 'Amazon'],
    ['Portland, Oregon', 'Jordan'],
    ['London', 'Emirates'],
    ['London', 'Emirates Stadium'],
    ['London', 'Hollywood'],
    ['London', 'Kingston'],
    ['London', 'Victoria'],
    ['London', 'Georgia'],
    ['Sydney', 'Centennial'],
    ['Sydney', 'Centennial Park'],
    ['Sydney', 'Cambridge'],
    ['Sydney', 'Brighton'],
    ['Chicago', 'Pilsen'],
    ['Chicago', 'Burlington'],
    ['Chicago', 'Tremont'],
    ['Sydney', 'Springfield'],
    ['Bristol', 'Clifton'],
    ['Lyon', 'Croix-Rousse'],
    ['Köln', 'Café Wien'],
    ['Köln', 'Bar Roma'],
    ['Valencia', 'Florida'],
    ['Valencia', 'La Doua campus'],
  ])('of somebody in %s is at home: %s', (home, location) => {
    expect(whereIs(home, location)).toMatch(/^(unknown|none)$/);
  });

  it.each([
    ['Portland, Oregon', 'Hollywood, Florida', 'US 26 -80'],
    ['Portland, Oregon', 'King Street Station, Seattle', 'US 48 -122'],
    ['Portland, Oregon', 'Vancouver', 'US 46 -123'],
    ['Portland, Oregon', 'Aspen', 'US 39 -107'],
    ['Portland, Oregon', 'Vail', 'US 40 -106'],
    ['Portland, Oregon', 'New York', 'US 41 -74'],
    ['Portland, Oregon', 'Saint Louis', 'US 39 -90'],
    ['London', 'Galway', 'IE 53 -9'],
    ['Boston', 'Portland', 'US 44 -70'],
    ['Chicago', 'Aurora', 'US 42 -88'],
    ['Chicago', 'Springfield', 'US 40 -90'],
    ['London', 'Cambridge', 'GB 52 0'],
    ['London', 'Richmond', 'GB 51 0'],
    ['London', 'Valencia', 'ES 39 0'],
    ['London', 'Dublin', 'IE 53 -6'],
    ['Bristol', 'York', 'GB 54 -1'],
    ['Köln', 'Hamburg Hbf', 'DE 54 10'],
    ['Köln', 'Bergen', 'NO 60 5'],
    ['Köln', 'Köln airport to Lisbon', 'PT 39 -9'],
    ['Köln', 'hotel in Madrid', 'ES 40 -4'],
    ['Valencia', 'Ruzafa, Valencia', 'ES 39 0'],
    ['Valencia', 'Mérida', 'ES 39 -6'],
    ['Sydney', 'Newcastle', 'AU -33 152'],
    ['Sydney', 'Newtown', 'AU -34 151'],
    ['Sydney', 'London', 'GB 52 0'],
  ])('of somebody in %s is a town that they are likely to go to: %s', (home, location, at) => {
    expect(whereIs(home, location).replace('-0', '0')).toBe(at);
  });

  it('is believed of a trip, which leads away', () => {
    const portland = residentOf('Portland, Oregon', 'America/Los_Angeles');
    const found = places.find('Hollywood', portland, 'trip');
    expect(found.kind === 'found' && found.place.country).toBe('US');
  });
});

it('the figures of Washington are those of the capital', () => {
  const found = places.find('Washington, DC', { country: null });
  if (found.kind !== 'found') throw new Error('Washington is not known');
  expect(places.climateAt(found.place, 7).maxC).toBeCloseTo(32, 0);
});
