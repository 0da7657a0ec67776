import type { Answer, AssistantContext, Memory } from '../assistant-context.ts';
import type { Language } from '../intent/intent-names.ts';
import type { Grounding } from '../turn/grounding.ts';
import type { Wish } from '../wishes/read-wishes.ts';
import type { DressedFor } from './dressed-for.ts';
import { sceneOf } from './scene.ts';

type Heard = {
  text: string;
  language: Language;
  wishes: readonly Wish[];
  ground: Grounding;
  memory: Memory | undefined;
};

/** An answer that remembers what is dressed for and the outfit that was shown last, whoever gave it. */
export async function keepsSpokenOf(
  context: AssistantContext,
  answer: Answer,
  heard: Heard,
): Promise<Answer> {
  const { memory } = answer;
  const topic = dressedForShown(answer, heard.memory) ?? (await sceneOf(context, heard)).topic;
  const last =
    memory.outfit && memory.wish ? { outfit: memory.outfit, wish: memory.wish } : heard.memory?.lastOutfit;
  return {
    ...answer,
    memory: { ...memory, ...(topic ? { dressedFor: topic } : {}), ...(last ? { lastOutfit: last } : {}) },
  };
}

/** What an outfit was just shown for, or where an event is to be. */
function dressedForShown({ memory, cards }: Answer, before: Memory | undefined): DressedFor | undefined {
  const waits = memory.pending?.change;
  if (waits?.kind === 'add_event' && waits !== before?.pending?.change)
    return { title: waits.title, day: waits.at.day, ...(waits.location ? { place: waits.location } : {}) };
  const isShown = cards.some(({ kind }) => kind === 'outfit') && memory.wish !== undefined;
  if (!isShown || !memory.wish) return undefined;
  const { eventId, day, title, place } = memory.wish;
  return { day, title, ...(eventId === null ? {} : { eventId }), ...(place === null ? {} : { place }) };
}
