import { renderAbroad } from '../../abroad/tell-abroad.ts';
import type { Answer, AssistantItem } from '../../assistant-context.ts';
import { tell } from '../../commands/command-words.ts';
import { suggestOutfit } from '../../tools/outfit-tools.ts';
import { weighPieces } from '../../tools/weigh-pieces.ts';
import { weighsThings } from '../../turn/spoken-of.ts';
import type { Turn } from '../../turn/turn.ts';
import { traitsOf } from '../../understanding/mentions/match-items.ts';
import { readQuestion } from '../../understanding/read-question.ts';
import { wishOf } from '../../understanding/wish.ts';
import { nameOf } from '../../words.ts';

const mostChoices = 6;

/** The things that are worn in one place, where most are: "dirndl or a dress" means no blouse of the dirndl. */
function ofOnePlace(items: readonly AssistantItem[]): AssistantItem[] {
  const placeOf = (item: AssistantItem) => traitsOf(item).slots[0];
  const places = [...new Set(items.map(placeOf))].map((place) =>
    items.filter((item) => placeOf(item) === place),
  );
  const [most = [], next = []] = places.sort((a, b) => b.length - a.length);
  return most.length > next.length ? most : [];
}

/** "I can't decide between the gold sequin and the fuchsia for the ball": one of the things of one place, and an outfit with it. */
export async function eitherForEvent(turn: Turn): Promise<Answer | undefined> {
  const { context, text, english, ground, wanted } = turn;
  if (!context.hasWardrobe || !context.plansOutfits || !weighsThings(text)) return undefined;
  const choices = ofOnePlace(ground.items.filter(({ available }) => available));
  if (choices.length < 2 || choices.length > mostChoices) return undefined;
  const { language } = wanted;
  const read = readQuestion(english, context.today);
  if (read.mentions.some(({ role }) => role === 'refused')) return undefined;
  if (!ground.event && !read.occasion && !read.days) return undefined;
  const question = { ...read, mentions: [], native: text, language };
  const wish = await wishOf(context, question);
  const weighed = await weighPieces(context, wish, choices);
  const [best] = [...(weighed ?? [])].sort((a, b) => (a.loss ?? 1) - (b.loss ?? 1));
  if (best?.loss === undefined) return undefined;
  const found = await suggestOutfit(context, { ...wish, locked: [best.item.id] });
  if (found.cards.length === 0) return undefined;
  const answer =
    language === 'en' ? found : await renderAbroad({ context, answer: found, intent: 'outfit', language });
  const name = language === 'en' ? `the ${nameOf(best.item)}` : nameOf(best.item);
  return answer && { ...answer, text: `${tell('rather_this', language, { name })}\n\n${answer.text}` };
}
