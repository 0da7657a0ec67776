import { beforeAll, describe, expect, it } from 'vitest';
import type { PlaceFinder } from './find-place.ts';
import { loadPlaces } from './load-places.ts';

const nobody = { country: null };
let places: PlaceFinder;
beforeAll(async () => {
  places = await loadPlaces();
});

function whereIs(text: string, country: string | null): string {
  const found = places.find(text, { country });
  if (found.kind === 'found') return `${found.place.name}, ${found.place.country}`;
  return found.kind === 'unknown' ? `? ${found.name}` : 'nowhere';
}

describe('a place is found by what people write', () => {
  it.each([
    ['Lyon', 'Lyon, FR'],
    ['Lyon, France', 'Lyon, FR'],
    ['lyon, frankreich', 'Lyon, FR'],
    ['Gare de Lyon, Paris', 'Paris, FR'],
    ['München', 'Munich, DE'],
    ['munich', 'Munich, DE'],
    ['MUENCHEN', 'Munich, DE'],
    ['Sao Paulo', 'São Paulo, BR'],
    ['Firenze', 'Florence, IT'],
    ['12 Main St, Portland, OR 97201, USA', 'Portland, US'],
    ['Café Central, Herrengasse 14, 1010 Wien, Austria', 'Vienna, AT'],
    ['10 Downing St, London SW1A 2AA', 'London, GB'],
    ['Sydney NSW 2000, Australia', 'Sydney, AU'],
    ['Rue de Rivoli 12, 75001 Paris', 'Paris, FR'],
    ['Hilton Munich', 'Munich, DE'],
    ['London Bridge', 'London, GB'],
    ['Tuscany', 'Tuscany, IT'],
    ['Bali', 'Bali, ID'],
    ['Japan', 'Tokyo, JP'],
    ['Marina Bay, Singapore', 'Singapore, SG'],
    ['Marriott Hotel, Germany', 'Berlin, DE'],
  ])('%s is %s', (text, place) => {
    expect(whereIs(text, null)).toBe(place);
  });

  it.each([
    ['Ennis', 'IE', 'Ennis, IE'],
    ['Ennis, Ireland', null, 'Ennis, IE'],
    ['Wexford', 'IE', 'Wexford, IE'],
    ['Galway', null, 'Galway, IE'],
    ['Ponca City', 'US', 'Ponca City, US'],
    ['Ponca City, OK', null, 'Ponca City, US'],
    ['Ennis', 'DE', '? Ennis'],
    ['Ponca City', null, '? Ponca City'],
  ])('%s, a small town, to somebody in %s is %s', (text, country, place) => {
    expect(whereIs(text, country)).toBe(place);
  });

  it('a home may be a small town of any country', () => {
    const found = places.find('Ennis', nobody, 'home');
    expect(found.kind === 'found' && found.place.country).toBe('IE');
  });

  it('a state behind a name tells towns of one name apart', () => {
    const heights = ['Portland, OR', 'Portland, Oregon', 'Portland, Maine', 'Portland, ME'].map((text) => {
      const found = places.find(text, { country: 'GB' });
      return found.kind === 'found' ? Math.round(found.place.longitude) : undefined;
    });
    expect(heights).toEqual([-123, -123, -70, -70]);
  });

  it.each([
    ['Cambridge', 'GB', 'Cambridge, GB'],
    ['Cambridge', 'US', 'Cambridge, US'],
    ['Cambridge', null, 'Cambridge, GB'],
    ['Newcastle', 'AU', 'Newcastle, AU'],
    ['Newcastle', 'GB', 'Newcastle upon Tyne, GB'],
    ['Birmingham', 'US', 'Birmingham, US'],
    ['Paris', 'US', 'Paris, FR'],
    ['Georgia', 'US', 'Georgia, US'],
    ['Georgia', 'GB', 'Tbilisi, GE'],
  ])('%s of somebody in %s is %s: the own country first, then the larger', (text, country, place) => {
    expect(whereIs(text, country)).toBe(place);
  });

  it.each([
    'Zoom',
    'Room 4',
    'Meeting room 4',
    "Mum's",
    'Anna’s place',
    'Microsoft Teams Meeting',
    'https://meet.example/abc',
    'Office',
    'Gare de Lyon',
    '12 High Street',
    'The Ivy',
    'Nice Restaurant',
    '',
  ])('"%s" names no place', (text) => {
    expect(whereIs(text, 'GB')).toBe('nowhere');
  });

  it.each([
    ['Atlantis', '? Atlantis'],
    ['Hamlet', '? Hamlet'],
    ['12 Rue Haute, Petitville', '? Petitville'],
    ['Kleinkleckersdorf, Germany', '? Kleinkleckersdorf'],
  ])('%s is named and not known', (text, said) => {
    expect(whereIs(text, 'GB')).toBe(said);
  });
});

it('a name that a town of middle size has beside its own is known in its country alone', () => {
  expect([whereIs('Newtown', 'AU'), whereIs('Newtown', 'US')]).toEqual(['? Newtown', 'Tallahassee, US']);
});

it('every area, nickname and country of the words is in the table', async () => {
  const words = (await import('../knowledge/data/place-words.json', { with: { type: 'json' } })).default;
  const lost = Object.entries(words.areas).filter(([name, [, country]]) => {
    const found = places.find(name, nobody);
    return found.kind !== 'found' || found.place.name !== name || found.place.country !== country;
  });
  const unnamed = Object.keys(words.nicknames).filter((name) => places.find(name, nobody).kind !== 'found');
  const landless = Object.entries(words.countries).filter(([, code]) => !places.capitalOf(code));
  expect([lost, unnamed, landless]).toEqual([[], [], []]);
});
