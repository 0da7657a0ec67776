import advice from '../../knowledge/assistant/purchase-advice.json' with { type: 'json' };
import type { AssistantItem } from '../assistant-context.ts';
import { itemNames } from '../commands/command-words.ts';
import { filled } from '../say.ts';
import { answered } from '../tools/find-tools.ts';
import type { Step } from '../turn/turn.ts';
import { commandOfWish } from '../wishes/command-of-wish.ts';
import { saidAs } from '../wishes/read-wishes.ts';

/** How sure the reading must be. House rule. */
const surely = 0.6;
/** Another of what is spoken of is wanted, in the five languages. */
const another =
  /(?<!\p{L})(?:new|another|replace\p{L}*|bigger|smaller|better|neue[nrsm]?|andere[nrsm]?|ersetz\p{L}*|größere[nrsm]?|nuev[oa]s?|otr[oa]s?|nouve(?:au|lle|aux|lles)|autres?|ny(?:e|tt)?|annen|andre)(?!\p{L})/iu;
/** So many garments are named that it should go with. */
const mostNamed = 3;

/** "I suppose I should get a new one, about 60", of a garment that is spoken of: how to choose it. */
export const buyOfWish: Step = async ({ context, wanted, memory, wish }) => {
  if (wish?.intent !== 'buy' || wanted.intent !== 'buy' || wish.probability < surely) return undefined;
  const { language } = wanted;
  const named = saidAs(wish, 'item').filter((said) => !another.test(said));
  if (!context.hasWardrobe || named.length > 0 || !another.test(wish.text)) return undefined;
  const { items } = await commandOfWish(context, wish, { language, memory });
  const [old, ...others] = items.filter(({ id }) => memory?.focus?.itemIds.includes(id));
  if (!old || others.length > 0) return undefined;
  const text = filled(advice.new_one[language], {
    name: itemNames([old], language),
    tip: advice[old.category][language],
    with: itemNames(mostWorn(items, old), language),
  });
  const [price] = saidAs(wish, 'price');
  const budget = price === undefined ? '' : ` ${filled(advice.price[language], { price })}`;
  return answered('wardrobe_gaps', `${text}${budget}`, { memory: { tool: 'wardrobe_gaps', shown: [] } });
};

function mostWorn(items: readonly AssistantItem[], { category }: AssistantItem): AssistantItem[] {
  return items
    .filter((item) => item.category !== category && item.category !== 'accessories')
    .sort((a, b) => b.timesWorn - a.timesWorn)
    .slice(0, mostNamed);
}
