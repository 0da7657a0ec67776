import { proMessages } from '@drape/contract/membership/tiers';
import type { OutfitPlan, SuggestedOutfit, TodaysOutfit } from '@drape/contract/outfits/outfits';
import { findOutfits } from '@drape/engine/stylist/outfit/find-outfits';
import { type Clock, localDay } from '../../../platform/clock.ts';
import type { Principal } from '../../../platform/http/mount.ts';
import type { WardrobeService } from '../../wardrobe/service.ts';
import type { Agenda, Occurrence } from '../agenda/agenda.ts';
import { dayPurpose, type Occasions } from '../occasion/occasion.ts';
import { presentSuggestion, presentWeather } from '../presenter.ts';

type Dependencies = {
  clock: Clock;
  agenda: Agenda;
  wardrobe: Pick<WardrobeService, 'items'>;
  occasions: Occasions;
};

type Shown = { outfit: SuggestedOutfit | null; plan: OutfitPlan | undefined; sentence: string | null };

/** The weather of today and one outfit for it: what is worn, else what is planned for the next event or the day, else the best. */
export function createToday({ clock, agenda, wardrobe, occasions }: Dependencies) {
  async function nextOf(principal: Principal, day: string): Promise<Occurrence> {
    const [today] = await agenda(principal, [day, day]);
    const occurrences = today?.occurrences ?? [];
    const own = { purpose: dayPurpose(day, principal.timeZone, 'Today', 'casual'), event: undefined };
    return (
      occurrences.find(({ plan }) => plan?.worn_on === day) ??
      occurrences.find(({ event, purpose }) => event && purpose.hours.to > clock.now()) ??
      occurrences.find(({ event }) => !event) ?? { ...own, plan: undefined }
    );
  }

  async function found(principal: Principal, { purpose, plan }: Occurrence, turn: number): Promise<Shown> {
    const { request } = await occasions.of(principal, purpose, { alternatives: turn + 2 });
    const answer = findOutfits(request);
    if (!answer.ok) return { outfit: null, plan: undefined, sentence: answer.sentence };
    const planned = [...(plan?.wardrobe_item_ids ?? [])].sort().join();
    const ranked = [answer.best, ...answer.alternatives].filter(
      ({ itemIds }) => [...itemIds].sort().join() !== planned,
    );
    const outfit = ranked[turn % Math.max(ranked.length, 1)] ?? answer.best;
    const items = await wardrobe.items.some(principal, outfit.itemIds);
    return {
      outfit: presentSuggestion(outfit, answer.confidence, items),
      plan: undefined,
      sentence: null,
    };
  }

  async function shown(principal: Principal, occurrence: Occurrence, turn: number): Promise<Shown> {
    const { plan } = occurrence;
    if (plan && plan.items.length > 0 && turn === 0) return { outfit: plan, plan, sentence: null };
    if (!principal.isPro) return { outfit: null, plan: undefined, sentence: proMessages.outfits };
    return found(principal, occurrence, plan ? turn - 1 : turn);
  }

  return {
    async today(principal: Principal, turn: number): Promise<TodaysOutfit> {
      const day = localDay(clock.now(), principal.timeZone);
      const occurrence = await nextOf(principal, day);
      const { purpose, event } = occurrence;
      const sky = await occasions.skyOf(principal, purpose);
      const { outfit, plan, sentence } = await shown(principal, occurrence, turn);
      return {
        date: day,
        weather: presentWeather(sky.weather),
        weather_text: sky.weatherSentence,
        event_id: purpose.eventId,
        event_title: event ? purpose.title : null,
        event_type: purpose.type,
        outfit: outfit && pickSuggested(outfit),
        plan_id: plan?.id ?? null,
        worn_on: plan?.worn_on ?? null,
        sentence,
      };
    },
  };
}

function pickSuggested(outfit: SuggestedOutfit): SuggestedOutfit {
  const { wardrobe_item_ids, items, confidence_score, score, outfit_description } = outfit;
  const { reasons, improvements, terms } = outfit;
  return {
    wardrobe_item_ids,
    items,
    confidence_score,
    score,
    outfit_description,
    reasons,
    improvements,
    terms,
  };
}

export type Today = ReturnType<typeof createToday>;
