import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { AiFailure } from './ai-failure.ts';
import type { ModelPrice } from './model-prices.ts';

/** What the administrator allows and knows; `null` means no limit. Prices by kind of model. */
export type ModelLimits = {
  monthlyBudgetUsd: number | null;
  monthlyTokens: number | null;
  prices: { text: ModelPrice; vision: ModelPrice };
};

/** A calendar month (UTC) until now; `unpriced` counts the answers whose cost is not known. */
export type MonthUse = { calls: number; spentUsd: number; tokens: number; unpriced: number };

const limitsKey = 'models.limits';
const unpriced: ModelPrice = { inputUsd: null, outputUsd: null };
const noLimits: ModelLimits = {
  monthlyBudgetUsd: null,
  monthlyTokens: null,
  prices: { text: unpriced, vision: unpriced },
};

/** The limits of this installation, and how much of the month's is used. */
export function createModelLimits({ database, clock }: { database: Database; clock: Clock }) {
  async function current(): Promise<ModelLimits> {
    const row = await database.read
      .selectFrom('installation')
      .select('value')
      .where('key', '=', limitsKey)
      .executeTakeFirst();
    return row ? (JSON.parse(row.value) as ModelLimits) : noLimits;
  }

  async function monthUse(): Promise<MonthUse> {
    const month = clock.now().toISOString().slice(0, 7);
    const sums = await database.read
      .selectFrom('model_usage_days')
      .select(({ fn }) => [
        fn.sum('calls').as('calls'),
        fn.sum('cost_micros').as('cost'),
        fn.sum('input_tokens').as('input'),
        fn.sum('output_tokens').as('output'),
        fn.sum('unpriced').as('unpriced'),
      ])
      .where('day', '>=', `${month}-01`)
      .executeTakeFirstOrThrow();
    return {
      calls: Number(sums.calls ?? 0),
      spentUsd: Number(sums.cost ?? 0) / 1e6,
      tokens: Number(sums.input ?? 0) + Number(sums.output ?? 0),
      unpriced: Number(sums.unpriced ?? 0),
    };
  }

  return {
    current,
    monthUse,
    async set(limits: ModelLimits): Promise<void> {
      const value = JSON.stringify(limits);
      await database.write
        .insertInto('installation')
        .values({ key: limitsKey, value })
        .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
        .execute();
    },
    /** The refusal once the month's budget is used up. */
    async exhausted(): Promise<AiFailure | undefined> {
      const { monthlyBudgetUsd, monthlyTokens } = await current();
      if (monthlyBudgetUsd === null && monthlyTokens === null) return undefined;
      const { spentUsd, tokens } = await monthUse();
      if (monthlyBudgetUsd !== null && spentUsd >= monthlyBudgetUsd) {
        return new AiFailure('budget', `$${spentUsd.toFixed(2)} of $${monthlyBudgetUsd} spent this month`);
      }
      if (monthlyTokens !== null && tokens >= monthlyTokens) {
        return new AiFailure('budget', `${tokens} of ${monthlyTokens} tokens used this month`);
      }
      return undefined;
    },
  };
}

export type ModelLimitKeeper = ReturnType<typeof createModelLimits>;
