import type { TasteContext } from './context.ts';

/** Activities whose clothes serve each other. */
const kin: Readonly<Record<string, readonly string[]>> = {
  gym: ['gym', 'sport', 'run', 'yoga'],
  run: ['run', 'sport'],
  yoga: ['yoga', 'gym', 'dance'],
  hike: ['hike', 'outdoor', 'trail'],
  walk: ['hike', 'outdoor', 'trail', 'rain', 'everyday'],
  climb: ['climb', 'gym', 'sport', 'hike'],
  ski: ['ski', 'snow'],
  snow: ['snow', 'ski', 'cold', 'hike'],
  swim: ['swim'],
  surf: ['surf', 'swim'],
  beach: ['beach', 'swim', 'warm'],
  cycle: ['cycle', 'sport'],
  tennis: ['tennis', 'padel', 'sport'],
  padel: ['padel', 'tennis', 'sport'],
  golf: ['golf'],
  hockey: ['hockey', 'sport'],
  bowls: ['bowls', 'golf'],
  football: ['football', 'sport'],
  ride: ['ride'],
  dance: ['dance', 'gym', 'yoga'],
  sail: ['sail', 'rain', 'outdoor'],
  court: ['court', 'sport', 'gym'],
  skate: ['cold', 'outdoor', 'snow'],
  sport: ['sport', 'gym', 'run', 'tennis'],
  fan: ['fan'],
  chores: ['chores', 'home', 'labor'],
  labor: ['labor', 'chores'],
  sleep: ['sleep', 'home'],
  shift: ['labor', 'work'],
};

/** Whether a piece was made for what is done. */
export function servesActivity(uses: readonly string[], activity: string): boolean {
  const wanted = kin[activity] ?? [activity];
  return uses.some((use) => wanted.includes(use));
}

/** Uses that keep a piece from most other occasions. */
const narrowUses: ReadonlySet<string> = new Set([
  'run',
  'gym',
  'yoga',
  'sport',
  'tennis',
  'padel',
  'golf',
  'bowls',
  'football',
  'cycle',
  'ski',
  'swim',
  'surf',
  'beach',
  'hike',
  'trail',
  'climb',
  'ride',
  'dance',
  'fan',
  'home',
  'sleep',
  'chores',
  'labor',
  'theme',
  'mourning',
]);

/** Whether a piece was made for one thing and something else is done. */
export function isMadeForElse(
  uses: readonly string[],
  { code, activity, setting }: TasteContext['occasion'],
): boolean {
  const narrow = uses.filter((use) => narrowUses.has(use));
  if (narrow.length === 0) return false;
  if (narrow.includes(code === 'mourning' ? 'mourning' : code) || narrow.includes(setting)) return false;
  if (code === 'sport' || code === 'outdoor') return activity !== null && !servesActivity(uses, activity);
  return activity === null || !servesActivity(uses, activity);
}
