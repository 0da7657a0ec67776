import { fetchOutside } from './fetch-outside.ts';

/** How far another server is from what is needed: a sentence when it answered as it should, else it rejects. */
type Tried = (signal: AbortSignal) => Promise<string>;

/**
 * Asks Google's token endpoint to exchange a code that is not valid. A known client learns that the code is wrong, one that
 * it does not know that the client is.
 */
export function tryGoogle(settings: { tokenUrl: string; clientId: string; clientSecret: string }): Tried {
  return async (signal) => {
    const response = await fetchOutside(settings.tokenUrl, {
      method: 'POST',
      body: new URLSearchParams({
        client_id: settings.clientId,
        client_secret: settings.clientSecret,
        grant_type: 'authorization_code',
        code: 'self-check',
        redirect_uri: 'http://127.0.0.1/',
      }),
      signal,
    });
    const answer = (await response.json().catch(() => ({}))) as { error?: unknown };
    if (answer.error === 'invalid_client' || answer.error === 'unauthorized_client')
      throw new Error('Google does not know this client');
    if (typeof answer.error !== 'string' && !response.ok)
      throw new Error(`Google answered ${response.status}`);
    return 'Google answers and knows this client';
  };
}
