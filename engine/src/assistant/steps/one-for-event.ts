import { toldAbroad } from '../abroad/tell-abroad.ts';
import { suggestOutfit } from '../tools/outfit-tools.ts';
import type { Turn } from '../turn/turn.ts';
import { addDays } from '../understanding/read-day.ts';
import { readQuestion } from '../understanding/read-question.ts';
import { baseWish, changedWish, constraintsOf } from '../understanding/wish.ts';
import type { Answer } from '../world.ts';

/** "Do me one without the suit", "mach mir eins ohne den Anzug": an outfit, without a word for it. */
const asksOne =
  /(?<!\p{L})(?:(?:do|give|make|show|find|pick|build) (?:me|us) (?:one|another|something)|what would you (?:put|pick|do)|(?:mach|gib|such|zeig) mir (?:eins?|was|etwas)|(?:dame|hazme|ponme) (?:uno|algo)|(?:fais|donne|trouve)-moi (?:en une?|quelque chose)|(?:lag|gi) meg (?:en|ett|noe))(?!\p{L})/iu;
const lookAhead = 120;

/** An outfit for the event that was spoken of, where none was shown for it yet. */
export async function oneForEvent({
  world,
  text,
  ground,
  wanted,
  memory,
}: Turn): Promise<Answer | undefined> {
  const id = memory?.focus?.eventId;
  if (!id || memory.outfit || ground.event || !world.hasWardrobe || !asksOne.test(text)) return undefined;
  const coming = await world.events(world.today, addDays(world.today, lookAhead));
  const event = coming.find((each) => each.id === id);
  if (!event) return undefined;
  const { title, eventType, day, location: place } = event;
  const limits = constraintsOf(readQuestion(ground.english, world.today));
  const wish = changedWish(baseWish(world), { title, eventType, eventId: id, day, place, ...limits });
  const answer = await suggestOutfit(world, wish);
  const { language, intent } = wanted;
  return language === 'en' ? answer : toldAbroad({ world, answer, intent, language });
}
