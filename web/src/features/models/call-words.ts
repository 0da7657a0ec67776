import type { OutsideCall } from '@drape/contract/models';

export const purposeWords: Record<OutsideCall['purpose'], string> = {
  analysis: 'Analysis of a photo',
  outfit: 'Outfit for an event',
  guide: 'Style guide',
  chat: 'Fashion Assistant',
  test: 'Test by the administrator',
};

const outcomes: Record<string, string> = {
  ok: 'Answered',
  cancelled: 'Cancelled',
  timeout: 'Took too long',
  unreachable: 'Not reached',
  unauthorized: 'Refused the key',
  rate_limited: 'Too busy',
  server_error: 'Failed',
  refused: 'Refused',
  empty: 'Empty answer',
  unreadable: 'Unusable answer',
  contradiction: 'Contradicted the measurement',
};

export function outcomeWords(outcome: string): string {
  return outcomes[outcome] ?? outcome;
}

export function bytesWords(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  if (bytes < 999_500) return `${Math.round(bytes / 1000)} KB`;
  return `${(bytes / 1e6).toFixed(1)} MB`;
}

export function tokensWords(input: number | null, output: number | null): string {
  if (input === null && output === null) return 'unknown';
  return ((input ?? 0) + (output ?? 0)).toLocaleString('en-US');
}

/** Dollars; small amounts keep the digits that matter. */
export function costWords(dollars: number | null): string {
  if (dollars === null) return 'unknown';
  if (dollars === 0) return '$0';
  return dollars < 0.01 ? `$${dollars.toPrecision(2)}` : `$${dollars.toFixed(2)}`;
}
