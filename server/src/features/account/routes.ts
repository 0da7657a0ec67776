import { accountEndpoints } from '@drape/contract/account';
import { Answer, type Mount } from '../../platform/http/mount.ts';
import type { AccountService } from './service.ts';

export function mountAccount(mount: Mount, account: AccountService): void {
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
  mount(accountEndpoints.oidcExchange, ({ body }) =>
    account.providerSignIn.exchange(body.code, body.state, body.time_zone ?? undefined),
  );
}
