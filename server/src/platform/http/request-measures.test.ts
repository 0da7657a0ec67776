import { expect, it } from 'vitest';
import { summaryOf } from './request-measures.ts';

const answered = (bucket_ms: number, requests: number) => ({ outcome: 'answered', bucket_ms, requests });

it('a percentile lies in the bucket where its rank falls, between the ends of that bucket', () => {
  const summary = summaryOf([
    answered(10, 90),
    answered(100, 8),
    { ...answered(1000, 2), outcome: 'failed' },
  ]);
  expect([summary.requests, summary.failed]).toEqual([100, 2]);
  expect(summary.percentile(0.5)).toBeCloseTo(5 + 5 * (50 / 90));
  expect(summary.percentile(0.95)).toBeCloseTo(75 + 25 * (5 / 8));
  expect(summary.percentile(1)).toBe(1000);
});

it('without requests there is no percentile', () => {
  expect(summaryOf([]).percentile(0.5)).toBeUndefined();
});
