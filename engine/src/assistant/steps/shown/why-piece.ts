import sentences from '../../../knowledge/assistant/said/why-piece.json' with { type: 'json' };
import { degrees } from '../../../stylist/outfit/voice/plain-words.ts';
import type { Answer, AssistantItem } from '../../assistant-context.ts';
import { itemNames } from '../../commands/command-words.ts';
import type { Language } from '../../intent/intent-names.ts';
import { filled } from '../../say.ts';
import { colourText, dressText } from '../../tools/pair-verdict.ts';
import { itemFacts } from '../../turn/item-facts.ts';
import type { Turn } from '../../turn/turn.ts';
import { traitsOf } from '../../understanding/mentions/match-items.ts';
import { piecesMeant } from './pieces-meant.ts';

/** From here a message asks why. House rule. */
const surely = 0.5;

/** Which other piece one is chosen to go with, the first that is worn; by slot. */
const beside: Readonly<Record<string, readonly string[]>> = {
  top: ['mid', 'bottom', 'outer'],
  mid: ['bottom', 'top', 'dress'],
  bottom: ['mid', 'top', 'shoes'],
  dress: ['mid', 'outer', 'shoes'],
  outer: ['dress', 'mid', 'top'],
};
const besideRest = ['dress', 'bottom', 'mid', 'top'];

function tell(name: keyof typeof sentences, language: Language, named: Record<string, string>): string {
  return filled(sentences[name][language], named);
}

/**
 * "Why those shoes?": of one piece of what is shown, what it was chosen to go with, and how the two agree. "How come you never
 * pick the flannel": where a piece is that can't be worn.
 */
export async function whyPiece(turn: Turn): Promise<Answer | undefined> {
  const { context, wanted, memory, ground } = turn;
  if (wanted.intent !== 'why' || wanted.probability < surely || !context.hasWardrobe) return undefined;
  const [named] = ground.items;
  if (named && !named.available)
    return itemFacts({ ...turn, wanted: { ...wanted, intent: 'status', probability: 1 } });
  const change = memory?.pending?.change;
  const waiting = change?.kind === 'plan_outfit' ? change.itemIds : undefined;
  const ids = waiting ?? memory?.outfit?.itemIds ?? (memory?.tool === 'pack_trip' ? memory.shown : []);
  const worn = (await context.items()).filter(({ id }) => ids.includes(id));
  const spoken = worn.filter(({ id }) => memory?.focus?.itemIds.includes(id));
  const meant = await piecesMeant(turn, worn);
  // "Why those", right after one piece was exchanged.
  const [piece] = meant.length === 0 && spoken.length === 1 ? spoken : meant;
  if (!memory || !piece) return undefined;
  const { language } = wanted;
  const other = companionOf(piece, worn);
  const cold = traitsOf(piece).slots[0] === 'outer' ? await outside(turn, piece) : undefined;
  const text = other
    ? [
        cold ?? '',
        tell('chosen', language, {
          name: itemNames([piece], language),
          other: itemNames([other], language),
        }),
        colourText(piece, other, language),
        dressText(piece, other, language),
      ]
    : [tell('alone', language, { name: itemNames([piece], language) })];
  return {
    text: text.filter(Boolean).join(' '),
    cards: [],
    actions: [],
    known: true,
    memory: { ...memory, focus: { ...memory.focus, itemIds: [piece.id] } },
  };
}

/** A coat is there for the weather. */
async function outside({ context, memory, wanted }: Turn, piece: AssistantItem): Promise<string | undefined> {
  const { wish } = memory ?? {};
  if (!wish) return undefined;
  const { source, feltC } = await context.weather(wish.day, wish.place);
  if (source === 'unknown') return undefined;
  const { language } = wanted;
  const named = { name: itemNames([piece], language), degrees: degrees(feltC, context.units) };
  return tell('outside', language, named);
}

function companionOf(piece: AssistantItem, worn: readonly AssistantItem[]): AssistantItem | undefined {
  const slotOf = (item: AssistantItem) => traitsOf(item).slots[0] ?? '';
  return (beside[slotOf(piece)] ?? besideRest)
    .map((slot) => worn.find((item) => item !== piece && slotOf(item) === slot))
    .find((item) => item !== undefined);
}
