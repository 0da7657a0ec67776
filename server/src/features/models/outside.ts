import { type OutsideSettings, outsidePageLimit } from '@drape/contract/models/models';
import type { OutsideLedger } from '../../platform/ai/ai-ledger.ts';
import type { LanguageModels } from '../../platform/ai/model-port.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Principal } from '../../platform/http/mount.ts';
import { presentCall } from './presenter.ts';
import * as calls from './repository.ts';

type Change = { allowed?: boolean | undefined; blur_faces?: boolean | undefined };

type Dependencies = {
  database: Database;
  clock: Clock;
  models: LanguageModels;
  ledger: Pick<OutsideLedger, 'settingsOf'>;
};

/** What a person decides about models outside this server, and what they see of it. */
export function createOutside({ database, clock, models, ledger }: Dependencies) {
  async function settings({ userId, kind }: Principal): Promise<OutsideSettings> {
    const { allowed, blurFaces } = await ledger.settingsOf(userId);
    const status = models.status();
    const named = (wanted: string) => status?.models.find((model) => model.kind === wanted)?.name;
    const provider = status && {
      host: status.host,
      text_model: named('text') ?? '',
      vision_model: named('vision') ?? null,
    };
    return { provider: provider ?? null, allowed, blur_faces: blurFaces, locked: kind !== 'person' };
  }

  return {
    settings,
    async change(principal: Principal, change: Change): Promise<OutsideSettings> {
      if (principal.kind !== 'person') {
        throw new AppError('conflict', 'The demo account never leaves this server');
      }
      const before = await ledger.settingsOf(principal.userId);
      await calls.saveSettings(database.write, {
        user_id: principal.userId,
        allowed: (change.allowed ?? before.allowed) ? 1 : 0,
        blur_faces: (change.blur_faces ?? before.blurFaces) ? 1 : 0,
        updated_at: clock.now().toISOString(),
      });
      return settings(principal);
    },
    async log({ userId }: Principal, page: number) {
      const total = await calls.countCalls(database.read, userId);
      const rows = await calls.listCalls(database.read, userId, page, outsidePageLimit);
      const limit = outsidePageLimit;
      return { calls: rows.map(presentCall), page, limit, total, total_pages: Math.ceil(total / limit) };
    },
  };
}
