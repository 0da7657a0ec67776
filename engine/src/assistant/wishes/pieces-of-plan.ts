import { plannedIn } from '../answers/events-question.ts';
import type { Answer, AssistantItem, Memory, OutfitWish } from '../assistant-context.ts';
import { type Command, confirm } from '../commands/command.ts';
import { dayIn, itemNames, tell } from '../commands/command-words.ts';
import { meantItems } from '../commands/meant-items.ts';
import { inPlaceOf } from '../steps/planned-outfits.ts';
import { isDressed, outfitOf } from '../steps/shown/outfit-as-told.ts';
import { withAll } from '../steps/shown/with-all.ts';
import { namingWords } from '../turn/own-names.ts';
import { traitsOf } from '../understanding/mentions/match-items.ts';
import { resolve } from '../understanding/mentions/mention-filters.ts';
import type { Mention } from '../understanding/mentions/read-mentions.ts';
import { capital } from '../words.ts';
import { meantBy } from './items-of-wish.ts';
import { saidAs } from './read-wishes.ts';

export function placesOf(items: readonly AssistantItem[]): Set<string> {
  return new Set(items.flatMap((item) => traitsOf(item).slots.slice(0, 1)));
}

/** Whether every place of some things is taken by what is certain. */
export function isTaken(items: readonly AssistantItem[], taken: ReadonlySet<string>): boolean {
  return [...placesOf(items)].every((place) => taken.has(place));
}

export function onlyOne({ items }: Command, mention: Mention): string[] {
  const [only, ...more] = resolve(items, mention);
  return only && more.length === 0 ? [only.id] : [];
}

/** What is named, where it dresses somebody from shoulders to feet and nothing else must be found. */
export function wholeOf(
  { items }: { items: readonly AssistantItem[] },
  ids: readonly string[],
): Memory['outfit'] {
  const named = items.filter(({ id }) => ids.includes(id));
  const outfit = outfitOf(named);
  return isDressed(named) && outfit.slots.shoes !== undefined ? outfit : undefined;
}

/** "Do the tartan skirt and the polo neck instead", of an event with an outfit: in place of what they replace. */
export async function inStanding(
  command: Command,
  { eventId, title, day, eventType }: OutfitWish,
  ids: readonly string[],
): Promise<Answer | undefined> {
  const { context, language, items } = command;
  if (eventId === null || ids.length === 0) return undefined;
  const event = (await context.events(day, day)).find(({ id }) => id === eventId);
  const planned = event?.outfit?.itemIds;
  if (!planned || ids.every((id) => planned.includes(id))) return undefined;
  const byIds = (wanted: readonly string[]) => items.filter(({ id }) => wanted.includes(id));
  const now = withAll(byIds(planned), byIds(ids));
  const itemIds = now.map(({ id }) => id);
  const change = await inPlaceOf(context, { kind: 'plan_outfit', itemIds, day, eventType, eventId, title });
  const named = { title, day: dayIn(day, language, context), names: itemNames(now, language) };
  const answer = confirm(command, tell('plan_change', language, named), change, {
    cards: [{ kind: 'outfit', title: capital(title), itemIds, date: day, eventType, eventId, score: 0 }],
  });
  const shown = plannedIn({ ...event, outfit: { itemIds, description: '' } }, items, context);
  return {
    ...answer,
    memory: { ...answer.memory, tool: 'planned_outfit', ...shown, shown: itemIds, isPlanned: true },
  };
}

/** What is named where it dresses somebody but for the shoes, with those that go best; nothing else comes on top. */
export function withShoes(
  command: Command,
  ids: readonly string[],
  found: readonly string[],
): Memory['outfit'] {
  const shoes = command.items.filter((item) => found.includes(item.id) && placesOf([item]).has('shoes'));
  return wholeOf(command, [...ids, ...shoes.map(({ id }) => id)]);
}

/** The garments of which it is certain that they are meant. */
export function certainOf(command: Command): string[] {
  const spans = command.wish ? saidAs(command.wish, 'item') : [];
  const each = spans.map((span) => oneBySpan(span, command));
  const read = each.flatMap((item) => item ?? []);
  const { items, isOpen } = meantItems({ ...command, memory: undefined });
  const isBeside = spans.length > 0 && besideThem.test(textBefore(command.text, spans[0]));
  if ((each.length > 1 || isBeside) && read.length === each.length) {
    const taken = placesOf(read);
    const beside = isOpen ? [] : items.filter((item) => !isTaken([item], taken));
    const spoken = spokenIn(spans, command).filter((item) => !isTaken([item], taken));
    return [...new Set([...read, ...beside, ...spoken].map(({ id }) => id))];
  }
  return isOpen || items.length > mostNamed ? [] : items.map(({ id }) => id);
}

/** "Them with the blue shirt": what was spoken of, beside what is named. */
const withThem =
  /^(?:them|it|those|these|that|the|sie|es|ihn|die|das|los?|las?|les?|ça)\s+(?:w|with|and|n|mit|und|zu|con|y|avec|et|med|og)(?!\p{L})/iu;

/** "Wearing that and the cap". */
const besideThem =
  /(?<!\p{L})(?:them|it|those|these|that|this|sie|es|ihn|die|das|los?|las?|les?|ça|det|den)\s+(?:w|with|and|n|mit|und|zu|con|y|avec|et|med|og)\s+$/iu;

function textBefore(text: string, span = ''): string {
  return text.slice(0, Math.max(0, text.indexOf(span)));
}

function spokenIn(spans: readonly string[], { items, memory, text }: Command): AssistantItem[] {
  const isMeant = spans.some((span) => withThem.test(span)) || besideThem.test(textBefore(text, spans[0]));
  const spoken = isMeant ? items.filter(({ id }) => memory?.focus?.itemIds.includes(id)) : [];
  // Of two hoodies that were spoken of only one is worn.
  return spoken.filter((item, k) => !isTaken([item], placesOf(spoken.slice(0, k))));
}

/** The one thing that some words name; "Dirndl mit der Bluse" means the "Dirndlbluse". */
function oneBySpan(span: string, command: Command): AssistantItem | undefined {
  const elsewhere = namingWords(command.text.replace(span, ' '));
  const joined = new Set(
    elsewhere.flatMap((first) => namingWords(span).map((second) => `${first}${second}`)),
  );
  const [close, ...more] = command.items.filter(({ description }) =>
    namingWords(description).some((word) => joined.has(word)),
  );
  if (close && more.length === 0) return close;
  const { items } = meantBy(span, { ...command, memory: undefined }, command.items);
  const [only, ...others] = items;
  return others.length === 0 ? only : undefined;
}

const mostNamed = 6;
