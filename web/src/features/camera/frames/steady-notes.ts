import { type FrameNote, type FrameNoteCode, frameNoteCodes } from '@drape/engine/live/frame-note';

/** A note that has been followed over time: its level, 0 to 1, and whether it is shown. */
export type SteadyNote = { code: FrameNoteCode; level: number; shown: boolean };

/** Time in which a level follows two thirds of the way, and the levels at which a note appears and disappears. */
const followMs = 350;
const tellFrom = 0.3;
const tellUntil = 0.15;

/**
 * Follows the notes of one picture after the other, so that the notes neither flicker nor lag: every level closes
 * in on what was seen, and a note that is shown stays until its level has clearly fallen. In the order of the codes.
 */
export function followNotes(
  before: readonly SteadyNote[],
  seen: readonly FrameNote[],
  elapsedMs: number,
): SteadyNote[] {
  const pull = 1 - Math.exp(-elapsedMs / followMs);
  return frameNoteCodes.flatMap((code) => {
    const last = before.find((note) => note.code === code);
    const target = seen.find((note) => note.code === code)?.strength ?? 0;
    const level = (last?.level ?? 0) + pull * (target - (last?.level ?? 0));
    if (level < 0.01) return [];
    return [{ code, level, shown: level >= (last?.shown ? tellUntil : tellFrom) }];
  });
}
