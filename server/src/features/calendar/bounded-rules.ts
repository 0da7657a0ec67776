import ICAL from 'ical.js';

/** What the loops of ical.js are made of, and how many steps one call is, by its argument. */
const costs: Record<string, (argument: unknown) => number> = {
  next: () => 5,
  increment_monthday: (days) => (typeof days === 'number' ? days : 1),
  increment_month: () => 1,
  expand_year_days: () => 366,
  check_contracting_rules: () => 1,
};

let left = Number.POSITIVE_INFINITY;

for (const [name, costOf] of Object.entries(costs)) {
  const step: unknown = Reflect.get(ICAL.RecurIterator.prototype, name);
  if (typeof step !== 'function') throw new Error(`ical.js has no ${name}, so no rule can be bounded`);
  Reflect.set(ICAL.RecurIterator.prototype, name, function (this: unknown, ...values: unknown[]) {
    left -= costOf(values[0]);
    if (left < 0) throw new Error('A rule that takes too many steps');
    return Reflect.apply(step, this, values);
  });
}

export type Steps = {
  /** Runs the work of one series. Throws where the steps of the series, or those of the whole file, do not suffice. */
  within<T>(work: () => T): T;
};

/**
 * How many steps of recurrence rules a file may take, and one series in it. ical.js itself goes on forever where a rule
 * never comes true, and day by day where its interval is a million years.
 */
export function stepsOfFile(mostOfFile: number, mostOfSeries: number): Steps {
  let leftOfFile = mostOfFile;
  return {
    within(work) {
      const given = Math.min(mostOfSeries, leftOfFile);
      left = given;
      try {
        return work();
      } finally {
        leftOfFile -= given - Math.max(0, left);
        left = Number.POSITIVE_INFINITY;
      }
    },
  };
}
