import { renderAbroad } from '../../abroad/tell-abroad.ts';
import { plannedIn } from '../../answers/events-question.ts';
import type { Answer, AssistantEvent, AssistantItem, Memory, OutfitWish } from '../../assistant-context.ts';
import type { Change } from '../../change.ts';
import { confirm } from '../../commands/command.ts';
import { dayIn, itemNames, tell } from '../../commands/command-words.ts';
import { inPlaceOf } from '../../steps/planned-outfits.ts';
import { outfitAsTold, outfitOf } from '../../steps/shown/outfit-as-told.ts';
import { suggestOutfit } from '../../tools/outfit-tools.ts';
import { capital } from '../../words.ts';
import type { Scene } from '../scene.ts';
import type { ShownOutfit } from './shown-outfit.ts';

/** The planner's outfit for a wish, in the language of the message. */
export async function planned(
  { context, language }: Scene,
  wish: OutfitWish,
  before?: Answer['memory']['outfit'],
): Promise<Answer> {
  const answer = await suggestOutfit(context, wish, before);
  return language === 'en' ? answer : renderAbroad({ context, answer, intent: 'outfit', language });
}

/** Just these pieces for a wish, whatever the planner would have taken, with a bag or the like where the planner adds one. */
export async function exactly(
  scene: Scene,
  wish: OutfitWish,
  pieces: readonly AssistantItem[],
): Promise<Answer> {
  const { context, language } = scene;
  const itemIds = pieces.map(({ id }) => id);
  const found = await planned(scene, { ...wish, locked: itemIds, with: [], turn: 0 });
  const made = found.memory.outfit?.itemIds ?? [];
  if (itemIds.every((id) => made.includes(id)) && made.length <= itemIds.length + mostBeside)
    return { ...found, memory: { ...found.memory, wish: { ...wish, locked: [], with: [] } } };
  return outfitAsTold(pieces, { language, today: context.today, wish: { ...wish, locked: [], with: [] } });
}

/** So many pieces may come on top of what was named: a bag to a dress. */
const mostBeside = 1;

/** Asks once whether these pieces are planned for what a wish is for; what stands there already is replaced. */
export async function offered(
  scene: Scene,
  wish: OutfitWish,
  pieces: readonly AssistantItem[],
): Promise<Answer> {
  const { context, language, coming, items, memory } = scene;
  const { title, day, eventType, eventId } = wish;
  const itemIds = pieces.map(({ id }) => id);
  const event = coming.find(({ id }) => id === eventId);
  const names = itemNames(pieces, language);
  const named = { title, day: dayIn(day, language, context), names };
  const plan = await inPlaceOf(context, { kind: 'plan_outfit', itemIds, day, eventType, eventId, title });
  const moved = moveOf(memory, eventId);
  const change: Change = moved ? { kind: 'several', changes: [moved, ...partsOf(plan)] } : plan;
  const asked = event?.outfit ? 'plan_change' : eventId === null ? 'outfit_plan' : 'outfit_plan_for';
  const sentence = tell(asked, language, named);
  const answer = confirm(
    { language, memory },
    asked === 'plan_change' ? sentence : `${capital(names)}. ${sentence}`,
    change,
    { cards: [{ kind: 'outfit', title: capital(title), itemIds, date: day, eventType, eventId, score: 0 }] },
  );
  return {
    ...answer,
    memory: {
      ...answer.memory,
      tool: 'offer_plan',
      wish,
      outfit: outfitOf(pieces),
      shown: itemIds,
      ...standingAs(event, itemIds, scene, items),
    },
  };
}

/** The move of an event that was asked about and not answered: who plans an outfit for the new day wants it. */
function moveOf(memory: Memory | undefined, eventId: string | null): Change | undefined {
  return memory?.unsettled?.find((each) => each.kind === 'move_event' && each.eventId === eventId);
}

const partsOf = (change: Change): Change[] => (change.kind === 'several' ? change.changes : [change]);

/** An outfit that stands in the calendar is spoken of as it will be after the yes. */
function standingAs(
  event: AssistantEvent | undefined,
  itemIds: string[],
  { context }: Scene,
  items: readonly AssistantItem[],
): Partial<Answer['memory']> {
  if (!event?.outfit) return {};
  return {
    ...plannedIn({ ...event, outfit: { itemIds, description: '' } }, items, context),
    isPlanned: true,
  };
}

/** An outfit of the calendar is changed after a yes, one that was only shown is shown again. */
export async function shownOrOffered(
  scene: Scene,
  { isPlan, wish }: ShownOutfit,
  answer: Answer,
): Promise<Answer> {
  const ids = answer.memory.outfit?.itemIds;
  if (!isPlan || !ids || answer.cards.length === 0) return answer;
  return offered(
    scene,
    wish,
    ids.flatMap((id) => scene.items.find((item) => item.id === id) ?? []),
  );
}

/** An answer with a line about what cannot be worn. */
export function withNote(answer: Answer, note: string): Answer {
  return note === '' ? answer : { ...answer, text: `${note}\n${answer.text}` };
}
