import type { Answer } from '../../assistant-context.ts';
import { tell } from '../../commands/command-words.ts';
import type { Scene } from '../scene.ts';
import { exactly, withNote } from './outfit-answer.ts';
import type { ShownOutfit } from './shown-outfit.ts';
import { isLevel, leveledPieces } from './swap-piece.ts';

/**
 * "Dress it up", "less fancy", "warmer", where the planner answers with the same outfit: single pieces give way to others
 * that are more so, and where there are none, that is said.
 */
export async function leveled(
  scene: Scene,
  shown: ShownOutfit,
  { intent, answer }: { intent: string; answer: Answer },
): Promise<Answer> {
  if (!isLevel(intent) || !isSame(answer, shown)) return answer;
  const other = await leveledPieces(scene, shown, intent);
  if (other) return other;
  const note = tell(`no_more_${intent}`, scene.language);
  return withNote(await exactly(scene, shown.wish, shown.worn), note);
}

function isSame({ memory }: Answer, { outfit }: ShownOutfit): boolean {
  const ids = memory.outfit?.itemIds ?? [];
  return ids.length === outfit.itemIds.length && ids.every((id) => outfit.itemIds.includes(id));
}
