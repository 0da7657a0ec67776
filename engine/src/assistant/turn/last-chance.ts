import { wordsOfIntent } from '../abroad/answer-abroad.ts';
import { renderAbroad } from '../abroad/tell-abroad.ts';
import { answerAs } from '../answers/answer-english.ts';
import type { Answer, AssistantContext, Memory, OutfitWish } from '../assistant-context.ts';
import { groupOf } from '../intent/intent-names.ts';
import { anotherWish } from '../tools/another-outfit.ts';
import { suggestOutfit } from '../tools/outfit-tools.ts';
import { readQuestion } from '../understanding/read-question.ts';
import { baseWish } from '../understanding/wish.ts';
import { refusesThem, withoutThem, withThem } from './by-name.ts';
import { withOwnNames } from './own-mentions.ts';
import { eventById } from './spoken-event.ts';
import { isCommand, type Turn } from './turn.ts';

/** The chance from which the reading alone decides, without any words that support it. House rules. */
const [readBar, elseBar] = [0.35, 0.5];
const mostWords = 14;
const mostNamed = 3;
const mostShowing = 6;

/**
 * Before it is said that a message was not understood: it is tried against what was shown, then against what was spoken
 * of, then as what the reading says without any words that speak for it.
 */
export async function lastChance(turn: Turn): Promise<Answer | undefined> {
  const { context } = turn;
  if (!context.hasWardrobe) return undefined;
  return (await onShown(turn)) ?? (await ofSpokenEvent(turn)) ?? (await asRead(turn));
}

/** A garment that is named after an outfit comes in, or leaves it. */
async function onShown(turn: Turn): Promise<Answer | undefined> {
  const { text, ground, wanted, memory } = turn;
  const { wish, outfit } = memory ?? {};
  const named = ground.items;
  if (!wish || !outfit || named.length > mostNamed) return undefined;
  if (named.length === 0) return saysNo(text) ? another(turn, wish, outfit) : undefined;
  const isElse =
    /^(command|feeling|talk|other)$/.test(groupOf(wanted.intent)) && wanted.probability >= elseBar;
  if (isElse || text.includes('?') || text.split(/\s+/).length > mostWords) return undefined;
  if (refusesThem(text)) return withoutThem(turn, wish, named);
  return named.every(({ id }) => outfit.itemIds.includes(id)) ? undefined : withThem(turn, wish, named);
}

const no = /(?<!\p{L})(?:no|nah|nope|meh|not|nein|nee?|nö|nicht|non|pas|bof|nei|niks|ikke)(?!\p{L})/iu;
const mostOfNo = 4;

/** "Still no", "hmm nope": hardly more than a refusal, right after an outfit. */
function saysNo(text: string): boolean {
  return no.test(text) && !text.includes('?') && text.trim().split(/\s+/).length <= mostOfNo;
}

async function another(
  { context, wanted }: Turn,
  wish: OutfitWish,
  shown: NonNullable<Memory['outfit']>,
): Promise<Answer> {
  const answer = await suggestOutfit(context, anotherWish(wish, shown.itemIds), shown);
  const { language } = wanted;
  return language === 'en' ? answer : renderAbroad({ context, answer, intent: 'other', language });
}

const shows =
  /(?<!\p{L})(?:show|see|pick|suggest|choose|zeig\p{L}*|such\p{L}*|schlag|muestra\p{L}*|enséña\p{L}*|elige|montre\p{L}*|propose\p{L}*|choisis|vis|velg|foreslå)(?!\p{L})/iu;

/** "Zeig mal was", after an event or an outfit: one for it. */
async function ofSpokenEvent(turn: Turn): Promise<Answer | undefined> {
  const { context, text, ground, wanted, memory } = turn;
  if (!shows.test(text) || text.split(/\s+/).length > mostShowing || ground.items.length > 0)
    return undefined;
  const { language } = wanted;
  const wish = memory?.wish ?? (await wishOfEvent(context, memory?.focus?.eventId));
  if (!wish) return undefined;
  const answer = await suggestOutfit(context, wish, memory?.outfit);
  if (answer.cards.length === 0 || language === 'en') return answer;
  return renderAbroad({ context, answer, intent: 'outfit', language });
}

async function wishOfEvent(
  context: AssistantContext,
  eventId: string | undefined,
): Promise<OutfitWish | undefined> {
  const event = eventId === undefined ? undefined : await eventById(context, eventId);
  if (!event) return undefined;
  const { id, title, eventType, day, location } = event;
  return { ...baseWish(context), title, eventType, eventId: id, day, place: location };
}

/** A question that the reading is sure about, however it is worded. */
async function asRead({ context, english, wanted }: Turn): Promise<Answer | undefined> {
  const { intent, probability, language } = wanted;
  if (language !== 'en' || probability < readBar || isCommand(intent)) return undefined;
  const way = wordsOfIntent(intent);
  if (!way) return undefined;
  const items = await context.items();
  if (items.length === 0) return undefined;
  const [handler, words] = way;
  const question = withOwnNames(readQuestion(`${words} ${english}`, context.today), items);
  return answerAs(handler, { context, question, items });
}
