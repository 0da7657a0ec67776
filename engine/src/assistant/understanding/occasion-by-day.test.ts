import { expect, it } from 'vitest';
import { occasionByDay } from './occasion-by-day.ts';
import { readQuestion } from './read-question.ts';

const on = (text: string, day: string) => occasionByDay(readQuestion(text, '2026-12-03'), 'en')(day)?.said;
const [monday, wednesday, friday] = ['2026-12-07', '2026-12-09', '2026-12-11'] as const;

it('each day is dressed for what its clause says', () => {
  const text = 'plan mon to fri, office tues to thurs, gym friday';
  expect(on(text, wednesday)).toBe('office');
  expect(on(text, friday)).toBe('gym');
  expect(on(text, monday)).toBeUndefined();
});

it('one occasion is that of every day', () => {
  expect(on('plan next week for work', monday)).toBe('work');
  expect(on('plan next week, work mon-fri', wednesday)).toBe('work');
});
