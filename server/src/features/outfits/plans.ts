import type { EventType } from '@drape/contract/calendar-options';
import { calendarLimits } from '@drape/contract/calendar-options';
import type { OutfitPlan } from '@drape/contract/outfits';
import { scoreOutfit } from '@drape/engine/stylist/outfit/score-outfit';
import { AppError } from '../../platform/app-error.ts';
import { type Clock, dayMs, localDay, plus } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { OutfitPlanRow } from '../../platform/database/schema.ts';
import type { Principal } from '../../platform/http/mount.ts';
import { momentOf } from '../../platform/local-time.ts';
import type { EventWindow } from '../calendar/service.ts';
import type { WardrobeService } from '../wardrobe/service.ts';
import type { Agenda } from './agenda.ts';
import { dayPurpose, type Occasions, requireOwned } from './occasion.ts';
import type { PlanReader } from './plan-reader.ts';
import { planResult, presentWeather } from './presenter.ts';
import * as rows from './repository.ts';

export type PlanChanges = {
  version?: number | undefined;
  wardrobe_item_ids?: string[] | undefined;
  locked?: string[] | undefined;
  name?: string | null | undefined;
  date?: string | undefined;
  thumb?: 'up' | 'down' | null | undefined;
  worn_on?: string | null | undefined;
};

type Dependencies = {
  database: Database;
  clock: Clock;
  occasions: Occasions;
  agenda: Agenda;
  wardrobe: Pick<WardrobeService, 'garments' | 'worn'>;
  reader: PlanReader;
};

/** Listing and changing plans. */
export function createPlans({ database, clock, occasions, agenda, wardrobe, reader }: Dependencies) {
  /** Other items are scored anew, for the same occasion. */
  async function rescored(principal: Principal, row: OutfitPlanRow, itemIds: string[]) {
    const { timeZone } = principal;
    const days = await agenda(principal, [row.local_day, row.local_day]);
    const planned = days.flatMap((day) => day.occurrences).find(({ plan }) => plan?.id === row.id);
    const own = dayPurpose(row.local_day, timeZone, row.event_title, row.event_type as EventType);
    const occasion = await occasions.of(principal, planned?.purpose ?? own);
    const ids = [...new Set(itemIds)];
    requireOwned(occasion, ids);
    const outfit = scoreOutfit(occasion.request, ids);
    const score = Math.round(100 * outfit.score);
    const result = planResult(outfit, [], occasion.weatherSentence);
    return {
      ...{ item_ids: JSON.stringify(ids), result: JSON.stringify(result), score, confidence: score },
      ...{ weather: JSON.stringify(presentWeather(occasion.weather)), kept_without: null },
    };
  }

  /** The wear log follows: a day that is taken back leaves it, a new one enters it. */
  async function wearItems(principal: Principal, row: OutfitPlanRow, wornOn: string | null): Promise<void> {
    if (wornOn === row.worn_on) return;
    const owned = new Set((await wardrobe.garments(principal.userId)).map(({ id }) => id));
    for (const id of (JSON.parse(row.item_ids) as string[]).filter((item) => owned.has(item))) {
      if (row.worn_on !== null) await wardrobe.worn.unmark(principal, id, row.worn_on);
      if (wornOn !== null) await wardrobe.worn.mark(principal, id, wornOn);
    }
  }

  return {
    async list(principal: Principal, { startDate, endDate, limit }: EventWindow) {
      const { timeZone } = principal;
      const from = startDate === undefined ? clock.now() : momentOf(startDate, timeZone);
      const to =
        endDate === undefined ? plus(from, calendarLimits.windowDays * dayMs) : momentOf(endDate, timeZone);
      const found = await reader.between(principal, [localDay(from, timeZone), localDay(to, timeZone)]);
      return { outfit_plans: found.slice(0, limit), total: found.length };
    },

    async update(principal: Principal, id: string, changes: PlanChanges): Promise<OutfitPlan> {
      const row = await reader.keptRow(principal, id);
      const { version, wardrobe_item_ids, locked, name, date, thumb, worn_on } = changes;
      if (version !== undefined && version !== row.version) throw stale();
      const columns = {
        ...(name === undefined ? {} : { name }),
        ...(date === undefined ? {} : { local_day: date }),
        ...(thumb === undefined ? {} : { thumb, rated_at: thumb && clock.now().toISOString() }),
        ...(worn_on === undefined ? {} : { worn_on }),
        ...(locked === undefined ? {} : { locked: JSON.stringify(locked) }),
        ...(wardrobe_item_ids === undefined ? {} : await rescored(principal, row, wardrobe_item_ids)),
      };
      if (Object.keys(columns).length > 0 && !(await rows.updatePlan(database.write, row, columns))) {
        throw stale();
      }
      if (worn_on !== undefined) await wearItems(principal, row, worn_on);
      return reader.find(principal, id);
    },
  };
}

function stale(): AppError {
  return new AppError('conflict', 'This outfit plan was changed elsewhere in the meantime');
}

export type Plans = ReturnType<typeof createPlans>;
