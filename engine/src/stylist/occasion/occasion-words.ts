import stored from '../../knowledge/data/occasion-words.json' with { type: 'json' };
import type { Occasion, OccasionCode } from './occasion.ts';
import { codeNamed } from './occasion-table.ts';

/** What words of a title change of an occasion. */
export type Change = Partial<
  Pick<Occasion, 'code' | 'level' | 'role' | 'outdoors' | 'evening' | 'setting' | 'activity'>
> & {
  required?: string[];
  out?: string[];
};

/** Any of some patterns as whole words, without regard to case. */
function anyOf(patterns: readonly string[]): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${patterns.join('|')})(?![\\p{L}\\p{N}])`, 'iu');
}

const { ownHome, othersHome } = stored;
const home = anyOf([...ownHome.phrases, ...ownHome.furniture]);
const homePlace = new RegExp(`^(?:${ownHome.placesBegin.join('|')})(?![\\p{L}\\p{N}])`, 'iu');
const others = anyOf(othersHome);
const shiftPlaces = anyOf(stored.shiftPlaces);
const shiftTitles = anyOf(stored.shiftTitles);
const workTitles = anyOf(stored.workTitles);
const lessons = anyOf(stored.lessons);
const atSomebodys = /@ ?\p{L}+[’']s?(?!\p{L})/u;

/** Whether some words of a calendar mean the person's own home. */
export function namesOwnHome(words: string): boolean {
  return home.test(words);
}

/** The same of the place of an entry, where a plain "kitchen" is one's own. */
export function isOwnHomePlace(place: string): boolean {
  return homePlace.test(place.trim()) || home.test(place);
}

/** Whether a place is another person's home. */
export function namesOthersHome(place: string): boolean {
  return others.test(place);
}

/** Whether a title says that something takes place at somebody's: "Vikings Packers @ Dave's". */
export function isAtSomebodys(title: string): boolean {
  return atSomebodys.test(title);
}

/** Whether a title says only that one works, as "Work 10-6", which is a shift for people who have a uniform. */
export function namesWork(title: string): boolean {
  return workTitles.test(title);
}

/** Whether a title names a course, a congress, or an interview, to which nobody comes in uniform. */
export function namesLesson(title: string): boolean {
  return lessons.test(title);
}

const workFamilies = stored.workFamilies.map(({ titles, pieces }) => ({
  titles: anyOf([titles]),
  pieces: anyOf([pieces]),
}));

/** Whether a piece is what another trade hands out than the one that an entry names: a nurse's tunic for a shift at the bar. */
export function isOfOtherTrade({ title, place }: { title: string; place: string }, piece: string): boolean {
  const said = `${title} ${place}`;
  const own = workFamilies.filter(({ titles }) => titles.test(said));
  if (own.length !== 1) return false;
  const worn = workFamilies.filter(({ pieces }) => pieces.test(piece));
  return worn.length > 0 && !worn.some((family) => own.includes(family));
}

/** Whether an entry is a shift, from its title or from a place where people wear the clothes of their employer. */
export function namesShift({ title, place }: { title: string; place: string }): boolean {
  return shiftTitles.test(title) || shiftPlaces.test(place);
}

const colourWords = Object.entries(stored.colours).map(([colour, words]) => ({
  colour,
  words: anyOf(words),
}));

/** The colors that a title asks for, in plain English. */
export function coloursAsked(title: string): string[] {
  return colourWords.flatMap(({ colour, words }) => (words.test(title) ? [colour] : []));
}

/** Dress codes that a title names outright ("wedding, black tie"); they count before what the occasion usually asks for. */
export const spokenCodes: readonly { words: RegExp; code: OccasionCode }[] = stored.codes.map(
  ({ words, code }) => ({ words: anyOf(words), code: codeNamed(code) }),
);

/** Words that change what another occasion asks for. `only` is the setting that they change; without it, every one. */
export const wordChanges: readonly { words: RegExp; change: Change; only?: string }[] = stored.changes.map(
  ({ words, ownHome: isHome, ...rest }) => ({ ...rest, words: anyOf(isHome ? ownHome.phrases : words) }),
);
