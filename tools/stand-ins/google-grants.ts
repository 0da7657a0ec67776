import { createHash, randomBytes } from 'node:crypto';

type Code = { challenge: string; redirectUri: string; scope: string };
export type Reply = { status: number; body: unknown };

/** The client that is registered at the stand-in. */
export const client = { id: 'drape.apps.example', secret: 'only-the-server-knows' };
const refused = (status: number, error: string, error_description: string): Reply => ({
  status,
  body: { error, error_description },
});

export function newToken(prefix: string): string {
  return prefix + randomBytes(18).toString('base64url');
}

/** The tokens that count. */
export class Grants {
  readonly codes = new Map<string, Code>();
  readonly refreshTokens = new Map<string, string>();
  readonly accessTokens = new Map<string, string>();

  issue(refreshToken: string, scope: string) {
    const access_token = newToken('ya29.');
    this.accessTokens.set(access_token, refreshToken);
    return { access_token, expires_in: 3599, scope, token_type: 'Bearer', id_token: 'not.for.reading' };
  }

  token(form: URLSearchParams): Reply {
    if (form.get('client_id') !== client.id || form.get('client_secret') !== client.secret) {
      return refused(401, 'invalid_client', 'Unauthorized');
    }
    return form.get('grant_type') === 'refresh_token' ? this.renewed(form) : this.exchanged(form);
  }

  private renewed(form: URLSearchParams): Reply {
    const refreshToken = form.get('refresh_token') ?? '';
    const scope = this.refreshTokens.get(refreshToken);
    if (scope === undefined) return refused(400, 'invalid_grant', 'Token has been expired or revoked.');
    return { status: 200, body: this.issue(refreshToken, scope) };
  }

  private exchanged(form: URLSearchParams): Reply {
    if (form.get('grant_type') !== 'authorization_code') {
      return refused(400, 'unsupported_grant_type', 'Invalid grant_type');
    }
    const value = form.get('code') ?? '';
    const code = this.codes.get(value);
    this.codes.delete(value);
    if (!code) return refused(400, 'invalid_grant', 'Malformed auth code.');
    if (form.get('redirect_uri') !== code.redirectUri) {
      return refused(400, 'redirect_uri_mismatch', 'Bad Request');
    }
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    if (challenge !== code.challenge) return refused(400, 'invalid_grant', 'Invalid code verifier.');
    const refreshToken = newToken('1//');
    this.refreshTokens.set(refreshToken, code.scope);
    return { status: 200, body: { ...this.issue(refreshToken, code.scope), refresh_token: refreshToken } };
  }

  revoke(token: string): Reply {
    const refreshToken = this.accessTokens.get(token) ?? token;
    if (!this.refreshTokens.delete(refreshToken))
      return refused(400, 'invalid_token', 'Token expired or revoked');
    return { status: 200, body: {} };
  }

  isValid(authorization: string | undefined): boolean {
    const refreshToken = this.accessTokens.get(authorization?.replace(/^Bearer /, '') ?? '');
    return refreshToken !== undefined && this.refreshTokens.has(refreshToken);
  }
}
