import { expect, it } from 'vitest';
import { dayOf, dayOrderOf, seasonOf } from './read-cells.ts';

it.each([
  ['2025-03-04', '2025-03-04'],
  ['2025-03-04 18:20:00', '2025-03-04'],
  ['4.3.2025', '2025-03-04'],
  ['4 March 2025', '2025-03-04'],
  ['Mar 4th, 2025', '2025-03-04'],
  ['4. März 2025', '2025-03-04'],
  ['4 de marzo de 2025', '2025-03-04'],
  ['4 mars 2025', '2025-03-04'],
  ['1er août 2025', '2025-08-01'],
  ['4. des. 2025', '2025-12-04'],
  ['May 2025', '2025-05-01'],
  ['2025', '2025-01-01'],
])('%s is the day %s', (text, day) => expect(dayOf(text, undefined)).toBe(day));

it('slashes are read as the rest of the column shows, and not guessed where nothing shows it', () => {
  expect(dayOrderOf(['01/02/2025', '25/12/2024'])).toBe('day-first');
  expect(dayOrderOf(['01/02/2025', '12/25/2024'])).toBe('month-first');
  expect(dayOf('01/02/2025', 'day-first')).toBe('2025-02-01');
  expect(dayOf('01/02/2025', 'month-first')).toBe('2025-01-02');
  expect(dayOf('01/02/2025', dayOrderOf(['01/02/2025']))).toBe('01/02/2025');
  expect(dayOf('sometime', undefined)).toBe('sometime');
});

it.each([
  ['Sommer', 'summer'],
  ['Frühling', 'spring'],
  ['otoño', 'fall'],
  ['Hiver', 'winter'],
  ['Høst', 'fall'],
  ['Spring/Summer', 'all'],
  ['Ganzjährig', 'all'],
  ['All year', 'all'],
  ['monsoon', 'monsoon'],
])('%s is %s', (text, season) => expect(seasonOf(text)).toBe(season));
