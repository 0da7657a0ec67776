import type { Answer, AssistantItem, OutfitWish } from '../../assistant-context.ts';
import { itemNames, tell } from '../../commands/command-words.ts';
import { itemsCard } from '../../tools/find-tools.ts';
import { weighPieces } from '../../tools/weigh-pieces.ts';
import type { Turn } from '../../turn/turn.ts';
import { traitsOf } from '../../understanding/mentions/match-items.ts';
import { baseWish } from '../../understanding/wish.ts';
import { asksForLayer } from '../../wishes/only-asks.ts';
import { withPick } from '../kind-for-outfit.ts';

const outside = ['mid', 'outer'];
const [mostWeighed, mostTold] = [12, 3];

/** "What can I put over the blouse": the layers that go over what is named, for what was spoken of, the best first. */
export async function layerFor(turn: Turn): Promise<Answer | undefined> {
  const { context, text, ground, memory, wanted } = turn;
  const way = asksForLayer(text);
  const [item, ...others] = ground.items;
  if (way !== 'over' || !context.hasWardrobe || !item || others.length > 0) return undefined;
  const own = await context.items();
  const base: OutfitWish = memory?.wish ?? { ...baseWish(context), day: memory?.focus?.day ?? context.today };
  const slot = slotOf(item);
  const kept = own
    .filter(({ id }) => memory?.outfit?.itemIds.includes(id))
    .filter((each) => !outside.includes(slotOf(each)) && slotOf(each) !== slot && slotOf(each) !== 'dress');
  const found = own
    .filter((each) => each.available && each !== item && outside.includes(slotOf(each)))
    .filter((each) => !base.excluded.includes(each.id));
  const plain = { ...base, with: [], without: [], excluded: [], turn: 0 };
  const few = found.slice(0, mostWeighed);
  const weighed =
    (await weighPieces(context, { ...plain, locked: [item.id, ...kept.map(({ id }) => id)] }, few)) ??
    (await weighPieces(context, { ...plain, locked: [item.id] }, few));
  const ranked = (weighed ?? [])
    .filter(({ loss }) => loss !== undefined)
    .sort((a, b) => (a.loss ?? 1) - (b.loss ?? 1))
    .map((each) => each.item);
  const [first, ...next] = ranked;
  if (!first) return undefined;
  const { language } = wanted;
  const after = next.slice(0, mostTold - 1);
  const sentences = [
    tell('pick_one', language, { first: itemNames([first], language) }),
    ...(after.length > 0 ? [tell('pick_others', language, { names: itemNames(after, language) })] : []),
  ];
  const picked = memory && (await withPick(turn, await withPick(turn, memory, item), first));
  const focus = { ...memory?.focus, itemIds: [first.id] };
  return {
    text: sentences.join(' '),
    cards: itemsCard('', [first, ...after]),
    actions: [],
    known: true,
    memory: { ...(picked ?? { tool: 'match_items', shown: [] }), focus },
  };
}

function slotOf(item: AssistantItem): string {
  return traitsOf(item).slots[0] ?? '';
}
