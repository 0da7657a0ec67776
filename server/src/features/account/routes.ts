import { type AuthData, accountEndpoints } from '@drape/contract/account/account';
import { accountSettingsEndpoints } from '@drape/contract/account/account-settings';
import { passkeyEndpoints } from '@drape/contract/account/passkeys';
import { providerLinkEndpoints } from '@drape/contract/account/provider-link';
import { secondFactorEndpoints } from '@drape/contract/account/second-factor';
import { demoAccount } from '@drape/contract/first-run/demo';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { Answer, type Caller, type Mount } from '../../platform/http/mount.ts';
import type { AccountService } from './service.ts';

export function mountAccount(mount: Mount, account: AccountService): void {
  mountDoors(mount, account);
  mountLinks(mount, account);
  mountSecondFactor(mount, account);
  mountPasskeys(mount, account);
  mountProviderLink(mount, account);
  mountSettings(mount, account);
}

/** Lets the browser be known again. That of a visitor of the demo keeps the mark that it has. */
function markDevice({ devices }: AccountService, caller: Caller, signedIn: AuthData): AuthData {
  const { id, username } = signedIn.user_info;
  if (username !== demoAccount.username) caller.leaveDeviceMark(devices.mark(id));
  return signedIn;
}

function mountDoors(mount: Mount, account: AccountService): void {
  mount(accountEndpoints.register, async ({ body }, { caller }) => {
    const signedIn = await account.register(
      {
        username: body.username,
        email: body.email,
        password: body.password,
        full_name: body.full_name,
        country: body.country ?? undefined,
        gender: body.gender ?? undefined,
        timeZone: body.time_zone ?? undefined,
        remembered: body.remember_me ?? false,
        device: caller.device,
      },
      caller.network,
    );
    return markDevice(account, caller, signedIn);
  });
  mount(accountEndpoints.login, async ({ body }, { caller }) => {
    const signedIn = await account.login(
      {
        name: body.username,
        password: body.password,
        code: body.code,
        remembered: body.remember_me ?? false,
        timeZone: body.time_zone ?? undefined,
        device: caller.device,
      },
      caller,
    );
    return markDevice(account, caller, signedIn);
  });
  mount(accountEndpoints.logout, async (_input, { caller }) => {
    await account.logout(caller.token);
    return {};
  });
  mount(accountEndpoints.refresh, (_input, { principal }) => account.refresh(principal));
  mount(accountEndpoints.me, (_input, { principal }) => account.me(principal));
  mount(accountEndpoints.oidcStart, (_input, { caller }) => account.providerSignIn.start(caller.network));
  mount(accountEndpoints.oidcExchange, async ({ body }, { caller }) => {
    const { code, state, time_zone } = body;
    const opening = { timeZone: time_zone ?? undefined, device: caller.device };
    return markDevice(account, caller, await account.providerSignIn.exchange(code, state, opening));
  });
}

/** What mailed links are for. */
function mountLinks(mount: Mount, account: AccountService): void {
  mount(accountEndpoints.forgotPassword, async ({ body }, { caller }) => {
    await account.passwordReset.request(body.email, caller.network);
    return new Answer({}, 'If an account with this email exists, a link is on its way.');
  });
  mount(accountEndpoints.resetPassword, async ({ body }, { caller }) => {
    const userId = await account.passwordReset.reset(body.token, body.password, caller.network);
    caller.leaveDeviceMark(account.devices.mark(userId));
    return new Answer({}, 'Your new password is set. You can log in with it now.');
  });
  mount(accountEndpoints.confirmEmail, async ({ body }, { caller }) => {
    await account.emailProof.confirm(body.token, caller.network);
    return new Answer({}, 'Your address is confirmed.');
  });
  mount(accountEndpoints.sendEmailProof, async (_input, { principal }) => {
    await account.emailProof.ask(principal);
    return new Answer({}, 'A link is on its way.');
  });
}

function mountSecondFactor(mount: Mount, { secondFactor }: AccountService): void {
  const endpoints = secondFactorEndpoints;
  mount(endpoints.getSecondFactor, (_input, { principal }) => secondFactor.state(principal));
  mount(endpoints.beginSecondFactor, ({ body }, { principal }) =>
    secondFactor.begin(principal, body.password ?? undefined),
  );
  mount(endpoints.confirmSecondFactor, ({ body }, { principal }) =>
    secondFactor.confirm(principal, body.code),
  );
  mount(endpoints.removeSecondFactor, async ({ body }, { principal }) => {
    await secondFactor.remove(principal, body.password ?? undefined, body.code);
    return {};
  });
  mount(endpoints.renewRecoveryCodes, ({ body }, { principal }) =>
    secondFactor.renewRecovery(principal, body.password ?? undefined, body.code),
  );
}

function mountPasskeys(mount: Mount, account: AccountService): void {
  const { passkeys } = account;
  const endpoints = passkeyEndpoints;
  mount(endpoints.listPasskeys, (_input, { principal }) => passkeys.list(principal));
  mount(endpoints.beginPasskey, ({ body }, { principal }) =>
    passkeys.begin(principal, body.password ?? undefined),
  );
  mount(endpoints.addPasskey, ({ body }, { principal }) =>
    passkeys.add(principal, body.name, body.credential),
  );
  mount(endpoints.renamePasskey, ({ params, body }, { principal }) =>
    passkeys.rename(principal, params.id, body.name),
  );
  mount(endpoints.removePasskey, ({ params }, { principal }) => passkeys.remove(principal, params.id));
  mount(endpoints.beginPasskeySignIn, (_input, { caller }) => passkeys.beginSignIn(caller.network));
  mount(endpoints.passkeySignIn, async ({ body }, { caller }) => {
    const { credential, password, remember_me, time_zone } = body;
    const opening = {
      remembered: remember_me ?? false,
      timeZone: time_zone ?? undefined,
      device: caller.device,
    };
    const use = { credential, password: password ?? undefined, opening };
    return markDevice(account, caller, await passkeys.signIn(use, caller));
  });
}

function mountProviderLink(mount: Mount, { providerLinks }: AccountService): void {
  const endpoints = providerLinkEndpoints;
  mount(endpoints.getProviderLink, (_input, { principal }) => providerLinks.state(principal));
  mount(endpoints.beginProviderLink, ({ body }, { principal }) =>
    providerLinks.begin(principal, body.password ?? undefined),
  );
  mount(endpoints.connectProvider, ({ body }, { principal }) =>
    providerLinks.connect(principal, body.code, body.state),
  );
  mount(endpoints.disconnectProvider, ({ body }, { principal }) =>
    providerLinks.disconnect(principal, body.password),
  );
}

function mountSettings(mount: Mount, { ownSessions, tokens, deletion, exported }: AccountService): void {
  const endpoints = accountSettingsEndpoints;
  mount(endpoints.changePassword, async ({ body }, { principal }) => {
    const { current_password: current, password: wished, keep: kept } = body;
    const ended = await ownSessions.changePassword(principal, { current, wished, kept: kept ?? {} });
    return new Answer(ended, 'Your new password is set. Every other device is signed out.');
  });
  mount(endpoints.listSessions, (_input, { principal }) => ownSessions.list(principal));
  mount(endpoints.endSession, ({ params }, { principal }) => ownSessions.end(principal, params.id));
  mount(endpoints.endOtherSessions, ({ body }, { principal }) =>
    ownSessions.endOthers(principal, body?.keep ?? {}),
  );
  mount(endpoints.listTokens, (_input, { principal }) => tokens.list(principal));
  mount(endpoints.createToken, ({ body }, { principal }) => {
    const { name, scopes, expires_in_days: expiresInDays, password } = body;
    return tokens.create(principal, { name, scopes, expiresInDays }, password ?? undefined);
  });
  mount(endpoints.deleteToken, ({ params }, { principal }) => tokens.remove(principal, params.id));
  mount(endpoints.exportAccount, async (_input, { principal }) => exported.address(principal));
  mount(endpoints.requestDeletion, ({ body }, { principal }) =>
    deletion.request(principal, body.password ?? undefined),
  );
  mount(endpoints.confirmDeletion, async ({ body }, { principal }) => {
    await deletion.confirm(principal, body.token, body.username);
    return new Answer({}, 'Your account is deleted, with everything in it.');
  });
}

const exportQuery = z.object({
  user: z.string().default(''),
  expires: z.string().default(''),
  signature: z.string().default(''),
});

/** Hands out an exported account to anyone with its address, as it is written. */
export function serveAccountExports(api: FastifyInstance, { exported }: AccountService): void {
  api.get('/exports/account.zip', { schema: { hide: true } }, async (request, reply) => {
    const query = exportQuery.catch({ user: '', expires: '', signature: '' }).parse(request.query);
    const { fileName, bytes } = await exported.open(query);
    return reply
      .header('Content-Type', 'application/zip')
      .header('Content-Disposition', `attachment; filename="${fileName}"`)
      .header('Cache-Control', 'private, no-store')
      .header('Referrer-Policy', 'no-referrer')
      .send(bytes);
  });
}
