import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { AiFailure } from './ai-failure.ts';
import type { AiLedger } from './supervision.ts';

/** Who may ask a model, and what left the server. */
export function createAiLedger(_dependencies: { database: Database; clock: Clock }): AiLedger {
  return {
    async refusal({ kind }) {
      if (kind !== 'person') return new AiFailure('demo', 'Demo accounts run on the embedded engine');
      return undefined;
    },
    async record() {},
  };
}
