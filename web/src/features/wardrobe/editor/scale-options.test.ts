import { expect, test } from 'vitest';
import { formalitySteps, scaleOptions, warmthSteps } from './scale-options.ts';

test('a value between the steps is the choice of its own step, as it is', () => {
  const values = scaleOptions(warmthSteps, '0.08').map(({ value }) => value);
  expect(values).toEqual(['0.08', '0.2', '0.35', '0.55', '0.8']);
});

test('without a value every step has its usual one', () => {
  expect(scaleOptions(formalitySteps, '').map(({ value }) => value)).toEqual([
    '1',
    '2',
    '3',
    '3.8',
    '4.5',
    '5',
  ]);
});

test('every value that an item can have belongs to a step', () => {
  for (const value of ['1', '1.7', '2.6', '3.5', '4.2', '4.9', '5'])
    expect(scaleOptions(formalitySteps, value).map((option) => option.value)).toContain(value);
  for (const value of ['0', '0.3', '1.4'])
    expect(scaleOptions(warmthSteps, value).map((option) => option.value)).toContain(value);
});
