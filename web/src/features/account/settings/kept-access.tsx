import type { EndedAccess } from '@drape/contract/account/account-settings';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatList } from '../../../lib/format.ts';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { feedQuery } from '../../calendar-connection/queries.ts';
import { passkeysQuery } from '../passkeys/passkey-queries.ts';
import { useProviderLinkQuery } from '../provider/provider-link-queries.ts';
import { type KeptAccess, tokensQuery } from './settings-queries.ts';

const nothing: KeptAccess = { tokens: [], passkeys: [], feed: false, provider: false };

/** What of the ways in is to stay, as ticked. */
export function useKeptAccess() {
  const [kept, setKept] = useState<KeptAccess>(nothing);
  return { kept, setKept, reset: () => setKept(nothing) };
}

type Props = { kept: KeptAccess; onChange: (kept: KeptAccess) => void };

/** Everything else that opens the account, each with a tick that keeps it; nothing without any. */
export function KeptAccessFields({ kept, onChange }: Props) {
  const { data: tokens } = useQuery(tokensQuery);
  const { data: passkeys } = useQuery(passkeysQuery);
  const { data: feed } = useQuery(feedQuery);
  const { data: provider } = useQuery(useProviderLinkQuery());
  const hasFeed = feed?.url != null;
  const hasProvider = provider?.connected_at != null;
  if (!hasFeed && !hasProvider && !tokens?.total && !passkeys?.total) return null;
  const toggle = (what: 'tokens' | 'passkeys', id: string, on: boolean) =>
    onChange({ ...kept, [what]: on ? [...kept[what], id] : kept[what].filter((other) => other !== id) });
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 text-sm font-medium">
        <Trans>These end too. Tick what should keep working:</Trans>
      </legend>
      {tokens?.tokens.map(({ id, name }) => (
        <Checkbox
          key={id}
          checked={kept.tokens.includes(id)}
          onCheckedChange={(on) => toggle('tokens', id, on)}
        >
          <Trans>Token {name}</Trans>
        </Checkbox>
      ))}
      {passkeys?.passkeys.map(({ id, name }) => (
        <Checkbox
          key={id}
          checked={kept.passkeys.includes(id)}
          onCheckedChange={(on) => toggle('passkeys', id, on)}
        >
          <Trans>Passkey {name}, without asking for the password once</Trans>
        </Checkbox>
      ))}
      {hasFeed && (
        <Checkbox checked={kept.feed} onCheckedChange={(on) => onChange({ ...kept, feed: on })}>
          <Trans>Private calendar address</Trans>
        </Checkbox>
      )}
      {hasProvider && (
        <Checkbox checked={kept.provider} onCheckedChange={(on) => onChange({ ...kept, provider: on })}>
          <Trans>Connected account</Trans>
        </Checkbox>
      )}
    </fieldset>
  );
}

/** What was ended, for a notice; undefined where there was nothing. */
export function endedWords({ sessions, tokens, passkeys, feed, provider }: EndedAccess): string | undefined {
  const parts = [
    ...(sessions > 0 ? [plural(sessions, { one: '# other device', other: '# other devices' })] : []),
    ...tokens.map((name) => t`token ${name}`),
    ...passkeys.map((name) => t`passkey ${name}, until you use it with your password`),
    ...(feed ? [t`private calendar address`] : []),
    ...(provider ? [t`connected account`] : []),
  ];
  return parts.length > 0 ? t`Ended: ${formatList(parts)}.` : undefined;
}
