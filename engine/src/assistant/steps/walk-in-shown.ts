import sentences from '../../knowledge/assistant/walking.json' with { type: 'json' };
import type { Answer, AssistantItem } from '../assistant-context.ts';
import { itemNames } from '../commands/command-words.ts';
import type { Language } from '../intent/intent-names.ts';
import { filled } from '../say.ts';
import { answered, itemsCard } from '../tools/find-tools.ts';
import { isCommand, type Turn } from '../turn/turn.ts';
import { traitsOf } from '../understanding/mentions/match-items.ts';

function tell(name: keyof typeof sentences, language: Language, names: string): string {
  return filled(sentences[name][language], { names });
}

const asksComfort =
  /(?<!\p{L})(?:(?:will|can|could|would|should) i (?:\p{L}+ ){0,5}(?:walk|stand|dance|run)\p{L}*|(?:walk|stand|dance) (?:in|all|for)|comf(?:y|ortable) (?:enough|to walk)|(?:are|is) (?:they|those|these|it) (?:\p{L}+ )?comf(?:y|ortable)|kann ich (?:\p{L}+ ){0,5}(?:laufen|gehen|stehen|tanzen)|sind die bequem|puedo (?:\p{L}+ ){0,4}(?:andar|caminar|bailar)|son cómod\p{L}+|je peux (?:\p{L}+ ){0,4}(?:marcher|danser)|confortables?|kan jeg (?:\p{L}+ ){0,4}(?:gå|stå|danse)|er de behagelige)(?!\p{L})/iu;
const beginsAsking =
  /^\W*(?:(?:ok|and|but|so|und|aber|y|et|og)\W+)*(?:will|can|could|would|should|are|is|kann|könnte|sind|puedo|podré|son|je peux|est-ce|kan|er)(?!\p{L})/iu;
const hardKinds = /heel|stiletto|pump|platform sandal/;
const hardNames = /(?<!block )(?<!kitten )(?:\bheels?\b|stiletto|pointy|pumps?\b|absätze?|tacones|talons)/i;
const easyKinds = /sneaker|trainer|running|walking|hiking|loafer|flat|ballet|ankle boots|chelsea|boots/;
/** So many are named instead. */
const mostNamed = 2;

/** "Will I be able to walk in those all day": of the shoes that are named or were shown. */
export async function walkInShown({
  context,
  text,
  ground,
  wanted,
  memory,
}: Turn): Promise<Answer | undefined> {
  if (!context.hasWardrobe || !asksComfort.test(text)) return undefined;
  if (!text.trim().endsWith('?') && !beginsAsking.test(text)) return undefined;
  if (isCommand(wanted.intent) && !text.includes('?') && wanted.probability > surelyElse) return undefined;
  const own = await context.items();
  const seen = memory?.outfit?.itemIds ?? memory?.shown ?? [];
  const named = ground.items.length > 0 ? ground.items : own.filter(({ id }) => seen.includes(id));
  const shoes = named.filter(({ category }) => category === 'shoes');
  const [first, ...more] = shoes;
  if (!first || more.length > 1) return undefined;
  const { language } = wanted;
  const hard = shoes.filter(isHard);
  if (hard.length === 0) return told(tell('easy', language, itemNames(shoes, language)), shoes, memory);
  const others = own
    .filter((item) => item.category === 'shoes' && item.available && isEasy(item))
    .sort((a, b) => Math.abs(levelOf(a) - levelOf(first)) - Math.abs(levelOf(b) - levelOf(first)))
    .slice(0, mostNamed);
  const rather = others.length > 0 ? tell('rather', language, itemNames(others, language)) : '';
  return told(`${tell('hard', language, itemNames(hard, language))}${rather}`, [...hard, ...others], memory);
}

/** From here another wish was read. House rule. */
const surelyElse = 0.8;

function isHard(item: AssistantItem): boolean {
  return (
    hardNames.test(item.description) || (hardKinds.test(kindOf(item)) && !/block/.test(item.description))
  );
}

function isEasy(item: AssistantItem): boolean {
  return !isHard(item) && easyKinds.test(kindOf(item)) && !/rain|snow|football|ski/.test(kindOf(item));
}

function kindOf(item: AssistantItem): string {
  return traitsOf(item).piece.kind.id;
}

function levelOf(item: AssistantItem): number {
  return traitsOf(item).formality;
}

/** What was shown stays what is talked of. */
function told(text: string, items: readonly AssistantItem[], memory: Turn['memory']): Answer {
  return answered('describe_items', text, {
    cards: itemsCard('', items),
    memory: { ...memory, tool: 'describe_items', shown: items.map(({ id }) => id) },
  });
}
