import { servesActivity } from '../taste/activities.ts';
import { isAccessorySlot } from './day.ts';
import type { ItemTraits } from './item-traits.ts';
import { isAllowedByWords } from './kept-by-words.ts';
import { goesUnder, needsTop } from './layering.ts';
import type { Objective } from './objective.ts';
import type { AccessorySlot, MainSlot } from './outfit.ts';

/** What is looked at of a request. */
type Asked = Pick<Objective, 'day' | 'traits'>;

/** Numbers of the items that may be taken for each slot. */
export type Candidates = {
  main: Record<MainSlot, number[]>;
  /** The same within a choice of places, some of which allow only some garments. */
  forStructure(slot: MainSlot, slots: readonly MainSlot[]): number[];
  accessories: Map<AccessorySlot, number[]>;
  /** The first slot that stays empty. */
  empty: MainSlot | undefined;
};

/**
 * Sorts the usable items into slots. What is never worn for such an occasion (another sport's things, nightwear, clothes
 * for chores, costumes) is left out; where a slot that is needed would stay empty, it comes back for that slot alone.
 */
export function findCandidates(objective: Asked, locked: ReadonlySet<number>): Candidates {
  const { day, traits } = objective;
  const { request } = day;
  const excluded = new Set(request.excluded);
  const usable = traits.map(
    ({ item, piece }, i) =>
      locked.has(i) ||
      (item.available &&
        piece.known &&
        !excluded.has(item.id) &&
        (request.among === undefined || request.among.has(item.id))),
  );
  const all = (slot: string) =>
    traits.flatMap((each, i) => (usable[i] && each.slots.some((own) => own === slot) ? [i] : []));
  const everyday = wearsFolkDaily(traits);
  const isFor = (each: ItemTraits) =>
    isWornFor(objective, each) && (everyday || isFolkFor(day.occasion, each));
  const fitting = (slot: string) => all(slot).filter((i) => locked.has(i) || isFor(traits[i]));
  const dry = (list: readonly number[]) => withoutSpoiled(objective, list, locked);
  const worn = (list: readonly number[]) => withoutLoneLayers(objective, list, locked);
  const main: Candidates['main'] = {
    top: worn(fitting('top')),
    bottom: fitting('bottom'),
    dress: fitting('dress'),
    mid: fitting('mid'),
    outer: dry(fitting('outer')),
    shoes: dry(fitting('shoes')),
  };
  if (!hasBase(main))
    for (const slot of ['top', 'bottom', 'dress'] as const)
      if (main[slot].length === 0) main[slot] = all(slot);
  if (main.shoes.length === 0) main.shoes = all('shoes');
  const accessories = new Map<AccessorySlot, number[]>();
  for (const [i, each] of traits.entries()) {
    const slot = each.slots[0];
    if (slot !== undefined && usable[i] && isAccessorySlot(slot) && (locked.has(i) || isFor(each)))
      accessories.set(slot, [...(accessories.get(slot) ?? []), i]);
  }
  return {
    main,
    forStructure: forStructure(main, traits),
    accessories,
    empty: emptySlot(main, all, objective),
  };
}

/** From so much rain on suede and the like stay at home. House rule. */
const muchRain = 0.4;

/** In rain, what it would spoil is left out where something else is as dressy as the occasion asks. */
function withoutSpoiled(
  { day, traits }: Asked,
  list: readonly number[],
  locked: ReadonlySet<number>,
): number[] {
  const { level, code } = day.occasion;
  const isFine = ({ dryOnly, piece }: ItemTraits) =>
    !dryOnly && piece.level[1] >= level[0] - 0.2 && piece.level[0] <= level[1] + 0.4;
  if (day.rain < muchRain || code === 'swim' || !list.some((i) => isFine(traits[i]))) return [...list];
  return list.filter((i) => locked.has(i) || !traits[i].dryOnly);
}

/** Cardigans of women are buttoned and worn alone; other cardigans, knitted vests and zipped hoodies go over something. */
function withoutLoneLayers(
  { day, traits }: Asked,
  list: readonly number[],
  locked: ReadonlySet<number>,
): number[] {
  const goesOver = ({ piece, slots }: ItemTraits) =>
    slots[0] === 'mid' &&
    (piece.kind.id === 'sweater vest' ||
      piece.group === 'hoodie' ||
      (piece.group === 'cardigan' && day.context.gender !== 'female'));
  const alone = list.filter((i) => locked.has(i) || !goesOver(traits[i]));
  return alone.length > 0 ? alone : [...list];
}

function forStructure(main: Candidates['main'], traits: readonly ItemTraits[]): Candidates['forStructure'] {
  return (slot, slots) => {
    if (slots.includes('dress') && slots.includes('top')) {
      if (slot === 'dress')
        return main.dress.filter((i) => main.top.some((j) => goesUnder(traits[i], traits[j])));
      if (slot === 'top')
        return main.top.filter((j) => main.dress.some((i) => goesUnder(traits[i], traits[j])));
    } else if (slot === 'dress') {
      const complete = main.dress.filter((i) => !needsTop(traits[i]));
      const hasUnder = main.dress.some((i) => main.top.some((j) => goesUnder(traits[i], traits[j])));
      return complete.length > 0 || hasUnder ? complete : main.dress;
    }
    if (slot === 'bottom' && !slots.includes('top'))
      return main.bottom.filter((i) => traits[i].piece.group === 'swimwear bottom');
    return main[slot];
  };
}

function hasBase(main: Record<MainSlot, number[]>): boolean {
  return main.dress.length > 0 || (main.top.length > 0 && main.bottom.length > 0);
}

/** Groups that are worn for one thing alone, by the activities, codes and settings that they are for. */
const keptFor: Readonly<Record<string, readonly string[]>> = {
  swimwear: ['swim', 'surf', 'beach', 'water'],
  'swimwear top': ['swim', 'surf', 'beach', 'water'],
  'swimwear bottom': ['swim', 'surf', 'beach', 'water'],
  'beach dress': ['swim', 'surf', 'beach', 'water'],
  'beach shoes': ['swim', 'surf', 'beach', 'water', 'home'],
  nightwear: ['sleep'],
  slippers: ['sleep', 'home'],
  homewear: ['home', 'chores', 'labor'],
  'folk blouse': ['folk', 'theme'],
  costume: ['theme'],
  'theme gear': ['theme'],
  'novelty tie': ['theme'],
  'ski jacket': ['ski', 'snow'],
  'ski bottom': ['ski', 'snow'],
  'ski boots': ['ski'],
  'base layer': ['ski', 'snow', 'hike', 'run', 'cycle', 'skate'],
  'special sport shoes': [],
  'sport gear': [],
  'sport glasses': [],
  'dance wear': ['dance', 'yoga', 'gym'],
  'fan scarf': ['fan'],
  workwear: ['labor', 'chores', 'shift'],
  'hard hat': ['labor'],
  'work boots': ['labor', 'chores'],
  'sports bra': [
    'run',
    'hike',
    'surf',
    'gym',
    'yoga',
    'sport',
    'dance',
    'climb',
    'tennis',
    'padel',
    'cycle',
    'football',
  ],
  'tuxedo jacket': ['black tie', 'formal', 'festive', 'theme'],
  'tuxedo trousers': ['black tie', 'formal', 'festive', 'theme'],
  tuxedo: ['black tie', 'formal', 'festive', 'theme'],
  'patent shoes': ['black tie', 'formal', 'festive', 'theme'],
};

/** Groups made for one sport, which the others leave at home. */
const ofOneSport: ReadonlySet<string> = new Set(['special sport shoes', 'sport gear', 'sport glasses']);
const sportCodes: ReadonlySet<string> = new Set(['sport', 'outdoor', 'swim']);
const sports: ReadonlySet<string> = new Set([
  'run',
  'gym',
  'yoga',
  'hike',
  'climb',
  'ski',
  'swim',
  'surf',
  'cycle',
  'tennis',
  'padel',
  'golf',
  'bowls',
  'football',
  'ride',
  'dance',
]);

/** From this share of the clothes on, folk and traditional dress is what a person wears every day. House rule. */
const dailyShare = 0.25;
/** Whole folk dress is worn to these beside folk days; single pieces of it are not. */
const codesOfFolkDress: ReadonlySet<string> = new Set(['festive', 'formal', 'black tie']);

function wearsFolkDaily(traits: readonly ItemTraits[]): boolean {
  const clothes = traits.filter(({ piece, slots }) => piece.known && !isAccessorySlot(slots[0] ?? ''));
  return clothes.filter(({ piece }) => piece.uses.has('folk')).length >= dailyShare * clothes.length;
}

/** Whether a piece is no folk piece, or the occasion is one for it. */
function isFolkFor(
  { code, welcome, required }: Asked['day']['occasion'],
  { piece, slots }: ItemTraits,
): boolean {
  if (!piece.uses.has('folk') || slots[0] === 'cover' || code === 'folk' || code === 'theme') return true;
  if (welcome.includes('folk') || required.includes('folk')) return true;
  return slots[0] === 'dress' && codesOfFolkDress.has(code);
}

/** Clothes for work and for one sport, which only what was learned can tell apart where the activity is a guess. */
const toldByWords: ReadonlySet<string> = new Set([
  'workwear',
  'work boots',
  'special sport shoes',
  'sport gear',
]);
const workCodes: ReadonlySet<string> = new Set(['casual', 'business casual', 'outdoor']);

/** Whether a piece is ever worn for such an occasion. */
function isWornFor({ day }: Asked, traits: ItemTraits): boolean {
  const { piece, sport, slots } = traits;
  const { activity, code, setting, id, outdoors } = day.occasion;
  const isGuess = id.startsWith('guess ') || id.startsWith('type ');
  if (isAtOwnHome(day.occasion) && (leftInTheHall.has(slots[0] ?? '') || piece.group.endsWith(' boots')))
    return false;
  if (piece.group === 'rain boots' && day.rain < 0.25 && !outdoors && !sportCodes.has(code)) return false;
  if (!isAllowedByWords(traits, code)) return false;
  const kept = keptFor[piece.group];
  if (kept && !kept.some((word) => word === activity || word === code || word === setting)) {
    if (isGuess && toldByWords.has(piece.group)) return workCodes.has(code) || sportCodes.has(code);
    if (!ofOneSport.has(piece.group)) return false;
    return activity !== null && servesActivity([...piece.uses], activity) && sportCodes.has(code);
  }
  if (piece.uses.has('christmas') && !isChristmas(day)) return false;
  if (piece.uses.has('chores') && !piece.uses.has('rain') && sport && activity !== 'chores') return false;
  if (activity === null || isGuess || !sportCodes.has(code) || !sport) return true;
  if (piece.group === 'rain bottom' && day.rain < 0.4) return false;
  const own = [...piece.uses].filter((use) => sports.has(use));
  return (
    own.length === 0 || !sports.has(activity) || servesActivity([...piece.uses], activity) || isAllRound(own)
  );
}

function isAtOwnHome({ code, setting, outdoors, clues }: Asked['day']['occasion']): boolean {
  if (setting !== 'home' || outdoors) return false;
  return code === 'home' || ownHome.test(`${clues?.title ?? ''} ${clues?.place ?? ''}`);
}

/** One's own home, in the words of calendars. */
const ownHome =
  /\b(at home|at ours|at mine|my place|sofa|couch|zu ?hause|daheim|hjemme|hemma|en casa|a casa|chez (moi|nous)|thuis|em casa)\b/i;

/** What nobody wears or carries in their own home. */
const leftInTheHall: ReadonlySet<string> = new Set(['outer', 'bag', 'umbrella', 'gloves', 'sunglasses']);

/** From late November on, and for parties that ask for it. */
function isChristmas({ request, occasion }: Asked['day']): boolean {
  const day = request.date.slice(5);
  return day >= '11-25' || occasion.code === 'theme';
}

/** A T-shirt for the gym serves most sports; cycling shorts do not. */
function isAllRound(uses: readonly string[]): boolean {
  return uses.includes('gym') || uses.includes('run') || uses.includes('hike');
}

/** What is wanting: the shoes, or the half of the base that is nearer to be had. */
function emptySlot(
  main: Record<MainSlot, number[]>,
  all: (slot: string) => number[],
  { day: { occasion } }: Asked,
): MainSlot | undefined {
  if (!hasBase(main)) {
    if (mayGoTopless(occasion.code) && main.bottom.length > 0) return undefined;
    if (all('top').length === 0 && all('bottom').length > 0) return 'top';
    return all('top').length > 0 ? 'bottom' : 'top';
  }
  return main.shoes.length === 0 && !mayGoBarefoot(occasion) ? 'shoes' : undefined;
}

export function mayGoBarefoot({
  code,
  activity,
  setting,
}: {
  code: string;
  activity: string | null;
  setting: string;
}): boolean {
  if (activity === 'labor' || activity === 'chores') return false;
  return (
    code === 'home' ||
    code === 'swim' ||
    activity === 'yoga' ||
    activity === 'sleep' ||
    activity === 'surf' ||
    activity === 'dance' ||
    setting === 'home'
  );
}

export function mayGoTopless(code: string): boolean {
  return code === 'swim';
}
