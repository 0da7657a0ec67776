import type { AssistantEvent } from '../assistant-context.ts';
import type { Wish } from '../wishes/read-wishes.ts';

/** What was worn, and not what will be. */
const over =
  /(?<!\p{L})(?:wore|worn|had|was wearing|getragen|trug|hatte|angehabt|llev[eé]|llevaba|puse|puesto|porté|portais|mis|brukte|hadde|hatt)(?!\p{L})/iu;
const today = /(?<!\p{L})(?:today|right now|heute?|gerade|hoy|ahora mismo|aujourd['’]hui|i dag)(?!\p{L})/iu;

/** How sure it is that clothes named for a coming event are to be planned for it. House rule. */
const likely = 0.6;

/** "Wearing that and the cap to Mike's", of a game on Saturday: planned for it, and not worn today. */
export function wornTo(wish: Wish, event: AssistantEvent | undefined, now: string): Wish {
  if (wish.intent !== 'item_worn' || !event || event.day <= now) return wish;
  if (over.test(wish.text) || today.test(wish.text) || wish.details.some(({ role }) => role === 'when'))
    return wish;
  const intent = 'outfit_plan' as const;
  const probability = Math.max(wish.probability, likely);
  return { ...wish, intent, probability, ranked: [{ intent, probability }] };
}
