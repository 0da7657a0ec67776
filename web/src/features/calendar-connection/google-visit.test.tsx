import { expect, test } from 'vitest';
import {
  hasGoogleAnswer,
  keepGoogleVisit,
  newProof,
  readGoogleAnswer,
  takeGoogleVisit,
  withoutAnswer,
} from './google-visit.ts';

const visit = { state: 's1', verifier: 'v1' };
const search = (text: string) => new URLSearchParams(text);

test('the answer to a kept visit is exchanged, and the visit counts once', () => {
  keepGoogleVisit(visit);
  expect(takeGoogleVisit()).toEqual(visit);
  expect(takeGoogleVisit()).toBeUndefined();
  expect(readGoogleAnswer(search('code=c1&state=s1'), visit)).toEqual({
    code: 'c1',
    code_verifier: 'v1',
    state: 's1',
  });
});

test('a refusal and an answer that nobody asked for are shown in the specified words', () => {
  expect(() => readGoogleAnswer(search('error=access_denied&state=s1'), visit)).toThrow(
    'OAuth error: access_denied',
  );
  for (const stray of ['code=c1&state=other', 'code=c1']) {
    expect(() => readGoogleAnswer(search(stray), visit)).toThrow(/^Google Calendar authentication failed: /);
  }
  expect(() => readGoogleAnswer(search('code=c1&state=s1'), undefined)).toThrow('authentication failed');
});

test('the address is cleaned of all that Google has put there and of nothing else', () => {
  const full = search('code=c&scope=a+b&authuser=0&prompt=consent&state=s&tab=x');
  expect(hasGoogleAnswer(full)).toBe(true);
  expect(withoutAnswer(full).toString()).toBe('tab=x');
  expect(hasGoogleAnswer(search('tab=x'))).toBe(false);
});

test('PKCE: the challenge is the hash of the verifier', async () => {
  const { verifier, challenge } = await newProof();
  expect(verifier).toMatch(/^[\w-]{43}$/);
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  expect(challenge).toBe(Buffer.from(digest).toString('base64url'));
});
