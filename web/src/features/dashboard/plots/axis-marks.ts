import { nice, ticks } from 'd3-array';

const about = 4;

/**
 * Round marks of an axis that holds zero and all values, from the lowest to the highest. On a side that has
 * values it goes to `reach` at least.
 */
export function axisMarks(values: readonly number[], reach = 0): number[] {
  const lowest = Math.min(0, ...values);
  const highest = Math.max(0, ...values);
  const [start, stop] = nice(
    lowest < 0 ? Math.min(lowest, -reach) : 0,
    highest > 0 ? Math.max(highest, reach) : 0,
    about,
  );
  return ticks(start, stop, about);
}

const scoreStep = 10;
/** Points of 100 that an axis of scores spans at least, so that chance does not look like a change. */
const leastSpan = 40;

/** Marks of an axis that shows scores of 0 to 100 where they lie, in tens. */
export function scoreMarks(scores: readonly number[]): number[] {
  const highest = Math.min(100, Math.ceil(Math.max(...scores) / scoreStep) * scoreStep);
  const lowest = Math.floor(Math.min(...scores) / scoreStep) * scoreStep;
  const start = Math.max(0, Math.min(lowest, highest - leastSpan));
  const stop = Math.max(highest, start + leastSpan);
  return ticks(start, stop, (stop - start) / scoreStep);
}
