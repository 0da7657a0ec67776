import type { CalendarEvent } from '@drape/contract/calendar/calendar';
import type { OccasionCode } from '@drape/contract/outfits/occasion-options';
import type { OccasionReading } from '@drape/contract/outfits/occasions';
import type {
  GeneratePlan,
  HandMadeOutfit,
  LookbookOutfit,
  OutfitPlan,
  OutfitScore,
  SuggestedOutfit,
  TodaysOutfit,
} from '@drape/contract/outfits/outfits';
import type { TasteModel } from '@drape/contract/outfits/taste';
import type { Occasion } from '@drape/engine/stylist/occasion/occasion';
import type { PlannedWear } from '@drape/engine/stylist/outfit/outfit';
import type { LanguageModels } from '../../platform/ai/model-port.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Principal } from '../../platform/http/mount.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { News } from '../../platform/news.ts';
import type { CalendarService, EventWindow, PlansFollow, PlansOf } from '../calendar/service.ts';
import type { WardrobeService } from '../wardrobe/service.ts';
import { type Agenda, createAgenda } from './agenda/agenda.ts';
import { eventHours, wakingHours } from './agenda/event-hours.ts';
import { createWeek } from './agenda/week.ts';
import { createLookbook } from './lookbook/lookbook.ts';
import {
  createOccasions,
  eventPurpose,
  type OccasionDependencies,
  type Occasions,
} from './occasion/occasion.ts';
import { type OccasionAsked, occasionFor, setOccasion } from './occasion/occasion-for.ts';
import { plannedNear } from './occasion/planned-near.ts';
import { unitsOf } from './occasion/weather-text.ts';
import { outfitItem } from './outfit-item.ts';
import { createCompletion } from './plans/complete-outfit.ts';
import { createHandMade } from './plans/hand-made.ts';
import { createPlanReader } from './plans/plan-reader.ts';
import { createPlanTrash } from './plans/plan-trash.ts';
import { createPlanner } from './plans/planner.ts';
import { createPlans, type PlanChanges } from './plans/plans.ts';
import { createSuggestions } from './plans/suggestions.ts';
import { createTelling, type Telling } from './plans/tell-outfits.ts';
import { type Consider, createConsider } from './purchases/consider.ts';
import { createWardrobeBuilder, type WardrobeBuilder } from './purchases/wardrobe-builder.ts';
import { findTripPlace, followEvent } from './repository.ts';
import { createTasteModel } from './taste/taste-model.ts';
import { createMorningMail, type MorningMailDependencies } from './today/morning-mail.ts';
import { createToday } from './today/today.ts';
import { createTripPacking } from './trips/trip-packing.ts';
import { createTripReader } from './trips/trip-reader.ts';
import { createTripTrash } from './trips/trip-trash.ts';
import { createTrips } from './trips/trips.ts';

/** How other features read items, units and days the way outfits do. */
export const outfitReading = { eventHours, outfitItem, unitsOf, wakingHours };

export type OutfitService = {
  /** Throws `conflict` with a sentence that names the slot which cannot be filled. */
  generate(principal: Principal, wish: GeneratePlan): Promise<OutfitPlan>;
  /** Plans of a span of days, both included, the newest of a day first. */
  between(principal: Principal, days: [first: string, last: string]): Promise<OutfitPlan[]>;
  forEvents: PlansOf;
  followEvent: PlansFollow;
  list(principal: Principal, window: EventWindow): Promise<{ outfit_plans: OutfitPlan[]; total: number }>;
  find(principal: Principal, id: string): Promise<OutfitPlan>;
  /** Throws `conflict` for a stale version. */
  update(principal: Principal, id: string, changes: PlanChanges): Promise<OutfitPlan>;
  remove(principal: Principal, id: string): Promise<{ id: string }>;
  restore(principal: Principal, id: string): Promise<OutfitPlan>;
  build(principal: Principal, outfit: HandMadeOutfit): Promise<OutfitPlan>;
  score(principal: Principal, outfit: HandMadeOutfit): Promise<OutfitScore>;
  /** The best outfit around some items. Throws `conflict` where there is none. */
  complete(principal: Principal, outfit: HandMadeOutfit & { turn: number }): Promise<SuggestedOutfit>;
  wear(principal: Principal, outfit: HandMadeOutfit): Promise<OutfitPlan>;
  save(principal: Principal, id: string): Promise<OutfitPlan>;
  unsave(principal: Principal, id: string): Promise<{ id: string }>;
  saved(principal: Principal): Promise<{ outfits: LookbookOutfit[]; total: number }>;
  findSaved(principal: Principal, id: string): Promise<LookbookOutfit>;
  taste(principal: Principal): Promise<TasteModel>;
  setTaste(principal: Principal, weights: Record<string, number | null>): Promise<TasteModel>;
  resetTaste(principal: Principal): Promise<{ id: string }>;
  /** Sets the dress code of events of a name; null goes back to what the title says. */
  setOccasion(
    principal: Principal,
    wish: { title: string; code: OccasionCode | null },
  ): Promise<OccasionReading>;
  today(principal: Principal, turn: number): Promise<TodaysOutfit>;
  /** What an event means for clothes, with what is said of it beside its title, or under a dress code that is asked for. */
  occasionOf(principal: Principal, event: CalendarEvent, asked: OccasionAsked): Promise<Occasion>;
  /** What was worn or is planned in the two weeks around a day, without what is planned for the event itself. */
  plannedNear(principal: Principal, purpose: { day: string; eventId: string | null }): Promise<PlannedWear[]>;
  /** Where a trip leads on a day; null at home. */
  tripPlaceOn(principal: Principal, day: string): Promise<string | null>;
  /** What a garment on a photo would add to the wardrobe; nothing is kept. */
  consider: Consider;
  /** The few purchases that would unlock most outfits. */
  wardrobeBuilder: WardrobeBuilder;
} & ReturnType<typeof createWeek> &
  ReturnType<typeof createSuggestions> &
  ReturnType<typeof createTrips> & { morningMail: ReturnType<typeof createMorningMail> };

export type OutfitDependencies = Omit<OccasionDependencies, 'wardrobe' | 'tastes'> &
  Omit<MorningMailDependencies, 'today'> & {
    clock: Clock;
    jobs: Jobs;
    news: News;
    wardrobe: Pick<WardrobeService, 'garments' | 'items' | 'worn' | 'analyseWithoutSaving'>;
    calendar: Pick<CalendarService, 'find' | 'list'>;
    models: LanguageModels;
  };

export function createOutfitService(dependencies: OutfitDependencies): OutfitService {
  const tastes = createTasteModel(dependencies);
  const telling = createTelling(dependencies);
  const occasions = createOccasions({ ...dependencies, tastes });
  const reader = createPlanReader(dependencies);
  const agenda = createAgenda({ ...dependencies, reader });
  const plans = createPlans({ ...dependencies, occasions, reader, telling });
  const today = createToday({ ...dependencies, agenda, occasions });
  const trash = createPlanTrash(dependencies);
  return {
    find: reader.find,
    between: reader.between,
    forEvents: reader.forEvents,
    followEvent,
    ...plans,
    ...createLookbook({ ...dependencies, reader }),
    ...createPlanner({ ...dependencies, occasions, reader, telling }),
    ...createHandMade({ ...dependencies, occasions, reader, plans, telling }),
    ...createCompletion({ ...dependencies, occasions }),
    ...today,
    ...createWeek({ ...dependencies, occasions, agenda, telling }),
    ...createSuggestions({ ...dependencies, occasions, agenda, reader }),
    ...createTripsOf(dependencies, { occasions, agenda, telling }),
    morningMail: createMorningMail({ ...dependencies, today }),
    consider: createConsider(dependencies),
    wardrobeBuilder: createWardrobeBuilder(dependencies),
    taste: tastes.model,
    setTaste: tastes.set,
    resetTaste: tastes.reset,
    occasionOf: ({ userId, timeZone }, event, asked) =>
      occasionFor(dependencies.database, userId, eventPurpose(event, timeZone), asked),
    plannedNear: ({ userId }, purpose) => plannedNear(dependencies.database, userId, purpose),
    tripPlaceOn: ({ userId }, day) => findTripPlace(dependencies.database.read, userId, day),
    setOccasion: ({ userId }, wish) => setOccasion(dependencies.database, userId, wish),
    async remove(principal, id) {
      await trash.moveToTrash(principal.userId, id);
      return { id };
    },
    async restore(principal, id) {
      await trash.restore(principal.userId, id);
      return reader.find(principal, id);
    },
  };
}

type TripParts = { occasions: Occasions; agenda: Agenda; telling: Telling };

function createTripsOf(dependencies: OutfitDependencies, { occasions, agenda, telling }: TripParts) {
  const packing = createTripPacking({ ...dependencies, occasions, agenda, telling });
  const reader = createTripReader({ ...dependencies, occasions, packing });
  return createTrips({ ...dependencies, packing, reader, trash: createTripTrash(dependencies) });
}
