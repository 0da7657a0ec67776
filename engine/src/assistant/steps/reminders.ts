import sentences from '../../knowledge/assistant/said/reminders.json' with { type: 'json' };
import type { Answer, AssistantEvent } from '../assistant-context.ts';
import { type Command, confirm, replied } from '../commands/command.ts';
import { dayIn, itemNames } from '../commands/command-words.ts';
import { commandOf } from '../commands/read-command.ts';
import { sumOf } from '../intent/decide.ts';
import type { Language } from '../intent/intent-names.ts';
import { filled } from '../say.ts';
import { asksAtOnce } from '../turn/grounding.ts';
import { likeness, namingWords } from '../turn/own-names.ts';
import type { Turn } from '../turn/turn.ts';
import { addDays } from '../understanding/read-day.ts';
import { capital } from '../words.ts';

type Name = keyof typeof sentences;

function tell(name: Name, language: Language, named: Record<string, string> = {}): string {
  return filled(sentences[name][language], named);
}

/** From here a message asks to be reminded, or to write to somebody. House rule. */
const [remindBar, writeBar] = [0.4, 0.15];
const writes =
  /(?<!\p{L})(?:text|message|tell|ask|call|ring|email|schreib\p{L}*|sag|frag|ruf|escr[ií]be\p{L}*|dile|pídele|écris|dis-lui|demande-lui|appelle|skriv|si til|spør|ring)(?!\p{L})/iu;
const asksIt =
  /(?<!\p{L})(?:remind|reminder|erinner\p{L}*|recu[eé]rda\p{L}*|rappelle\p{L}*|rappel|minn|påminn\p{L}*)(?!\p{L})/iu;
/** What stands before what somebody wants to be reminded of. */
const opening =
  /^.*?(?:remind me|reminder|erinner\p{L}* mich|recu[eé]rdame|rappelle-moi|minn meg|påminn meg)\s*(?:bitte |please |pls )?(?:to|about|that|for|an|daran|dass|de|que|om|på)?\s*/iu;
/** When people meet who has something: "when I see her", "at her party". */
const meets =
  /(?<!\p{L})(?:see|meet|party|birthday|bday|wedding|seh\p{L}*|treff\p{L}*|feier|geburtstag|veo|fiesta|cumple\p{L}*|vois|fête|anniversaire|ser|fest|bursdag)(?!\p{L})/iu;
const lookAhead = 120;

/** There are no reminders, but a note can go into the calendar: what it is about, and for which day. */
export async function reminder(turn: Turn): Promise<Answer | undefined> {
  const { wanted, memory, text } = turn;
  const waiting = memory?.reminder;
  const outside = sumOf(wanted, (intent) => /^(remind|outside)$/.test(intent));
  const isAsked = asksIt.test(text) || outside >= (writes.test(text) ? writeBar : remindBar);
  if (!isAsked && !waiting) return undefined;
  if (!isAsked && (asksAtOnce(text) || declines.test(text))) return undefined;
  const own = isAsked ? await titleOf(turn) : undefined;
  const note = own ?? waiting;
  if (!note) return undefined;
  const day = await dayOf(turn, note.who);
  const isGoingOn = isAsked || day !== undefined || wanted.intent === 'yes';
  if (!isGoingOn) return undefined;
  const command = await commandOf(turn);
  return day === undefined ? askDay(command, note) : offered(command, note, day);
}

/** "Never mind": no note is wanted after all. */
const declines =
  /(?<!\p{L})(?:never ?mind|nvm|forget it|no need|don['’]?t bother|egal|schon gut|vergiss es|lass (?:gut|mal)|da igual|déjalo|no hace falta|laisse tomber|pas la peine|glem det|ikke nødvendig)(?!\p{L})/iu;

type Note = { title: string; who: string | null };

function askDay(command: Command, note: Note): Answer {
  const answer = replied(command, tell('which_day', command.language, { title: note.title }));
  return { ...answer, memory: { ...answer.memory, reminder: note } };
}

function offered(command: Command, { title }: Note, day: string): Answer {
  const { language, context } = command;
  const sentence = tell('offer', language, { title, day: dayIn(day, language, context) });
  return confirm(command, sentence, { kind: 'add_event', title, at: { day, time: null }, location: null });
}

/** To get back what somebody has, where that is spoken of; else what the message says. */
async function titleOf(turn: Turn): Promise<Note | undefined> {
  const { context, ground, memory, wanted, text } = turn;
  const items = context.hasWardrobe ? await context.items() : [];
  const spoken = [...ground.items, ...ground.referred].map(({ id }) => id);
  const ids = spoken.length > 0 ? spoken : (memory?.focus?.itemIds ?? []);
  const lent = items.filter((item) => ids.includes(item.id) && item.status === 'lent');
  const [first] = lent;
  if (first?.keptIn) {
    const names = itemNames(lent, wanted.language);
    return {
      title: capital(tell('get_back', wanted.language, { names, who: first.keptIn })),
      who: first.keptIn,
    };
  }
  if (!asksIt.test(text)) return undefined;
  const said = text
    .replace(opening, '')
    .replace(ground.days?.said ?? '', ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const title = said
    .replace(/[?!.]+$/u, '')
    .replace(dayAtEnd, '')
    .replace(looseEnd, '');
  const words = namingWords(title);
  return words.length > 0 && words.length <= mostOfTitle ? { title: capital(title), who: null } : undefined;
}

/** A day that was not taken out, as "on Saturday". */
const dayAtEnd =
  /\s+(?:on |this |next |am |el |le |på )?(?:today|tomorrow|tonight|(?:mon|tues|wednes|thurs|fri|satur|sun)day)(?: (?:morning|afternoon|evening|night))?$/iu;
/** What stood before the day that was taken out: "on". */
const looseEnd = /(?:\s+(?:on|at|by|this|next|am|um|bis|el|le|para|pour|på|til|den))+\W*$/iu;
const mostOfTitle = 8;

async function dayOf({ context, ground, text }: Turn, who: string | null): Promise<string | undefined> {
  const { today } = context;
  const day = ground.event?.day ?? ground.days?.first;
  if (day !== undefined && day >= today) return day;
  if (who === null || !meets.test(text)) return undefined;
  const events = await context.events(today, addDays(today, lookAhead));
  return events.find((event) => isWith(event, who))?.day;
}

const sure = 0.85;

function isWith({ title }: AssistantEvent, who: string): boolean {
  const names = namingWords(who);
  return namingWords(title).some((word) => names.some((name) => likeness(word, name) >= sure));
}
