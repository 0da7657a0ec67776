import { ApiError } from '@drape/contract/wire/client';
import { expect, test } from 'vitest';
import { describeFailure, failureSentences, groupProblems } from './failure.ts';

test('problems are grouped by the last element of their location, or general', () => {
  expect(
    groupProblems([
      { loc: ['body', 'email'], msg: 'Please enter a valid email address', type: 'format' },
      { loc: ['body', 'email'], msg: 'Email is too long', type: 'too_big' },
      { loc: [], msg: 'The request is odd', type: 'custom' },
    ]),
  ).toEqual({
    email: ['Please enter a valid email address', 'Email is too long'],
    general: ['The request is odd'],
  });
});

test('a failure carries the status, the grouped problems and the raw details of the answer', () => {
  const detail = [{ loc: ['body', 'username'], msg: 'Taken', type: 'custom' }];
  const body = { success: false, code: 'invalid', message: 'Not valid', detail, request_id: 'r1' } as const;
  const failure = describeFailure(new ApiError(422, 'invalid', 'Not valid', body));
  expect(failure).toMatchObject({ message: 'Not valid', status: 422, problems: { username: ['Taken'] } });
  expect(failure.raw).toContain('"request_id": "r1"');
});

test('without a message of its own a failure tells the fallback', () => {
  expect(describeFailure(new Error(''), 'Login failed').message).toBe('Login failed');
  expect(describeFailure('odd').message).toBe('An unexpected error occurred');
});

test('broken rules are shown once each instead of the general message', () => {
  const detail = ['a', 'b'].map((field) => ({ loc: ['body', field], msg: 'Too long', type: 'too_big' }));
  const body = { success: false, code: 'invalid', message: 'Not valid', detail, request_id: 'r1' } as const;
  expect(failureSentences(new ApiError(422, 'invalid', 'Not valid', body))).toEqual(['Too long']);
  expect(failureSentences(new ApiError(402, 'limit_reached', 'It is full'))).toEqual(['It is full']);
});
