import type { Answer, AssistantEvent } from '../assistant-context.ts';
import { offerDeletion, saysDelete } from '../commands/event-commands.ts';
import { isOnlyPronoun } from '../turn/spoken-of.ts';
import { readDays } from '../understanding/read-day.ts';
import { commandOfWish, englishOf } from '../wishes/command-of-wish.ts';
import { eventOfWish } from '../wishes/events-of-wish.ts';
import { saidAs, type Wish } from '../wishes/read-wishes.ts';
import { asksOutfit } from './dress-acts.ts';
import { dressedForEvent, eventCalled, isWeeksLater } from './dressed-for.ts';
import type { Scene } from './scene.ts';

/** Moves or deletes the event that a message names in any of its words, or else the one that is spoken of. */
export async function changesEvent(scene: Scene, wish: Wish): Promise<Answer | undefined> {
  const { language, text, memory } = scene;
  const isOff = wish.intent === 'event_delete';
  if (isOff && (wish.probability < surelyOff || isPresent.test(text)) && !saysDelete({ text, language }))
    return undefined;
  const named = saidAs(wish, 'event').filter((span) => !isOnlyPronoun(span));
  // What only waits to be added is corrected, and nothing that is in the calendar.
  if (named.length === 0 && memory?.pending?.change.kind === 'add_event') return undefined;
  const event = eventMeant(scene, named);
  if (event && staysWhere(event, scene, wish)) {
    const details = wish.details.filter(({ role }) => !/^(?:when|to)$/.test(role));
    return asksOutfit({ ...scene, said: dressedForEvent(event) }, { ...wish, intent: 'outfit', details });
  }
  if (isOff && event)
    return offerDeletion(await commandOfWish(scene.context, wish, { language, memory }), event);
  return event && eventAnswer(scene, called(wish, event.title));
}

/** From here an event is off, whatever words say so: "Aisha can't make dinner, sadly". House rule. */
const surelyOff = 0.8;
/** "Bin am Donnerstag beim Zahnarzt": a German "am" takes nothing out. */
const isPresent = /(?<!\p{L})bin(?!\p{L})/iu;

/** What moves something, in the five languages. */
const moves =
  /(?<!\p{L})(?:mov\p{L}*|push\p{L}*|bring\p{L}*|brought|shift\p{L}*|chang\p{L}*|swap\p{L}*|resched\p{L}*|postpon\p{L}*|delay\p{L}*|earlier|later|instead|now|put|make|verschieb\p{L}*|verschob\p{L}*|verleg\p{L}*|änder\p{L}*|statt|doch|jetzt|früher|später|mach\p{L}*|cambi\p{L}*|mueve|mover|movid\p{L}*|pasa\p{L}*|aplaz\p{L}*|ahora|antes|d[ée]plac\p{L}*|décal\p{L}*|repouss\p{L}*|avanc\p{L}*|report\p{L}*|plutôt|flytt\p{L}*|endr\p{L}*|utsett\p{L}*|heller|nå)(?!\p{L})/iu;

/** "And mum's lunch on the Sunday, nothing the same as Friday": the day that is named is its own, and nothing moves it. */
function staysWhere({ day }: AssistantEvent, { language, context }: Scene, wish: Wish): boolean {
  if (wish.intent !== 'event_move' || moves.test(wish.text)) return false;
  return saidAs(wish, 'when').some((span) => {
    const days = readDays(englishOf(span, language), context.today);
    return (
      days !== undefined && days.first === days.last && (days.first === day || isWeeksLater(days.first, day))
    );
  });
}

/** Adds an event; a name in quotes is its name. */
export async function addsEvent(scene: Scene, wish: Wish): Promise<Answer | undefined> {
  const [inQuotes, quoted] = /[“"„«]([^”"“»]{2,60})[”"“»]/u.exec(scene.text) ?? [];
  if (inQuotes === undefined || quoted === undefined) return undefined;
  const named = called(wish, quoted.trim());
  return eventAnswer(scene, { ...named, text: wish.text.replace(inQuotes, quoted) });
}

async function eventAnswer({ context, language, memory }: Scene, wish: Wish): Promise<Answer | undefined> {
  const command = await commandOfWish(context, wish, { language, memory });
  const answer = await eventOfWish(command, wish);
  return (
    answer && { ...answer, memory: { ...answer.memory, command: { intent: wish.intent, text: wish.text } } }
  );
}

/** The same wish, of what is called so. */
function called(wish: Wish, title: string): Wish {
  const rest = wish.details.filter(({ role }) => role !== 'event');
  return { ...wish, details: [...rest, { role: 'event', text: title, from: 0 }] };
}

function eventMeant(scene: Scene, named: readonly string[]): AssistantEvent | undefined {
  const { coming, context, language, ground, topic, text, before } = scene;
  const { today } = context;
  const ahead = coming.filter(({ day }) => day >= today);
  const find = (span: string) =>
    eventCalled(span, ahead, { day: undefined, language, today, spoken: before });
  const [told] = named.flatMap((span) => find(span) ?? []);
  if (told) return told;
  if (named.length > 0 && ground.event) return ground.event;
  return named.length > 0
    ? undefined
    : (namedSpoken(scene, ahead, find) ??
        ground.event ??
        onlyNamed(text, ahead, find) ??
        ofTopic(scene, topic?.eventId));
}

/** "The party starts at half two": the one that is spoken of, where a word of its title is typed. */
function namedSpoken(
  { text, topic }: Scene,
  ahead: readonly AssistantEvent[],
  find: (span: string) => AssistantEvent | undefined,
): AssistantEvent | undefined {
  const spoken = ahead.find(({ id }) => id === topic?.eventId);
  const words = text.match(/\p{L}{4,}/gu) ?? [];
  return spoken && words.some((word) => find(word)?.id === spoken.id) ? spoken : undefined;
}

/** "Meeting's been moved": the one event of which a word of the title is typed. */
function onlyNamed(
  text: string,
  ahead: readonly AssistantEvent[],
  find: (span: string) => AssistantEvent | undefined,
): AssistantEvent | undefined {
  const words = text.match(/\p{L}{4,}/gu) ?? [];
  const found = new Set(words.flatMap((word) => find(word) ?? []));
  const [only, ...others] = found;
  const isAlone = only !== undefined && ahead.filter(({ title }) => title === only.title).length > 0;
  return isAlone && others.length === 0 ? only : undefined;
}

function ofTopic({ coming }: Scene, id: string | undefined): AssistantEvent | undefined {
  return coming.find((event) => event.id === id);
}
