import type { Config } from './config.ts';

/** Who may have an account, and by what they sign in. */
export function accountRules(config: Config) {
  return {
    registration: config.REGISTRATION,
    providerRegistration: {
      mode: config.OIDC_REGISTRATION ?? config.REGISTRATION,
      domains: config.OIDC_DOMAINS,
    },
    providerGroups: { admin: config.OIDC_ADMIN_GROUP, pro: config.OIDC_PRO_GROUP },
    passwordLogin: config.PASSWORD_LOGIN,
    reservedEmail: config.ADMIN_EMAIL,
  };
}
