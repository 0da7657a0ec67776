import { renderAbroad } from '../abroad/tell-abroad.ts';
import type { Answer } from '../assistant-context.ts';
import { suggestOutfit } from '../tools/outfit-tools.ts';
import type { Turn } from '../turn/turn.ts';
import { addDays } from '../understanding/read-day.ts';
import { readQuestion } from '../understanding/read-question.ts';
import { baseWish, changedWish, constraintsOf } from '../understanding/wish.ts';

/** "Do me one without the suit", "mach mir eins ohne den Anzug": an outfit, without a word for it. */
const asksOne =
  /(?<!\p{L})(?:(?:do|give|make|show|find|pick|build) (?:me|us) (?:one|another|something)|what would you (?:put|pick|do)|(?:mach|gib|such|zeig) mir (?:eins?|was|etwas)|(?:dame|hazme|ponme) (?:uno|algo)|(?:fais|donne|trouve)-moi (?:en une?|quelque chose)|(?:lag|gi) meg (?:en|ett|noe))(?!\p{L})/iu;
const lookAhead = 120;

/** An outfit for the event that was spoken of, where none was shown for it yet. */
export async function oneForEvent({
  context,
  text,
  ground,
  wanted,
  memory,
}: Turn): Promise<Answer | undefined> {
  const id = memory?.focus?.eventId;
  if (!id || memory.outfit || ground.event || !context.hasWardrobe || !asksOne.test(text)) return undefined;
  const coming = await context.events(context.today, addDays(context.today, lookAhead));
  const event = coming.find((each) => each.id === id);
  if (!event) return undefined;
  const { title, eventType, day, location: place } = event;
  const limits = constraintsOf(readQuestion(ground.english, context.today));
  const wish = changedWish(baseWish(context), { title, eventType, eventId: id, day, place, ...limits });
  const answer = await suggestOutfit(context, wish);
  const { language, intent } = wanted;
  return language === 'en' ? answer : renderAbroad({ context, answer, intent, language });
}
