import { type Day, isAccessorySlot, rainMatters } from './day.ts';
import { bootClo, type ItemTraits } from './item-traits.ts';
import type { Objective } from './objective.ts';
import { type AccessorySlot, type MainSlot, mainSlots } from './outfit.ts';

/** Numbers of the items that may be taken for each slot, and what had to be given up to fill it. */
export type Candidates = {
  main: Record<MainSlot, number[]>;
  accessories: Map<AccessorySlot, number[]>;
  /** By slot, a sentence for each rule that was relaxed. */
  relaxed: Partial<Record<MainSlot, string[]>>;
  /** The first slot that stays empty. */
  empty: MainSlot | undefined;
};

/** How far beyond the dress code to look, step by step, in steps of formality. */
const steps = [0, 0.5, 1, 1.5, 2, 3, 4] as const;

/**
 * Sorts the available items into slots and applies the dress code. Where a slot that is needed stays empty, the code is
 * widened for that slot alone, half a step of formality at a time, and kinds that miss the code come last.
 */
export function findCandidates(objective: Objective, locked: ReadonlySet<number>): Candidates {
  const { day, traits } = objective;
  const { request } = day;
  const excluded = new Set(request.excluded);
  const usable = traits.map(
    ({ item }, i) =>
      locked.has(i) ||
      (item.available &&
        !excluded.has(item.id) &&
        (request.among === undefined || request.among.has(item.id))),
  );
  const all = (slot: string) =>
    traits.flatMap((each, i) => (usable[i] && each.slots.some((own) => own === slot) ? [i] : []));
  const relaxed: Candidates['relaxed'] = {};
  const strict = (slot: MainSlot) => within(all(slot), objective, 0);
  const main: Record<MainSlot, number[]> = {
    top: strict('top'),
    bottom: strict('bottom'),
    dress: strict('dress'),
    mid: strict('mid'),
    outer: strict('outer'),
    shoes: strict('shoes'),
  };
  const widen = (slot: MainSlot, upTo: number) => {
    if (main[slot].length > 0) return;
    const step = steps.findIndex((_, k) => k <= upTo && within(all(slot), objective, k).length > 0);
    if (step < 0) return;
    main[slot] = within(all(slot), objective, step);
    relaxed[slot] = [relaxedSentence(slot, day)];
  };
  for (let step = 1; step < steps.length && !hasBase(main); step++)
    for (const slot of ['top', 'bottom', 'dress'] as const) widen(slot, step);
  widen('shoes', steps.length - 1);
  if (day.request.weather.feltC < 12 || day.rain >= rainMatters) widen('outer', steps.length - 1);
  if (day.code.jacket) widen('mid', 2);
  for (const slot of mainSlots) keepDry(objective, main, slot, relaxed);
  main.shoes = shoesForDay(main.shoes, objective);
  const accessories = new Map<AccessorySlot, number[]>();
  for (const [i, { slots }] of traits.entries())
    for (const slot of slots)
      if (
        usable[i] &&
        isAccessorySlot(slot) &&
        fitsCode(traits[i], day, againstWeather.has(slot) ? 3 : 1) &&
        fitForDay(traits[i], day)
      )
        accessories.set(slot, [...(accessories.get(slot) ?? []), i]);
  return { main, accessories, relaxed, empty: emptySlot(main, all) };
}

function hasBase(main: Record<MainSlot, number[]>): boolean {
  return main.dress.length > 0 || (main.top.length > 0 && main.bottom.length > 0);
}

function within(items: readonly number[], { traits, day }: Objective, step: number): number[] {
  return items.filter((i) => fitsCode(traits[i], day, step));
}

function fitsCode(
  { kind, formality, sport, item, slots }: ItemTraits,
  { code, request }: Day,
  step: number,
): boolean {
  if (step >= steps.length - 1) return true;
  const spoken = item.occasion.includes(request.eventType);
  const misplaced = sport && !code.sport && !spoken && !(code.ideal < 2.5 && slots[0] !== 'bottom');
  if (code.unfit.includes(kind) || misplaced) return step >= 4;
  if (code.sport && !sport && !spoken && !/^(top|mid|outer)$/.test(slots[0])) return step >= 3;
  const [from, to] = code.formality;
  const reach = steps[step] + (spoken ? 0.5 : 0) + (slots[0] === 'outer' ? 0.7 : 0) + (code.sport ? 0.6 : 0);
  return formality >= from - reach && formality <= to + reach;
}

/** Accessories that are there for the weather, whose formality is looked at less closely. */
const againstWeather: ReadonlySet<string> = new Set(['scarf', 'gloves', 'umbrella', 'sunglasses']);

/** What rain would ruin is left out where anything else is left. */
function keepDry(
  { traits, day }: Objective,
  main: Record<MainSlot, number[]>,
  slot: MainSlot,
  relaxed: Candidates['relaxed'],
): void {
  if (day.rain < rainMatters) return;
  const reached = slot === 'shoes' || slot === 'outer' || slot === 'bottom';
  const dry = main[slot].filter((i) => !traits[i].dryOnly || !(reached || traits[i].fabric.name === 'suede'));
  if (dry.length > 0) main[slot] = dry;
  else if (main[slot].length > 0 && slot === 'shoes')
    relaxed[slot] = [
      ...(relaxed[slot] ?? []),
      'There are no other fitting shoes for rain, so these need care on the way.',
    ];
}

/**
 * From so much rain on feet get wet; °C from which boots are too hot, and below which open shoes, then shoes that are cut
 * low, are too cold. House rules.
 */
const shoeDays = { wet: 0.7, hot: 25, cool: 14, cold: 8 };
/** Kinds of shoes that keep out no more rain than this are cut low. */
const lowCut = 0.2;
/** How well shoes stand up to rain to be taken into it, where there are such. */
const sturdy = 0.5;

/** Low shoes stay at home in steady rain, boots in heat and open shoes in the cold, each where others are left. */
function shoesForDay(shoes: readonly number[], { traits, day }: Objective): number[] {
  const { feltC } = day.request.weather;
  const isGala = day.code.ideal >= 4.2;
  const isWet = day.rain >= shoeDays.wet && !isGala;
  const rules: ((shoe: ItemTraits) => boolean)[] = [
    ({ rain }) => !isWet || rain >= sturdy,
    ({ garment }) => feltC < shoeDays.hot || garment.clo < bootClo,
    ({ open }) => feltC >= shoeDays.cool || !open,
    ({ garment }) => feltC >= shoeDays.cold || isGala || garment.rain > lowCut,
  ];
  return rules.reduce<number[]>(
    (left, rule) => {
      const fitting = left.filter((i) => rule(traits[i]));
      return fitting.length > 0 ? fitting : left;
    },
    [...shoes],
  );
}

/** Bags that rain would ruin, and sun hats in cold or beanies in heat, stay at home. */
function fitForDay({ dryOnly, kind, slots }: ItemTraits, day: Day): boolean {
  if (dryOnly && day.rain >= rainMatters && (slots.includes('bag') || slots.includes('head'))) return false;
  const { feltC } = day.request.weather;
  if (kind === 'straw hat' || kind === 'cap') return feltC >= 12;
  return kind !== 'beanie' || feltC < 10;
}

/** What is wanting: the shoes, or the half of the base that is nearer to be had. */
function emptySlot(main: Record<MainSlot, number[]>, all: (slot: string) => number[]): MainSlot | undefined {
  if (!hasBase(main)) {
    if (all('top').length === 0 && all('bottom').length > 0) return 'top';
    return all('top').length > 0 ? 'bottom' : 'top';
  }
  return main.shoes.length === 0 ? 'shoes' : undefined;
}

const slotWords: Record<MainSlot, string> = {
  top: 'top',
  bottom: 'trousers or skirt',
  dress: 'dress',
  mid: 'jacket or knit',
  outer: 'coat',
  shoes: 'shoes',
};

function relaxedSentence(slot: MainSlot, { code }: Day): string {
  const word = slotWords[slot];
  const [verb, nearest] =
    slot === 'shoes' || slot === 'bottom' ? ['are', 'nearest were'] : ['is', 'nearest to it was'];
  return `There ${verb} no ${code.adjective} ${word} at hand, so the ${nearest} taken.`;
}
