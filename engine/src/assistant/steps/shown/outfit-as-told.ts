import type { Answer, AssistantItem, Memory, OutfitWish } from '../../assistant-context.ts';
import { itemNames, tell } from '../../commands/command-words.ts';
import type { Language } from '../../intent/intent-names.ts';
import { outfitActions } from '../../tools/outfit-tools.ts';
import { traitsOf } from '../../understanding/mentions/match-items.ts';
import { capital } from '../../words.ts';

/** Pieces that somebody put together, as an outfit: where each is worn, and how warm they are together in clo. */
export function outfitOf(pieces: readonly AssistantItem[]): NonNullable<Memory['outfit']> {
  return {
    itemIds: pieces.map(({ id }) => id),
    slots: Object.fromEntries(pieces.map((item) => [traitsOf(item).slots[0] ?? 'top', item.id])),
    clo: pieces.reduce((sum, item) => sum + traitsOf(item).clo, 0),
    reasons: [],
    improvements: [],
  };
}

/** A dress, or something above and something below. */
export function isDressed(pieces: readonly AssistantItem[]): boolean {
  const has = (...slots: string[]) => pieces.some((item) => slots.includes(traitsOf(item).slots[0] ?? ''));
  return has('dress') || (has('top', 'mid') && has('bottom'));
}

type Told = { language: Language; today: string; wish: OutfitWish };

/** Shows these pieces as the outfit for a wish, whatever the planner would have taken. */
export function outfitAsTold(pieces: readonly AssistantItem[], { language, today, wish }: Told): Answer {
  const outfit = outfitOf(pieces);
  const { itemIds } = outfit;
  const { title, day: date, eventType, eventId } = wish;
  return {
    text: tell('outfit_now', language, { names: itemNames(pieces, language) }),
    cards: [{ kind: 'outfit', title: capital(title), itemIds, date, eventType, eventId, score: 0 }],
    actions: language === 'en' ? outfitActions(wish, { itemIds }, today) : [],
    known: true,
    memory: { tool: 'suggest_outfit', shown: itemIds, wish, outfit },
  };
}
