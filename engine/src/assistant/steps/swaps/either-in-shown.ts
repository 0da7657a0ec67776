import type { Answer, AssistantItem } from '../../assistant-context.ts';
import { itemNames, tell } from '../../commands/command-words.ts';
import { itemsCard } from '../../tools/find-tools.ts';
import { weighPieces } from '../../tools/weigh-pieces.ts';
import { weighsThings } from '../../turn/spoken-of.ts';
import type { Turn } from '../../turn/turn.ts';
import { traitsOf } from '../../understanding/mentions/match-items.ts';
import { withPick } from '../kind-for-outfit.ts';
import { plannedWith } from './planned-with.ts';

const mostChoices = 3;
/** Differences in worth below this, of 1, are none. House rule. */
const alike = 0.02;
const sizes = new Set(['belt', 'bag']);

/** "Brown belt or black with that?": of an outfit that is shown or planned which of two pieces goes into it, and why. */
export async function eitherInShown(turn: Turn): Promise<Answer | undefined> {
  const { context, text, ground, wanted } = turn;
  if (!context.hasWardrobe || !weighsThings(text) || !isAsked(turn)) return undefined;
  const choices = ground.items.filter(({ available }) => available);
  const [slot, ...otherSlots] = new Set(choices.map(slotOf));
  if (choices.length < 2 || choices.length > mostChoices || !slot || otherSlots.length > 0) return undefined;
  const memory = ground.event?.outfit ? await plannedWith(context, ground.event) : turn.memory;
  const { outfit, wish } = memory ?? {};
  if (!memory || !outfit || !wish || isElsewhere(turn, wish.eventId)) return undefined;
  const own = await context.items();
  const rest = own.filter((item) => outfit.itemIds.includes(item.id) && slotOf(item) !== slot);
  const plain = { ...wish, with: [], without: [], excluded: [], turn: 0, locked: rest.map(({ id }) => id) };
  const weighed = (await weighPieces(context, plain, choices)) ?? [];
  const lossOf = (item: AssistantItem) => weighed.find((each) => each.item === item)?.loss ?? 1;
  const shoes = rest.find((item) => slotOf(item) === 'shoes');
  const isLike = (item: AssistantItem) => sizes.has(slot) && shoes?.colour === item.colour;
  const least = Math.min(...choices.map(lossOf));
  const best =
    choices.find(isLike) ??
    choices.find((item) => outfit.itemIds.includes(item.id) && lossOf(item) - least < alike) ??
    [...choices].sort((a, b) => lossOf(a) - lossOf(b))[0];
  if (!best) return undefined;
  const { language } = wanted;
  const isWorn = outfit.itemIds.includes(best.id);
  const sentences = [
    tell('pick_one', language, { first: itemNames([best], language) }),
    ...(isLike(best) && shoes ? [tell('pick_like', language, { names: itemNames([shoes], language) })] : []),
    ...(isWorn ? [tell('pick_worn', language)] : []),
  ];
  const picked = isWorn
    ? memory
    : { ...(await withPick({ context }, memory, best)), ...stillPlanned(memory) };
  return {
    text: sentences.join(' '),
    cards: itemsCard('', [best, ...choices.filter((item) => item !== best)]),
    actions: [],
    known: true,
    memory: { ...picked, focus: { ...picked.focus, itemIds: [best.id] } },
  };
}

const stillPlanned = ({ isPlanned }: { isPlanned?: true }) => (isPlanned ? { isPlanned } : {});

function isAsked({ text, wanted }: Turn): boolean {
  return text.includes('?') || /^(?:compare|pair|match|suits|with)$/.test(wanted.intent);
}

/** Another day or event is spoken of than the one the outfit is for. */
function isElsewhere({ ground, memory }: Turn, eventId: string | null): boolean {
  if (ground.event) return ground.event.id !== eventId;
  return ground.days !== undefined && ground.days.first !== memory?.wish?.day;
}

const slotOf = (item: AssistantItem) => traitsOf(item).slots[0];
