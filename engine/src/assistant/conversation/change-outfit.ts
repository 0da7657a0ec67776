import type { AssistantItem, ItemFilter, Memory, OutfitWish } from '../assistant-context.ts';
import { anotherWish } from '../tools/another-outfit.ts';
import { eventOf } from '../understanding/coming-event.ts';
import { matches, matchItems, traitsOf } from '../understanding/mentions/match-items.ts';
import { isKind, lessening } from '../understanding/mentions/mention-filters.ts';
import type { Mention } from '../understanding/mentions/read-mentions.ts';
import type { QuestionInContext } from '../understanding/question-in-context.ts';
import { kindOnly } from '../understanding/read-qualities.ts';
import type { Question } from '../understanding/read-question.ts';
import { readTemperature } from '../understanding/read-temperature.ts';
import { changedWish, constraintsOf, dressedWish, withGarments } from '../understanding/wish.ts';
import { forOutfit, swapOf } from './swap-garment.ts';

/** Nobody is dressed for a day more degrees away than this, however often they ask. House rule. */
const mostDegrees = 10;

const feelings: readonly [RegExp, (wish: OutfitWish) => OutfitWish][] = [
  [
    /\b(brr+|warmer|cosier|cozier|too cold|less cold|cold in that|freez\w+|colder|get cold|feel the cold|too thin|too light|warm enough)\b/,
    (wish) => changedWish(wish, { degrees: Math.min(mostDegrees, wish.degrees + 5) }),
  ],
  [
    /\b(cooler|lighter|too warm|too hot|less warm|airier|boiling|too thick|too heavy|overheat\w*|(less|fewer|not so many|too many) layers|roast\w*|swelter\w*|sweat\w*|melt)\b/,
    (wish) => changedWish(wish, { degrees: Math.max(-mostDegrees, wish.degrees - 5) }),
  ],
  [
    /\b((more|bit|little|way|something|much) (casual|relaxed|laid back|chilled|comfy|comfortable)|less (formal|dressy|fancy|smart)|too (formal|dressy|fancy|smart|stiff|stuffy|much|posh|business|serious|overdressed|boring office)|dress(ed)? (it )?down|tone (it |that )?down|simpler|comfier|overdressed|over the top|not (so|that|as) (formal|dressy|fancy|smart))\b/,
    (wish) => dressedWish(wish, -1),
  ],
  [
    /\b((more|bit|little|way|something|much) (formal|elegant|dressy|smart|fancy|special|polished|festive|chic|grown up)|dressier|smarter|fancier|less casual|too (casual|plain|sloppy|boring|relaxed|simple|scruffy|underdressed)|dress(ed)? (it |this |that )?up|underdressed|not (dressy|smart|formal|fancy|special) enough|jazz|spice|glam)\b/,
    (wish) => dressedWish(wish, 1),
  ],
  [
    /\b(rain(s|ing|y)?|wet|pour(s|ing)|umbrella|drizzl\w+|storm\w*)\b/,
    (wish) => changedWish(wish, { rain: true }),
  ],
];

/** How a follow-up changes the wish; undefined where it does not. */
export async function changedBy(asked: QuestionInContext, memory: Memory): Promise<OutfitWish | undefined> {
  const { question, items } = asked;
  const { plain, mentions } = question;
  const { wish } = memory;
  if (!wish) return undefined;
  const isShort = plain.split(' ').length <= 16;
  const kept = keptOnly(question, memory, items);
  if (kept) return kept;
  const said = constraintsOf(withoutThose(forOutfit(question, memory), memory, items));
  const those = thoseWorn(question, memory, items);
  if (isShort && isOfWorn(question, memory, items)) {
    const swap = swapOf(question, memory);
    if (swap) return swap;
  }
  const feeling =
    isShort && !/\b(which|what) (shoes|coat|bag)\b/.test(plain)
      ? feelings.find(([pattern]) => pattern.test(plain))
      : undefined;
  if (those.length > 0 && said.with.length + said.without.length === 0)
    return changedWish(wish, {
      locked: (memory.outfit?.itemIds ?? []).filter((id) => !those.includes(id)),
      with: [],
      excluded: [...wish.excluded, ...those],
    });
  const isNothingSaid = said.with.length + said.without.length === 0;
  if (feeling && isNothingSaid) return feeling[1](wish);
  if (asksAnother.test(plain) && mentions.every(({ vague }) => vague) && isNothingSaid)
    return brighter.test(plain)
      ? brighterWish(wish, memory.outfit?.itemIds ?? [], items)
      : anotherWish(wish, memory.outfit?.itemIds ?? []);
  if (/\b(which|what) \w+ (go|goes|would|should|matches)\b/.test(plain) || !isShort) return undefined;
  const moved = { ...movedTo(question), ...(await occasionOf(asked, wish)) };
  if (!isNothingSaid) {
    const next = changedWish(feeling ? feeling[1](wish) : wish, {
      with: withGarments(wish, said.with.map(mainly), (a, b) => sameSlot(items, a, b)),
      without: [...wish.without, ...said.without],
      ...moved,
    });
    const isElsewhere = feeling !== undefined || Object.keys(moved).length > 0;
    return isElsewhere ? next : { ...next, locked: restOf(memory, said, items) };
  }
  if (
    /^\W*(and |what about |how about |ok and |but )?(for |in )?(the |this )?(evening|night|tonight|dinner)\b/.test(
      plain,
    )
  )
    return changedWish(wish, { eventType: 'date', title: 'the evening', eventId: null });
  return otherDay(asked, memory, wish);
}

const isThat = ({ role, definite, filter, ...mention }: Mention) =>
  role === 'refused' && definite && isKind({ filter, ...mention });

/** "Not those shoes" refuses the pair that is worn, and not all shoes. */
function thoseWorn({ mentions }: Question, { outfit }: Memory, items: readonly AssistantItem[]): string[] {
  const worn = items.filter(({ id }) => outfit?.itemIds.includes(id));
  const plainOf = (filter: ItemFilter) => lessening(filter, ['season', 'warm', 'tags', 'occasion']);
  return mentions
    .filter(isThat)
    .flatMap(({ filter }) => matchItems(worn, plainOf(filter)).map(({ id }) => id));
}

function withoutThose(question: Question, memory: Memory, items: readonly AssistantItem[]): Question {
  return thoseWorn(question, memory, items).length === 0
    ? question
    : { ...question, mentions: question.mentions.filter((mention) => !isThat(mention)) };
}

/** "Other shoes" are another pair of what is worn, "trousers instead of the skirt" are not. */
function isOfWorn({ mentions }: Question, { outfit }: Memory, items: readonly AssistantItem[]): boolean {
  const worn = items.filter(({ id }) => outfit?.itemIds.includes(id));
  return mentions.filter(isKind).every(({ filter }) => matchItems(worn, filter).length > 0);
}

const asksAnother =
  /\b(another|something else|different|next|other (options?|ideas?|suggestions?|outfits?|ones?)|alternatives?|anything else|try again|dont (like|love|want|fancy|rate) (it|this|that)|hate (it|this|that)|(more|two|three) (options|ideas)|not feeling (it|this|that)|boring|dull|safe|predictable|more colou?r(ful)?|bit of colou?r|some colou?r|brighter|bolder|not (for me|my style|me|convinced|keen|into|sure)|else|show me more|(wore|worn|had) (it|that|this|those|them)( on)? (already|yesterday|last|this|on|recently|too|all|the other)|already (wore|worn|had)|second (one|option|best)|(one|two|some|any) more|next best|another go|go on|surprise me|again)\b/;
const brighter =
  /\b(more colou?r(ful)?|brighter|bolder|(bit|splash|pop|some|add|touch|little) of colou?r|(little|bit|much|lot) more colou?r|some colou?r|add (some |a bit of )?colou?r)\b/;
const quiet = [
  'black',
  'white',
  'grey',
  'dark grey',
  'light grey',
  'mid grey',
  'charcoal',
  'navy',
  'beige',
  'brown',
  'cream',
  'ivory',
  'tan',
];

/** A piece of no color of its own: black, navy, beige and the like. */
export function isNeutral({ colour }: AssistantItem): boolean {
  return (
    quiet.some((each) => colour === each || colour.endsWith(` ${each}`)) ||
    /gray|silver|denim|charcoal|unknown/.test(colour)
  );
}

const mourning = /\b(funeral|burial|memorial|wake|cremation)\b/i;

/** Whether an outfit is for a funeral or the like. */
export function isMourning({ title, said = '' }: Pick<OutfitWish, 'title' | 'said'>): boolean {
  return mourning.test(`${title} ${said}`);
}

/** At a funeral a color is a quiet one, and never a print. */
function quietColour(wish: OutfitWish): OutfitWish {
  const colours = ['navy', 'dark blue', 'burgundy', 'dark grey', 'charcoal', 'grey', 'dark green'];
  return changedWish(wish, {
    with: [{ colours, mainColour: true, not: [{ categories: ['accessories', 'shoes'] }] }],
    without: [...wish.without, { patterns: ['print'] }],
  });
}

/** With a garment that is no neutral and that the outfit does not have yet; a scarf or a coat where nothing else is left. */
export function brighterWish(
  wish: OutfitWish,
  worn: readonly string[],
  items: readonly AssistantItem[],
): OutfitWish {
  if (isMourning(wish)) return quietColour(wish);
  const isNew: ItemFilter = { notColours: quiet, mainColour: true, not: [{ ids: [...worn] }] };
  const main: ItemFilter = {
    ...isNew,
    not: [{ ids: [...worn] }, { categories: ['accessories', 'shoes', 'outerwear'] }],
  };
  return changedWish(wish, { with: [...wish.with, matchItems(items, main).length > 0 ? main : isNew] });
}

/** "In navy maybe?" asks for a garment that is navy, and not for a trim. */
function mainly(filter: ItemFilter): ItemFilter {
  const { noun: _noun, ...rest } = filter;
  return Object.keys(rest).length === 1 && rest.colours
    ? { ...filter, mainColour: true, not: [{ categories: ['accessories'] }] }
    : filter;
}

/** "Keep the coat but change the rest": everything else is another one. */
function keptOnly(
  { plain, mentions }: Question,
  { wish, outfit }: Memory,
  items: readonly AssistantItem[],
): OutfitWish | undefined {
  if (!wish || !outfit || !/\bkeep\b.*\b(rest|everything else|other|others|all else)\b/.test(plain))
    return undefined;
  const worn = items.filter(({ id }) => outfit.itemIds.includes(id));
  const kept = mentions.filter(isKind).flatMap(({ filter }) => matchItems(worn, filter).slice(0, 1));
  if (kept.length === 0) return undefined;
  const locked = kept.map(({ id }) => id);
  return changedWish(wish, {
    locked,
    with: [],
    excluded: [...wish.excluded, ...outfit.itemIds.filter((id) => !locked.includes(id))],
  });
}

/** What stays of the outfit where one garment is refused or added: all that neither is refused nor stands in its place. */
function restOf(
  { outfit, wish }: Memory,
  { with: wanted, without }: { with: ItemFilter[]; without: ItemFilter[] },
  items: readonly AssistantItem[],
): string[] {
  if (!outfit || !wish || wanted.some((filter) => filter.colours && !filter.kinds && !filter.categories))
    return [];
  const taken = new Set(
    wanted.flatMap((filter) => {
      const [first] = matchItems(items, filter);
      const slot = first && traitsOf(first).slots[0];
      return slot === 'dress'
        ? ['dress', 'top', 'mid', 'bottom', 'tie', 'belt']
        : slot === undefined
          ? []
          : [slot, ...(slot === 'top' || slot === 'bottom' ? ['dress'] : [])];
    }),
  );
  return Object.entries(outfit.slots)
    .filter(([slot]) => !taken.has(slot))
    .map(([, id]) => id)
    .filter((id) => {
      const item = items.find((each) => each.id === id);
      return item && ![...wish.without, ...without].some((filter) => matches(item, filter));
    });
}

function movedTo({ days, place }: Question): Partial<OutfitWish> {
  return { ...(days ? { day: days.first } : {}), ...(place ? { place } : {}) };
}

/** "And to the wedding?": the occasion that is named, with its day where the calendar knows it. */
async function occasionOf(
  { context, question }: QuestionInContext,
  wish: OutfitWish,
): Promise<Partial<OutfitWish>> {
  const { occasion } = question;
  if (!occasion) return {};
  const event = await eventOf(context, question);
  return {
    eventType: event?.eventType ?? occasion.eventType,
    title: event?.title ?? occasion.said,
    ...(event ? { said: occasion.said } : {}),
    eventId: event?.id ?? null,
    ...(event ? { day: event.day, place: event.location ?? wish.place } : {}),
  };
}

async function otherDay(
  asked: QuestionInContext,
  memory: Memory,
  wish: OutfitWish,
): Promise<OutfitWish | undefined> {
  const { days, place, occasion, plain } = asked.question;
  const feltC = readTemperature(plain);
  if (!days && !place && !occasion && feltC === undefined) return undefined;
  if (
    /\bwhat (should|shall|do|can|could) i (wear|put on)\b|\boutfit\b/.test(plain) &&
    !/^\W*(and|what about|how about)\b/.test(plain)
  )
    return undefined;
  if (plain.split(' ').length > 11) return undefined;
  const own = memory.outfit?.itemIds ?? [];
  const isPlainDay =
    wish.eventId ||
    /^(today|tonight|tomorrow|(mon|tues|wednes|thurs|fri|satur|sun)day|.*weekend)$/i.test(wish.title);
  return changedWish(wish, {
    ...movedTo(asked.question),
    ...(days && !occasion ? { title: isPlainDay ? days.said : wish.title, eventId: null } : {}),
    ...(await occasionOf(asked, wish)),
    ...(feltC === undefined ? {} : { feltC }),
    excluded: wish.excluded.filter((id) => own.includes(id)),
  });
}

function sameSlot(items: readonly AssistantItem[], a: ItemFilter, b: ItemFilter): boolean {
  const slot = (filter: ItemFilter) => matchItems(items, filter)[0] ?? matchItems(items, kindOnly(filter))[0];
  const [one, other] = [slot(a), slot(b)];
  return one !== undefined && other !== undefined && traitsOf(one).slots[0] === traitsOf(other).slots[0];
}
