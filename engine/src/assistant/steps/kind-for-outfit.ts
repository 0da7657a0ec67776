import type { Answer, AssistantItem, Memory, OutfitWish } from '../assistant-context.ts';
import { itemNames, tell } from '../commands/command-words.ts';
import { sensedWords } from '../intent/word-senses.ts';
import { itemsCard } from '../tools/find-tools.ts';
import { weighPieces } from '../tools/weigh-pieces.ts';
import type { Turn } from '../turn/turn.ts';
import { matchItems, traitsOf } from '../understanding/mentions/match-items.ts';
import { isKind } from '../understanding/mentions/mention-filters.ts';
import type { Mention } from '../understanding/mentions/read-mentions.ts';
import { addDays } from '../understanding/read-day.ts';
import { readQuestion } from '../understanding/read-question.ts';
import { baseWish } from '../understanding/wish.ts';

/** So few words ask for one kind of thing to go with the outfit that is shown. */
const fewWords = 10;
/** Alone, before the question mark, a kind is asked for in no more than this. */
const [mostBare, mostOpened] = [2, 5];
const mostTold = 4;
const mostWeighed = 12;
/** "And shoes", "ok und jacke". */
const opensKind =
  /^\W*(?:(?:ok(?:ay)?|right|so|ja|yeah|cool|hm+|oh|na)\W+)*(?:and|und|u|n|y|et|og)\s+(?!with|without|in|if|for|to|mit|ohne|für|con|sin|para|avec|sans|pour|med|uten|til)/iu;
const overIt =
  /(?<!\p{L})(?:over|on top|outside|drüber|darüber|drauf|obendrüber|encima|par[- ]dessus|over|utenpå)(?!\p{L})/iu;
const asksFact =
  /(?<!\p{L})(cost|worn|wear last|when|how (?:many|much|often)|own|left|clean|wann|wie (?:viele|oft)|gekostet|hab ich|sauber)(?!\p{L})/iu;
/** After these a bare kind is asked for the day or the event that was spoken of, though no outfit was shown. */
const ofDay = /^(tell_weather|suits|planned_outfit|list_events|check_pair|offer_plan)$/;
const lookAhead = 120;
/** Below this the words say more than the reading. House rule. */
const hardlyRead = 0.5;

/** "What shoes then", "and a coat?", "schuhe?": the pieces of one kind, by how well they go with the outfit that is shown. */
export async function kindForOutfit(turn: Turn): Promise<Answer | undefined> {
  const { context, text, ground, memory, wanted } = turn;
  if (!memory || !context.hasWardrobe || text.split(/\s+/).length > fewWords) return undefined;
  if (ground.surely.length > 0 || asksFact.test(text)) return undefined;
  const isOpened = opensKind.test(text) && memory.outfit !== undefined && wanted.probability < hardlyRead;
  const isBare = asksBare(text) || isOpened;
  const asksWhich = sensedWords(text.toLowerCase()).some(({ senses }) => senses.includes('ask_what'));
  if (!isBare && !(asksWhich && memory.outfit)) return undefined;
  const kind = kindAsked(turn);
  const wish = memory.outfit ? memory.wish : isBare ? await wishOfDay(turn) : undefined;
  if (!kind || !wish) return undefined;
  const matching = matchItems(
    (await context.items()).filter(({ available }) => available),
    kind.filter,
  );
  // "Which jacket over it" asks for what is worn outside.
  const outside = overIt.test(text) ? matching.filter((item) => slotOf(item) === 'outer') : [];
  const found = outside.length > 0 ? outside : matching;
  const [first, ...others] = await ranked(turn, wish, withoutRefused(found, wish));
  if (!first) return undefined;
  const { language } = wanted;
  const next = others.slice(0, mostTold - 1);
  const isWorn = memory.outfit?.itemIds.includes(first.id) ?? false;
  const sentences = [
    tell(others.length === 0 ? 'pick_only' : 'pick_one', language, { first: itemNames([first], language) }),
    ...(isWorn ? [tell('pick_worn', language)] : []),
    ...(next.length > 0 ? [tell('pick_others', language, { names: itemNames(next, language) })] : []),
  ];
  const focus = { ...(memory.focus ?? {}), itemIds: [first.id] };
  return {
    text: sentences.join(' '),
    cards: itemsCard('', [first, ...next]),
    actions: [],
    known: true,
    memory: { ...(isWorn ? memory : await withPick(turn, memory, first)), focus },
  };
}

/** Whether a message asks for a kind of thing to go with the outfit that is shown, and then says something of another. */
export function asksKindFirst(text: string, memory: Memory | undefined): boolean {
  const at = text.indexOf('?') + 1;
  const [clause, rest] = [text.slice(0, at), text.slice(at)];
  return memory?.outfit !== undefined && /\p{L}/u.test(rest) && !rest.includes('?') && asksBare(clause);
}

/** "Schuhe?", "and a coat?": hardly more than the kind, and asked. */
function asksBare(text: string): boolean {
  const [clause = '', ...rest] = text.split('?');
  if (rest.length === 0) return false;
  const words = clause.trim().split(/\s+/).length;
  return words <= mostBare || (opensKind.test(clause) && words <= mostOpened);
}

function kindAsked({ context, ground }: Turn): Mention | undefined {
  const { mentions } = readQuestion(ground.english, context.today);
  const [kind, ...more] = mentions.filter((mention) => isKind(mention) && mention.role !== 'refused');
  return more.length === 0 ? kind : undefined;
}

/** What the event or the day asks for that was spoken of, where no outfit stands yet. */
async function wishOfDay({ context, memory }: Turn): Promise<OutfitWish | undefined> {
  if (!memory || !ofDay.test(memory.tool)) return undefined;
  const { eventId, day = context.today } = memory.focus ?? {};
  const events = eventId ? await context.events(context.today, addDays(context.today, lookAhead)) : [];
  const event = events.find(({ id }) => id === eventId);
  if (!event) return { ...baseWish(context), day };
  const { title, eventType, location: place } = event;
  return { ...baseWish(context), title, eventType, eventId: event.id, day: event.day, place };
}

function withoutRefused(found: AssistantItem[], { excluded }: OutfitWish): AssistantItem[] {
  const left = found.filter(({ id }) => !excluded.includes(id));
  return left.length > 0 ? left : found;
}

const slotOf = (item: AssistantItem) => traitsOf(item).slots[0];

/** The best first: beside the rest of the outfit where one can be made so, else for the occasion alone. */
async function ranked(
  { context, memory }: Turn,
  wish: OutfitWish,
  found: AssistantItem[],
): Promise<AssistantItem[]> {
  const own = await context.items();
  const slots = new Set(found.map(slotOf));
  const rest = own.filter((item) => memory?.outfit?.itemIds.includes(item.id) && !slots.has(slotOf(item)));
  const plain = { ...wish, with: [], without: [], locked: [], excluded: [], turn: 0 };
  const few = found.slice(0, mostWeighed);
  const beside = await weighPieces(context, { ...plain, locked: rest.map(({ id }) => id) }, few);
  const weighed = beside ?? (await weighPieces(context, plain, few)) ?? [];
  const sorted = [...weighed].sort((a, b) => (a.loss ?? 1) - (b.loss ?? 1)).map(({ item }) => item);
  return sorted.length > 0 ? sorted : found;
}

/** The outfit with what was picked, so that "plan that" means it. */
export async function withPick(
  { context }: Pick<Turn, 'context'>,
  memory: Memory,
  pick: AssistantItem,
): Promise<Memory> {
  const { outfit, wish } = memory;
  const slot = slotOf(pick);
  if (!outfit || !wish || slot === undefined) return memory;
  const own = await context.items();
  const isReplaced = (id: string) => own.some((item) => item.id === id && slotOf(item) === slot);
  const itemIds = [...outfit.itemIds.filter((id) => !isReplaced(id)), pick.id];
  return {
    ...memory,
    outfit: { ...outfit, itemIds, slots: { ...outfit.slots, [slot]: pick.id } },
    wish: { ...wish, locked: [...new Set([...wish.locked.filter((id) => !isReplaced(id)), pick.id])] },
  };
}
