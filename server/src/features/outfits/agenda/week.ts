import { calendarLimits } from '@drape/contract/calendar/calendar-options';
import type { Week, WeekPlanWish } from '@drape/contract/outfits/week';
import type { WeekPlan } from '@drape/engine/stylist/outfit/plans/plan-week';
import { planWeek } from '@drape/engine/stylist/outfit/plans/plan-week';
import { type Clock, localDay } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { OutfitPlanRow } from '../../../platform/database/planning-rows.ts';
import type { Principal } from '../../../platform/http/mount.ts';
import { nextDay } from '../../../platform/local-time.ts';
import { dayPurpose, type Occasions, type Sky, seedOf } from '../occasion/occasion.ts';
import { plannedAround } from '../occasion/planned-near.ts';
import { newPlanRow } from '../plans/plan-row.ts';
import type { Telling } from '../plans/tell-outfits.ts';
import * as rows from '../repository.ts';
import { yieldToEventLoop } from '../yield-to-event-loop.ts';
import { type Agenda, type AgendaDay, isReplaceable, type Occurrence } from './agenda.ts';
import { presentDay } from './present-days.ts';

type Dependencies = {
  database: Database;
  clock: Clock;
  occasions: Occasions;
  agenda: Agenda;
  telling: Telling;
};

type Open = Occurrence & { key: string; sky: Sky };

/** The first and the last of some days. */
function spanFrom(first: string, days: number = calendarLimits.weekDays): [string, string] {
  return [first, nextDay(first, days - 1)];
}

/** Seven days at a time: what is planned, and planning what is not. */
export function createWeek({ database, clock, occasions, agenda, telling }: Dependencies) {
  const todayOf = ({ timeZone }: Principal) => localDay(clock.now(), timeZone);
  async function present(principal: Principal, days: readonly AgendaDay[], notes: string[]): Promise<Week> {
    const presented = await Promise.all(
      days.map(async (day) => {
        const purpose = dayPurpose(day.date, principal.timeZone, '', 'casual');
        return presentDay(day, await occasions.skyOf(principal, purpose));
      }),
    );
    return { days: presented, total: presented.length, notes };
  }

  function isOpen({ purpose, plan }: Occurrence, principal: Principal, again: boolean): boolean {
    if (purpose.hours.to <= clock.now() || purpose.day < todayOf(principal)) return false;
    return plan === undefined || (again && isReplaceable(plan) && plan.trip_id === null);
  }

  return {
    async week(principal: Principal, startDate: string | undefined): Promise<Week> {
      const days = await agenda(principal, spanFrom(startDate ?? todayOf(principal)));
      return present(principal, days, []);
    },

    /** Plans a week, or as many of its days as are wanted, 1 to 7. */
    async planWeek(
      principal: Principal,
      { startDate, days: wantedDays, types = {}, again }: WeekPlanWish,
    ): Promise<Week> {
      const span = spanFrom(startDate ?? todayOf(principal), wantedDays);
      const typeOfDay = (date: string) => (types[date] === undefined ? 'casual' : types[date]);
      const days = await agenda(principal, span, { typeOfDay });
      const all = await Promise.all(
        days
          .flatMap(({ occurrences }) => occurrences)
          .map(async (one, index): Promise<Open> => {
            const sky = await occasions.skyOf(principal, one.purpose);
            return { ...one, key: String(index), sky };
          }),
      );
      const open = all.filter((one) => isOpen(one, principal, again));
      if (open.length === 0) return present(principal, days, []);
      const replaced = new Set(open.flatMap(({ plan }) => plan?.id ?? []));
      const kept = (one: Open) => (open.includes(one) ? undefined : one.plan?.wardrobe_item_ids);
      const planned = await plannedAround(database, principal.userId, span, replaced);
      const plans = await planWeek(
        {
          ...(await occasions.basisOf(principal)),
          recent: planned.map(({ itemIds }) => [...itemIds]),
          planned,
          seed: seedOf(span[0]),
          events: all.filter((one) => open.includes(one) || one.plan).map((one) => eventOf(one, kept(one))),
        },
        yieldToEventLoop,
      );
      const owner = { userId: principal.userId, now: clock.now() };
      await telling.planned(await store(database, owner, open, plans));
      return present(principal, await agenda(principal, span, { typeOfDay }), notesOf(open, plans));
    },
  };
}

/** What the planner knows of an occurrence; `kept` is what is worn to it already. */
function eventOf({ key, purpose, sky }: Open, kept: string[] | undefined) {
  return {
    key,
    date: purpose.day,
    eventType: purpose.type,
    occasion: sky.reading,
    weather: sky.weather,
    ...(kept ? { kept } : {}),
  };
}

/** Keeps what was found, in the place of what it replaces. */
async function store(
  database: Database,
  owner: { userId: string; now: Date },
  open: readonly Open[],
  plans: WeekPlan,
): Promise<OutfitPlanRow[]> {
  const made = plans.flatMap(({ key, answer }) => {
    const one = open.find((each) => each.key === key);
    if (!one || !answer?.ok) return [];
    const outfit = { outfit: answer.best, others: answer.alternatives, confidence: answer.confidence };
    return [{ one, row: newPlanRow(owner, one.purpose, one.sky, { ...outfit, locked: [] }) }];
  });
  await database.transaction(async (transaction) => {
    for (const { one, row } of made) {
      if (one.plan) await rows.deletePlan(transaction, owner.userId, one.plan.id);
      await rows.insertPlan(transaction, row);
    }
  });
  return made.map(({ row }) => row);
}

/** What could not be planned and why, and what is worn twice because nothing fresh was left. */
function notesOf(open: readonly Open[], plans: WeekPlan): string[] {
  const titleOf = (key: string) => {
    const purpose = open.find((one) => one.key === key)?.purpose;
    return purpose ? `${purpose.title}, ${weekday(purpose.day)}` : '';
  };
  const lost = new Map<string, string[]>();
  for (const { key, answer } of plans) {
    if (answer?.ok === false) lost.set(answer.sentence, [...(lost.get(answer.sentence) ?? []), titleOf(key)]);
  }
  const repeated = plans.flatMap(({ key, answer, freshLeft }) => {
    const purpose = open.find((one) => one.key === key)?.purpose;
    return answer?.ok && !freshLeft && purpose ? [weekday(purpose.day)] : [];
  });
  const notes = [...lost].map(([sentence, titles]) => lostNote(sentence, titles, plans.length));
  return repeated.length === 0 ? notes : [...notes, repeatedNote(repeated)];
}

function repeatedNote(days: readonly string[]): string {
  const distinct = [...new Set(days)];
  const list = new Intl.ListFormat('en-US', { type: 'conjunction' }).format(distinct);
  return `${list} ${distinct.length === 1 ? 'repeats' : 'repeat'} something from earlier in the week; nothing else fits.`;
}

/** One line for one reason, however many outfits it costs; what holds for all of them needs no names. */
function lostNote(sentence: string, titles: readonly string[], all: number): string {
  return titles.length === all && all > 1 ? sentence : `${titles.join('; ')}: ${sentence}`;
}

function weekday(day: string): string {
  return new Date(`${day}T12:00:00Z`).toLocaleString('en-US', { weekday: 'long', timeZone: 'UTC' });
}
