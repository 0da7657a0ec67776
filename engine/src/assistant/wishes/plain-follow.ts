import type { IntentName } from '../intent/intent-names.ts';
import { saidAs, type Wish } from './read-wishes.ts';

/** From here the words of a change to an outfit are those of what was understood. House rule. */
const surely = 0.6;

const inWords: Partial<Record<IntentName, string>> = {
  other: 'another one',
  warmer: 'make it warmer',
  cooler: 'make it cooler',
  casual: 'make it more casual',
  dressy: 'make it dressier',
};

/**
 * What a wish changes about the outfit that was shown, in words that say nothing else: "warmer, it's gonna be freezing on the
 * walk" is no outfit for a walk. Undefined where it says more: an occasion, a day, how it should be.
 */
export function plainFollow(wish: Wish): string | undefined {
  if (wish.probability < surely || wish.details.some(({ role }) => saysElse.test(role))) return undefined;
  const items = saidAs(wish, 'item');
  const refused = saidAs(wish, 'not');
  if (wish.intent === 'with' && items.length > 0 && refused.length === 0)
    return `with ${items.join(' and ')}`;
  if (/^(?:without|other)$/.test(wish.intent) && items.length + refused.length > 0)
    return `without ${[...items, ...refused].join(' and ')}`;
  return items.length + refused.length > 0 ? undefined : inWords[wish.intent];
}

const saysElse = /^(?:event|when|to|where|how|value|many|long)$/;
