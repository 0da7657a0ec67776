import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type GoogleStandIn, startGoogleStandIn } from '../../../../tools/stand-ins/google.ts';
import { createGoogle, GoogleRefusal } from './google.ts';

let standIn: GoogleStandIn;
beforeAll(async () => {
  standIn = await startGoogleStandIn();
});
afterAll(() => standIn.close());
beforeEach(() => standIn.troubles.clear());

const google = (changes = {}) => {
  const { env } = standIn;
  return createGoogle({
    clientId: env.GOOGLE_CLIENT_ID,
    clientSecret: env.GOOGLE_CLIENT_SECRET,
    timeoutMs: 200,
    authUrl: env.GOOGLE_AUTH_URL,
    tokenUrl: env.GOOGLE_TOKEN_URL,
    revokeUrl: env.GOOGLE_REVOKE_URL,
    apiUrl: env.GOOGLE_API_URL,
    redirectUri: 'http://drape.test/calendar-connect',
    ...changes,
  });
};

it.each(['silent', 'broken', 'slow'] as const)(
  'a %s Google is an upstream in trouble, not a refusal',
  async (kind) => {
    standIn.troubles.set('token', { kind });
    standIn.troubles.set('revoke', { kind });
    await expect(google().renew('1//token')).rejects.toMatchObject({ code: 'upstream_failed' });
    expect(await google().revoke('1//token')).toBe(false);
  },
);

it('a token that is worth nothing is a refusal in Google’s words', async () => {
  await expect(google().renew('1//gone')).rejects.toThrow(
    new GoogleRefusal('Token has been expired or revoked.'),
  );
  await expect(google().event('ya29.gone', 'one')).rejects.toBeInstanceOf(GoogleRefusal);
});

it('a wrong client secret is the installation’s trouble, not the person’s', async () => {
  await expect(google({ clientSecret: 'guessed' }).renew('1//token')).rejects.toMatchObject({
    code: 'upstream_failed',
  });
});

it('secrets never follow a redirect', async () => {
  const tokenUrl = `${standIn.origin}/authorize?decision=Allow`;
  await expect(google({ tokenUrl }).renew('1//token')).rejects.toMatchObject({ code: 'upstream_failed' });
});
