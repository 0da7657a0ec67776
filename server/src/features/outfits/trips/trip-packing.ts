import type { EventType } from '@drape/contract/calendar/calendar-options';
import { packForTrip, type TripPlan } from '@drape/engine/stylist/outfit/plans/pack-for-trip';
import type { PlannedEvent } from '@drape/engine/stylist/outfit/plans/plan-day';
import { AppError } from '../../../platform/app-error.ts';
import { type Clock, localDay } from '../../../platform/clock.ts';
import type { Database, Executor } from '../../../platform/database/database.ts';
import type { TripRow } from '../../../platform/database/planning-rows.ts';
import type { Principal } from '../../../platform/http/mount.ts';
import type { WardrobeService } from '../../wardrobe/service.ts';
import { type Agenda, type AgendaDay, isReplaceable, type Occurrence } from '../agenda/agenda.ts';
import { type Occasions, type Sky, seedOf } from '../occasion/occasion.ts';
import { newPlanRow } from '../plans/plan-row.ts';
import type { Telling } from '../plans/tell-outfits.ts';
import * as rows from '../repository.ts';
import { yieldToEventLoop } from '../yield-to-event-loop.ts';

type Dependencies = {
  database: Database;
  clock: Clock;
  occasions: Occasions;
  agenda: Agenda;
  wardrobe: Pick<WardrobeService, 'garments'>;
  telling: Telling;
};

export type DayTypes = Record<string, EventType | null>;

type Dressed = Occurrence & { key: string; sky: Sky; open: boolean };
/** What a trip wears: found now, or settled before. */
type Packed = { dressed: Dressed[]; settled: Dressed[]; plan: TripPlan };

/** As the person said, else on the road on the first and last day and casual between. */
function typeOfDay({ types, start_day, end_day }: TripRow): (date: string) => EventType | null {
  const chosen = JSON.parse(types) as DayTypes;
  return (date) => {
    const usual = date === start_day || date === end_day ? 'travel' : 'casual';
    return chosen[date] === undefined ? usual : chosen[date];
  };
}

/** Finding the outfits of a trip, and keeping them as plans of their days. */
export function createTripPacking(dependencies: Dependencies) {
  const { database, clock, occasions, agenda, wardrobe, telling } = dependencies;

  /** The days of a trip; plans of other days without events do not belong to it. */
  async function daysOf(principal: Principal, row: TripRow): Promise<AgendaDay[]> {
    // What the days of a trip are for is chosen on its page; an event of several days, mostly the trip itself, is on the first.
    const options = { typeOfDay: typeOfDay(row), laterDays: false };
    const days = await agenda(principal, [row.start_day, row.end_day], options);
    return days.map(({ date, occurrences }) => ({
      date,
      occurrences: occurrences.map((one) => ({
        ...one,
        purpose: { ...one.purpose, place: row.place, tripId: row.id },
      })),
    }));
  }

  async function dressedOf(principal: Principal, row: TripRow): Promise<Dressed[]> {
    const today = localDay(clock.now(), principal.timeZone);
    const occurrences = (await daysOf(principal, row)).flatMap((day) => day.occurrences);
    return Promise.all(
      occurrences.map(async (one, index) => ({
        ...one,
        key: String(index),
        sky: await occasions.skyOf(principal, one.purpose),
        open: one.purpose.day >= today && (one.plan === undefined || isReplaceable(one.plan)),
      })),
    );
  }

  /** Finds the outfits; throws `conflict` where an event can't be dressed. */
  async function pack(principal: Principal, row: TripRow): Promise<Packed> {
    const dressed = await dressedOf(principal, row);
    const owned = new Set((await wardrobe.garments(principal.userId)).map(({ id }) => id));
    const settled = dressed.filter(({ open, plan }) => !open && plan);
    const locked = [
      ...(JSON.parse(row.extras) as string[]),
      ...settled.flatMap(({ plan }) => plan?.wardrobe_item_ids ?? []),
    ].filter((id) => owned.has(id));
    const events = dressed.filter(({ open }) => open).map(plannedEvent);
    const basis = await occasions.basisOf(principal);
    const packed = await packForTrip({ ...basis, events, locked, seed: seedOf(row.name) }, yieldToEventLoop);
    if (!packed.ok) throw new AppError('conflict', packed.sentence);
    return { dressed, settled, plan: packed };
  }

  async function store(
    { userId }: Principal,
    row: TripRow,
    { dressed, settled, plan: packed }: Packed,
    saveTrip: (transaction: Executor, at_least: number) => Promise<void>,
  ): Promise<void> {
    const made = plansOf({ userId, now: clock.now() }, dressed, packed);
    await database.transaction(async (transaction) => {
      await saveTrip(transaction, packed.atLeast);
      for (const { one, plan } of made) {
        if (one.plan) await rows.deletePlan(transaction, userId, one.plan.id);
        await rows.insertPlan(transaction, plan);
      }
      for (const { plan } of settled)
        if (plan) await rows.setTripOfPlan(transaction, userId, plan.id, row.id);
    });
    await telling.planned(made.map(({ plan }) => plan));
  }

  return { daysOf, pack, store };
}

function plansOf(owner: { userId: string; now: Date }, dressed: readonly Dressed[], { days }: TripPlan) {
  return days.flatMap(({ key, answer }) => {
    const one = dressed.find((each) => each.key === key);
    if (!one) return [];
    const outfit = { outfit: answer.best, others: answer.alternatives, confidence: answer.confidence };
    return [{ one, plan: newPlanRow(owner, one.purpose, one.sky, { ...outfit, locked: [] }) }];
  });
}

export type TripPacking = ReturnType<typeof createTripPacking>;

function plannedEvent({ key, purpose, sky }: Pick<Dressed, 'key' | 'purpose' | 'sky'>): PlannedEvent {
  return {
    key,
    date: purpose.day,
    eventType: purpose.type,
    occasion: sky.reading,
    weather: sky.weather,
  };
}
