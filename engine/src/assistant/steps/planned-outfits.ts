import { plannedIn } from '../answers/events-question.ts';
import type { Answer, AssistantContext, AssistantEvent, AssistantItem } from '../assistant-context.ts';
import type { Change } from '../change.ts';
import { confirm } from '../commands/command.ts';
import { dayIn, itemNames, tell } from '../commands/command-words.ts';
import { meantItems } from '../commands/meant-items.ts';
import { commandOf } from '../commands/read-command.ts';
import { groupOf } from '../intent/intent-names.ts';
import { asksAtOnce } from '../turn/grounding.ts';
import { likeness, namingWords, type Scored, scoredByName } from '../turn/own-names.ts';
import type { Turn } from '../turn/turn.ts';
import { traitsOf } from '../understanding/mentions/match-items.ts';
import { addDays } from '../understanding/read-day.ts';
import { capital } from '../words.ts';
import { asksSo, asksVerdict, verdictOnPlan } from './planned-verdict.ts';
import { withAll } from './shown/with-all.ts';

/** What asks after an outfit that stands already, in the five languages. */
const asksAfter =
  /(?<!\p{L})(planned|plan|again|am i (?:meant to be )?wearing|were we|nochmals?|noch mal|wieder|de nuevo|otra vez|(?:ten[ií]a|hab[ií]a) (?:yo )?(?:pensad|planead|previst|puest|elegid)\p{L}*|j['’]avais (?:prévu|pensé)|igjen|(?:did|had) (?:i|we) (?:say|said|pick|decide)\p{L}*|still|already|set|sorted|check|list|ready|all right|alright|okay?|good|covered|geplant\p{L}*|(?:hatte|hab) ich (?:gesagt|ausgesucht)|schon|steht|noch|passt|fertig|bereit|planeado|ya|todavía|listo|prévu|déjà|encore|prêt|planlagt|allerede|fortsatt|klart?)(?!\p{L})/iu;
/** What adds to an outfit, and what takes away from it. */
const adds =
  /(?<!\p{L})(add|plus|with|also|put|include|throw|dazu|hinzu|noch|mit|añade|agrega|con|ponle|ajoute|rajoute|avec|legg|ta med|med)(?!\p{L})/iu;
const removes =
  /(?<!\p{L})(without|remove|drop|lose|take out|leave out|not the|no|ohne|weg|raus|nicht|sin|quita|sans|enlève|uten|dropp)(?!\p{L})/iu;
const lookAhead = 120;
const mostNamed = 4;

/** "Is the suit all right for Tuesday, check the list", "add the overcoat": of the outfit that is planned for an event. */
export async function plannedOutfit(turn: Turn): Promise<Answer | undefined> {
  const { context, text, wanted } = turn;
  if (!context.hasWardrobe || groupOf(wanted.intent) === 'feeling') return undefined;
  const event = await eventMeant(turn);
  if (!event?.outfit) return undefined;
  const change = await changedPlan(turn, event);
  if (change) return change;
  if (!/^(question|follow|talk|other)$/.test(groupOf(wanted.intent))) return undefined;
  const isNamed = turn.ground.event?.id === event.id || isOnlyOfDay(turn, event);
  const isOwnChoice = ownChoice.test(text);
  if (wornToThat.test(text)) return shownPlan(turn, event);
  const isStill = turn.memory?.isPlanned === true && isShort(text) && turn.ground.surely.length === 0;
  const judges = asksVerdict(text) && (isOwnChoice || (isStill && (text.includes('?') || asksSo.test(text))));
  const isOf =
    (isNamed && asksAfter.test(text) && wanted.probability >= leastRead) || (isOwnChoice && asksAtOnce(text));
  return isOf || judges ? shownPlan(turn, event) : undefined;
}

/** "What was I wearing to that?", of the event that was spoken of. */
const wornToThat =
  /(?<!\p{L})(?:(?:was|am) i (?:gonna |going to )?wear(?:ing)? (?:to|for) (?:that|it|this)|wollte ich (?:da|dazu|dort) (?:\p{L}+ )?anziehen|zieh ich (?:da|dazu) (?:nochmal )?an|iba a ponerme (?:para|a) eso|allais-je porter|skulle jeg ha på)(?!\p{L})/iu;

/** What somebody has picked or planned themselves, in the five languages. */
const ownChoice =
  /(?<!\p{L})(?:(?:i|we|i[’']ve|i had) (?:\p{L}+ )?(?:picked?|planned?|chose|chosen|went with|put together|laid out)|what (?:i|we)(?:['’]?ve)? (?:have|got|had)(?: got)?(?: on| down)? for|(?:hab\p{L}*|hatte|was|das) (?:ich )?(?:\p{L}+ ){0,4}(?:ausgesucht|geplant|vorgesehen|ausgewählt|rausgesucht|herausgesucht)|he (?:elegido|planeado|escogido)|eleg[ií]|j[’']ai (?:choisi|prévu)|(?:jeg (?:har )?)(?:valgt|planla\p{L}*))(?!\p{L})/iu;
const mostShort = 10;
/** "You think the Jackets are any good this year?" is no question about what to wear to their game. House rule. */
const leastRead = 0.25;
/** So few words stand before the question mark. */
const isShort = (text: string) => (text.split(/[?,;]/)[0] ?? '').split(/\s+/).length <= mostShort;

/** "Was zieh ich morgen nochmal zur Präsi an": asked of a day whose only outfit is that of the event. */
function isOnlyOfDay({ ground, text }: Turn, event: AssistantEvent): boolean {
  return againOnly.test(text) && ground.event === undefined && ground.days?.first === event.day;
}

/** "What had I planned for the gala", where no event is called so: not the next one. */
const namesOccasion =
  /(?<!\p{L})(?:for|to|zu[mr]?|f[üu]r|para|pour|til)\s+(?!(?:it|that|this|tomorrow|today|tonight|morgen|heute|später|then|me|mich|mir|which|what)(?!\p{L}))(?:\p{L}+\s)?\p{L}{3,}/iu;

/** Who has been told before. */
const againOnly =
  /(?<!\p{L})(?:again|nochmals?|noch mal|am i (?:meant to be )?wearing|were we|(?:hatte|hab) ich (?:gesagt|ausgesucht)|planned|geplant|eingeplant|déjà|prévu|otra vez|de nuevo|planeado|igjen|planlagt)(?!\p{L})/iu;

/**
 * The event that is named, or that was spoken of last. Where another outfit was shown since it is meant only by who speaks
 * of their own choice, or wants a piece exchanged that only the planned outfit has.
 */
async function eventMeant({ context, ground, memory, text }: Turn): Promise<AssistantEvent | undefined> {
  // "Isn't it a bit stiff? Hannelore comes too": the outfit that is spoken of, and not the coffee with her.
  const goesOn = memory?.isPlanned && !ground.days && (asksVerdict(text) || swaps.test(text));
  if (ground.event && !goesOn) return ground.event;
  const id = (goesOn ? memory.wish?.eventId : undefined) ?? memory?.focus?.eventId;
  const isOther = memory?.outfit !== undefined && memory.tool !== 'list_events' && !memory.isPlanned;
  const isExchange =
    swaps.test(text) && !ground.items.some(({ id: item }) => memory?.outfit?.itemIds.includes(item));
  const isOwn = ownChoice.test(text);
  const isAgain = againOnly.test(text) && ground.days !== undefined;
  if (!isAgain && ((id === undefined && !isOwn) || (isOther && !isOwn && !isExchange))) return undefined;
  const coming = await context.events(context.today, addDays(context.today, lookAhead));
  const again =
    againOnly.test(text) && ground.days?.first === ground.days?.last ? ground.days?.first : undefined;
  const planned = again ? coming.filter(({ day, outfit }) => day === again && outfit) : [];
  if (planned.length === 1) return planned[0];
  // Who asks after their own choice, and names no event, means the next that has one.
  const day = ground.days?.first;
  const ofDay = isOwn && day ? coming.find((event) => event.day === day && event.outfit) : undefined;
  if (ofDay) return ofDay;
  if (id !== undefined) return coming.find((event) => event.id === id);
  return namesOccasion.test(text) ? undefined : coming.find(({ outfit }) => outfit);
}

/** The outfit that is planned for an event; undefined where none is. */
export async function planOf(turn: Turn, eventId: string): Promise<Answer | undefined> {
  const { context } = turn;
  const coming = await context.events(context.today, addDays(context.today, lookAhead));
  const event = coming.find(({ id }) => id === eventId);
  return event?.outfit ? shownPlan(turn, event) : undefined;
}

async function shownPlan(
  { context, wanted, memory, text: said }: Turn,
  event: AssistantEvent,
): Promise<Answer> {
  const { language } = wanted;
  const own = await context.items();
  // What was offered for it since is what is spoken of.
  const isOffered = memory?.isPlanned && memory.wish?.eventId === event.id && !memory.declined;
  const itemIds = (isOffered ? memory.outfit?.itemIds : undefined) ?? event.outfit?.itemIds;
  const worn = own.filter(({ id }) => itemIds?.includes(id));
  const away = worn.filter(({ available }) => !available);
  const hasShoes = worn.some((item) => traitsOf(item).slots[0] === 'shoes');
  const named = {
    title: event.title,
    day: dayIn(event.day, language, context),
    names: itemNames(worn, language),
  };
  const verdict = await verdictOnPlan(event, worn, { context, text: said, language });
  const text = [
    ...(asksVerdict(said) ? [verdict] : []),
    ...(memory?.isPlanned && asksVerdict(said) ? [] : [tell('plan_stands', language, named)]),
    ...(away.length > 0 ? [tell('plan_away', language, { names: capital(itemNames(away, language)) })] : []),
    ...(hasShoes ? [] : [tell('plan_no_shoes', language)]),
  ].join(' ');
  return {
    text,
    cards: [cardOf(event, worn)],
    actions: [],
    known: true,
    memory: {
      tool: 'planned_outfit',
      shown: worn.map(({ id }) => id),
      ...plannedIn(
        { ...event, outfit: { itemIds: worn.map(({ id }) => id), description: '' } },
        own,
        context,
      ),
      isPlanned: true,
    },
  };
}

function cardOf(event: AssistantEvent, worn: readonly AssistantItem[]) {
  const { title, day: date, eventType, id: eventId } = event;
  const itemIds = worn.map(({ id }) => id);
  return { kind: 'outfit' as const, title, itemIds, date, eventType, eventId, score: 0 };
}

/** The planned outfit with what is added and without what is refused; undefined where the message does neither. */
async function changedPlan(turn: Turn, event: AssistantEvent): Promise<Answer | undefined> {
  const { context, text, wanted } = turn;
  const isLess = removes.test(text);
  const swapped = await swappedIn(turn, event);
  if (swapped) return offerPlan(turn, event, swapped);
  if (text.includes('?') || !(isLess || adds.test(text))) return undefined;
  if (!/^(command|follow)$/.test(groupOf(wanted.intent)) && wanted.intent !== 'outfit_with') return undefined;
  if (
    /^(item_(wash|clean|lend|repair|sold|delete|add)|event_|pref_set)/.test(wanted.intent) &&
    !adds.test(text)
  )
    return undefined;
  const command = await commandOf(turn);
  const { items, isOpen } = meantItems({ ...command, memory: undefined });
  const named = isOpen && turn.ground.surely.length > 0 ? turn.ground.surely : items;
  if (named.length === 0 || named.length > mostNamed) return undefined;
  const own = await context.items();
  const worn = own.filter(({ id }) => event.outfit?.itemIds.includes(id));
  const leaving = isLess ? named.filter((item) => worn.includes(item)) : [];
  const now = leaving.length > 0 ? worn.filter((item) => !leaving.includes(item)) : withAll(worn, named);
  if (now.length === worn.length && now.every((item) => worn.includes(item))) return undefined;
  return offerPlan(turn, event, now);
}

/** Asks once whether the outfit of an event becomes these. */
export async function offerPlan(
  turn: Turn,
  event: AssistantEvent,
  now: readonly AssistantItem[],
): Promise<Answer> {
  const { context, wanted } = turn;
  const command = await commandOf(turn);
  const { title, day, eventType, id: eventId } = event;
  const { language } = wanted;
  const itemIds = now.map(({ id }) => id);
  const planned: Change = { kind: 'plan_outfit', itemIds, day, eventType, eventId, title };
  const names = itemNames(now, language);
  const named = { title, day: dayIn(day, language, context), names };
  const sentence = event.outfit
    ? tell('plan_change', language, named)
    : `${capital(names)}. ${tell('outfit_plan_for', language, named)}`;
  const answer = confirm(command, sentence, await inPlaceOf(context, planned), {
    cards: [cardOf(event, now)],
  });
  // "Will the heels go with it?" behind it is asked of what it will be.
  const changed = { ...event, outfit: { itemIds, description: '' } };
  const shown = { shown: itemIds, ...plannedIn(changed, await context.items(), context) };
  return { ...answer, memory: { ...answer.memory, tool: 'planned_outfit', ...shown, isPlanned: true } };
}

/** What says that one thing takes the place of another, in the five languages. */
export const swaps =
  /(?<!\p{L})(?:swap|swop|switch|change|replace|exchange|trade|tausch\p{L}*|ersetz\p{L}*|wechsel\p{L}*|(?:an)?statt|anstelle|instead of|rather than|en (?:vez|lugar) de|au lieu d\p{L}*|i ?stedet|cambia\p{L}*|remplace\p{L}*|échange\p{L}*|bytt\p{L}*)(?!\p{L})/iu;
/** From here a word is one of a name, and not only mistyped like it. House rule. */
const sureWord = 0.85;
export const inPlace =
  /(?<!\p{L})(?:for|with|to|by|gegen|durch|mit|por|par|contre|mot|med|i stedet)(?!\p{L})/iu;

export const insteadOf =
  /^(.*?)(?<!\p{L})(?:instead of|rather than|(?:an)?statt|anstelle|en (?:vez|lugar) de|au lieu d(?:e|u|es)?|i ?stedet for)(?!\p{L})(.*)$/isu;
/** What leaves and what comes in, in the words of a message; the same words where it names both behind each other. */
function sidesOf(text: string, own: readonly AssistantItem[]): { old: string; fresh: string } {
  const [, before, after] = insteadOf.exec(text) ?? [];
  if (before !== undefined && after !== undefined) {
    const isBefore = scoredByName(namingWords(before), own, ({ description }) => description).length > 0;
    return { old: after, fresh: isBefore ? before : after };
  }
  const [old = '', ...rest] = text.split(inPlace);
  return { old, fresh: rest.join(' ') };
}

/** Of the garments that a message names those that come in: "replace the court shoes with the brogues" means the brogues. */
export function comingOf(
  text: string,
  named: readonly AssistantItem[],
  own: readonly AssistantItem[],
): AssistantItem[] {
  if (named.length < 2 || !swaps.test(text)) return [...named];
  const { fresh } = sidesOf(text, own);
  const coming = scoredByName(namingWords(fresh), [...named], ({ description }) => description);
  return coming.length > 0 ? coming.slice(0, 1).map(({ thing }) => thing) : [...named];
}

/** The piece of an outfit that some words name; of several the one in whose place what comes in is worn. */
function leavingOf(
  { old, fresh }: { old: string; fresh: string },
  worn: readonly AssistantItem[],
  own: readonly AssistantItem[],
): Scored<AssistantItem> | undefined {
  const nameOf = ({ description }: AssistantItem) => description;
  const [best, ...others] = scoredByName(namingWords(old), worn, nameOf);
  const isClose = others.filter(({ score }) => best !== undefined && score >= best.score - near);
  if (!best || isClose.length === 0) return best;
  const [coming] = scoredByName(
    namingWords(fresh),
    own.filter((item) => !worn.includes(item)),
    nameOf,
  );
  const place = coming && traitsOf(coming.thing).slots[0];
  return [best, ...isClose].find(({ thing }) => traitsOf(thing).slots[0] === place) ?? best;
}

/** Names this close are equally meant. House rule. */
const near = 0.5;

/** "Swap the white shirt for the blue one": one piece of the planned outfit leaves, and another of its kind comes in. */
async function swappedIn(
  { context, text }: Turn,
  event: AssistantEvent,
): Promise<AssistantItem[] | undefined> {
  if (!swaps.test(text) || text.includes('?')) return undefined;
  const own = await context.items();
  const { old, fresh } = sidesOf(text, own);
  const worn = own.filter(({ id }) => event.outfit?.itemIds.includes(id));
  const leaving = leavingOf({ old, fresh }, worn, own);
  if (!leaving) return undefined;
  const { thing } = leaving;
  const slot = traitsOf(thing).slots[0];
  const others = own.filter(
    (item) => item.available && !worn.includes(item) && traitsOf(item).slots[0] === slot,
  );
  const ofKind = others.filter(({ category }) => category === thing.category);
  const left = namingWords(thing.description);
  const said = namingWords(fresh).filter(
    (word) => old !== fresh || !left.some((each) => likeness(word, each) >= sureWord),
  );
  const among = ofKind.length > 0 ? ofKind : others;
  const looksSo = among.filter(({ description }) =>
    said.every((word) => namingWords(description).some((own) => likeness(word, own) >= sureWord)),
  );
  const [coming] = scoredByName(said, looksSo.length > 0 ? looksSo : among, ({ description }) => description);
  return coming && [...worn.filter((item) => item !== thing), coming.thing];
}

/** The new outfit of an event replaces the one that was planned for it. */
export async function inPlaceOf(
  context: AssistantContext,
  change: Extract<Change, { kind: 'plan_outfit' }>,
): Promise<Change> {
  if (change.eventId === null) return change;
  const plans = (await context.plans(change.day, change.day)).filter(
    ({ eventId }) => eventId === change.eventId,
  );
  if (plans.length === 0) return change;
  return { kind: 'several', changes: [{ kind: 'delete_plans', planIds: plans.map(({ id }) => id) }, change] };
}
