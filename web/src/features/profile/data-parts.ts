/** What lies in the closed sections about the account, in one file that is fetched once the profile stands. */
export { PasskeyList } from '../account/passkeys/passkey-list.tsx';
export { ProviderLinkPart } from '../account/provider/provider-link.tsx';
export { DeleteAccount } from '../account/settings/delete-account.tsx';
export { PasswordChange } from '../account/settings/password-change.tsx';
export { SecondFactor } from '../account/settings/second-factor.tsx';
export { SessionList } from '../account/settings/session-list.tsx';
export { TokenList } from '../account/settings/token-list.tsx';
export { WebhookList } from '../webhooks/webhook-list.tsx';
