import type { Answer, AssistantItem, ItemFilter } from '../assistant-context.ts';
import { replied } from '../commands/command.ts';
import { itemNames, tell } from '../commands/command-words.ts';
import { planCommand } from '../commands/plan-commands.ts';
import { preferenceCommand } from '../commands/preference-commands.ts';
import { planWeekOf } from '../commands/week-plans.ts';
import { retold } from '../steps/trips/changed-list.ts';
import { speaksOf } from '../steps/trips/trip-words.ts';
import { matches } from '../understanding/mentions/match-items.ts';
import { readOccasion } from '../understanding/read-occasion.ts';
import type { Question } from '../understanding/read-question.ts';
import { commandOfWish } from '../wishes/command-of-wish.ts';
import type { Wish } from '../wishes/read-wishes.ts';
import { refusedBy, wantedBy } from './pieces-said.ts';
import type { Scene } from './scene.ts';

/** Plans the days that are named, without the pieces that are refused. */
export async function plansWeek(scene: Scene, wish: Wish): Promise<Answer | undefined> {
  const { context, language, memory, items } = scene;
  if (!context.hasWardrobe) return undefined;
  const refused = refusedBy(scene, wish).pieces;
  const left = items.filter((item) => !refused.includes(item));
  const command = await commandOfWish({ ...context, items: async () => [...left] }, wish, {
    language,
    memory,
  });
  return planWeekOf({ ...command, question: dressedFor(command.question, scene) });
}

/** "The hearing one stays" names an event that has its own outfit, and not what the other days are for. */
function dressedFor(question: Question, { coming }: Scene): Question {
  const said = question.occasion?.said;
  if (said === undefined || !coming.some(({ title }) => title.toLowerCase().includes(said))) return question;
  const plain = question.plain.replace(said, ' ');
  return { ...question, plain, occasion: readOccasion(plain) };
}

/** Keeps what somebody likes or avoids. */
export async function setsPreference(
  { context, language, memory }: Scene,
  wish: Wish,
): Promise<Answer | undefined> {
  return preferenceCommand(await commandOfWish(context, wish, { language, memory }));
}

const asks = /\?\s*$/u;
const asksForIt =
  /(?<!\p{L})(?:can|could|pls|please|kannst|könnte\p{L}*|puede\p{L}*|podría\p{L}*|peux|pourrai\p{L}*|kan)(?!\p{L})/iu;

/** What is packed already stays, where it is the only one of its kind. */
async function onlyOne(
  { context, language, memory }: Scene,
  wish: Wish,
  [only]: readonly AssistantItem[],
): Promise<Answer> {
  const command = await commandOfWish(context, wish, { language, memory: undefined });
  const names = itemNames([only], language);
  const answer = replied(command, tell('trip_only', language, { names }));
  return { ...answer, memory: memory ?? answer.memory };
}

/** The packing list that was shown, with what is named and without what is refused. */
export async function changesList(scene: Scene, wish: Wish): Promise<Answer | undefined> {
  const { context, language, memory, items, text } = scene;
  if (!memory?.trip || (asks.test(text) && !asksForIt.test(text))) return undefined;
  const listed = memory.trip.packed ?? memory.shown;
  const packed = items.filter(({ id }) => listed.includes(id));
  const wanted = wantedBy(scene, wish, packed);
  const only = onlyOnesOf(scene, wanted.filters, packed);
  const pieces = [...wanted.pieces, ...only];
  const named = refusedBy(scene, wish, packed).pieces;
  const refused = [...named, ...judgedBefore(scene, wish)].filter((item) => packed.includes(item));
  // "Less shoes" are not none.
  const leaving = speaksOf('less', text) ? refused.slice(1) : refused;
  if (refused.length === 1 && leaving.length === 0 && pieces.length === 0)
    return onlyOne(scene, wish, refused);
  if (pieces.length + leaving.length === 0) return undefined;
  const now = [...packed.filter((item) => !leaving.includes(item)), ...pieces];
  const command = await commandOfWish(context, wish, { language, memory: undefined });
  return retold({ memory }, command, now, leaving);
}

/** "Add the lbd": of a kind and its looks, of which one hangs there that is not packed yet. */
function onlyOnesOf(
  { items }: Scene,
  filters: readonly ItemFilter[],
  packed: readonly AssistantItem[],
): AssistantItem[] {
  return filters.flatMap((filter) => {
    const found = items.filter((item) => item.available && !packed.includes(item) && matches(item, filter));
    return found.length === 1 ? found : [];
  });
}

/** "Leave it home then", of the piece that was just asked about. */
function judgedBefore({ memory, items }: Scene, wish: Wish): AssistantItem[] {
  const isPointed = wish.intent === 'without' && memory?.tool === 'suits' && wish.details.length === 0;
  return isPointed ? items.filter(({ id }) => id === memory.shown[0]) : [];
}

/** Keeps the packing list that was shown as a trip. */
export async function keepsList(
  { context, language, memory }: Scene,
  wish: Wish,
): Promise<Answer | undefined> {
  return planCommand(await commandOfWish(context, { ...wish, intent: 'outfit_save' }, { language, memory }));
}
