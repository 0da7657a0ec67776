import { renderAbroad } from '../../abroad/tell-abroad.ts';
import type { Answer, AssistantContext, AssistantItem, Memory, OutfitWish } from '../../assistant-context.ts';
import { brighterWish, isMourning, isNeutral } from '../../conversation/change-outfit.ts';
import { withNamed } from '../../conversation/put-into-outfit.ts';
import { groupOf, type IntentName } from '../../intent/intent-names.ts';
import { anotherWish } from '../../tools/another-outfit.ts';
import { suggestOutfit } from '../../tools/outfit-tools.ts';
import { weighPieces } from '../../tools/weigh-pieces.ts';
import { asksAtOnce } from '../../turn/grounding.ts';
import { eventById } from '../../turn/spoken-event.ts';
import type { Turn } from '../../turn/turn.ts';
import { matchItems, traitsOf } from '../../understanding/mentions/match-items.ts';
import { isKind } from '../../understanding/mentions/mention-filters.ts';
import { readInContext } from '../../understanding/question-in-context.ts';
import { baseWish, changedWish, dressedWish } from '../../understanding/wish.ts';
import { offerPlan } from '../planned-outfits.ts';
import { withAll } from '../shown/with-all.ts';
import { type Direction, directionIn } from './direction-said.ts';

const asIntent: Readonly<Record<Direction, IntentName>> = {
  sexier: 'other',
  colorful: 'recolor',
  casual: 'casual',
  dressy: 'dressy',
  warmer: 'warmer',
};
/** From here a message is a command whatever it says of an outfit. House rule. */
const commandBar = 0.6;
/** So few words may ask for another outfit, with a question mark. */
const mostAsked = 5;
/** "Could we have something a bit more cheerful?" */
const mostAskedKindly = 16;
const asksKindly =
  /(?<!\p{L})(?:(?:can|could|may|might) (?:we|i|you|u|it)|k[öo]nn\p{L}* (?:wir|ich|sie|du)|kannst du|podr[ií]a\p{L}*|puedes|podemos|pourrai\p{L}*|on peut|tu peux|kan (?:vi|jeg|du)|geht (?:das|es|auch))(?!\p{L})/iu;

/** "It can't be too nice, we'll be in the barn", of the outfit that is shown: another one for the same, as it is wished. */
export async function shownWish(turn: Turn): Promise<Answer | undefined> {
  const { context, text, memory, wanted } = turn;
  const direction = directionIn(text);
  if (direction && !memory?.outfit) return forSpokenEvent(turn, direction);
  if (!direction || !memory?.outfit || !memory.wish || !context.hasWardrobe) return undefined;
  if (isOfElse(turn, await context.items())) return undefined;
  const planned = await colored(turn, direction);
  if (planned) return planned;
  for (const wish of await wishesFor(direction, memory, context)) {
    const found = await suggestOutfit(context, wish, memory.outfit);
    if (!isAsWished(found.memory.outfit, memory.outfit, direction)) continue;
    const { language } = wanted;
    return language === 'en'
      ? found
      : renderAbroad({ context, answer: found, intent: asIntent[direction], language });
  }
  return undefined;
}

/** "Hast du was Lockereres", after one piece was judged for an event: an outfit for it, without that piece. */
async function forSpokenEvent(turn: Turn, direction: Direction): Promise<Answer | undefined> {
  const { context, memory, wanted } = turn;
  const id = memory?.focus?.eventId;
  if (id === undefined || !context.hasWardrobe || direction === 'sexier') return undefined;
  if (turn.ground.event || turn.ground.days || turn.ground.surely.length > 0) return undefined;
  if (groupOf(wanted.intent) === 'command' && wanted.probability >= commandBar) return undefined;
  const event = await eventById(context, id);
  if (!event) return undefined;
  const { title, eventType, location, day } = event;
  const plain = { ...baseWish(context), title, eventType, eventId: id, day, place: location };
  const level =
    direction === 'casual' ? dressedWish(plain, -1) : direction === 'dressy' ? dressedWish(plain, 1) : plain;
  const degrees = direction === 'warmer' ? step : 0;
  const wish = { ...level, degrees, excluded: memory?.focus?.itemIds ?? [] };
  const found = await suggestOutfit(context, wish);
  if (found.cards.length === 0) return undefined;
  const { language } = wanted;
  return language === 'en'
    ? found
    : renderAbroad({ context, answer: found, intent: asIntent[direction], language });
}

/** A command, a question of something else, or words for certain garments. */
function isOfElse({ text, wanted, ground, memory, english, context }: Turn, items: AssistantItem[]): boolean {
  const isCommand = groupOf(wanted.intent) === 'command' && wanted.probability >= commandBar;
  const words = text.trim().split(/\s+/).length;
  const most = asksKindly.test(text) ? mostAskedKindly : mostAsked;
  const isQuestion = text.includes('?') ? words > most : asksAtOnce(text);
  const isElsewhere = ground.event !== undefined && ground.event.id !== memory?.wish?.eventId;
  const isOtherDay =
    !context.keepsOccasion && ground.days !== undefined && ground.days.first !== memory?.wish?.day;
  const { mentions, occasion } = readInContext(english, context);
  const worn = items.filter(({ id }) => memory?.outfit?.itemIds.includes(id));
  const namesKind = mentions.some(
    (mention) =>
      isKind(mention) &&
      !mention.vague &&
      (mention.role !== 'refused' || matchItems(worn, mention.filter).length > 0),
  );
  return isCommand || isQuestion || isElsewhere || isOtherDay || namesKind || occasion !== undefined;
}

/** Nobody is dressed for more degrees less than this. House rule. */
const mostDegrees = 10;
const step = 5;
const sexy =
  /(?<!\p{L})(?:lace|bodysuit|bodycon|mini|satin|silk|slip|cami\p{L}*|leather|leo\p{L}*|halter|backless|corset|sheer|mesh|off[ -]?shoulder|low[ -]?cut|plunge|wrap|fitted|tight|skinny|heel\p{L}*|stiletto\p{L}*|spitze\p{L}*|leder\p{L}*|seide\p{L}*|rückenfrei\p{L}*|hauteng\p{L}*)(?!\p{L})/iu;
const seen = new Set(['top', 'dress', 'bottom']);

/** The wishes to try, the plainest first. */
async function wishesFor(
  direction: Direction,
  { wish, outfit }: Memory,
  context: AssistantContext,
): Promise<OutfitWish[]> {
  if (!wish || !outfit) return [];
  const items = await context.items();
  const slotOf = (item: AssistantItem) => traitsOf(item).slots[0] ?? '';
  switch (direction) {
    case 'sexier': {
      const found = items.filter(
        (item) =>
          item.available &&
          !outfit.itemIds.includes(item.id) &&
          seen.has(slotOf(item)) &&
          sexy.test(item.description),
      );
      const tops = found.filter((item) => slotOf(item) !== 'bottom');
      const ids = (tops.length > 0 ? tops : found).map(({ id }) => id);
      return ids.length > 0 ? [changedWish(wish, { with: [{ noun: 'something sexier', ids }] })] : [];
    }
    case 'colorful':
      return [brighterWish(wish, outfit.itemIds, items)];
    case 'casual':
    case 'dressy': {
      const level = dressedWish(wish, direction === 'casual' ? -1 : 1);
      const measure = (item: AssistantItem) => traitsOf(item).formality * (direction === 'casual' ? 1 : -1);
      const worn = items
        .filter(({ id }) => outfit.itemIds.includes(id))
        .sort((a, b) => measure(b) - measure(a));
      const excluded = worn.filter((item) => slotOf(item) !== 'outer').map(({ id }) => id);
      return [
        level,
        { ...level, excluded: excluded.slice(0, 2) },
        { ...level, excluded: excluded.slice(0, 1) },
      ];
    }
    case 'warmer': {
      const warmer = (by: number) => changedWish(wish, { degrees: Math.min(mostDegrees, wish.degrees + by) });
      return [warmer(step), warmer(2 * step), anotherWish(warmer(2 * step), outfit.itemIds)];
    }
  }
}

/** Another outfit, and one that keeps warmer where that was wished. */
function isAsWished(now: Memory['outfit'], before: Memory['outfit'], direction: Direction): boolean {
  if (!now || !before) return false;
  const isSame = [...now.itemIds].sort().join() === [...before.itemIds].sort().join();
  return !isSame && (direction !== 'warmer' || now.clo > before.clo);
}

const accents = new Set(['scarf', 'mid', 'top']);
const mostWeighed = 8;

/** The outfit gets one colorful piece, and the rest of it stays; a planned one is asked about. */
async function colored(turn: Turn, direction: Direction): Promise<Answer | undefined> {
  const { context, memory } = turn;
  const { wish, outfit } = memory ?? {};
  if (direction !== 'colorful' || !wish || !outfit || isMourning(wish)) return undefined;
  const event = memory?.isPlanned && wish.eventId ? await eventById(context, wish.eventId) : undefined;
  if (memory?.isPlanned && !event) return undefined;
  const own = await context.items();
  const worn = own.filter(({ id }) => outfit.itemIds.includes(id));
  const slotOf = (item: AssistantItem) => traitsOf(item).slots[0] ?? '';
  const isInDress = worn.some((item) => slotOf(item) === 'dress');
  const rest = worn.filter((item) => !accents.has(slotOf(item))).map(({ id }) => id);
  const found = own.filter(
    (item) =>
      item.available &&
      !worn.includes(item) &&
      !isNeutral(item) &&
      accents.has(slotOf(item)) &&
      !(slotOf(item) === 'top' && isInDress),
  );
  const pieces = found.slice(0, mostWeighed);
  const plain = { ...wish, with: [], without: [], excluded: [], turn: 0, locked: rest };
  const weighed = (await weighPieces(context, plain, pieces)) ?? [];
  const [best] = weighed
    .filter(({ loss }) => loss !== undefined)
    .sort((a, b) => (a.loss ?? 1) - (b.loss ?? 1));
  const piece = best?.item ?? pieces[0];
  if (!piece) return undefined;
  return event ? offerPlan(turn, event, withAll(worn, [piece])) : withNamed(turn, [piece]);
}
