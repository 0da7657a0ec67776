import { renderAbroad } from '../../abroad/tell-abroad.ts';
import type { Answer, AssistantItem } from '../../assistant-context.ts';
import { itemNames, tell } from '../../commands/command-words.ts';
import { groupOf, type IntentName } from '../../intent/intent-names.ts';
import { itemsCard } from '../../tools/find-tools.ts';
import { suggestOutfit } from '../../tools/outfit-tools.ts';
import { packTrip } from '../../tools/pack-tool.ts';
import { readDuration } from '../../tools/read-duration.ts';
import { type Trip, tripTitle } from '../../tools/trip.ts';
import type { Turn } from '../../turn/turn.ts';
import { matchItems, traitsOf } from '../../understanding/mentions/match-items.ts';
import { isKind } from '../../understanding/mentions/mention-filters.ts';
import { type Question, readQuestion } from '../../understanding/read-question.ts';
import { rainWords } from '../../understanding/read-uses.ts';
import { baseWish } from '../../understanding/wish.ts';
import { judgesPiece, speaksOf } from './trip-words.ts';

/** Who asks what may stay at home, or says that it does not fit, in the five languages. */
const asksToLeave =
  /(?<!\p{L})(?:what (?:can|could|should|do) i (?:leave|drop|skip|lose)|(?:won['’]?t|doesn['’]?t|isn['’]?t|never|not|no (?:chance|way)|can['’]?t)(?: \p{L}+['’]?\p{L}*){0,4} fit(?:s|ting)?|was (?:kann|könnte|soll|lass)\p{L}* (?:ich )?(?:\p{L}+ ){0,3}(?:weg|daheim|zu ?hause|hier|da)|pass(?:t|en) (?:\p{L}+ ){0,3}(?:nicht|nie|niemals|nie und nimmer)|qué (?:dejo|puedo dejar)|no cabe|qu['’]est-ce que je (?:laisse|peux laisser)|ça ne rentre|hva kan jeg (?:la|droppe)|får ikke plass)(?!\p{L})/iu;

/** Whether a message asks to take less along. */
export function asksForLess(text: string): boolean {
  return speaksOf('less', text) || asksToLeave.test(text);
}

/** From here a message surely wants something else; a question about clothes may be one about the trip. House rules. */
const [elseBar, questionBar] = [0.85, 0.6];
const ofTrips: ReadonlySet<IntentName> = new Set<IntentName>([
  ...(['pack', 'outfit', 'outfit_with', 'outfit_plan', 'find', 'suits', 'weather'] as const),
]);

function wantsElse({ intent, probability }: Turn['wanted']): boolean {
  const group = groupOf(intent);
  if (group === 'follow') return false;
  return probability >= (group === 'question' ? questionBar : elseBar) && !ofTrips.has(intent);
}
const longest = 22;
/** "Can you add something for the beach?", and no question about the list. */
const asksForMore =
  /(?<!\p{L})(?:add|take|leave|pack|without|lighter|less|fewer|dazu|mitnehmen|weniger|añad\p{L}*|ajout\p{L}*|legg\p{L}*)(?!\p{L})/iu;
/** "Did you put in the swimsuit?" */
const asksWhetherIn =
  /(?<!\p{L})(?:(?:did|have) you (?:put|pack\p{L}*|got|include\p{L}*|add\p{L}*|remember\p{L}*)|(?:is|are) (?:the|my) [^?]*(?:in (?:there|it)|packed|included|on (?:it|the list))|hast du|(?:ist|sind) [^?]*(?:dabei|drin|eingepackt)|has (?:puesto|metido)|as-tu (?:mis|pris)|har du (?:tatt|lagt))(?!\p{L})/iu;
const mostAdded = 4;
/** What leaves a thing at home. */
const isLess =
  /(?<!\p{L})(take out|leave (?:out|at home)|remove|drop|without|not the|skip|dont need|don't need|ruined|raus|ohne|lass|nicht mit|passt (?:eh )?nich(?:t)?(?: mehr)?|sin|quita|sans|enlève|uten|dropp)(?!\p{L})/iu;

/** "Only got a backpack", "one dinner is posh", "make it 5 days", "without the boots": the packing list that was shown, changed. */
export async function changedTrip(turn: Turn): Promise<Answer | undefined> {
  const { context, memory, text, wanted, ground } = turn;
  const trip = memory?.trip;
  if (!trip || memory.tool !== 'pack_trip' || text.split(/\s+/).length > longest) return undefined;
  const isAsked = asksWhetherIn.test(text) && ground.items.length > 0;
  if (text.includes('?') && !asksForMore.test(text) && !asksToLeave.test(text) && !isAsked) return undefined;
  const question = readQuestion(ground.english, context.today);
  const left = asksToLeave.test(text) && ground.items.length === 0 ? await leftAtHome(turn, trip) : undefined;
  if (left) return left;
  if (wantsElse(wanted) || isPlan(turn) || judgesPiece(turn)) return undefined;
  const changed = changeOf(question, trip, turn);
  if (changed) return noSmaller(turn, changed, await retold(turn, await packTrip(context, changed)));
  const packed = (await context.items()).filter(({ id }) => memory.shown.includes(id));
  const inIt = isAsked ? packed.filter((item) => ground.items.includes(item)) : [];
  if (inIt.length > 0) return isPacked(turn, inIt);
  const more = await added(turn, question, packed);
  if (more.length === 0) return undefined;
  return withMore(turn, trip, packed, more);
}

/** From here a message plans what it names. House rule. */
const planBar = 0.6;

/** "Leg für Do das Strickkleid und die Chelseas fest": for a day, and not for the suitcase. */
function isPlan({ wanted, ground }: Turn): boolean {
  const isDated = ground.days !== undefined || ground.event !== undefined;
  return wanted.intent === 'outfit_plan' && wanted.probability >= planBar && isDated;
}

/** Of these one is left at home first where two are packed. */
const bulky = ['outer', 'shoes', 'mid', 'bottom', 'bag', 'top'];
const mostLeft = 2;

/** "That will never fit, what can I leave": the bulkiest pieces of which there is another, and the shorter list. */
async function leftAtHome({ context, memory, wanted }: Turn, trip: Trip): Promise<Answer | undefined> {
  const own = await context.items();
  const packed = (memory?.shown ?? []).flatMap((id) => own.find((item) => item.id === id) ?? []);
  const slotOf = (item: AssistantItem) => traitsOf(item).slots[0] ?? '';
  const leaving = bulky
    .flatMap((slot) => {
      const same = packed.filter((item) => slotOf(item) === slot);
      return same.length > 1 ? same.slice(-1) : [];
    })
    .slice(0, mostLeft);
  if (leaving.length === 0) return undefined;
  const left = packed.filter((item) => !leaving.includes(item));
  const { language } = wanted;
  const itemIds = left.map(({ id }) => id);
  const without = leaving.map(({ id, description }) => ({ ids: [id], noun: description }));
  const told = {
    names: itemNames(leaving, language),
    count: String(left.length),
    list: itemNames(left, language),
  };
  return {
    text: tell('trip_leave', language, told),
    cards: [{ kind: 'packing', title: tripTitle(trip.days, trip.place, language), itemIds }],
    actions: [],
    known: true,
    memory: {
      ...(memory ?? { tool: 'pack_trip' }),
      tool: 'pack_trip',
      shown: itemIds,
      trip: { ...trip, packed: itemIds, without: [...(trip.without ?? []), ...without] },
    },
  };
}

/** Where little luggage leaves nothing out, it is said so. */
function noSmaller({ memory, wanted }: Turn, { isLight }: Trip, answer: Answer): Answer {
  const before = memory?.shown.length ?? 0;
  if (!isLight || answer.memory.shown.length < before) return answer;
  const note = tell('trip_smallest', wanted.language, { count: String(answer.memory.shown.length) });
  return { ...answer, text: `${note}\n${answer.text}` };
}

/** The trip as a message changes it; undefined where it changes nothing about it. */
function changeOf(question: Question, trip: Trip, { text, wanted, ground }: Turn): Trip | undefined {
  const days = readDuration(question.plain);
  const refused = question.mentions.filter(({ role }) => role === 'refused').map(({ filter }) => filter);
  const isWithout = wanted.intent === 'without' && refused.length === 0;
  const named = isWithout ? question.mentions.filter(isKind).map(({ filter }) => filter) : refused;
  const isOther =
    question.place !== undefined && question.place !== trip.place && question.occasion === undefined;
  if (days !== undefined && days !== trip.days && question.occasion === undefined) return { ...trip, days };
  const leaves = isLess.test(text)
    ? ground.items.map(({ id, description }) => ({ ids: [id], noun: description }))
    : [];
  if (leaves.length > 0) return { ...trip, without: [...(trip.without ?? []), ...leaves] };
  if (named.length > 0) return { ...trip, without: [...(trip.without ?? []), ...named] };
  if (speaksOf('less', text)) return { ...trip, isLight: true };
  return isOther ? { ...trip, place: question.place ?? trip.place } : undefined;
}

const eveningOut =
  /\b(meal|dinner|restaurant|eat(ing)? out|drinks|party|theater|theatre|musical|concert|club)\b/;
const evening = { said: 'an evening out', eventType: 'date' as const };

/** Garments that come on top: those that are named, those for rain, or what an evening out needs. */
async function added(
  { context, memory, ground, text }: Turn,
  question: Question,
  packed: readonly AssistantItem[],
): Promise<AssistantItem[]> {
  const own = (await context.items()).filter(({ available }) => available);
  const isNew = (item: AssistantItem) => !packed.includes(item);
  const named = ground.surely.length > 0 ? ground.surely : asksWhetherIn.test(text) ? ground.items : [];
  if (named.length > 0) return named.filter(isNew).slice(0, mostAdded);
  const event = ground.event ?? undefined;
  const occasion = question.occasion ?? (eveningOut.test(question.plain) ? evening : undefined);
  if (occasion || event) {
    const wish = {
      ...baseWish(context),
      title: event?.title ?? occasion?.said ?? 'an evening out',
      eventType: event?.eventType ?? occasion?.eventType ?? ('date' as const),
      day: memory?.trip?.firstDay ?? context.today,
      place: memory?.trip?.place ?? null,
      said: question.text,
    };
    const { memory: found } = await suggestOutfit(context, wish);
    const ids = found.outfit?.itemIds ?? [];
    return own.filter((item) => ids.includes(item.id) && isNew(item));
  }
  if (rainWords.test(question.plain)) return matchItems(own, { use: 'rain' }).filter(isNew).slice(0, 2);
  const [kind] = question.mentions.filter((mention) => isKind(mention) && mention.role !== 'refused');
  return kind ? matchItems(own, kind.filter).filter(isNew).slice(0, 1) : [];
}

/** Yes, it is in already. */
function isPacked({ wanted, memory }: Turn, items: readonly AssistantItem[]): Answer {
  const { language } = wanted;
  return {
    text: tell('trip_has', language, { names: itemNames(items, language) }),
    cards: itemsCard('', items),
    actions: [],
    known: true,
    memory: memory ?? { tool: 'pack_trip', shown: [] },
  };
}

function withMore(
  { wanted, memory }: Turn,
  trip: Trip,
  packed: readonly AssistantItem[],
  more: readonly AssistantItem[],
): Answer {
  const { language } = wanted;
  const all = [...packed, ...more];
  const names = itemNames(more, language);
  const text = tell('trip_more', language, {
    names,
    count: String(all.length),
    list: itemNames(all, language),
  });
  const itemIds = all.map(({ id }) => id);
  const title = tripTitle(trip.days, trip.place, language);
  return {
    text,
    cards: [{ kind: 'packing', title, itemIds }],
    actions: [],
    known: true,
    memory: {
      ...(memory ?? { tool: 'pack_trip' }),
      tool: 'pack_trip',
      shown: itemIds,
      trip: { ...trip, packed: itemIds },
    },
  };
}

function retold({ context, wanted }: Turn, answer: Answer): Promise<Answer> | Answer {
  const { language } = wanted;
  return language === 'en' ? answer : renderAbroad({ context, answer, intent: 'pack', language });
}
