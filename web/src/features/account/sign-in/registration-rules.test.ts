import { expect, test } from 'vitest';
import { failingLoginRules, failingRegistrationRules } from './registration-rules.ts';

const complete = {
  firstName: 'Ada',
  lastName: 'Moss',
  username: 'ada',
  email: 'ada@example.org',
  country: '',
  gender: '',
  password: 'secret1',
  confirmPassword: 'secret1',
};

test('all failing rules are shown at once, in the order of the specification', () => {
  const form = {
    ...complete,
    firstName: ' ',
    username: '',
    email: '',
    password: 'abc',
    confirmPassword: 'abd',
  };
  expect(failingRegistrationRules(form)).toEqual([
    { field: 'confirmPassword', message: 'Passwords do not match' },
    { field: 'password', message: 'Password must be at least 6 characters long' },
    { field: 'username', message: 'Username is required' },
    { field: 'email', message: 'Email is required' },
    { field: 'firstName', message: 'First and last name are required' },
  ]);
});

test('a missing last name is reported at its field', () => {
  expect(failingRegistrationRules({ ...complete, lastName: '' })).toEqual([
    { field: 'lastName', message: 'First and last name are required' },
  ]);
});

test('a complete form fails no rule; country and gender are optional', () => {
  expect(failingRegistrationRules(complete)).toEqual([]);
});

test('signing in takes both fields', () => {
  expect(failingLoginRules({ username: '', password: '' })).toEqual([
    'Username or email is required',
    'Password is required',
  ]);
  expect(failingLoginRules({ username: 'ada', password: 'secret1' })).toEqual([]);
});
