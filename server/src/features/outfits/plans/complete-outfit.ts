import type { HandMadeOutfit, SuggestedOutfit } from '@drape/contract/outfits/outfits';
import { findOutfits } from '@drape/engine/stylist/outfit/find-outfits';
import { AppError } from '../../../platform/app-error.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Principal } from '../../../platform/http/mount.ts';
import type { CalendarService } from '../../calendar/service.ts';
import type { WardrobeService } from '../../wardrobe/service.ts';
import { handMadePurpose } from '../occasion/hand-made-purpose.ts';
import { type Occasions, requireOwned } from '../occasion/occasion.ts';
import { percent, presentSuggestion } from '../presenter.ts';

type Dependencies = {
  clock: Clock;
  calendar: Pick<CalendarService, 'find'>;
  wardrobe: Pick<WardrobeService, 'items'>;
  occasions: Occasions;
};

/** The best outfits around what a person has begun with. */
export function createCompletion({ clock, calendar, wardrobe, occasions }: Dependencies) {
  return {
    async complete(
      principal: Principal,
      { turn, ...made }: HandMadeOutfit & { turn: number },
    ): Promise<SuggestedOutfit> {
      const purpose = await handMadePurpose({ clock, calendar }, principal, made);
      const locked = [...new Set(made.wardrobe_item_ids)];
      const occasion = await occasions.of(principal, purpose, { locked, alternatives: turn });
      requireOwned(occasion, locked);
      const answer = findOutfits(occasion.request);
      if (!answer.ok) throw new AppError('conflict', answer.sentence);
      const ranked = [answer.best, ...answer.alternatives];
      const outfit = ranked[turn % ranked.length] ?? answer.best;
      const confidence = percent(outfit.chance);
      const items = await wardrobe.items.some(principal, outfit.itemIds);
      return presentSuggestion(outfit, confidence, items);
    },
  };
}
