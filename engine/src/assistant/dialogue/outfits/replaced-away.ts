import type { Answer, AssistantItem } from '../../assistant-context.ts';
import { addDays } from '../../understanding/read-day.ts';
import type { Scene } from '../scene.ts';
import { offered, planned } from './outfit-answer.ts';

/** What is in the wash so many days ahead is clean again by then. House rule. */
const daysToWash = 2;

/**
 * A planned outfit that is told of, of which something is in the wash, lent, or in repair: what could be worn in its place,
 * with all else as planned, is asked about with it. The answer alone where nothing is missing or nothing else fits.
 */
export async function replacedAway(scene: Scene, told: Answer): Promise<Answer> {
  const { context, coming, items } = scene;
  const { wish, outfit, isPlanned } = told.memory;
  const event = coming.find(({ id }) => id === wish?.eventId);
  if (!wish || !outfit || !event || !isPlanned || told.memory.pending || event.day < context.today)
    return told;
  const pieces = outfit.itemIds.flatMap((id) => items.find((item) => item.id === id) ?? []);
  const isSoon = event.day <= addDays(context.today, daysToWash);
  const isMissing = ({ available, status }: AssistantItem) => !available && (status !== 'in_wash' || isSoon);
  const missing = pieces.filter(isMissing);
  const kept = pieces.filter((piece) => !missing.includes(piece));
  if (missing.length === 0 || kept.length === 0) return told;
  const locked = kept.map(({ id }) => id);
  const found = await planned(scene, { ...wish, locked });
  const made = found.memory.outfit?.itemIds ?? [];
  if (!locked.every((id) => made.includes(id)) || made.length <= locked.length) return told;
  const now = made.flatMap((id) => items.find((item) => item.id === id) ?? []);
  const offer = await offered(scene, wish, now);
  return { ...offer, text: `${told.text}\n${offer.text}` };
}
