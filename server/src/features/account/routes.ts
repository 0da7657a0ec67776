import { accountEndpoints } from '@drape/contract/account';
import { accountSettingsEndpoints } from '@drape/contract/account-settings';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { Answer, type Mount } from '../../platform/http/mount.ts';
import type { AccountService } from './service.ts';

export function mountAccount(mount: Mount, account: AccountService): void {
  mountDoors(mount, account);
  mountSettings(mount, account);
}

function mountDoors(mount: Mount, account: AccountService): void {
  mount(accountEndpoints.register, ({ body }, { caller }) =>
    account.register(
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
      caller.address,
    ),
  );
  mount(accountEndpoints.login, ({ body }, { caller }) =>
    account.login(
      {
        name: body.username,
        password: body.password,
        remembered: body.remember_me ?? false,
        timeZone: body.time_zone ?? undefined,
        device: caller.device,
      },
      caller.address,
    ),
  );
  mount(accountEndpoints.logout, async (_input, { caller }) => {
    await account.logout(caller.token);
    return {};
  });
  mount(accountEndpoints.refresh, (_input, { principal }) => account.refresh(principal));
  mount(accountEndpoints.me, (_input, { principal }) => account.me(principal));
  mount(accountEndpoints.forgotPassword, async ({ body }, { caller }) => {
    await account.passwordReset.request(body.email, caller.address);
    return new Answer({}, 'If an account with this email exists, a link is on its way.');
  });
  mount(accountEndpoints.resetPassword, async ({ body }, { caller }) => {
    await account.passwordReset.reset(body.token, body.password, caller.address);
    return new Answer({}, 'Your new password is set. You can log in with it now.');
  });
  mount(accountEndpoints.oidcStart, () => account.providerSignIn.start());
  mount(accountEndpoints.oidcExchange, ({ body }, { caller }) =>
    account.providerSignIn.exchange(body.code, body.state, {
      timeZone: body.time_zone ?? undefined,
      device: caller.device,
    }),
  );
}

function mountSettings(mount: Mount, { ownSessions, tokens, deletion, exported }: AccountService): void {
  const endpoints = accountSettingsEndpoints;
  mount(endpoints.changePassword, async ({ body }, { principal }) => {
    await ownSessions.changePassword(principal, body.current_password, body.password);
    return new Answer({}, 'Your new password is set. Every other device is signed out.');
  });
  mount(endpoints.listSessions, (_input, { principal }) => ownSessions.list(principal));
  mount(endpoints.endSession, ({ params }, { principal }) => ownSessions.end(principal, params.id));
  mount(endpoints.endOtherSessions, (_input, { principal }) => ownSessions.endOthers(principal));
  mount(endpoints.listTokens, (_input, { principal }) => tokens.list(principal));
  mount(endpoints.createToken, ({ body }, { principal }) =>
    tokens.create(principal, { ...body, expiresInDays: body.expires_in_days ?? undefined }),
  );
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

/** Hands out an exported account to whoever has its address, as it is written. */
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
