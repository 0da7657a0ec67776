import type { GeneratePlan, OutfitPlan } from '@drape/contract/outfits/outfits';
import { findOutfits } from '@drape/engine/stylist/outfit/find-outfits';
import type { Outfit } from '@drape/engine/stylist/outfit/outfit';
import type { LanguageModels } from '../../../platform/ai/model-port.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Principal } from '../../../platform/http/mount.ts';
import type { CalendarService } from '../../calendar/service.ts';
import type { WardrobeService } from '../../wardrobe/service.ts';
import { eventPurpose, type Occasions, type Purpose, requireOwned } from '../occasion/occasion.ts';
import { percent } from '../presenter.ts';
import * as rows from '../repository.ts';
import { createModelChoice } from './model-choice.ts';
import type { PlanReader } from './plan-reader.ts';
import { newPlanRow } from './plan-row.ts';
import type { Telling } from './tell-outfits.ts';

type Dependencies = {
  database: Database;
  clock: Clock;
  calendar: Pick<CalendarService, 'find'>;
  wardrobe: Pick<WardrobeService, 'garments'>;
  occasions: Occasions;
  reader: PlanReader;
  models: LanguageModels;
  telling: Telling;
};

const shownAlternatives = 2;
const changedMeanwhile = 'Your wardrobe changed in the meantime. Please try again.';
/** How many of the best outfits a language model may choose among. */
const offeredToModel = 10;

/** What must be in the outfit and what must not; to exchange one item means to keep all the others. */
function searchedFor({ locked = [], excluded = [], swap }: GeneratePlan, present: OutfitPlan | null) {
  if (swap === undefined || !present) return { locked, excluded };
  const others = present.items.map(({ id }) => id).filter((id) => id !== swap);
  return { locked: others, excluded: [...excluded, swap] };
}

/** In turn from there on, the first that is not what the event has already; where nothing differs, that one again. */
function nextThatDiffers(ranked: readonly Outfit[], turn: number, present: OutfitPlan | null) {
  const first = turn % ranked.length;
  const inTurn = [...ranked.slice(first), ...ranked.slice(0, first)];
  const worn = new Set(present?.wardrobe_item_ids);
  const differs = ({ itemIds }: Outfit) =>
    itemIds.length !== worn.size || itemIds.some((id) => !worn.has(id));
  return inTurn.find(differs) ?? inTurn[0];
}

function alternativesFor(turn: number, hasModel: boolean): number {
  return Math.max(turn + shownAlternatives, hasModel ? offeredToModel - 1 : 0);
}

/** Outfits for events: found by the engine, chosen among and worded by a language model where there is one. */
export function createPlanner(dependencies: Dependencies) {
  const { database, clock, calendar, wardrobe, occasions, reader, telling } = dependencies;
  const modelChoice = createModelChoice(dependencies);

  /** A model may take its time, and clothes may go in the meantime. */
  async function requireStillOwned(principal: Principal, ids: readonly string[]): Promise<void> {
    const garments = await wardrobe.garments(principal.userId);
    const usable = new Set(garments.filter(({ is_archived }) => !is_archived).map(({ id }) => id));
    if (ids.some((id) => !usable.has(id))) throw new AppError('conflict', changedMeanwhile);
  }

  async function findFor(principal: Principal, purpose: Purpose, wish: GeneratePlan, alternatives: number) {
    const { locked = [], excluded = [] } = wish;
    const occasion = await occasions.of(principal, purpose, {
      colours: wish.preferences?.colors,
      brands: wish.preferences?.brands,
      locked,
      excluded,
      alternatives,
    });
    requireOwned(occasion, locked);
    const answer = findOutfits(occasion.request);
    if (!answer.ok) throw new AppError('conflict', answer.sentence);
    return { occasion, answer, ranked: [answer.best, ...answer.alternatives] };
  }

  return {
    async generate(principal: Principal, wish: GeneratePlan): Promise<OutfitPlan> {
      const startedAt = performance.now();
      const event = await calendar.find(principal, wish.eventId);
      const purpose = eventPurpose(event, principal.timeZone, wish.eventType);
      const { turn = 0, locked = [] } = wish;
      const hasModel = await modelChoice.isReady(principal);
      const alternatives = alternativesFor(turn, hasModel);
      const searched = { ...wish, ...searchedFor(wish, event.outfitPlan) };
      const { occasion, answer, ranked } = await findFor(principal, purpose, searched, alternatives);
      const asked =
        turn === 0 ? answer.best : (nextThatDiffers(ranked, turn, event.outfitPlan) ?? answer.best);
      // Who asks for another outfit gets the next one; the model then only puts it into words.
      const options: [Outfit, ...Outfit[]] = [asked, ...(turn === 0 ? ranked.slice(1, offeredToModel) : [])];
      const choice = { asker: principal, purpose, occasion, startedAt, options };
      const { outfit, writing } = await modelChoice.choose(choice);
      if (hasModel) await requireStillOwned(principal, outfit.itemIds);
      const trip = event.outfitPlan?.trip_id;
      const goal = trip ? { ...purpose, tripId: trip } : purpose;
      const row = newPlanRow({ userId: principal.userId, now: clock.now() }, goal, occasion, {
        outfit,
        locked,
        writing,
        others: ranked.filter((other) => other.itemIds !== outfit.itemIds).slice(0, shownAlternatives),
        confidence: percent(outfit.chance),
      });
      await database.transaction(async (transaction) => {
        await rows.deleteUnsaved(transaction, principal.userId, event.id);
        await rows.insertPlan(transaction, row);
      });
      await telling.planned([row]);
      return reader.show(principal, row);
    },
  };
}
