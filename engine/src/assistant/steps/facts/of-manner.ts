import type { Answer, AssistantItem } from '../../assistant-context.ts';
import { itemNames } from '../../commands/command-words.ts';
import type { Turn } from '../../turn/turn.ts';
import { traitsOf } from '../../understanding/mentions/match-items.ts';
import { isKind } from '../../understanding/mentions/mention-filters.ts';
import { readQuestion } from '../../understanding/read-question.ts';
import { factAnswer, tellFact } from './say-facts.ts';

/** Who asks what they own, in the five languages. */
const asksOwn =
  /(?<!\p{L})(?:what(?:['’]?s)?|which|anything|something|whats|any)(?!\p{L}).*(?<!\p{L})(?:i own|i have|i['’]?ve got|have i(?: got)?|do i (?:have|own)|(?:in|from) my (?:closet|wardrobe))(?!\p{L})|(?<!\p{L})(?:was|welche[rsnm]?)(?!\p{L}).*(?<!\p{L})(?:hab(?:e)? ich|besitze ich|ich (?:hab(?:e)?|besitze)|in meinem schrank)(?!\p{L})|(?<!\p{L})qué (?:más )?(?:tengo|ropa tengo)|(?<!\p{L})qu['’]est-ce que j['’]ai|(?<!\p{L})hva (?:annet )?(?:har|eier) jeg/iu;
const manners = {
  dressy:
    /(?<!\p{L})(?:dress(?:y|ier|iest)|smart(?:er|est)?|fanc(?:y|ier|iest)|elegant|posh|glam\p{L}*|festive|schick\p{L}*|elegant\p{L}*|festlich\p{L}*|edle?\p{L}*|elegante|arreglad\p{L}|chic|habillée?|pent|festlig)(?!\p{L})/iu,
  comfy:
    /(?<!\p{L})(?:comf(?:y|ier|iest|ortable)|cos(?:y|ier|iest)|coz(?:y|ier|iest)|snugg?\p{L}*|softest|bequem\p{L}*|gemütlich\p{L}*|kuschelig\p{L}*|cómod\p{L}|confortable|behagelig\p{L}*|koselig\p{L}*)(?!\p{L})/iu,
} as const;
type Manner = keyof typeof manners;

const others = /(?<!\p{L})(?:else|other|sonst|noch|más|otra?|d['’]autre|annet)(?!\p{L})/iu;
/** What is soft to wear at home, by what it is called. */
const soft =
  /(?<!\p{L})(?:jogg\p{L}*|sweatpants?|trackies|track(?:suit)? bottoms?|hoodie?s?|hoody|sweatshirt|sweats|leggings|fluffy|fleece|cardi\p{L}*|jumper|sweater|pajama\p{L}*|pyjama\p{L}*|slippers?|uggs?|knit|onesie|robe|schlabber\p{L}*|jogginghose|kapuzen\p{L}*|\p{L}*pulli|strickjacke|hausschuhe|birkenstocks?|sneakers?|trainers|chandal|sudadera|zapatillas|jogging|sweat|pull|chaussons|joggebukse|genser|tøfler)(?!\p{L})/iu;
const softest =
  /fluffy|fleece|jogg|sweatpant|pyjama|pajama|slipper|ugg|big|oversized|baggy|kuschel|jogging|soft|teddy/iu;
const stiff = /skinny|leather|leder|suit|blazer|work|gym|sequin|dress shirt|heel/iu;
const mainSlots: readonly string[] = ['dress', 'top', 'mid', 'bottom', 'shoes'];
const [mostDressy, leastDressy] = [5, 3];

/** "What else have I got that's dressy", "the comfiest thing I own": own pieces at hand, and no advice on buying. */
export async function ofManner(turn: Turn): Promise<Answer | undefined> {
  const { context, text, memory, wanted, ground, english } = turn;
  const [manner] = Object.entries(manners).flatMap(([name, words]) =>
    words.test(text) ? [name as Manner] : [],
  );
  if (!manner || !asksOwn.test(text) || !context.hasWardrobe || ground.event || ground.days) return undefined;
  const { mentions, occasion } = readQuestion(english, context.today);
  if (occasion || mentions.some((mention) => isKind(mention) && !mention.vague)) return undefined;
  const left = others.test(text) ? (memory?.focus?.itemIds ?? []) : [];
  const own = (await context.items()).filter(
    (item) => item.available && !left.includes(item.id) && mainSlots.includes(slotOf(item)),
  );
  const found = manner === 'dressy' ? dressiest(own) : comfiest(own);
  if (found.length === 0) return undefined;
  const { language } = wanted;
  return factAnswer(tellFact(manner, language, { names: itemNames(found, language) }), found);
}

function dressiest(own: readonly AssistantItem[]): AssistantItem[] {
  const formality = (item: AssistantItem) => traitsOf(item).formality;
  return own
    .filter((item) => formality(item) >= leastDressy && slotOf(item) !== 'shoes')
    .sort((a, b) => formality(b) - formality(a) || a.timesWorn - b.timesWorn)
    .slice(0, mostDressy);
}

/** One soft piece for above, one for below, and one for the feet. */
function comfiest(own: readonly AssistantItem[]): AssistantItem[] {
  const places = [['mid', 'top'], ['bottom'], ['shoes']];
  const points = (item: AssistantItem) =>
    (softest.test(item.description) ? 2 : 0) + (item.isFavorite ? 1 : 0) - traitsOf(item).formality / 10;
  return places.flatMap((slots) => {
    const [best] = own
      .filter((item) => slots.includes(slotOf(item)))
      .filter(({ description }) => soft.test(description) && !stiff.test(description))
      .sort((a, b) => points(b) - points(a));
    return best ? [best] : [];
  });
}

function slotOf(item: AssistantItem): string {
  return traitsOf(item).slots[0] ?? '';
}
