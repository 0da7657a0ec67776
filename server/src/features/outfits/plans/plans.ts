import type { EventType } from '@drape/contract/calendar/calendar-options';
import { calendarLimits } from '@drape/contract/calendar/calendar-options';
import type { OutfitLayout } from '@drape/contract/outfits/outfit-layout';
import type { OutfitPlan } from '@drape/contract/outfits/outfits';
import { scoreOutfit } from '@drape/engine/stylist/outfit/score-outfit';
import { AppError } from '../../../platform/app-error.ts';
import { type Clock, dayMs, localDay, plus } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { OutfitPlanRow } from '../../../platform/database/planning-rows.ts';
import type { Principal } from '../../../platform/http/mount.ts';
import { momentOf } from '../../../platform/local-time.ts';
import type { CalendarService, EventWindow } from '../../calendar/service.ts';
import type { WardrobeService } from '../../wardrobe/service.ts';
import {
  dayPurpose,
  eventPurpose,
  type Occasions,
  type Purpose,
  requireOwned,
} from '../occasion/occasion.ts';
import { type PlanResult, percent, planResult, presentWeather } from '../presenter.ts';
import * as rows from '../repository.ts';
import type { PlanReader } from './plan-reader.ts';
import type { Telling } from './tell-outfits.ts';

export type PlanChanges = {
  version?: number | undefined;
  wardrobe_item_ids?: string[] | undefined;
  locked?: string[] | undefined;
  name?: string | null | undefined;
  date?: string | undefined;
  thumb?: 'up' | 'down' | null | undefined;
  worn_on?: string | null | undefined;
  layout?: OutfitLayout | null | undefined;
};

type Dependencies = {
  database: Database;
  clock: Clock;
  occasions: Occasions;
  wardrobe: Pick<WardrobeService, 'garments' | 'worn'>;
  calendar: Pick<CalendarService, 'find'>;
  reader: PlanReader;
  telling: Telling;
};

const shownAlternatives = 2;

/** After a change of items the former outfit is the first of its alternatives. */
function othersBeside(row: OutfitPlanRow, itemIds: readonly string[]): PlanResult['others'] {
  const { description, others } = JSON.parse(row.result) as PlanResult;
  const former = { wardrobe_item_ids: JSON.parse(row.item_ids) as string[], description, score: row.score };
  const isChosen = (ids: readonly string[]) =>
    ids.length === itemIds.length && ids.every((id) => itemIds.includes(id));
  return [former, ...others]
    .filter((other) => !isChosen(other.wardrobe_item_ids))
    .slice(0, shownAlternatives);
}

/** The plan's event as it is now, else its day. */
async function purposeOf(
  calendar: Dependencies['calendar'],
  principal: Principal,
  row: OutfitPlanRow,
): Promise<Purpose> {
  const { timeZone } = principal;
  const type = row.event_type as EventType;
  const event =
    row.event_id === null ? undefined : await calendar.find(principal, row.event_id).catch(unlessMissing);
  return event
    ? eventPurpose(event, timeZone, type)
    : dayPurpose(row.local_day, timeZone, row.event_title, type);
}

/** Listing and changing plans. */
export function createPlans(dependencies: Dependencies) {
  const { database, clock, occasions, wardrobe, calendar, reader, telling } = dependencies;

  /** Other items are scored for the same occasion. */
  async function rescored(principal: Principal, row: OutfitPlanRow, itemIds: string[]) {
    const occasion = await occasions.of(principal, await purposeOf(calendar, principal, row));
    const ids = [...new Set(itemIds)];
    requireOwned(occasion, ids);
    const outfit = scoreOutfit(occasion.request, ids);
    const result = planResult(outfit, [], occasion.weatherSentence);
    return {
      item_ids: JSON.stringify(ids),
      result: JSON.stringify({ ...result, others: othersBeside(row, ids) }),
      score: percent(outfit.score),
      confidence: percent(outfit.chance),
      weather: JSON.stringify(presentWeather(occasion.weather)),
      layout: null,
      kept_without: null,
    };
  }

  /** The wear log follows: a day that is taken back leaves it, a new one enters it. */
  async function wearItems(principal: Principal, row: OutfitPlanRow, wornOn: string | null): Promise<void> {
    if (wornOn === row.worn_on) return;
    const owned = new Set((await wardrobe.garments(principal.userId)).map(({ id }) => id));
    for (const id of (JSON.parse(row.item_ids) as string[]).filter((item) => owned.has(item))) {
      if (row.worn_on !== null) await wardrobe.worn.unmark(principal, id, row.worn_on);
      if (wornOn !== null) await wardrobe.worn.note(principal, id, wornOn);
    }
    if (wornOn !== null) await telling.worn(row, wornOn);
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
      const { version, wardrobe_item_ids, locked, name, date, thumb, worn_on, layout } = changes;
      if (version !== undefined && version !== row.version) throw stale();
      const columns = {
        ...(name === undefined ? {} : { name }),
        ...(date === undefined ? {} : movedTo(row, date)),
        ...(thumb === undefined ? {} : { thumb, rated_at: thumb && clock.now().toISOString() }),
        ...(worn_on === undefined ? {} : { worn_on }),
        ...(locked === undefined ? {} : { locked: JSON.stringify(locked) }),
        ...(wardrobe_item_ids === undefined ? {} : await rescored(principal, row, wardrobe_item_ids)),
        ...(layout === undefined ? {} : { layout: layout && JSON.stringify(layout) }),
      };
      if (Object.keys(columns).length > 0 && !(await rows.updatePlan(database.write, row, columns))) {
        throw stale();
      }
      if (worn_on !== undefined) await wearItems(principal, row, worn_on);
      return reader.find(principal, id);
    },
  };
}

/** A plan that is put on another day than its event leaves it. */
function movedTo({ local_day, event_id }: OutfitPlanRow, day: string): Partial<OutfitPlanRow> {
  return { local_day: day, event_id: day === local_day ? event_id : null };
}

function unlessMissing(error: unknown): undefined {
  if (!(error instanceof AppError) || error.code !== 'not_found') throw error;
}

function stale(): AppError {
  return new AppError('conflict', 'This outfit plan was changed elsewhere in the meantime');
}

export type Plans = ReturnType<typeof createPlans>;
