import { renderAbroad } from '../abroad/tell-abroad.ts';
import type { Answer } from '../assistant-context.ts';
import { suggestOutfit } from '../tools/outfit-tools.ts';
import { eventById } from '../turn/spoken-event.ts';
import type { Turn } from '../turn/turn.ts';
import { dayWords } from '../understanding/read-day.ts';
import { baseWish } from '../understanding/wish.ts';

const wantsOther = /^(other|without|dislike|options|warmer|cooler|casual|dressy|no)$/;
/** From here somebody wants something else. House rule. */
const otherBar = 0.3;
const mostWords = 8;

/** "Something else then", after whether a jumper would do: an outfit for that without it. */
export async function otherThanAsked(turn: Turn): Promise<Answer | undefined> {
  const { context, text, ground, wanted, memory } = turn;
  const { intent, probability, language } = wanted;
  if (memory?.tool !== 'suits' || memory.outfit || ground.items.length > 0) return undefined;
  if (!wantsOther.test(intent) || probability < otherBar || text.split(/\s+/).length > mostWords)
    return undefined;
  const [asked] = memory.shown;
  const { eventId, day } = memory.focus ?? {};
  const event = eventId === undefined ? undefined : await eventById(context, eventId);
  const base = { ...baseWish(context), ...(day ? { day, title: dayWords(day, context) } : {}) };
  const { title, eventType, location: place } = event ?? { ...base, location: null };
  const wish = {
    ...base,
    title,
    eventType,
    place,
    eventId: event?.id ?? null,
    day: event?.day ?? base.day,
    excluded: asked === undefined ? [] : [asked],
  };
  const answer = await suggestOutfit(context, wish);
  if (answer.cards.length === 0) return undefined;
  return language === 'en' ? answer : renderAbroad({ context, answer, intent: 'outfit', language });
}
