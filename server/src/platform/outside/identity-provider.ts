import type * as oidc from 'openid-client';
import { AppError } from '../app-error.ts';

/**
 * What the provider vouches for. `emailVerified` is false unless it says otherwise, or is trusted where it says nothing;
 * `verificationTold` is whether it says anything.
 */
export type Identity = {
  subject: string;
  email: string;
  emailVerified: boolean;
  verificationTold: boolean;
  groups: string[];
  name: string | undefined;
  username: string | undefined;
};

export type Checks = { nonce: string; codeVerifier: string };

export type IdentityProvider = {
  /** What is to be kept until the answer comes, and the address to send the browser to with a state. */
  begin(): Promise<{ checks: Checks; addressWith(state: string): string }>;
  /** Throws `unauthorized` when the answer does not stand up to its checks, `upstream_failed` when nobody answers. */
  finish(code: string, checks: Checks): Promise<Identity>;
  /** Answers a sentence when the provider can be found, else rejects. */
  tryIt(): Promise<string>;
};

export type IdentityProviderOptions = {
  issuer: string;
  clientId: string;
  clientSecret: string;
  redirectUri: string;
  /** An address is verified where the provider does not say whether it is. */
  trustEmail: boolean;
  /** The claim that names the groups of a person, where groups decide anything. */
  groupsClaim: string | undefined;
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

function refused(error: unknown): never {
  const code = isRefusal(error) ? 'unauthorized' : 'upstream_failed';
  throw new AppError(code, code === 'unauthorized' ? untrusted : unreachable, { cause: error });
}

/** Loaded when somebody first signs in that way. */
const client = () => import('openid-client');

type Claims = Record<string, unknown>;

function groupsOf(claim: unknown): string[] {
  const listed = Array.isArray(claim) ? claim : [claim];
  return listed.filter((name): name is string => typeof name === 'string');
}

function identityOf(subject: string, claims: Claims, options: IdentityProviderOptions): Identity {
  const email = text(claims.email);
  if (!email) throw new AppError('unauthorized', 'The identity provider did not tell an email address');
  const verificationTold = claims.email_verified !== undefined && claims.email_verified !== null;
  return {
    subject,
    email,
    emailVerified: claims.email_verified === true || (!verificationTold && options.trustEmail),
    verificationTold,
    groups: options.groupsClaim === undefined ? [] : groupsOf(claims[options.groupsClaim]),
    name: text(claims.name),
    username: text(claims.preferred_username),
  };
}

/** What the ID token says, and what it leaves out that the provider tells only when it is asked. */
async function allClaims(
  config: oidc.Configuration,
  { claims, accessToken }: { claims: oidc.IDToken; accessToken: string },
  { groupsClaim }: IdentityProviderOptions,
): Promise<Claims> {
  const lacks = (name: string | undefined) => name !== undefined && claims[name] === undefined;
  if (!config.serverMetadata().userinfo_endpoint || !(lacks('email') || lacks(groupsClaim))) return claims;
  const userInfo: Claims = await (await client()).fetchUserInfo(config, accessToken, claims.sub);
  // An address and whether it is verified belong together.
  if (lacks('email')) return { ...userInfo, ...claims, email_verified: userInfo.email_verified };
  return { ...userInfo, ...claims, email_verified: claims.email_verified };
}

/** OpenID Connect by the authorization-code flow with PKCE, state and nonce. Discovery happens at first use. */
export function createIdentityProvider(options: IdentityProviderOptions): IdentityProvider {
  let discovered: Promise<oidc.Configuration> | undefined;

  async function discover(): Promise<oidc.Configuration> {
    const { discovery, allowInsecureRequests } = await client();
    const issuer = new URL(options.issuer);
    const insecure = issuer.protocol === 'http:';
    return discovery(issuer, options.clientId, options.clientSecret, undefined, {
      timeout: 10,
      ...(insecure ? { execute: [allowInsecureRequests] } : {}),
    });
  }

  function configuration(): Promise<oidc.Configuration> {
    discovered ??= discover().catch((error) => {
      discovered = undefined;
      throw new AppError('upstream_failed', unreachable, { cause: error });
    });
    return discovered;
  }

  return {
    async begin() {
      const openId = await client();
      const config = await configuration();
      const checks = { nonce: openId.randomNonce(), codeVerifier: openId.randomPKCECodeVerifier() };
      const parameters = {
        redirect_uri: options.redirectUri,
        scope: 'openid email profile',
        nonce: checks.nonce,
        code_challenge: await openId.calculatePKCECodeChallenge(checks.codeVerifier),
        code_challenge_method: 'S256',
      };
      return {
        checks,
        addressWith: (state) => openId.buildAuthorizationUrl(config, { ...parameters, state }).href,
      };
    },
    async finish(code, checks) {
      const openId = await client();
      const config = await configuration();
      const answer = new URL(options.redirectUri);
      answer.searchParams.set('code', code);
      const tokens = await openId
        .authorizationCodeGrant(config, answer, {
          // The state was redeemed before; it is no part of the address made here.
          expectedState: openId.skipStateCheck,
          expectedNonce: checks.nonce,
          pkceCodeVerifier: checks.codeVerifier,
          idTokenExpected: true,
        })
        .catch(refused);
      const claims = tokens.claims();
      if (!claims) throw new AppError('unauthorized', untrusted);
      const { access_token: accessToken } = tokens;
      const userInfo = await allClaims(config, { claims, accessToken }, options).catch(refused);
      return identityOf(`${claims.iss}#${claims.sub}`, userInfo, options);
    },
    async tryIt() {
      const { issuer } = (await configuration()).serverMetadata();
      return `${issuer} answers. It must know the redirect address ${options.redirectUri}`;
    },
  };
}
