import { type Asked, nearestOf } from './asked.ts';
import { offerWorn } from './day-tools.ts';
import { answered } from './find-tools.ts';
import { leans, quality } from './leaning.ts';
import { matchItems, traitsOf } from './match-items.ts';
import { explainOutfit, outfitActions, suggestOutfit, swapped } from './outfit-tools.ts';
import { matchWith } from './pair-tools.ts';
import { kindOnly } from './read-qualities.ts';
import { isKind, type Question, resolve } from './read-question.ts';
import { type Sign, signsOf } from './signs.ts';
import { changedWish, constraintsOf, dressedWish, withGarments } from './wish.ts';
import type { Answer, AssistantItem, ItemFilter, Memory, OutfitWish } from './world.ts';

const slotWords: readonly [RegExp, string[]][] = [
  [/\b(shoes?|footwear|boots?|sneakers|heels|loafers|flats|trainers|sandals)\b/, ['shoes']],
  [/\b(top|shirt|blouse|tee|t-shirt|turtleneck)\b/, ['top']],
  [/\b(sweater|jumper|knit|cardigan|blazer)\b/, ['mid', 'top', 'outer']],
  [/\b(trousers|pants|bottoms?|skirt|jeans|chinos|leggings|shorts)\b/, ['bottom']],
  [/\b(coat|outer layer|trench|raincoat|parka)\b/, ['outer']],
  [/\b(jacket)\b/, ['outer', 'mid']],
  [/\b(dress)\b/, ['dress']],
  [/\b(bag|clutch|tote|backpack|handbag)\b/, ['bag']],
  [/\b(belt)\b/, ['belt']],
  [/\b(scarf)\b/, ['scarf']],
  [/\b(accessor(y|ies)|jewell?e?ry|extras)\b/, ['bag', 'belt', 'scarf', 'jewellery', 'watch']],
];

/** Signs of a question that stands on its own, whatever it begins with. */
const ownSigns: readonly Sign[] = [
  'definition',
  'trouble',
  'analysis',
  'pack',
  'count',
  'worth',
  'gaps',
  'planned',
];

/** A question that goes on from an outfit; undefined where it does not. */
export async function aboutOutfit(asked: Asked, memory: Memory): Promise<Answer | undefined> {
  const { world, question, items } = asked;
  const { wish, outfit } = memory;
  const { plain } = question;
  if (!wish || !(leans(question) || isAway.test(plain))) return undefined;
  if (
    /^\W*(but |and |so |ok |hm+ )*(why|how come|what makes|explain( that| this| it)?|reason|whats the (reason|idea|thinking))\b/.test(
      plain,
    ) &&
    plain.length < 70 &&
    !question.mentions.some((mention) => isKind(mention) && !mention.definite)
  )
    return explainOutfit(memory);
  const act = outfit && actOn(asked, memory, wish, outfit.itemIds);
  if (act) return act;
  const signs = signsOf(plain);
  if (ownSigns.some((name) => signs.has(name)) && !changing.test(plain)) return undefined;
  const changed = changedBy(question, memory, items);
  if (changed) return suggestOutfit(world, changed, outfit);
  return companionFor(question, memory, items);
}

const changing =
  /\b(instead|swap|change|replace|rather|too|warmer|cooler|casual|dressier|other|different|another)\b/;

/** "Plan it", "I'll wear that". */
function actOn(
  { world, question, items }: Asked,
  memory: Memory,
  wish: OutfitWish,
  itemIds: string[],
): Answer | undefined {
  const { plain, text } = question;
  const isPlan =
    /\b(plan|save|schedule|book|keep|pencil|put|add) (it|this|that|them)( (in|down|for|to|on|into))?\b|^\W*(yes|ok|okay|sure|great|perfect|lovely)?,? ?(please )?(plan|save|schedule)\b|\b(to|in|into) my (calendar|diary)\b/.test(
      plain,
    );
  const isTaken =
    /\b(ill|i will|im going to|im gonna|going to|let me|lets) (wear|take|go with|do|have) (this|that|it|these|those|them)\b|\b(log|mark|note|record) (it|that|this|them)\b|\bi(m| am)? (wore|wearing) (it|that|this)\b/.test(
      plain,
    ) && !text.includes('?');
  if (!isPlan && !isTaken) return undefined;
  if (/\b(change|swap|but|without|instead)\b/.test(plain)) return undefined;
  const worn = items.filter(({ id }) => itemIds.includes(id));
  return isPlan || wish.day > world.today
    ? offerPlan(world.today, memory, wish, itemIds, question)
    : { ...offerWorn(world, worn, wish.day), memory: { ...memory, tool: 'offer_worn' } };
}

function offerPlan(
  today: string,
  memory: Memory,
  wish: OutfitWish,
  itemIds: string[],
  { days }: Question,
): Answer {
  const isPlainDay = wish.title === 'today' || wish.title === 'tomorrow';
  const on =
    days && days.first >= today
      ? { ...wish, day: days.first, title: isPlainDay ? days.said : wish.title }
      : wish;
  const { title, day: date, eventType, eventId } = on;
  return answered(
    'offer_plan',
    `Shall I put it into your calendar for ${title}? Press the button to confirm.`,
    {
      cards: [{ kind: 'outfit', title, itemIds, date, eventType, eventId, score: 0 }],
      actions: outfitActions(on, { itemIds }, today).filter(({ kind }) => kind === 'plan'),
      memory,
    },
  );
}

const feelings: readonly [RegExp, (wish: OutfitWish) => OutfitWish][] = [
  [
    /\b(brr+|warmer|cosier|cozier|too cold|less cold|cold in that|freez\w+|colder|get cold|feel the cold|too thin|too light|warm enough)\b/,
    (wish) => changedWish(wish, { degrees: wish.degrees + 5 }),
  ],
  [
    /\b(cooler|lighter|too warm|too hot|less warm|airier|boiling|too thick|too heavy|overheat)\b/,
    (wish) => changedWish(wish, { degrees: wish.degrees - 5 }),
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
function changedBy(
  question: Question,
  memory: Memory,
  items: readonly AssistantItem[],
): OutfitWish | undefined {
  const { plain, mentions } = question;
  const { wish } = memory;
  if (!wish) return undefined;
  const isShort = plain.split(' ').length <= 16;
  if (
    isShort &&
    !mentions.some(
      (mention) => isKind(mention) && mention.role === 'wanted' && mention.definite && /\bkeep\b/.test(plain),
    )
  ) {
    const swap = swapOf(question, memory);
    if (swap) return swap;
  }
  const feeling =
    isShort && !/\b(which|what) (shoes|coat|bag)\b/.test(plain)
      ? feelings.find(([pattern]) => pattern.test(plain))
      : undefined;
  const { with: wanted, without } = constraintsOf(forOutfit(question, memory));
  if (feeling && wanted.length + without.length === 0) return feeling[1](wish);
  if (
    /\b(another|something else|different|next|other (options?|ideas?|suggestions?|outfits?|ones?)|alternatives?|anything else|try again|dont (like|love|want) (it|this|that)|hate (it|this|that)|more (options|ideas)|not feeling (it|this|that)|boring|dull|more colou?r(ful)?|brighter|not (for me|my style|me|convinced|keen|into)|else)\b/.test(
      plain,
    ) &&
    mentions.every(({ vague }) => vague) &&
    wanted.length + without.length === 0
  )
    return { ...wish, turn: wish.turn + 1 };
  if (/\b(which|what) \w+ (go|goes|would|should|matches)\b/.test(plain) || !isShort) return undefined;
  if (wanted.length > 0 || without.length > 0)
    return changedWish(feeling ? feeling[1](wish) : wish, {
      with: withGarments(wish, wanted, (a, b) => sameSlot(items, a, b)),
      without: [...wish.without, ...without],
      ...movedTo(question),
    });
  if (
    isShort &&
    /^\W*(and |what about |how about |ok and |but )?(for |in )?(the |this )?(evening|night|tonight|dinner)\b/.test(
      plain,
    )
  )
    return changedWish(wish, { eventType: 'date', title: 'the evening', eventId: null });
  return otherDay(question, memory, wish);
}

const isAway =
  /\b(is|are|isnt|arent) (still |just )?(in the (wash|laundry)|at the \w+|dirty|wet|being|broken|torn|ripped|lent|too (small|tight|big)|not (clean|available|here)|gone|missing|stained|ironed|clean)\b/;

/** "The blue ones" are of the kind that was asked for before. */
function forOutfit(question: Question, { wish }: Memory): Question {
  const last = wish?.with.at(-1);
  // "The coat is at the cleaner's" takes it out.
  if (isAway.test(question.plain))
    return {
      ...question,
      mentions: question.mentions.map((mention) => ({ ...mention, role: 'refused' as const })),
    };
  if (!last) return question;
  const mentions = question.mentions.map((mention) =>
    mention.vague && mention.role !== 'refused' && /\b(ones?|pair)\b/.test(question.plain)
      ? { ...mention, vague: false, filter: { ...kindOnly(last), ...mention.filter } }
      : mention,
  );
  return { ...question, mentions };
}

/** "Other shoes", "not sure about the jacket", "lose the scarf": another garment in that place. */
function swapOf({ plain, mentions }: Question, memory: Memory): OutfitWish | undefined {
  const { wish, outfit } = memory;
  const isDislike =
    /\b(swap|change|replace|exchange|switch|others?|different|not sure about|dont (like|love|want|fancy)|hate|not (keen on|into|a fan of|feeling|convinced)|another (pair|top|shirt|coat|jacket|bag|pair of)|(is|are|isnt|arent) (too|not|wrong|uncomfortable|right|in the wash|dirty|broken|at the)|instead of)\b/.test(
      plain,
    );
  if (
    !isDislike ||
    !wish ||
    !outfit ||
    /\bwith (the|my)\b/.test(plain) ||
    /\bfor (a|an|some|the|my) /.test(plain.replace(/^.*\b(?:of|about)\b/, ''))
  )
    return undefined;
  if (
    mentions.some(
      (mention) => mention.role === 'wanted' && (mention.filter.colours || mention.filter.materials),
    )
  )
    return undefined;
  const slots = slotWords.find(([pattern]) => pattern.test(plain))?.[1];
  return (
    slots && swapped(memory, slots.filter((slot) => outfit.slots[slot]).slice(0, slots.length > 3 ? 5 : 1))
  );
}

function movedTo({ days, place }: Question): Partial<OutfitWish> {
  return { ...(days ? { day: days.first } : {}), ...(place ? { place } : {}) };
}

function otherDay(question: Question, memory: Memory, wish: OutfitWish): OutfitWish | undefined {
  const { days, place, occasion, plain } = question;
  if (!days && !place && !occasion) return undefined;
  if (
    /\bwhat (should|shall|do|can|could) i (wear|put on)\b|\boutfit\b/.test(plain) &&
    !/^\W*(and|what about|how about)\b/.test(plain)
  )
    return undefined;
  if (plain.split(' ').length > 9) return undefined;
  const own = memory.outfit?.itemIds ?? [];
  const isPlainDay = wish.eventId || wish.title === 'today' || wish.title === 'tomorrow';
  return changedWish(wish, {
    ...movedTo(question),
    ...(days ? { title: occasion?.said ?? (isPlainDay ? days.said : wish.title), eventId: null } : {}),
    ...(occasion && !days ? { title: occasion.said, eventId: null } : {}),
    ...(occasion ? { eventType: occasion.eventType } : {}),
    excluded: wish.excluded.filter((id) => own.includes(id)),
  });
}

function sameSlot(items: readonly AssistantItem[], a: ItemFilter, b: ItemFilter): boolean {
  const slot = (filter: ItemFilter) => matchItems(items, filter)[0] ?? matchItems(items, kindOnly(filter))[0];
  const [one, other] = [slot(a), slot(b)];
  return one !== undefined && other !== undefined && traitsOf(one).slots[0] === traitsOf(other).slots[0];
}

/** "Which bag goes with that?" */
function companionFor(question: Question, { outfit }: Memory, items: AssistantItem[]): Answer | undefined {
  const { plain, mentions } = question;
  const wanted = mentions.find((mention) => isKind(mention) && mention.role === 'wanted') ?? undefined;
  if (!outfit || !wanted || !/\b(that|this|it|these|those|and|which|what|any)\b/.test(plain))
    return undefined;
  if (!/\b(which|what|any|and|need)\b/.test(plain) || quality(question)) return undefined;
  const candidates = nearestOf(resolve(items, wanted), question);
  const anchors = items.filter(
    ({ id }) => outfit.itemIds.includes(id) && !candidates.some((match) => match.id === id),
  );
  return anchors.length > 0
    ? matchWith(anchors, candidates, undefined, wanted.filter.noun ?? 'pieces')
    : undefined;
}
