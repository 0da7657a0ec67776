import { dressCodes } from '../knowledge/dress-codes.ts';
import { offerWorn, tellWeather } from './day-tools.ts';
import {
  answered,
  describeItems,
  findItems,
  itemsCard,
  sortOf,
  summarise,
  unwornItems,
  wardrobeGaps,
} from './find-tools.ts';
import { asksFacts } from './follow-up.ts';
import { matches, matchItems, traitsOf } from './match-items.ts';
import { packTrip, suggestOutfit } from './outfit-tools.ts';
import { checkColours, checkPair, matchingColours, matchWith, mostVersatile } from './pair-tools.ts';
import { addDays, readDuration } from './read-day.ts';
import type { Mention } from './read-mentions.ts';
import { hasQualities, isKind, type Question, resolve } from './read-question.ts';
import { wishOf } from './wish.ts';
import { namesOf } from './words.ts';
import type { Answer, AssistantItem, ItemFilter, World } from './world.ts';

export type Asked = { world: World; question: Question; items: AssistantItem[] };

const yesOrNo = /^\W*(so |and |hey |hi )?(do|does|would|will|can|could|is|are|should|did)\b/;
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

/** Of several that fit, the one whose name shares most words with the question. */
function nearestOf(found: AssistantItem[], { plain }: Question): AssistantItem[] {
  const words = new Set(plain.split(/[^\p{L}\p{N}]+/u));
  const shared = ({ description }: AssistantItem) =>
    description
      .toLowerCase()
      .split(/\W+/)
      .filter((word) => words.has(word)).length;
  return [...found].sort((a, b) => shared(b) - shared(a) || b.timesWorn - a.timesWorn);
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

const pairs =
  /\b(go(es)?|look(s)?|work(s)?|match(es|ing)?|fit(s)?|suit(s)?|clash(es)?|pair|combine|together|put .* with|wear .* with|(suggestions?|ideas?|recommend\w*) for (my|the))\b/;

export async function pairQuestion(asked: Asked): Promise<Answer | undefined> {
  const { world, question, items } = asked;
  const { plain, mentions } = question;
  if (!pairs.test(plain) || /\b(how (do|to|should)|outfit for|what should i wear)\b/.test(plain))
    return undefined;
  const kinds = mentions.filter((mention) => isKind(mention) && mention.role !== 'refused');
  const certain = kinds
    .filter((mention) => !mention.asked || !/which|what/.test(plain))
    .filter((mention) => mention.definite || hasQualities(mention.filter));
  if (certain.length >= 2 && yesOrNo.test(plain)) {
    const found = certain.slice(0, 2).map((mention) => nearestOf(resolve(items, mention), question)[0]);
    const own = certain.some(({ definite }) => definite);
    if (own && found[0] && found[1] && found[0].id !== found[1].id) return checkPair([found[0], found[1]]);
  }
  return companions(asked, kinds, world);
}

/** "Which shoes go with my dress?", "what goes with it?", "which jacket goes with the rest?" */
async function companions(
  { question, items }: Asked,
  kinds: Mention[],
  world: World,
): Promise<Answer | undefined> {
  const { plain } = question;
  const candidate =
    kinds.find((mention) => mention.asked && mention.role === 'wanted') ??
    kinds.find((mention) => mention.role === 'wanted' && !mention.definite && !hasQualities(mention.filter));
  const anchors = kinds.filter(
    (mention) =>
      mention !== candidate && (mention.definite || mention.role === 'with' || hasQualities(mention.filter)),
  );
  const found = anchors
    .map((mention) => nearestOf(resolve(items, mention), question)[0])
    .filter((item) => item !== undefined);
  if (
    candidate &&
    /\b(rest of|my (other )?(clothes|wardrobe|closet|things|stuff|outfits)|most (of|things))\b/.test(plain)
  )
    return mostVersatile(
      matchItems(items, candidate.filter).filter(({ available }) => available),
      items,
      candidate.filter.noun ?? 'pieces',
    );
  if (found.length === 0) return undefined;
  if (candidate)
    return matchWith(
      found,
      withoutRefused(matchItems(items, candidate.filter), question),
      undefined,
      candidate.filter.noun ?? 'pieces',
    );
  if (!/\bwhat\b|\bhow\b|\bgoes? (well )?with|\bmatch/.test(plain)) return undefined;
  const away = found.filter(({ available }) => !available);
  const wish = {
    ...(await wishOf(world, question)),
    with: [],
    locked: found.filter(({ available }) => available).map(({ id }) => id),
  };
  const answer = await suggestOutfit(world, wish);
  return away.length > 0
    ? { ...answer, text: `${answer.text}\n${namesOf(away)} not available right now.` }
    : answer;
}

function withoutRefused(items: AssistantItem[], { mentions }: Question): AssistantItem[] {
  const refused = mentions.filter(({ role }) => role === 'refused');
  return items.filter((item) => !refused.some(({ filter }) => matches(item, filter)));
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

const outfitCue =
  /\b(outfit|(a|the|my|some|new|casual|smart|full|whole|complete|nice) look(?! (at|up|for|over|into))|dress me|what (should|shall|do|can|could|would|to|will) (i )?(wear|put on|dress)|what (im|am i) wearing|wear (today|tomorrow|tonight)|put (something )?together|combination|combo|what to wear|how (should|do|can|could) i (style|wear|dress)|style (my|the)|around (my|the)|help me (get )?dress|something (for(?! my)|fancy|nice|comfortable|comfy|minimalist|casual|elegant|smart)|clothes for|whats good for|what else for|dress for|pick (something|an)|want to wear|wear something|goes over)\b/;

export async function outfitQuestion({ world, question, items }: Asked): Promise<Answer | undefined> {
  const { plain, occasion, days, mentions } = question;
  const cue = outfitCue.test(plain) || /\bwhat (can|could|should|shall|do|would) i wear\b/.test(plain);
  const recommended = recommendable(question);
  if (
    recommended &&
    (occasion || /\b(recommend|suggest|suggestions?|put on|help me (choose|pick))\b/.test(plain)) &&
    !/\boutfit|look\b/.test(plain)
  )
    return recommend(world, question, items, recommended);
  if (!cue && !(occasion && (days || /\b(need|help|going to|wear|idea|attend|invited)\b/.test(plain))))
    return undefined;
  if (!cue && mentions.some((mention) => isKind(mention) && mention.role === 'wanted')) return undefined;
  if (
    /\b(do|have) (i|you) (have|got|own)\b|\bshow me\b/.test(plain) &&
    mentions.some(isKind) &&
    !/\boutfit|look\b/.test(plain)
  )
    return undefined;
  return suggestOutfit(world, await wishOf(world, question));
}

/** The one kind of garment that a question wants advice on, and not a whole outfit. */
function recommendable({ mentions, plain }: Question): Mention | undefined {
  const kinds = mentions.filter(isKind);
  const [mention] = kinds;
  if (kinds.length !== 1 || mention.role !== 'wanted' || mention.definite) return undefined;
  return /\b(which|what|recommend|suggest|suggestions?|need|help|show|any|comfy|looking for|want)\b/.test(
    plain,
  ) && !/\b(combination|with (a|my)|style|around)\b/.test(plain)
    ? mention
    : undefined;
}

/** Garments of one kind in the order in which they suit an occasion and the day's weather. */
async function recommend(
  world: World,
  question: Question,
  items: AssistantItem[],
  { filter }: Mention,
): Promise<Answer> {
  const wish = await wishOf(world, question);
  const { occasion: _occasion, ...kind } = filter;
  const { tags: _tags, ...loose } = kind;
  const strict = matchItems(items, kind);
  const found = withoutRefused(strict.length > 0 ? strict : matchItems(items, loose), question).filter(
    ({ available }) => available,
  );
  if (found.length === 0) return findItems(world, [kind]);
  const weather = await world.weather(wish.day, wish.place);
  const code = dressCodes[wish.eventType];
  const unfit: readonly string[] = code.unfit;
  const off = (item: AssistantItem) => {
    const { formality, kind: own, dryOnly, clo } = traitsOf(item);
    const coat =
      item.category === 'outerwear'
        ? Math.abs(clo - (weather.feltC < 8 ? 0.6 : weather.feltC < 15 ? 0.45 : 0.3)) * 2
        : 0;
    const season =
      (item.season === 'summer' && weather.feltC < 15) || (item.season === 'winter' && weather.feltC > 20)
        ? 1
        : 0;
    return (
      Math.abs(formality - code.ideal) +
      (unfit.includes(own) ? 2 : 0) +
      (dryOnly && weather.rainChance >= 0.5 ? 1 : 0) +
      coat +
      season -
      (item.isFavorite ? 0.2 : 0)
    );
  };
  const ranked = [...found].sort((a, b) => off(a) - off(b) || (a.id < b.id ? -1 : 1));
  const good = ranked.filter((item) => off(item) < 1.6);
  const shown = (good.length > 0 ? good : ranked.slice(0, 2)).slice(0, 8);
  const why = `They come nearest to ${code.name}${weather.source === 'unknown' ? '' : ` at ${Math.round(weather.feltC)} °C`}`;
  return answered(
    'recommend',
    `For ${wish.title}: ${namesOf(shown)}. ${shown.length > 1 ? `${why}, the best first.` : why.replace('They come', 'That comes').concat('.')}`,
    {
      cards: itemsCard(`For ${wish.title}`, shown),
      actions: [{ kind: 'ask', label: `Outfit with the ${shown[0].description}` }],
      memory: { tool: 'recommend', shown: shown.map(({ id }) => id), filter: kind },
    },
  );
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
