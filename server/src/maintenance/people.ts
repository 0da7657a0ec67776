import { roles } from '@drape/contract/profile/options';
import { createInvitations } from '../features/account/sign-in/invitation.ts';
import { planColumns } from '../features/admin/plan-columns.ts';
import { createSecrets } from '../platform/crypto.ts';
import type { Mailer } from '../platform/mail/mailer.ts';
import { createOneTimeSecrets } from '../platform/one-time-secrets.ts';
import { checked, note, refuseOldTables } from './administrators.ts';
import { type Command, textOf, UsageError, withDatabase } from './command.ts';

const plans = ['free', 'trial', 'pro'] as const;

/** Mails wait in the queue of a running server, which a command is not. */
const noMail: Mailer = {
  configured: false,
  post: async () => undefined,
  sendNow: async () => undefined,
  verify: async () => undefined,
};

function oneOf<Choice extends string>(
  choices: readonly Choice[],
  given: unknown,
  name: string,
  fallback: Choice,
): Choice {
  if (given === undefined) return fallback;
  const found = choices.find((choice) => choice === given);
  if (found === undefined) throw new UsageError(`--${name} is one of ${choices.join(', ')}`);
  return found;
}

export const createUser: Command = {
  usage:
    'user create --username NAME --email ADDRESS [--name "FULL NAME"] [--role user|admin] [--plan free|trial|pro]',
  summary: 'Makes an account and prints a link with which its owner sets the password',
  options: {
    username: { type: 'string' },
    email: { type: 'string' },
    name: { type: 'string' },
    role: { type: 'string' },
    plan: { type: 'string' },
  },
  takes: 0,
  run: (setting, { values }) =>
    withDatabase(setting, async (database) => {
      await refuseOldTables(database);
      const { config, clock, say } = setting;
      const username = checked('username', textOf(values, 'username'));
      const invited = {
        username,
        email: checked('email', textOf(values, 'email')),
        full_name: checked('full_name', typeof values.name === 'string' ? values.name : username),
        role: oneOf(roles, values.role, 'role', 'user'),
      };
      const plan = oneOf(plans, values.plan, 'plan', 'trial');
      const { publicUrl, PASSWORD_LOGIN: passwordLogin } = config;
      const secrets = createSecrets(config.appSecret);
      const oneTimeSecrets = createOneTimeSecrets({ database, clock, secrets });
      const { invite } = createInvitations({
        database,
        clock,
        oneTimeSecrets,
        mailer: noMail,
        passwordLogin,
        publicUrl,
      });
      const { link, expiresAt } = await invite(
        invited,
        'link',
        (row) => planColumns(plan, row, clock.now()),
        (transaction, { id }) => note(transaction, 'user.create', id, clock.now()),
      );
      say(`${username} has an account now.`);
      say(
        link === undefined
          ? `They sign in with the identity provider at ${publicUrl}/login.`
          : `This link sets the password, once and until ${expiresAt.toISOString()}:\n${link}`,
      );
      return true;
    }),
};
