import { type Asked, nearestOf } from './asked.ts';
import { offerWorn, tellWeather } from './day-tools.ts';
import { describeItems } from './describe-tools.ts';
import { answered, findItems, itemsCard, sortOf } from './find-tools.ts';
import { asksFacts } from './follow-up.ts';
import { matchItems, traitsOf } from './match-items.ts';
import { packTrip } from './pack-tool.ts';
import { checkColours, matchingColours } from './pair-tools.ts';
import { addDays, readDuration } from './read-day.ts';
import { hasQualities, isKind, type Question, resolve } from './read-question.ts';
import { summarise, unwornItems, wardrobeGaps } from './sum-tools.ts';
import { namesOf } from './words.ts';
import type { Answer, AssistantItem, ItemFilter, World } from './world.ts';

const ownership = /\b(i|my|mine|ive|im|me)\b/;

const wanted = ({ mentions }: Question) => mentions.filter(({ role }) => role === 'wanted');

export function wornQuestion({ world, question, items }: Asked): Answer | undefined {
  const { plain, mentions, days } = question;
  const said =
    /\b(mark|log|note|record|track)\b.*\b(worn|wear|wore|had|today|yesterday)\b|^\W*i (wore|had|have worn|was wearing|put) |\bi had (it|them|on)\b/.test(
      plain,
    ) && !/\b(what else|what should|already|suggest|idea|which)\b/.test(plain);
  if (!said) return undefined;
  const worn = mentions
    .filter(isKind)
    .flatMap((mention) => nearestOf(resolve(items, mention), question).slice(0, 1));
  if (worn.length === 0) return undefined;
  return offerWorn(world, worn, days && days.first <= world.today ? days.first : world.today);
}

export async function sumQuestion({ world, question }: Asked): Promise<Answer | undefined> {
  const { plain } = question;
  const [mention] = wanted(question);
  const filter = mention && isKind(mention) ? mention.filter : undefined;
  if (
    /\b(havent|have not|not|never|hardly|rarely|didnt|unworn|forgotten|neglected) (i )?(worn|wear|wore|used|touched|clothes|items|pieces)|\b(in ages|gather(ing)? dust|give away|get rid|donate|sell|declutter|let go of|sort out)\b/.test(
      plain,
    ) &&
    !/\bhow (do|to|should)\b/.test(plain)
  )
    return unwornItems(world, filter);
  if (
    /\b(missing|lack|gaps?|what (should|could|shall|do) i (buy|shop|get|need) (next|new)?|should i buy|need to buy|buy next|worth buying|what to buy|shopping list for me)\b/.test(
      plain,
    )
  )
    return wardrobeGaps(world, filter);
  if (
    /\b(how many|count|number of)\b/.test(plain) &&
    (filter || ownership.test(plain)) &&
    !/\bbuttons|how many times\b/.test(plain)
  )
    return summarise(
      world,
      'count',
      mention && (filter || hasQualities(mention.filter)) ? mention.filter : undefined,
    );
  if (
    /\b(wardrobe|closet|clothes|collection|all this|everything)\b.*\b(worth|value|cost me|cost in all)\b|\b(spent|spend) on (my )?(clothes|wardrobe)\b/.test(
      plain,
    )
  )
    return summarise(world, 'worth', filter);
  if (
    /\b(favou?rite|most|main|usual) colou?rs?\b|\bcolou?rs? (do|am) i\b|\bwhich colou?rs? do i (own|have|wear)/.test(
      plain,
    )
  )
    return summarise(world, 'colours', undefined);
  return undefined;
}

export function colourQuestion({ question }: Asked): Answer | undefined {
  const { plain, mentions, tokens } = question;
  if (mentions.some(isKind) || mentions.some(({ definite, filter }) => definite && !filter.colours))
    return undefined;
  const colours = [...new Set(mentions.flatMap(({ filter }) => filter.colours ?? []))];
  if (colours.length === 0 || tokens.length > 16) return undefined;
  const pairing =
    /\b(go(es)?|going|match(es|ing)?|with|together|suit|work|works|clash(es)?|combine|pair|and)\b/.test(
      plain,
    );
  if (
    !pairing ||
    /\b(do i (have|own)|have i got|show me|my|something|anything|wear something|i own)\b/.test(plain)
  )
    return undefined;
  if (
    colours.length > 1 &&
    /\b(go|goes|together|with|match|work|ok|okay|clash|wear|combine|pair|fine)\b/.test(plain)
  )
    return checkColours(colours.slice(0, 3), question.text);
  if (colours.length === 1 && /\b(what|which)\b|\bgoes? with\b|\bmatch\b/.test(plain))
    return matchingColours(colours[0], question.text);
  return undefined;
}

export function compareQuestion({ world, question, items }: Asked): Answer | undefined {
  const { plain } = question;
  const asks =
    /\b(compare|comparison|versus|vs|differ|difference between|which is|which one is|better of)\b/.test(
      plain,
    );
  const mentions = question.mentions.filter(({ role }) => role !== 'refused');
  if (!asks || mentions.length === 0) return undefined;
  const kind = mentions.find(isKind);
  const parts = mentions.map((mention) =>
    isKind(mention) || !kind
      ? mention
      : { ...mention, filter: { ...kindOf(kind.filter), ...mention.filter } },
  );
  const precise =
    parts.length > 1
      ? parts.filter(({ filter, definite }) => hasQualities(filter) || (definite && parts.length === 2))
      : parts;
  const named = (precise.length > 0 ? precise : parts).flatMap((mention) => {
    const own =
      mention.filter.colours && mention.filter.colours.length > 1
        ? mention.filter.colours.map((colour) => ({
            ...mention,
            filter: { ...mention.filter, colours: [colour] },
          }))
        : [mention];
    return own.flatMap((each) => resolve(items, each).slice(0, precise.length > 1 || own.length > 1 ? 1 : 3));
  });
  const distinct = [...new Map(named.map((item) => [item.id, item])).values()];
  return distinct.length > 1 ? describeItems(world, distinct.slice(0, 4), plain) : undefined;
}

function kindOf({ noun, categories, kinds, row }: ItemFilter): ItemFilter {
  return {
    ...(noun ? { noun } : {}),
    ...(categories ? { categories } : {}),
    ...(kinds ? { kinds } : {}),
    ...(row === undefined ? {} : { row }),
  };
}

export function factsQuestion({ world, question, items }: Asked): Answer | undefined {
  const { plain } = question;
  const mention = question.mentions.find((each) => isKind(each) && each.role !== 'refused');
  if (!mention || !asksFacts.test(plain) || (!mention.definite && !ownership.test(plain))) return undefined;
  if (mention.filter.sizes || /\b(how (do|to|should)|how often (should|do))\b/.test(plain) || sortOf(plain))
    return undefined;
  if (mention.filter.maxPrice !== undefined || (!mention.definite && !hasQualities(mention.filter)))
    return undefined;
  const found = nearestOf(resolve(items, mention), question);
  return found.length > 0 ? describeItems(world, found.slice(0, 1), plain) : undefined;
}

export async function packQuestion({ world, question }: Asked): Promise<Answer | undefined> {
  const { plain, days, place, occasion } = question;
  const asks =
    /\b(pack|packing|suitcase|carry on|luggage)\b|\b(take|bring) (with me )?(on|to|for) (a|my|the)\b.*\b(trip|holiday|vacation|weekend|days|week)\b/.test(
      plain,
    );
  if (!asks || /\b(how (do|to)|roll|fold|creases?|without creas)\b/.test(plain)) return undefined;
  const duration =
    readDuration(plain) ?? (days && days.last > days.first && days.said !== 'next week' ? 2 : 3);
  const firstDay = days && days.first >= world.today ? days.first : addDays(world.today, 1);
  const eventType =
    occasion?.eventType === 'business' ? 'business' : /\b(wedding|gala)\b/.test(plain) ? 'formal' : 'casual';
  return packTrip(world, { firstDay, days: duration, place: place ?? null, eventType });
}

export async function weatherQuestion({ world, question }: Asked): Promise<Answer | undefined> {
  const { plain, days, place, mentions } = question;
  if (
    !/\b((the|todays?|tomorrows) weather|weather (like|today|tomorrow|on|in|this|tonight)|forecast|will it (rain|snow|be)|how (cold|warm|hot) (is|will)|is it (going to )?(rain|snow|cold|warm)|temperature|do i need (a|an|my) (coat|jacket|umbrella|scarf))\b/.test(
      plain,
    )
  )
    return undefined;
  if (/\b(what temperature|how (do|to))\b/.test(plain)) return undefined;
  const shoes = mentions.find(
    (mention) => isKind(mention) && /shoe|boot|sneaker|footwear/.test(mention.filter.noun ?? ''),
  );
  return tellWeather(world, days?.first ?? world.today, place ?? null, shoes ? 'shoes' : null);
}

const findCue =
  /\b(have|own|owned|show|find|see|any|which|list|where|got|search|look(ing)?( for| at| up)?|there|mine|my|need|pull up|check|anything|something|want|similar|pls|please|hunt|fancy|after|only|just|whatever|feel like)\b/;

export async function findQuestion({ world, question, items }: Asked): Promise<Answer | undefined> {
  const { plain } = question;
  const mentions = wanted(question).filter(({ filter }) => Object.keys(filter).length > 0);
  if (/\bin the (wash|laundry)\b|\bat the cleaners?\b/.test(plain) && !mentions.some(isKind))
    return findItems(world, [{ status: 'in_wash' }]);
  if (/\bsimilar|like (my|the|those|that)\b/.test(plain)) return similar(world, question, items);
  const sort = sortOf(plain);
  if (mentions.length === 0) return sort ? findItems(world, [{}], sort) : undefined;
  if (!findCue.test(plain) && plain.split(' ').length > 4 && !sort) return undefined;
  const short =
    /\b(cheap|affordable|inexpensive|budget)\b/.test(plain) && mentions[0].filter.maxPrice === undefined;
  return findItems(
    world,
    mentions.map(({ filter }) => relaxed(items, filter)),
    sort ?? (short ? 'price' : undefined),
  );
}

/** A season or occasion that leaves nothing is taken as a wish, and not as a condition. */
function relaxed(items: readonly AssistantItem[], filter: ItemFilter): ItemFilter {
  if (matchItems(items, filter).length > 0) return filter;
  const { season: _season, ...anySeason } = filter;
  if (filter.season && matchItems(items, { ...anySeason }).length > 0) return anySeason;
  const { warm: _warm, tags: _tags, occasion: _occasion, ...loose } = filter;
  return filter.warm !== undefined || filter.occasion
    ? matchItems(items, loose).length > 0 && !filter.tags?.some((tag) => /sleeve/.test(tag))
      ? loose
      : filter
    : filter;
}

async function similar(
  world: World,
  question: Question,
  items: AssistantItem[],
): Promise<Answer | undefined> {
  const mention = question.mentions.find((each) => isKind(each));
  if (!mention) return undefined;
  const [model] = resolve(items, mention);
  if (!model) return findItems(world, [mention.filter]);
  const own = traitsOf(model);
  const near = items
    .filter((item) => item.id !== model.id && item.category === model.category)
    .map((item) => {
      const { kind, formality, clo } = traitsOf(item);
      return {
        item,
        off:
          (kind === own.kind ? 0 : 0.6) +
          Math.abs(formality - own.formality) * 0.5 +
          Math.abs(clo - own.clo) +
          (item.material === model.material ? 0 : 0.2),
      };
    })
    .sort((a, b) => a.off - b.off)
    .filter(({ off }) => off < 1.6)
    .slice(0, 4)
    .map(({ item }) => item);
  if (near.length === 0)
    return answered('find_items', `Nothing in your wardrobe comes close to the ${model.description}.`, {
      memory: { tool: 'find_items', shown: [model.id] },
    });
  return answered(
    'find_items',
    `Nearest to the ${model.description} in kind, dressiness and warmth: ${namesOf(near)}.`,
    {
      cards: itemsCard('Similar', near),
      memory: { tool: 'find_items', shown: near.map(({ id }) => id), filter: mention.filter },
    },
  );
}
