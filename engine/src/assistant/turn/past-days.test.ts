import { describe, expect, it } from 'vitest';
import { readPastDays } from './past-days.ts';

/** A Wednesday. */
const today = '2026-11-25';

describe('days of what was worn are over', () => {
  it.each([
    ['what did i wear friday', '2026-11-20', '2026-11-20'],
    ['on tuesday last week', '2026-11-17', '2026-11-17'],
    ['last week on monday', '2026-11-16', '2026-11-16'],
    ['yesterday', '2026-11-24', '2026-11-24'],
    ['two weeks ago', '2026-11-11', '2026-11-11'],
    ['last weekend', '2026-11-21', '2026-11-22'],
    ['last week', '2026-11-16', '2026-11-22'],
    ['how often in november', '2026-11-01', '2026-11-25'],
    ['in december', '2025-12-01', '2025-12-31'],
    ['on the 20th', '2026-11-20', '2026-11-20'],
  ])('%s', (text, first, last) => {
    expect(readPastDays(text, today)).toEqual({ first, last });
  });

  it('goes on from the day that was spoken of', () => {
    expect(readPastDays('and the weekend before that at the sunday lunch', today, '2026-11-21')).toEqual({
      first: '2026-11-15',
      last: '2026-11-15',
    });
    expect(readPastDays('and the day before', today, '2026-11-20')?.first).toBe('2026-11-19');
  });
});
