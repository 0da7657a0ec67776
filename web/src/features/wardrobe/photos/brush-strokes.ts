export type BrushMode = 'erase' | 'restore';
/** What a finger does: brush, or move the magnified photo. */
export type BrushTool = BrushMode | 'move';
/** A stroke of the brush; positions and the diameter in pixels of the photo. */
export type Stroke = { mode: BrushMode; size: number; points: readonly (readonly [x: number, y: number])[] };
export type Strokes = { done: readonly Stroke[]; undone: readonly Stroke[] };

export const noStrokes: Strokes = { done: [], undone: [] };

export type StrokeEvent = { type: 'drawn'; stroke: Stroke } | { type: 'undo' } | { type: 'redo' };

/** Strokes with a way back and forth; a new stroke ends the way forth. */
export function reduceStrokes(strokes: Strokes, event: StrokeEvent): Strokes {
  const { done, undone } = strokes;
  switch (event.type) {
    case 'drawn':
      return { done: [...done, event.stroke], undone: [] };
    case 'undo': {
      const last = done.at(-1);
      return last ? { done: done.slice(0, -1), undone: [...undone, last] } : strokes;
    }
    case 'redo': {
      const next = undone.at(-1);
      return next ? { done: [...done, next], undone: undone.slice(0, -1) } : strokes;
    }
  }
}
