import { offerWorn } from './day-tools.ts';
import { describeItems } from './describe-tools.ts';
import { answered, findItems, sortOf } from './find-tools.ts';
import { matchItems, traitsOf } from './match-items.ts';
import { explainOutfit, outfitActions, suggestOutfit, swapped } from './outfit-tools.ts';
import { matchWith } from './pair-tools.ts';
import type { Mention } from './read-mentions.ts';
import { kindOnly } from './read-qualities.ts';
import { hasQualities, isKind, type Question } from './read-question.ts';
import { changedWish, constraintsOf, dressedWish, withGarments } from './wish.ts';
import type { Answer, AssistantItem, ItemFilter, Memory, OutfitWish, World } from './world.ts';

const slotWords: readonly [RegExp, string[]][] = [
  [/\b(shoes?|footwear)\b/, ['shoes']],
  [/\b(top|shirt|blouse|sweater)\b/, ['top']],
  [/\b(trousers|pants|bottoms?|skirt|jeans)\b/, ['bottom']],
  [/\b(coat|outer layer)\b/, ['outer']],
  [/\b(jacket|blazer|cardigan)\b/, ['mid', 'outer']],
  [/\b(dress)\b/, ['dress']],
  [/\b(bag)\b/, ['bag']],
  [/\b(accessor(y|ies))\b/, ['bag', 'belt', 'scarf', 'jewellery', 'watch']],
];

/** Understands a question as going on from the last answer; undefined where it stands on its own. */
export async function followUp(
  world: World,
  question: Question,
  memory: Memory,
): Promise<Answer | undefined> {
  const items = world.hasWardrobe ? await world.items() : [];
  const shown = memory.shown.flatMap((id) => items.find((item) => item.id === id) ?? []);
  return (
    (await aboutOutfit(world, question, memory, items)) ??
    (await aboutShown(world, question, shown)) ??
    aboutFilter(world, question, memory, items, shown)
  );
}

async function aboutOutfit(
  world: World,
  question: Question,
  memory: Memory,
  items: AssistantItem[],
): Promise<Answer | undefined> {
  const { wish, outfit } = memory;
  const { plain } = question;
  if (!wish) return undefined;
  if (
    /^\W*(but |and |so )?(why|how come|what makes|explain( that| this| it)?|reason)\b/.test(plain) &&
    plain.length < 60
  )
    return explainOutfit(memory);
  if (
    outfit &&
    /\b(plan|save|schedule|book) (it|this|that|them)\b|^\W*(yes|ok|okay|sure)?,? ?plan\b/.test(plain)
  )
    return offerPlan(world, memory, wish, outfit.itemIds);
  if (
    outfit &&
    /\b(ill|i will|im going to|going to|let me|lets) (wear|take|go with) (this|that|it|these|those|them)\b/.test(
      plain,
    ) &&
    !/\?/.test(question.text)
  ) {
    const worn = items.filter(({ id }) => outfit.itemIds.includes(id));
    return wish.day > world.today
      ? offerPlan(world, memory, wish, outfit.itemIds)
      : { ...offerWorn(world, worn, wish.day), memory: { ...memory, tool: 'offer_worn' } };
  }
  const changed = changedBy(question, memory, items);
  if (changed) return suggestOutfit(world, changed, outfit);
  return accessoryFor(question, memory, items);
}

function offerPlan(world: World, memory: Memory, wish: OutfitWish, itemIds: string[]): Answer {
  const plan = outfitActions(wish, { itemIds }, world.today).filter(({ kind }) => kind === 'plan');
  const { title, day: date, eventType, eventId } = wish;
  return answered(
    'offer_plan',
    `Shall I put it into your calendar for ${wish.title}? Press the button to confirm.`,
    {
      cards: [{ kind: 'outfit', title, itemIds, date, eventType, eventId, score: 0 }],
      actions: plan,
      memory,
    },
  );
}

/** How a follow-up changes the wish; undefined where it does not. */
function changedBy(question: Question, memory: Memory, items: AssistantItem[]): OutfitWish | undefined {
  const { plain, days, place, mentions } = question;
  const { wish } = memory;
  if (!wish) return undefined;
  const own = memory.outfit?.itemIds ?? [];
  if (
    /\b(another|something else|different|next|other options?|alternative|anything else|try again|dont like (it|this|that)|more options)\b/.test(
      plain,
    ) &&
    mentions.every(({ vague }) => vague)
  )
    return { ...wish, turn: wish.turn + 1 };
  if (/\b(warmer|cosier|cozier|too cold|less cold|cold in that)\b/.test(plain))
    return changedWish(wish, { degrees: wish.degrees + 5 });
  if (/\b(cooler|lighter|too warm|too hot|less warm|airier)\b/.test(plain))
    return changedWish(wish, { degrees: wish.degrees - 5 });
  if (
    /\b(more casual|less formal|more relaxed|too formal|too dressy|dress(ed)? down|simpler|less dressy|comfier|more comfortable)\b/.test(
      plain,
    )
  )
    return dressedWish(wish, -1);
  if (
    /\b(more formal|dressier|smarter|more elegant|fancier|too casual|dress(ed)? up|less casual)\b/.test(plain)
  )
    return dressedWish(wish, 1);
  const swap = /\b(swap|change|replace|exchange|other|different)\b/.test(plain)
    ? slotWords.find(([pattern]) => pattern.test(plain))
    : undefined;
  if (swap && !/\bwith (the|my)\b/.test(plain)) return swapped(memory, swap[1]);
  const { with: wanted, without } = constraintsOf(question);
  const isShort = plain.split(' ').length <= 9;
  const cue =
    /^\W*(and|but|ok|okay|what about|how about|what if|with|without|no|not|instead|maybe|rather|can it|could it|i dont|dont|make it|in|on|for|use|please)\b|\binstead\b|\bplease$/.test(
      plain,
    );
  if (!isShort || !cue || /\b(which|what) \w+ (go|goes|would|should|matches)\b/.test(plain)) return undefined;
  if (wanted.length > 0 || without.length > 0)
    return changedWish(wish, {
      with: withGarments(wish, wanted, (a, b) => sameSlot(items, a, b)),
      without: [...wish.without, ...without],
      ...(days ? { day: days.first } : {}),
      ...(place ? { place } : {}),
    });
  if (days || place || question.occasion)
    return changedWish(wish, {
      ...(days
        ? {
            day: days.first,
            title:
              question.occasion?.said ??
              (wish.eventId
                ? days.said
                : wish.title === 'today' || wish.title === 'tomorrow'
                  ? days.said
                  : wish.title),
            eventId: null,
          }
        : {}),
      ...(place ? { place } : {}),
      ...(question.occasion && !days
        ? { eventType: question.occasion.eventType, title: question.occasion.said, eventId: null }
        : {}),
      excluded: wish.excluded.filter((id) => own.includes(id)),
    });
  return undefined;
}

function sameSlot(items: readonly AssistantItem[], a: ItemFilter, b: ItemFilter): boolean {
  const slot = (filter: ItemFilter) => matchItems(items, filter)[0];
  const [one, other] = [slot(a), slot(b)];
  return one !== undefined && other !== undefined && traitsOf(one).slots[0] === traitsOf(other).slots[0];
}

/** "Which bag goes with that?" */
function accessoryFor(
  { plain, mentions }: Question,
  { outfit }: Memory,
  items: AssistantItem[],
): Answer | undefined {
  const asked = mentions.find((mention) => isKind(mention) && mention.role === 'wanted');
  if (
    !outfit ||
    !asked ||
    !/\b(that|this|it|these|those)\b/.test(plain) ||
    !/\b(which|what|any)\b/.test(plain)
  )
    return undefined;
  const anchors = items.filter(
    ({ id }) =>
      outfit.itemIds.includes(id) && !matchItems(items, asked.filter).some((match) => match.id === id),
  );
  return matchWith(anchors, matchItems(items, asked.filter), undefined, asked.filter.noun ?? 'pieces');
}

const pointing = /\b(it|its|that|this|these|those|them|they|one|ones|both|the same)\b/;

async function aboutShown(
  world: World,
  question: Question,
  shown: AssistantItem[],
): Promise<Answer | undefined> {
  const { plain, mentions } = question;
  if (shown.length === 0) return undefined;
  const named = mentions.some(isKind);
  const chosen = pointed(question, shown);
  if (
    !named &&
    /\b(ill|i will|im going to|let me|lets|want to) (wear|take|go with)\b/.test(plain) &&
    pointing.test(plain) &&
    !/\b(goes?|match) /.test(plain)
  )
    return offerWorn(world, chosen, question.days?.first ?? world.today);
  if (
    !named &&
    /\b(goes?|match(es)?|pair|combine|wear|style) (well |best )?(it |that |this |them )?(with|it)\b|\bstyle (it|that|this)\b|\boutfit with (it|that|this)\b/.test(
      plain,
    ) &&
    pointing.test(plain)
  ) {
    const filters = chosen.slice(0, 1).map(({ id }) => id);
    return suggestOutfit(world, {
      ...baseWish(world),
      title: question.days?.said ?? 'today',
      day: question.days?.first ?? world.today,
      locked: filters,
    });
  }
  const sort = sortOf(plain);
  if (sort && !named) return shown.length > 1 ? describeRanked(world, shown, plain) : undefined;
  if (!named && asksFacts.test(plain) && (pointing.test(plain) || plain.split(' ').length < 6))
    return describeItems(world, chosen.slice(0, 1), plain);
  return undefined;
}

export const asksFacts =
  /\b(cost|costs|price|pay|paid|how much|brand|who (makes|made)|maker|label|size|material|fabric|made of|leather or|how often|last (wear|wore|worn|have)|when did|clean|in the wash|tell me (more )?about|reviews?|customers|ratings?)\b/;

function describeRanked(world: World, shown: AssistantItem[], plain: string): Answer {
  return describeItems(world, shown.slice(0, 12), plain);
}

export function baseWish(world: World): OutfitWish {
  return {
    title: 'today',
    eventType: 'casual',
    eventId: null,
    day: world.today,
    place: null,
    with: [],
    without: [],
    locked: [],
    excluded: [],
    styles: [],
    colours: [],
    degrees: 0,
    turn: 0,
  };
}

/** Which of the shown garments "the grey one" is. */
function pointed({ mentions }: Question, shown: AssistantItem[]): AssistantItem[] {
  const qualities = mentions.find(({ vague, filter }) => vague && hasQualities(filter));
  const found = qualities ? matchItems(shown, qualities.filter) : [];
  return found.length > 0 ? found : shown;
}

function aboutFilter(
  world: World,
  question: Question,
  memory: Memory,
  items: AssistantItem[],
  shown: AssistantItem[],
): Promise<Answer> | undefined {
  const { plain, mentions } = question;
  if (memory.tool !== 'find_items' && memory.tool !== 'describe_items') return undefined;
  const [mention] = mentions.filter(({ role, vague }) => role === 'wanted' || (role === 'with' && vague));
  if (!mention || plain.split(' ').length > 12) return undefined;
  if (isKind(mention)) return only(plain) ? within(world, mention, shown) : undefined;
  if (!hasQualities(mention.filter)) return undefined;
  const narrowed = matchItems(shown, mention.filter);
  if (narrowed.length > 0 && narrowed.length < shown.length)
    return findItems(limited(world, narrowed), [{ ...kindOnly(memory.filter ?? {}), ...mention.filter }]);
  const { colours: _colours, notColours: _not, ...old } = memory.filter ?? {};
  const combined = { ...old, ...mention.filter };
  const filter = matchItems(items, combined).length > 0 ? combined : { ...kindOnly(old), ...mention.filter };
  return findItems(world, [filter]);
}

function only(plain: string): boolean {
  return /\b(only|just)\b/.test(plain);
}

function within(world: World, { filter }: Mention, shown: AssistantItem[]): Promise<Answer> | undefined {
  const found = matchItems(shown, filter);
  return found.length > 0 ? findItems(limited(world, found), [filter]) : undefined;
}

function limited(world: World, items: AssistantItem[]): World {
  return { ...world, items: async () => items };
}
