import { expect, test } from 'vitest';
import { trialDaysLeft } from './trial-days-left.ts';

const end = '2026-05-11T10:00:00.000Z';

test('a begun day of the trial counts as one', () => {
  expect(trialDaysLeft(end, new Date('2026-05-04T10:00:00Z'))).toBe(7);
  expect(trialDaysLeft(end, new Date('2026-05-04T10:00:01Z'))).toBe(7);
  expect(trialDaysLeft(end, new Date('2026-05-11T09:59:00Z'))).toBe(1);
});

test('a trial that is over has no days left', () => {
  expect(trialDaysLeft(end, new Date('2026-05-11T10:00:00Z'))).toBe(0);
  expect(trialDaysLeft(end, new Date('2027-01-01T00:00:00Z'))).toBe(0);
});
