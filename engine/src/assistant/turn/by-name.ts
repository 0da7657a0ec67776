import { renderAbroad } from '../abroad/tell-abroad.ts';
import type { Answer, AssistantContext, AssistantItem, Memory, OutfitWish } from '../assistant-context.ts';
import type { Wanted } from '../intent/decide.ts';
import { say } from '../say.ts';
import { suggestOutfit } from '../tools/outfit-tools.ts';
import { traitsOf } from '../understanding/mentions/match-items.ts';
import { changedWish } from '../understanding/wish.ts';
import { capital } from '../words.ts';
import type { Grounding } from './grounding.ts';

type Said = {
  context: AssistantContext;
  text: string;
  ground: Grounding;
  wanted: Wanted;
  memory: Memory | undefined;
};

/** What says that what follows is not wanted, in the five languages. */
const refuses =
  /(?<!\p{L})(not|no|without|lose|drop|skip|ditch|minus|except|instead of|rather than|hates?|sick of|nicht|ohne|kein\p{L}*|weg mit|statt|au(?:ß|ss)er|sin|nada de|menos|quita\p{L}*|no quiero|pas|sans|sauf|enl[eè]ve|vire|plut[oô]t que|ikke|itj|uten|dropp|ingen|bortsett fra)(?!\p{L})/iu;
/** Whether a message says that something is not wanted. */
export function refusesThem(text: string): boolean {
  return refuses.test(text);
}

export async function withoutThem(
  said: Said,
  wish: OutfitWish,
  items: readonly AssistantItem[],
): Promise<Answer | undefined> {
  const { context, memory, wanted } = said;
  const outfit = memory?.outfit;
  if (!outfit) return undefined;
  const ids = items.map(({ id }) => id);
  const excluded = [...new Set([...wish.excluded, ...ids])];
  if (!outfit.itemIds.some((id) => ids.includes(id))) return stays(said, { ...wish, excluded });
  const locked = outfit.itemIds.filter((id) => !ids.includes(id));
  const near = await suggestOutfit(context, changedWish(wish, { excluded, locked, with: [] }), outfit);
  const answer =
    near.cards.length > 0 ? near : await suggestOutfit(context, changedWish(wish, { excluded }), outfit);
  return inLanguage(context, answer, wanted);
}

export async function withThem(
  { context, memory, wanted, ground }: Said,
  wish: OutfitWish,
  items: readonly AssistantItem[],
): Promise<Answer | undefined> {
  const fresh = items.filter(({ available }) => available);
  if (fresh.length === 0) return undefined;
  const places = new Set(fresh.flatMap((item) => traitsOf(item).slots.slice(0, 1)));
  const own = await context.items();
  const stay = own.filter(
    (item) => memory?.outfit?.itemIds.includes(item.id) && !places.has(traitsOf(item).slots[0] ?? 'top'),
  );
  const ids = fresh.map(({ id }) => id);
  const day = ground.days && ground.days.first >= context.today ? { day: ground.days.first } : {};
  const locked = [...ids, ...stay.map(({ id }) => id)];
  const near = await suggestOutfit(context, changedWish(wish, { locked, with: [], ...day }), memory?.outfit);
  const answer =
    near.cards.length > 0
      ? near
      : await suggestOutfit(context, changedWish(wish, { locked: ids, with: [], ...day }), memory?.outfit);
  return answer.cards.length > 0 ? inLanguage(context, answer, wanted) : undefined;
}

function inLanguage(
  context: AssistantContext,
  answer: Answer,
  { language, intent }: Wanted,
): Promise<Answer> | Answer {
  return language === 'en' ? answer : renderAbroad({ context, answer, intent, language });
}

/** The outfit again, with a word on why nothing changed. */
function stays({ memory, wanted }: Said, wish: OutfitWish): Answer {
  const { title, day: date, eventType, eventId } = wish;
  const itemIds = memory?.outfit?.itemIds ?? [];
  return {
    text: say('not_in_it', wanted.language, ''),
    cards: [{ kind: 'outfit', title: capital(title), itemIds, date, eventType, eventId, score: 0 }],
    actions: [],
    memory: { ...(memory ?? { tool: 'suggest_outfit', shown: itemIds }), wish },
    known: true,
  };
}
