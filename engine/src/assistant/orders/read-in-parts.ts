import { groupOf } from '../intent/intent-names.ts';
import type { Wish } from '../wishes/read-wishes.ts';

type Read = (part: string) => Wish[];

/** What a message wants; parts that were read as one wish and surely are two, or of which only one wants something, by themselves. */
export function readInParts(text: string, read: Read): Wish[] {
  const ways = [apart, askedLast, plannedAtEnd];
  return ways.reduce((wishes, way) => way(text, wishes, read), read(text));
}

/** Below this a whole message is not surely read, and from here its last sentence is. House rules. */
const [unsure, sure] = [0.7, 0.85];

/** "All black with a touch of red. What have I got that is red?": what is asked at the end, where the whole is read less surely. */
function askedLast(text: string, wishes: Wish[], read: Read): Wish[] {
  const [only, ...others] = wishes;
  const last = /(?<=[.!…]\s+)[^.!?…]+\?\s*$/u.exec(text)?.[0];
  if (!only || others.length > 0 || last === undefined || only.probability >= unsure) return wishes;
  const [asked, ...more] = read(last.trim());
  const isAsked =
    asked && more.length === 0 && asked.probability >= sure && groupOf(asked.intent) === 'question';
  return isAsked && asked.intent !== only.intent ? [asked] : wishes;
}

/** Where two orders may be joined. */
const joint = /,? (?:and|but|n|&|und|aber|y|pero|et|mais|og|men) |, /giu;
const ofGarment = /^item_(?!add|edit|worn)/;

/** "The jeans are clean and the shirt is in the wash": two different orders, each surely read by itself, where they were read as one. */
function apart(text: string, wishes: Wish[], read: Read): Wish[] {
  const [only, ...others] = wishes;
  if (!only || others.length > 0 || !ofGarment.test(only.intent)) return wishes;
  for (const { index, 0: words } of text.matchAll(joint)) {
    const [one, ...more] = read(text.slice(0, index));
    const [other, ...rest] = read(text.slice(index + words.length));
    if (!one || !other || more.length + rest.length > 0 || one.intent === other.intent) continue;
    const names = [one, other].some(({ details }) => details.some(({ role }) => role === 'item'));
    if (names && [one, other].every(isSureOfGarment)) return [one, other];
  }
  return wishes;
}

function isSureOfGarment({ intent, probability }: Wish): boolean {
  return ofGarment.test(intent) && probability >= sure;
}

/** What keeps an outfit at the end of a message, behind what it should be like. */
const keptAtEnd =
  /[\s,.]+(?:and|n|&|then|und|y|et|og)\s+(?:please\s+|pls\s+)?((?:plan|save|book|put|lock)\s+(?:it|that|this)(?:\s.*)?)$/iu;
const dresses = /^(?:outfit|outfit_with|outfit_plan|week_plan|with|without|swap|other)$/;
const keeps = /^outfit_(?:plan|save)$/;
/** From here the end of a message keeps an outfit. House rule. */
const surelyKept = 0.6;

/** "Sort me something out and plan it", "plan it for Saturday and save it as Club": two wishes, where they were read as one. */
function plannedAtEnd(text: string, wishes: Wish[], read: Read): Wish[] {
  const [only, ...others] = wishes;
  const end = keptAtEnd.exec(text);
  if (!only || others.length > 0 || end?.[1] === undefined || !dresses.test(only.intent)) return wishes;
  const [wanted, ...more] = read(text.slice(0, end.index));
  const [kept, ...rest] = read(end[1]);
  if (!wanted || !kept || more.length + rest.length > 0) return wishes;
  const isKept = keeps.test(kept.intent) && kept.probability >= surelyKept && kept.intent !== wanted.intent;
  return isKept && dresses.test(wanted.intent) ? [wanted, kept] : wishes;
}
