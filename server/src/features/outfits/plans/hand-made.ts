import type { HandMadeOutfit, OutfitPlan, OutfitScore } from '@drape/contract/outfits/outfits';
import { scoreOutfit } from '@drape/engine/stylist/outfit/score-outfit';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { OutfitPlanRow } from '../../../platform/database/planning-rows.ts';
import type { Principal } from '../../../platform/http/mount.ts';
import type { CalendarService } from '../../calendar/service.ts';
import { handMadePurpose } from '../occasion/hand-made-purpose.ts';
import { type Occasions, requireOwned } from '../occasion/occasion.ts';
import { percent, presentWeather } from '../presenter.ts';
import * as rows from '../repository.ts';
import type { PlanReader } from './plan-reader.ts';
import { newPlanRow } from './plan-row.ts';
import type { Plans } from './plans.ts';
import type { Telling } from './tell-outfits.ts';

type Dependencies = {
  database: Database;
  clock: Clock;
  calendar: Pick<CalendarService, 'find'>;
  occasions: Occasions;
  reader: PlanReader;
  plans: Plans;
  telling: Telling;
};

/** Outfits that a person puts together: scored while they grow, kept or worn when they are done. */
export function createHandMade(dependencies: Dependencies) {
  const { database, clock, calendar, occasions, reader, plans, telling } = dependencies;

  async function scored(principal: Principal, made: HandMadeOutfit) {
    const purpose = await handMadePurpose({ clock, calendar }, principal, made);
    // The name of an outfit is no occasion.
    const occasion = await occasions.of(principal, made.event_id ? purpose : { ...purpose, title: '' });
    const ids = [...new Set(made.wardrobe_item_ids)];
    requireOwned(occasion, ids);
    return { purpose, occasion, outfit: scoreOutfit(occasion.request, ids) };
  }

  async function keep(
    principal: Principal,
    made: HandMadeOutfit,
    changes: (row: OutfitPlanRow) => Partial<OutfitPlanRow>,
  ): Promise<OutfitPlanRow> {
    const { purpose, occasion, outfit } = await scored(principal, made);
    const confidence = percent(outfit.chance);
    const owner = { userId: principal.userId, now: clock.now() };
    const row = newPlanRow(owner, purpose, occasion, { outfit, others: [], confidence, locked: [] });
    const kept = { ...row, ...changes(row) };
    await rows.insertPlan(database.write, kept);
    return kept;
  }

  return {
    async build(principal: Principal, made: HandMadeOutfit): Promise<OutfitPlan> {
      const row = await keep(principal, made, ({ created_at }) => ({
        name: made.name ?? null,
        saved_at: created_at,
        layout: made.layout ? JSON.stringify(made.layout) : null,
      }));
      await telling.planned([row]);
      return reader.find(principal, row.id);
    },
    async score(principal: Principal, made: HandMadeOutfit): Promise<OutfitScore> {
      const { occasion, outfit } = await scored(principal, made);
      return {
        score: percent(outfit.score),
        terms: outfit.terms,
        reasons: outfit.reasons,
        improvements: outfit.improvements,
        weather: presentWeather(occasion.weather),
      };
    },
    /** A plan of that day with these very items is the one that is worn. */
    async wear(principal: Principal, made: HandMadeOutfit): Promise<OutfitPlan> {
      const { day } = await handMadePurpose({ clock, calendar }, principal, made);
      const wanted = [...new Set(made.wardrobe_item_ids)].sort().join();
      const planned = await rows.listByDay(database.read, principal.userId, [day, day]);
      const same = planned.find(
        ({ item_ids }) => (JSON.parse(item_ids) as string[]).sort().join() === wanted,
      );
      const row = same ?? (await keep(principal, made, () => ({})));
      return plans.update(principal, row.id, { worn_on: row.local_day });
    },
  };
}
