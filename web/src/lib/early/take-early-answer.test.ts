import { afterEach, expect, test, vi } from 'vitest';
import { takeEarlyAnswer } from './take-early-answer.ts';

const address = '/api/users/first-run';
const ask = (askedAt = Date.now()) => {
  const answer = Promise.resolve(new Response('early'));
  globalThis.earlyAnswers = { token: 'mine', askedAt, answers: new Map([[address, answer]]) };
  return answer;
};

afterEach(() => {
  globalThis.earlyAnswers = undefined;
  vi.useRealTimers();
});

test('an early answer is given once, to the question that it answers', () => {
  const answer = ask();
  expect(takeEarlyAnswer('/api/settings', 'GET', 'mine')).toBeUndefined();
  expect(takeEarlyAnswer(address, 'GET', 'mine')).toBe(answer);
  expect(takeEarlyAnswer(address, 'GET', 'mine')).toBeUndefined();
});

test('nobody else gets it', () => {
  ask();
  expect(takeEarlyAnswer(address, 'GET', 'theirs')).toBeUndefined();
  expect(takeEarlyAnswer(address, 'GET', 'mine')).toBeUndefined();
});

test('it is void once something may have changed', () => {
  ask();
  expect(takeEarlyAnswer('/api/calendar/wardrobe', 'POST', 'mine')).toBeUndefined();
  expect(takeEarlyAnswer(address, 'GET', 'mine')).toBeUndefined();
});

test('it is void when it is old', () => {
  ask(Date.now() - 11_000);
  expect(takeEarlyAnswer(address, 'GET', 'mine')).toBeUndefined();
});
