import { readOccasion } from '../../stylist/occasion/read-occasion.ts';
import type { AssistantContext, AssistantEvent, AssistantItem } from '../assistant-context.ts';
import { itemNames, tell } from '../commands/command-words.ts';
import type { Language } from '../intent/intent-names.ts';
import { traitsOf } from '../understanding/match-items.ts';

/** Who asks whether an outfit is right, in the five languages. */
const asksWhetherRight =
  /(?<!\p{L})(?:ok|okay|alright|all right|right|good|fine|works?|suitable|appropriate|enough|nah|nope|silly|daft|passt|passend|in ordnung|gut|geht|reicht|genug|bien|vale|adecuad\p{L}|sirve|correct\p{L}*|convient|passer?|greit|bra|passer)(?!\p{L})/iu;
/** Who fears that it is too much, or too stiff. */
const fearsTooMuch =
  /(?<!\p{L})(?:too|bit|over the top|overdressed|stiff|stuffy|zu|streng|steif|fein|overdressed|demasiado|trop|for mye|for fint|stivt)(?!\p{L})/iu;

/** Whether a message asks what an outfit is like for its occasion. */
export function asksVerdict(text: string): boolean {
  return asksWhetherRight.test(text) || fearsTooMuch.test(text);
}

/** Steps of dressiness outside an occasion's range that nobody minds in what they chose themselves. House rule. */
const slack = 0.7;
/** Below this felt temperature, in degrees Celsius, an outfit without a coat is mentioned. House rule. */
const coatBelow = 12;

/** What an outfit is like for the event it is planned for: too plain, too dressy, without a coat, or right. */
export async function verdictOnPlan(
  event: AssistantEvent,
  worn: readonly AssistantItem[],
  { context, text, language }: { context: AssistantContext; text: string; language: Language },
): Promise<string> {
  const { title, eventType, location, day } = event;
  const [low, high] = readOccasion({ title, location, hour: null, eventType }).level;
  const main = worn.filter(({ category }) => category !== 'accessories');
  const plain = main.filter((item) => traitsOf(item).formality < low - slack);
  const dressy = main.filter((item) => traitsOf(item).formality > high + slack);
  const { source, feltC } = await context.weather(day, location);
  const hasCoat = worn.some((item) => traitsOf(item).slots[0] === 'outer');
  const faults = [
    ...(plain.length > 0 ? [tell('plan_too_plain', language, { names: itemNames(plain, language) })] : []),
    ...(dressy.length > 0 ? [tell('plan_too_dressy', language, { names: itemNames(dressy, language) })] : []),
  ];
  const right = tell(fearsTooMuch.test(text) ? 'plan_not_too_much' : 'plan_fits', language, { title });
  const isCold = source !== 'unknown' && feltC < coatBelow && !hasCoat;
  return [
    ...(faults.length > 0 ? faults : [right]),
    ...(isCold ? [tell('plan_no_coat', language)] : []),
  ].join(' ');
}
