import type { Clock } from '../clock.ts';
import type { Database, Executor } from '../database/database.ts';
import type { ModelUsageDayRow, OutsideCallRow } from '../database/model-rows.ts';
import { newId } from '../ids.ts';
import { AiFailure } from './ai-failure.ts';
import type { ModelLimitKeeper } from './model-limits.ts';
import { costMicros } from './model-prices.ts';
import type { AiLedger, AiRecord } from './supervision.ts';

export type OutsideSettings = { allowed: boolean; blurFaces: boolean };

export type OutsideLedger = AiLedger & { settingsOf(userId: string): Promise<OutsideSettings> };

type Dependencies = { database: Database; clock: Clock; limits: ModelLimitKeeper };

/** Faces are hidden unless somebody decides otherwise. */
const undecided: OutsideSettings = { allowed: true, blurFaces: true };

const sumColumns = [
  'calls',
  'failures',
  'bytes',
  'input_tokens',
  'output_tokens',
  'cost_micros',
  'unpriced',
] as const;

async function addToDay(db: Executor, row: ModelUsageDayRow): Promise<void> {
  const { day, model } = row;
  const before = await db
    .selectFrom('model_usage_days')
    .selectAll()
    .where('day', '=', day)
    .where('model', '=', model)
    .executeTakeFirst();
  const sums = Object.fromEntries(sumColumns.map((key) => [key, row[key] + (before?.[key] ?? 0)]));
  const values = { ...row, ...sums };
  await db
    .insertInto('model_usage_days')
    .values(values)
    .onConflict((conflict) => conflict.columns(['day', 'model']).doUpdateSet(sums))
    .execute();
}

function callRow(record: AiRecord, at: string, cost_micros: number | null): OutsideCallRow {
  const { asker, purpose, host, model, meter, photos, failure, durationMs } = record;
  return {
    id: newId(),
    user_id: asker.userId,
    created_at: at,
    purpose,
    host,
    model,
    photos,
    bytes: meter.bytes,
    requests: meter.calls,
    input_tokens: meter.usage.inputTokens,
    output_tokens: meter.usage.outputTokens,
    cost_micros,
    outcome: failure?.reason ?? 'ok',
    detail: failure?.message ?? null,
    duration_ms: durationMs,
  };
}

function dayRow({ day, call }: { day: string; call: OutsideCallRow }): ModelUsageDayRow {
  return {
    day,
    model: call.model,
    calls: 1,
    failures: call.outcome === 'ok' ? 0 : 1,
    bytes: call.bytes,
    input_tokens: call.input_tokens ?? 0,
    output_tokens: call.output_tokens ?? 0,
    cost_micros: call.cost_micros ?? 0,
    unpriced: call.cost_micros === null ? 1 : 0,
  };
}

/** Who may ask a model, and what left the server. */
export function createAiLedger({ database, clock, limits }: Dependencies): OutsideLedger {
  async function settingsOf(userId: string): Promise<OutsideSettings> {
    const row = await database.read
      .selectFrom('outside_settings')
      .selectAll()
      .where('user_id', '=', userId)
      .executeTakeFirst();
    return row ? { allowed: row.allowed === 1, blurFaces: row.blur_faces === 1 } : undecided;
  }

  return {
    settingsOf,
    async refusal({ userId, kind }) {
      if (kind !== 'person') return new AiFailure('demo', 'Demo accounts run on the embedded engine');
      if (!(await settingsOf(userId)).allowed) {
        return new AiFailure('forbidden', 'The person has forbidden processing outside this server');
      }
      return limits.exhausted();
    },
    async record(record) {
      const at = clock.now().toISOString();
      const { prices } = await limits.current();
      const cost = costMicros(record.meter, prices[record.kind]);
      const call = callRow(record, at, record.meter.calls === 0 ? 0 : cost);
      await database.transaction(async (transaction) => {
        // An account that was deleted in the meantime has no log, but its day still counts.
        const owner = await transaction
          .selectFrom('users')
          .select('id')
          .where('id', '=', call.user_id)
          .executeTakeFirst();
        if (owner) await transaction.insertInto('outside_calls').values(call).execute();
        await addToDay(transaction, dayRow({ day: at.slice(0, 10), call }));
      });
    },
  };
}
