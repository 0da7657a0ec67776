import type { Answer } from '../../assistant-context.ts';
import { tell } from '../../commands/command-words.ts';
import type { Scene } from '../scene.ts';
import { exactly, withNote } from './outfit-answer.ts';
import type { ShownOutfit } from './shown-outfit.ts';
import { amountOf, isLevel, type Level, leveledPieces } from './swap-piece.ts';

/**
 * "Dress it up", "less fancy", "warmer", where the planner has no outfit that is more so: single pieces give way to others
 * that are more so, and where there are none, that is said.
 */
export async function leveled(
  scene: Scene,
  shown: ShownOutfit,
  { intent, answer }: { intent: string; answer: Answer },
): Promise<Answer> {
  if (!isLevel(intent) || isMoreSo(scene, shown, { level: intent, answer })) return answer;
  const other = await leveledPieces(scene, shown, intent);
  if (other) return other;
  const note = tell(`no_more_${intent}`, scene.language);
  return withNote(await exactly(scene, shown.wish, shown.worn), note);
}

/** Whether an answer's outfit has more of what was asked for, in all: a smarter shirt, one layer more. */
function isMoreSo(
  { items }: Scene,
  { worn }: ShownOutfit,
  { level, answer }: { level: Level; answer: Answer },
): boolean {
  const ids = answer.memory.outfit?.itemIds ?? [];
  const now = items.filter(({ id }) => ids.includes(id));
  return now.length === 0 || amountOf(now, level) > amountOf(worn, level);
}
