import { hasTag } from '../../piece/piece-tags.ts';
import type { Objective } from '../worth/objective.ts';
import type { Combination } from '../worth/terms-of-outfit.ts';

/** What is asked for and not owned, as a person would name it, with the group of pieces that it is about. */
const wanted: Readonly<Record<string, string>> = {
  jacket: 'a blazer',
  suit: 'a suit',
  tie: 'a tie',
  'black tie': 'evening wear for black tie',
  folk: 'traditional dress',
  costume: 'a costume',
  swimwear: 'swimwear',
  'sturdy shoes': 'sturdy shoes',
  'rain gear': 'rain gear',
  'warm layers': 'warm outdoor clothes',
  'sport kit': 'sports clothes',
  'head covering': 'a head covering',
};

/** Sports whose own things make the difference. */
const activityThings: Readonly<Record<string, { use: string; things: string; slot: string }>> = {
  run: { use: 'run', things: 'running shoes', slot: 'shoes' },
  hike: { use: 'hike', things: 'hiking boots', slot: 'shoes' },
  ski: { use: 'ski', things: 'ski clothes', slot: 'bottom' },
  swim: { use: 'swim', things: 'swimwear', slot: 'dress' },
  gym: { use: 'gym', things: 'gym clothes', slot: 'top' },
  yoga: { use: 'yoga', things: 'yoga clothes', slot: 'bottom' },
  cycle: { use: 'cycle', things: 'cycling clothes', slot: 'bottom' },
};

/** What has to be said before the outfit: what would be right and is not owned. */
export function missingOf({ day, traits }: Objective, { main, accessories }: Combination): string[] {
  const notes: string[] = [];
  const worn = [...main, ...accessories];
  const owned = traits.filter(({ item }) => item.available);
  for (const tag of day.occasion.required) {
    const things = wanted[tag];
    if (!things || worn.some((each) => hasTag(each.traits, tag)) || owned.some((each) => hasTag(each, tag)))
      continue;
    notes.push(`You don’t own ${things} yet; this is the closest.`);
  }
  const thing = day.occasion.activity === null ? undefined : activityThings[day.occasion.activity];
  if (thing && notes.length === 0 && !traits.some(({ piece }) => piece.uses.has(thing.use)))
    notes.push(`You don’t own ${thing.things} yet; this is the closest.`);
  if (day.occasion.code === 'mourning' && showsLight(main))
    notes.push('You don’t own enough dark clothes for this yet; this is the closest.');
  if (notes.length === 0) notes.push(...notDressy({ day, traits }, main));
  return notes;
}

/** From here a color is too light for a funeral, in OKLab lightness; a light shirt under a dark jacket is not. House rule. */
const lightness = 0.6;

function showsLight(main: Combination['main']): boolean {
  const isLight = ({ traits }: Combination['main'][number]) => traits.coloured && traits.main[0] > lightness;
  const isCovered = main.some((each) => each.slot === 'mid' && !isLight(each));
  return main.some((each) => {
    const isSeen = each.slot !== 'shoes' && !(each.slot === 'top' && isCovered);
    return isSeen && isLight(each);
  });
}

/** What is said after it: what is worn again within a few days. */
export function repeatsOf({ day }: Objective, { main }: Combination, repeated: boolean): string[] {
  if (repeated) return ['You wore this outfit not long ago.'];
  const again = main.find(({ slot, traits: { id } }) => {
    const apart = day.plannedApart.get(id);
    return apart !== undefined && apart > 0 && apart <= 6 && slot !== 'shoes' && slot !== 'outer';
  });
  return again ? [`You already wear the ${again.traits.name} on another day this week.`] : [];
}

const slotWords: Readonly<Record<string, { words: string; plural: boolean }>> = {
  shoes: { words: 'shoes', plural: true },
  top: { words: 'top', plural: false },
  bottom: { words: 'trousers or skirt', plural: false },
  dress: { words: 'dress', plural: false },
};

const codeWords: Readonly<Record<string, string>> = {
  'business formal': 'business',
  'business casual': 'office',
  formal: 'formal',
  mourning: 'formal',
  'black tie': 'evening',
  festive: 'dressy',
};

/** From so far below the dress code a piece counts as missing it. */
const farBelow = 0.6;

/** Where nothing owned reaches the dress code, the piece that is furthest from it. */
function notDressy(
  { day: { occasion }, traits }: Pick<Objective, 'day' | 'traits'>,
  main: Combination['main'],
): string[] {
  const below = (each: Combination['main'][number]['traits']) => occasion.level[0] - each.piece.level[1];
  const adjective = codeWords[occasion.code];
  const worst = main
    .filter(({ slot, traits: each }) => slotWords[slot] !== undefined && below(each) > farBelow)
    .sort((a, b) => below(b.traits) - below(a.traits))
    .find(
      ({ slot }) =>
        !traits.some((each) => each.item.available && each.slots[0] === slot && below(each) <= farBelow),
    );
  if (!worst || adjective === undefined) return [];
  const { words, plural } = slotWords[worst.slot];
  const article = /^[aeiou]/.test(adjective) ? 'an' : 'a';
  return [
    plural
      ? `You don’t own ${adjective} ${words} yet; these are the closest.`
      : `You don’t own ${article} ${adjective} ${words} yet; this is the closest.`,
  ];
}
