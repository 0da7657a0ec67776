import type { Answer } from '../assistant-context.ts';
import { commandByDetails } from '../commands/run-command.ts';
import { asksAtOnce } from '../turn/grounding.ts';
import { isOnlyPronoun } from '../turn/spoken-of.ts';
import type { Turn } from '../turn/turn.ts';
import type { Wish } from '../wishes/read-wishes.ts';

/** From here an order is carried out before anything else is looked for, and from here a message is one. House rules. */
const [surely, likely] = [0.85, 0.6];

/** What changes garments that hang there, and needs no value for it. */
const ofGarments = /^item_(?:wash|clean|repair|lend|delete|archive|sold|favorite|unfavorite)$/;

/** "Ecru jeans can go, they don't fit. Delete them": an order that is read this surely is no complaint and no remark. */
export function isSureOrder({ wish, wanted, text }: Turn): boolean {
  if (!wish || wish.intent !== wanted.intent || wish.probability < surely) return false;
  return namesGarments(wish) && !text.includes('?') && !asksAtOnce(text);
}

/** What a sure order does to the garments that it names, before anything else is looked for. */
export async function sureOrder(turn: Turn): Promise<Answer | undefined> {
  if (!isSureOrder(turn)) return undefined;
  const answer = await commandByDetails(turn);
  return answer?.memory.pending ? answer : undefined;
}

/** Whether a message orders something of own garments that it names, whatever else is in it: "it's fixed, mom sewed it up". */
export function isOrder(wishes: readonly Wish[], { items }: Turn['ground']): boolean {
  return items.length > 0 && wishes.some((wish) => wish.probability >= likely && namesGarments(wish));
}

function namesGarments({ intent, details }: Wish): boolean {
  return ofGarments.test(intent) && details.some(({ role, text }) => role === 'item' && !isOnlyPronoun(text));
}

/** "Something for the nativity on Wednesday, the hall is always roasting": an outfit is wanted, whatever else the message says. */
export function surelyDresses({ intent, probability, details }: Wish): boolean {
  const names = details.some(({ role }) => role === 'event' || role === 'when');
  return /^outfit(?:_with)?$/.test(intent) && probability >= surely && names;
}
