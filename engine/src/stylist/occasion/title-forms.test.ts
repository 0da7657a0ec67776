import { describe, expect, it } from 'vitest';
import { readOccasion } from './read-occasion.ts';

function read(title: string, location = '') {
  return readOccasion({ title, location, hour: 14, weekday: 6, eventType: 'other' });
}

describe('the form of a title', () => {
  it.each(['Memorial Day', 'Memorial Day cookout', 'Memorial Day weekend at the lake'])(
    '%s mourns nobody',
    (title) => expect(read(title).code).not.toBe('mourning'),
  );

  it.each([
    ['Nora + Sam', 'barn near York'],
    ['Lena & Tom', 'Standesamt Mitte'],
    ['MAYA + JOE', 'castle barn'],
    ['Ida og Per 14:00', 'Frogner kirke'],
  ])('%s at %s marry', (title, place) => {
    expect(read(title, place)).toMatchObject({ code: 'formal', role: 'guest' });
  });

  it.each([
    ['Nora + Sam', 'pub'],
    ['Nora and Sam for lunch', 'barn near York'],
  ])('%s at %s are just two people', (title, place) => {
    expect(read(title, place).code).not.toBe('formal');
  });

  it.each(['England v France KO 8pm', 'Theo u8s KO 10.00', 'Leeds away KO 3pm'])(
    '%s is watched, or may be',
    (title) => expect(read(title, 'pub').code).not.toBe('sport'),
  );

  it('a kick-off away is played', () => {
    expect(read('Whitby 2s away KO 2.30', 'meet at club').code).toBe('sport');
  });

  it('what comes before work is dressed for work', () => {
    expect(read('Dentist 8.40 then work').code).toBe('business casual');
    expect(read('Zahnarzt, dann Büro').code).toBe('business casual');
  });

  it.each(["Mum's 60th", 'dads 65th meal', 'Omas 80.'])('%s is a birthday', (title) =>
    expect(read(title).id).toBe('birthday dinner'),
  );

  it.each(["Joe's 50th wedding anniversary", "St Mary's 21st street sale"])('%s is none', (title) =>
    expect(read(title).id).not.toBe('birthday dinner'),
  );

  it('short forms of calendars are written out', () => {
    expect(read('Board mtg').id).toBe('board meeting');
    expect(read('Society dinner (BT)').code).toBe('black tie');
  });
});
