import type { ModelLimits, ModelsOverview, OutsideCall, UsageDay } from '@drape/contract/models/models';
import type { ModelLimits as Limits } from '../../platform/ai/model-limits.ts';
import type { ModelsStatus } from '../../platform/ai/model-port.ts';
import type { ModelPrice } from '../../platform/ai/model-prices.ts';
import type { ModelUsageDayRow, OutsideCallRow } from '../../platform/database/model-rows.ts';

const dollars = (micros: number) => micros / 1e6;

export function presentCall(row: OutsideCallRow): OutsideCall {
  const { id, created_at, purpose, host, model, bytes, photos, input_tokens, output_tokens, outcome } = row;
  return {
    id,
    created_at,
    purpose: purpose as OutsideCall['purpose'],
    host,
    model,
    bytes,
    photos,
    input_tokens,
    output_tokens,
    outcome,
    cost_usd: row.cost_micros === null ? null : dollars(row.cost_micros),
  };
}

export function presentUsage({ cost_micros, ...row }: ModelUsageDayRow): UsageDay {
  return { ...row, cost_usd: dollars(cost_micros) };
}

export function presentFailure(row: OutsideCallRow): ModelsOverview['failures'][number] {
  const { created_at, purpose, model, outcome, detail } = row;
  return { created_at, purpose, model, outcome, detail: detail ?? '' };
}

export function presentModels(status: ModelsStatus | undefined): ModelsOverview['models'] {
  return (status?.models ?? []).map(({ kind, name, breaker }) => ({
    kind,
    name,
    state: breaker.state,
    until: breaker.until,
    last_failure: breaker.lastFailure,
  }));
}

const presentPrice = ({ inputUsd, outputUsd }: ModelPrice) => ({
  input_usd: inputUsd,
  output_usd: outputUsd,
});
const readPrice = ({ input_usd, output_usd }: ModelLimits['prices']['text']): ModelPrice => ({
  inputUsd: input_usd,
  outputUsd: output_usd,
});

export function presentLimits({ monthlyBudgetUsd, monthlyTokens, prices }: Limits): ModelLimits {
  return {
    monthly_budget_usd: monthlyBudgetUsd,
    monthly_tokens: monthlyTokens,
    prices: { text: presentPrice(prices.text), vision: presentPrice(prices.vision) },
  };
}

export function readLimits({ monthly_budget_usd, monthly_tokens, prices }: ModelLimits): Limits {
  return {
    monthlyBudgetUsd: monthly_budget_usd,
    monthlyTokens: monthly_tokens,
    prices: { text: readPrice(prices.text), vision: readPrice(prices.vision) },
  };
}
