import { PasskeyList } from '../account/passkeys/passkey-list.tsx';
import { ProviderLinkPart } from '../account/provider/provider-link.tsx';
import { PasswordChange } from '../account/settings/password-change.tsx';
import { SecondFactor } from '../account/settings/second-factor.tsx';
import { SessionList } from '../account/settings/session-list.tsx';
import { TokenList } from '../account/settings/token-list.tsx';
import { WebhookList } from '../webhooks/webhook-list.tsx';

const parts = {
  password: PasswordChange,
  'second factor': SecondFactor,
  passkeys: PasskeyList,
  provider: ProviderLinkPart,
  sessions: SessionList,
  tokens: TokenList,
  webhooks: WebhookList,
};

/** What lies in the closed sections about the account: one file, fetched once the profile stands. */
export function AccountPart({ part }: { part: keyof typeof parts }) {
  const Part = parts[part];
  return <Part />;
}
