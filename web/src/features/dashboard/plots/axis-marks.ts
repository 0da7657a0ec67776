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
