import type { Meter } from './openai-compatible.ts';

/** Dollars for a million tokens; null where nobody knows. */
export type ModelPrice = { inputUsd: number | null; outputUsd: number | null };

/**
 * What an exchange cost in millionths of a dollar: as the provider says, else tokens times price (dollars for a million
 * tokens are millionths of a dollar for one), else null.
 */
export function costMicros(
  { costUsd, usage }: Pick<Meter, 'costUsd' | 'usage'>,
  price: ModelPrice,
): number | null {
  if (costUsd !== null) return Math.round(costUsd * 1e6);
  const { inputTokens, outputTokens } = usage;
  const { inputUsd, outputUsd } = price;
  if (inputTokens === null || outputTokens === null || inputUsd === null || outputUsd === null) return null;
  return Math.round(inputTokens * inputUsd + outputTokens * outputUsd);
}
