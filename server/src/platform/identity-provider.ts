import * as oidc from 'openid-client';
import { AppError } from './app-error.ts';

/** What the provider vouches for. `emailVerified` is false unless it says otherwise. */
export type Identity = {
  subject: string;
  email: string;
  emailVerified: boolean;
  name: string | undefined;
  username: string | undefined;
};

export type Checks = { nonce: string; codeVerifier: string };

export type IdentityProvider = {
  /** What is to be kept until the answer comes, and the address to send the browser to with a state. */
  begin(): Promise<{ checks: Checks; addressWith(state: string): string }>;
  /** Throws `unauthorized` when the answer does not stand up to its checks, `upstream_failed` when nobody answers. */
  finish(code: string, checks: Checks): Promise<Identity>;
};

export type IdentityProviderOptions = {
  issuer: string;
  clientId: string;
  clientSecret: string;
  redirectUri: string;
};

const unreachable = 'The identity provider does not answer. Please try again later.';
const untrusted = 'Signing in with the identity provider failed. Please try again.';

function text(claim: unknown): string | undefined {
  return typeof claim === 'string' && claim !== '' ? claim : undefined;
}

function isRefusal(error: unknown): boolean {
  const names = [
    'AuthorizationResponseError',
    'ResponseBodyError',
    'OperationProcessingError',
    'ClientError',
  ];
  return error instanceof Error && names.includes(error.name);
}

/** OpenID Connect by the authorization-code flow with PKCE, state and nonce. Discovery happens at first use. */
export function createIdentityProvider(options: IdentityProviderOptions): IdentityProvider {
  let discovered: Promise<oidc.Configuration> | undefined;

  function configuration(): Promise<oidc.Configuration> {
    const issuer = new URL(options.issuer);
    const insecure = issuer.protocol === 'http:';
    discovered ??= oidc
      .discovery(issuer, options.clientId, options.clientSecret, undefined, {
        timeout: 10,
        ...(insecure ? { execute: [oidc.allowInsecureRequests] } : {}),
      })
      .catch((error) => {
        discovered = undefined;
        throw new AppError('upstream_failed', unreachable, { cause: error });
      });
    return discovered;
  }

  return {
    async begin() {
      const config = await configuration();
      const checks = { nonce: oidc.randomNonce(), codeVerifier: oidc.randomPKCECodeVerifier() };
      const parameters = {
        redirect_uri: options.redirectUri,
        scope: 'openid email profile',
        nonce: checks.nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(checks.codeVerifier),
        code_challenge_method: 'S256',
      };
      return {
        checks,
        addressWith: (state) => oidc.buildAuthorizationUrl(config, { ...parameters, state }).href,
      };
    },
    async finish(code, checks) {
      const config = await configuration();
      const answer = new URL(options.redirectUri);
      answer.searchParams.set('code', code);
      const tokens = await oidc
        .authorizationCodeGrant(config, answer, {
          // The state was redeemed before; it is no part of the address made here.
          expectedState: oidc.skipStateCheck,
          expectedNonce: checks.nonce,
          pkceCodeVerifier: checks.codeVerifier,
          idTokenExpected: true,
        })
        .catch((error) => {
          const code = isRefusal(error) ? 'unauthorized' : 'upstream_failed';
          throw new AppError(code, code === 'unauthorized' ? untrusted : unreachable, { cause: error });
        });
      const claims = tokens.claims();
      const email = text(claims?.email);
      if (!claims || !email)
        throw new AppError('unauthorized', 'The identity provider did not tell an email address');
      return {
        subject: `${claims.iss}#${claims.sub}`,
        email,
        emailVerified: claims.email_verified === true,
        name: text(claims.name),
        username: text(claims.preferred_username),
      };
    },
  };
}
