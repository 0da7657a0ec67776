import type { OutsideCall } from '@drape/contract/models/models';
import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';

import { formatCount } from '../../lib/format.ts';
import { resolveText } from '../../ui/resolve-text.ts';

export const purposeWords: Record<OutsideCall['purpose'], MessageDescriptor> = {
  analysis: msg`Analysis of a photo`,
  outfit: msg`Outfit for an event`,
  guide: msg`Style guide`,
  chat: msg`Fashion Assistant`,
  list: msg`Unsure lines of a list of clothes`,
  test: msg`Test by the administrator`,
};

const outcomes: Record<string, MessageDescriptor> = {
  ok: msg`Answered`,
  cancelled: msg`Canceled`,
  timeout: msg`Took too long`,
  unreachable: msg`Not reached`,
  unauthorized: msg`Refused the key`,
  rate_limited: msg`Too busy`,
  server_error: msg`Failed`,
  refused: msg`Refused`,
  empty: msg`Empty answer`,
  unreadable: msg`Unusable answer`,
  contradiction: msg`Contradicted the measurement`,
};

export function outcomeWords(outcome: string): string {
  return resolveText(outcomes[outcome] ?? outcome);
}

export function bytesWords(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  if (bytes < 999_500) return `${Math.round(bytes / 1000)} KB`;
  return `${(bytes / 1e6).toFixed(1)} MB`;
}

export function tokensWords(input: number | null, output: number | null): string {
  if (input === null && output === null) return t`unknown`;
  return formatCount((input ?? 0) + (output ?? 0));
}

/** Dollars; small amounts keep the digits that matter. */
export function costWords(dollars: number | null): string {
  if (dollars === null) return t`unknown`;
  if (dollars === 0) return '$0';
  return dollars < 0.01 ? `$${dollars.toPrecision(2)}` : `$${dollars.toFixed(2)}`;
}
