import type { GeneratePlan, OutfitPlan } from '@drape/contract/outfits';
import { findOutfits } from '@drape/engine/stylist/outfit/find-outfits';
import { AppError } from '../../platform/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Principal } from '../../platform/http/mount.ts';
import type { CalendarService } from '../calendar/service.ts';
import { eventPurpose, type Occasions, requireOwned } from './occasion.ts';
import type { PlanReader } from './plan-reader.ts';
import { newPlanRow } from './plan-row.ts';
import { percent } from './presenter.ts';
import * as rows from './repository.ts';

type Dependencies = {
  database: Database;
  clock: Clock;
  calendar: Pick<CalendarService, 'find'>;
  occasions: Occasions;
  reader: PlanReader;
};

const shownAlternatives = 2;

/** What must be in the outfit and what must not; to exchange one item means to keep all the others. */
function searchedFor({ locked = [], excluded = [], swap }: GeneratePlan, present: OutfitPlan | null) {
  if (swap === undefined || !present) return { kept: locked, excluded };
  const others = present.items.map(({ id }) => id).filter((id) => id !== swap);
  return { kept: others, excluded: [...excluded, swap] };
}

/** Outfits for events, found by the engine. */
export function createPlanner({ database, clock, calendar, occasions, reader }: Dependencies) {
  return {
    async generate(principal: Principal, wish: GeneratePlan): Promise<OutfitPlan> {
      const event = await calendar.find(principal, wish.eventId);
      const purpose = eventPurpose(event, principal.timeZone, wish.eventType);
      const { turn = 0, locked = [] } = wish;
      const { kept, excluded } = searchedFor(wish, event.outfitPlan);
      const occasion = await occasions.of(principal, purpose, {
        ...{ colours: wish.preferences?.colors, brands: wish.preferences?.brands },
        ...{ locked: kept, excluded, alternatives: turn + shownAlternatives },
      });
      requireOwned(occasion, kept);
      const answer = findOutfits(occasion.request);
      if (!answer.ok) throw new AppError('conflict', answer.sentence);
      const ranked = [answer.best, ...answer.alternatives];
      const outfit = ranked[turn % ranked.length] ?? answer.best;
      const trip = event.outfitPlan?.trip_id;
      const goal = trip ? { ...purpose, tripId: trip } : purpose;
      const row = newPlanRow({ userId: principal.userId, now: clock.now() }, goal, occasion, {
        ...{ outfit, locked },
        others: ranked.filter((other) => other !== outfit).slice(0, shownAlternatives),
        confidence: percent((outfit.score / answer.possible) * answer.certainty),
      });
      await database.transaction(async (transaction) => {
        await rows.deleteUnsaved(transaction, principal.userId, event.id);
        await rows.insertPlan(transaction, row);
      });
      return reader.show(principal, row);
    },
  };
}
