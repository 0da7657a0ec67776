import { expect, it } from 'vitest';
import { startTestApp } from '../../../test/test-app.ts';

/** The statuses of wrong sign-ins at one account, each said to come from another address. */
async function guesses(env: Record<string, string>): Promise<number[]> {
  const test = await startTestApp({ env });
  const statuses: number[] = [];
  for (let count = 0; count < 12; count++) {
    const response = await fetch(`${test.origin}/api/auth/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': `203.0.113.${count}` },
      body: JSON.stringify({ username: 'somebody', password: 'wrong-one' }),
    });
    statuses.push(response.status);
  }
  await test.close();
  return statuses;
}

it('without TRUST_PROXY nobody gets further guesses by inventing an address', async () => {
  expect(await guesses({})).toEqual([...Array(10).fill(401), 429, 429]);
});

it('behind a trusted proxy each caller is counted by their own address', async () => {
  expect(await guesses({ TRUST_PROXY: 'loopback' })).toEqual(Array(12).fill(401));
  expect(await guesses({ TRUST_PROXY: '1' })).toEqual(Array(12).fill(401));
});
