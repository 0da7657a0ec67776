import { expect, test } from 'vitest';
import { readProviderAnswer } from './provider-visit.ts';

const visit = { state: 's1', from: undefined };
const answer = (query: string) => readProviderAnswer(new URLSearchParams(query), visit);

test('an address without an answer gives no answer', () => {
  expect(answer('')).toBeUndefined();
  expect(answer('state=s1')).toBeUndefined();
});

test('a code with the kept state is to be exchanged', () => {
  expect(answer('code=c1&state=s1&iss=https%3A%2F%2Fid.example')).toEqual({ code: 'c1', state: 's1' });
});

test('another state, a missing one and an answer that nobody asked for are refused', () => {
  expect(() => answer('code=c1&state=s2')).toThrow('does not belong to a sign-in from this browser');
  expect(() => answer('code=c1')).toThrow('does not belong to a sign-in from this browser');
  expect(() => readProviderAnswer(new URLSearchParams('code=c1&state=s1'), undefined)).toThrow(
    'does not belong',
  );
});

test('a refusal of the provider is shown with its code', () => {
  expect(() => answer('error=access_denied&state=s1')).toThrow('(access_denied)');
});
