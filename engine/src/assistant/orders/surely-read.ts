import type { Turn } from '../turn/turn.ts';
import { saidAs, type Wish } from '../wishes/read-wishes.ts';

/** From here a command whose details are read needs no other look. House rule. */
const sureCommand = 0.6;

/** What is away and named is easily told to be back. House rule. */
const backAgain = 0.3;

/** A message that gives a price is about a purchase. House rule. */
const purchaseBar = 0.33;

function isPurchase(wish: Wish): boolean {
  const { intent, probability } = wish;
  const isTold = saidAs(wish, 'item').length > 0 && saidAs(wish, 'price').length > 0;
  return intent === 'item_add' && probability >= purchaseBar && isTold;
}

/** Whether a command is read so surely that its details say all. */
export function isSureCommand({ wanted, wish, ground }: Turn): boolean {
  if (wish === undefined || wish.intent !== wanted.intent) return false;
  const isAway = ground.items.length > 0 && ground.items.every(({ status }) => status !== 'available');
  if (isPurchase(wish)) return true;
  return wish.probability >= (wish.intent === 'item_clean' && isAway ? backAgain : sureCommand);
}

/** What is asked needs no other look where it is read this surely. House rule. */
const surelyRead = 0.85;
const plainlyAsked =
  /^(?:weather|care|explain|color_advice|trends|count|money|colors|gaps|joke|capabilities)$/;

/** Whether a plain question is read so surely that nothing else is looked for. */
export function isSurelyAsked({ wanted, wish }: Turn): boolean {
  return wish?.intent === wanted.intent && plainlyAsked.test(wanted.intent) && wish.probability >= surelyRead;
}
