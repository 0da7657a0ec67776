import type { EventType } from './calendar-options.ts';

/** In the specification's order: the first type with a word in the title decides. */
const rules: [EventType, RegExp][] = [
  ['business', words('meetings?', 'work(s|ing)?', 'offices?')],
  ['date', words('dinners?', 'dates?', 'dating', 'romantic')],
  ['party', words('part(y|ies|ying)', 'celebrations?', 'celebrating', 'birthdays?')],
  ['workout', words('gyms?', 'work-?outs?', 'fitness')],
  ['formal', words('weddings?', 'galas?', 'formal')],
  ['travel', words('travel(s|l?ing)?', 'flights?', 'trips?')],
];

function words(...patterns: string[]): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}_-])(${patterns.join('|')})(?![\\p{L}\\p{N}_-])`, 'iu');
}

/** The type of an event by the whole words of its title, plurals and -ing included. */
export function eventTypeOf(title: string): EventType {
  return rules.find(([, pattern]) => pattern.test(title))?.[0] ?? 'casual';
}
