import type { EventType } from '../stylist/outfit/outfit.ts';
import { addDays, dayWords } from './read-day.ts';
import type { Mention } from './read-mentions.ts';
import { shiftOccasion } from './read-occasion.ts';
import { hasQualities, isKind, lessening, type Question } from './read-question.ts';
import { readTemperature } from './read-temperature.ts';
import { rainWords } from './read-uses.ts';
import type { AssistantEvent, ItemFilter, OutfitWish, World } from './world.ts';

const lookAheadDays = 90;
/** Of which there are many: alone they name an event only where nothing else describes it. */
const often = new Set(
  'dinner lunch breakfast drinks party birthday flight meeting coffee gym call'.split(' '),
);
const common = new Set(
  'the a an and with for to at of in on my with day outfit wear work meeting trip'.split(' '),
);

/** The coming event that a question speaks of: one that shares a word of its title, on the day if one is said. */
export async function eventOf(world: World, { plain, days }: Question): Promise<AssistantEvent | undefined> {
  const first = days?.first ?? world.today;
  const last = days?.last ?? addDays(world.today, lookAheadDays);
  if (last < world.today) return undefined;
  const events = await world.events(first, last);
  const words = new Set(plain.split(/[^\p{L}\p{N}]+/u));
  const titled = events
    .map((event) => ({ event, shared: isOther(event, plain) ? 0 : sharedWords(event, words) }))
    .filter(({ shared }) => shared > 0)
    .sort((a, b) => b.shared - a.shared || (a.event.day < b.event.day ? -1 : 1));
  return titled[0]?.event;
}

/** "Christmas dinner" is not the dinner at Luigi's. */
function isOther({ title }: AssistantEvent, plain: string): boolean {
  const own = new Set(title.toLowerCase().split(/[^\p{L}\p{N}]+/u));
  const tokens = plain.split(/[^\p{L}\p{N}]+/u);
  return tokens.some(
    (word, k) =>
      often.has(word) &&
      own.has(word) &&
      /^(christmas|birthday|thanksgiving|easter|family|work|business|office|anniversary|wedding|romantic|school|team|job|video|phone|leaving|farewell|garden|cocktail|sunday|friday|engagement)s?$/.test(
        tokens[k - 1] ?? '',
      ) &&
      !own.has(tokens[k - 1] ?? ''),
  );
}

function sharedWords({ title }: AssistantEvent, words: ReadonlySet<string>): number {
  const own = title
    .toLowerCase()
    .replace(/[’']s?\b/g, '')
    .split(/[^\p{L}\p{N}]+/u);
  const shared = own.filter((word) => word.length > 2 && words.has(word));
  const strong = shared.filter((word) => !common.has(word)).length;
  return strong > 0 ? strong + 0.5 * (shared.length - strong) : shared.length > 1 ? 0.5 : 0;
}

const styleWords =
  /\b(minimalist|classic|bohemian|boho|vintage|sporty|elegant|edgy|romantic|preppy|trendy|streetwear)\b/g;

/** The outfit that a question wishes for. */
export async function wishOf(world: World, question: Question): Promise<OutfitWish> {
  const { days, place, plain } = question;
  const event = await eventOf(world, question);
  const day = event?.day ?? days?.first ?? world.today;
  const eventType = typeOf(question, event);
  const constraints = constraintsOf(question);
  const temperature = readTemperature(plain);
  const gala = /\b(black|white)[ -]tie\b|\bgala\b/.test(plain);
  return {
    title: event?.title ?? titleOf(question, dayWords(day, world.today)),
    ...{ eventType, eventId: event?.id ?? null, day },
    place: place ?? event?.location ?? null,
    with: [
      ...constraints.with.filter(
        ({ colours, ...rest }) => !(colours && wholly.test(plain) && Object.keys(rest).length === 0),
      ),
      ...(gala && constraints.with.length === 0
        ? [
            {
              noun: 'evening clothes',
              categories: ['dresses', 'outerwear'],
              formalFrom: 4.7,
            } satisfies ItemFilter,
          ]
        : []),
    ],
    without: [
      ...constraints.without,
      ...atEase(question),
      ...inOneColour(question),
      ...onFoot(question),
      ...softWaist(question),
      ...(await forOccasion(world, plain)),
    ],
    ...{ locked: [], excluded: [], colours: [] },
    styles: [...plain.matchAll(styleWords)].map(([style]) => style.replace('boho', 'bohemian')),
    ...(rainWords.test(plain) ? { rain: true as const } : {}),
    ...(temperature === undefined ? {} : { feltC: temperature }),
    degrees: /\b(im cold|i am cold|freezing|feel cold|always cold|warm)\b/.test(plain)
      ? 4
      : /\b(im hot|i am hot|sweat\w*|overheat\w*|boiling|stuffy)\b/.test(plain)
        ? -4
        : 0,
    turn: 0,
  };
}

/** An evening without a name is a date; somebody who wants to look rich does not go out in a tee. */
function typeOf({ occasion, plain, mood, days }: Question, event: AssistantEvent | undefined): EventType {
  const said = occasion?.eventType ?? event?.eventType;
  if (mood?.dressy && !mood.easy && (said === undefined || said === 'casual')) return 'date';
  if (mood?.easy && said === undefined) return 'casual';
  if (said === undefined && days?.evening) return 'date';
  if (/\bsmart[ -]casual\b/.test(plain)) return 'date';
  if (event && (!occasion || occasion.eventType === 'casual' || event.eventType !== 'other'))
    return event.eventType;
  return occasion?.eventType ?? 'casual';
}

function titleOf({ occasion, days }: Question, when: string): string {
  if (!occasion) return days?.said ?? when;
  return occasion.said === 'trip' || occasion.said === 'casual'
    ? `a ${occasion.said}${occasion.said === 'casual' ? ' day' : ''}`
    : occasion.said;
}

/** What must be in an outfit and what must not, from all that is said of garments. */
export function constraintsOf({ mentions, plain, tokens }: Question): {
  with: ItemFilter[];
  without: ItemFilter[];
} {
  const wanted: ItemFilter[] = [];
  const without: ItemFilter[] = [];
  for (const mention of mentions) {
    const { filter, role } = mention;
    if (filter.notColours) without.push({ colours: filter.notColours });
    without.push(...(filter.not ?? []));
    if (role !== 'refused' && mention.vague) without.push(...beyond(filter, plain));
    const rested = filter.notWornSince;
    if (mention.vague && role !== 'refused' && rested)
      wanted.push({ notWornSince: rested, not: [{ categories: ['accessories'] }] });
    const garment = withoutSoft(filter, mention);
    if (Object.keys(garment).length === 0 || Object.keys(garment).every((key) => key === 'noun')) continue;
    if (
      role === 'refused' ||
      isWornAlready(
        tokens.map(({ text }) => text),
        mention,
        plain,
      )
    )
      without.push(garment);
    else wanted.push(...eachColour(garment, mention, plain));
  }
  return { with: wanted, without };
}

/** "Only plain colours", "nothing over 80": what is said of everything keeps out what is not so. */
function beyond({ patterns, price, favourite }: ItemFilter, plain: string): ItemFilter[] {
  const isPlain = patterns?.length === 1 && patterns[0] === 'solid';
  return [
    ...(isPlain ? [{ patterns: ['print', 'herringbone'] }] : []),
    ...(favourite && /\b(only|every|all|nothing but|just)\b/.test(plain) ? [{ not: [{ favourite }] }] : []),
    ...(price?.most === undefined ? [] : [{ price: { above: price.most } }]),
    ...(price?.below === undefined ? [] : [{ price: { least: price.below } }]),
  ];
}

/** "Navy and burgundy together" wants a garment in each. */
function eachColour(garment: ItemFilter, { vague }: Mention, plain: string): ItemFilter[] {
  const { colours = [], ...rest } = garment;
  if (!vague || colours.length !== 2 || !/\b(and|with|plus|together|both)\b|[&+]/.test(plain))
    return [garment];
  return colours.map((colour) => ({
    ...rest,
    colours: [colour],
    mainColour: true,
    not: [{ categories: ['accessories'] }],
  }));
}

/** "Comfy jeans for a stroll": what the occasion says is no quality of the garment. */
function withoutSoft(filter: ItemFilter, mention: Mention): ItemFilter {
  const { definite, vague } = mention;
  const firm = lessening(filter, [
    ...(['notColours', 'not', 'occasion', 'warm', 'season', 'price', 'use', 'favourite'] as const),
    ...(['status', 'worn', 'notWornSince', 'wornFrom', 'wornTo'] as const),
  ]);
  if (vague && firm.patterns?.[0] === 'solid') return withoutSoft(lessening(filter, ['patterns']), mention);
  return definite || /sleeve/.test(filter.tags?.join() ?? '') ? firm : lessening(firm, ['tags']);
}

function isWornAlready(words: string[], { first, last }: Mention, plain: string): boolean {
  const isPast =
    /\b(already|just|yesterday|last week|this week|all week|twice|again|to death|too often|every day)\b/.test(
      plain,
    );
  const isOther =
    /\b(what else|something else|something different|anything else|other than|not again|instead)\b/.test(
      plain,
    );
  if (!isPast && !isOther) return false;
  const behind = words.slice(last + 1, last + 6).join(' ');
  if (
    isOther &&
    /^(s )?(has |have |had |was |were |is |are )?(been )?(out|worn|on|had|seen|done|overdone|boring)\b/.test(
      behind,
    )
  )
    return true;
  return /\b(wore|worn|had on|been wearing|live in|lived in|living in)\b/.test(
    words.slice(Math.max(0, first - 4), first + 1).join(' '),
  );
}

/** A lazy Sunday, gardening: nothing that wants care. */
function atEase({ mood, plain, occasion, mentions }: Question): ItemFilter[] {
  const isRough =
    /\b(gardening|diy|painting|moving house|move house|(moving|carrying|lifting) (a |the |some )?(sofa|furniture|boxes|flat|piano)|decorating|tip run|allotment|dog walk|walk(ing)? the dog|camping|cleaning)\b/.test(
      plain,
    );
  const isEasy =
    mood?.easy && !mood.dressy && (occasion === undefined || /casual|travel/.test(occasion.eventType));
  if (mentions.some((mention) => isKind(mention) || (!isRough && hasQualities(mention.filter)))) return [];
  return [
    ...(isRough || isEasy ? [{ formalFrom: 3.3 }] : []),
    ...(isRough ? [{ materials: ['wool', 'merino', 'cashmere', 'silk', 'suede', 'velvet'] }] : []),
  ];
}

/** With a bump, a full belly or a wish for stretch: no firm waistband, as long as something softer is there. */
function softWaist({ plain, mentions }: Question): ItemFilter[] {
  if (mentions.some((mention) => isKind(mention) && mention.role === 'wanted')) return [];
  return /\b(pregnan\w+|baby bump|maternity|bloated|stretchy?|elasticated|elastic waist|soft waist|after (a |the )?(big|huge|christmas) (meal|lunch|dinner)|food baby|loose waist|nothing tight|not(hing)? (too )?tight|period (pain|day))\b/.test(
    plain,
  )
    ? [
        {
          noun: 'firm waistbands',
          kinds: [
            'jeans',
            'trousers',
            'chinos',
            'shorts',
            'wide-leg trousers',
            'pencil skirt',
            'pleated skirt',
            'midi skirt',
          ],
        },
      ]
    : [];
}

/** Nobody stands or dances all night in heels, unless they ask for them. */
function onFoot({ plain, mentions }: Question): ItemFilter[] {
  if (mentions.some(({ filter }) => filter.kinds?.includes('heels'))) return [];
  return /\b(standing|on my feet|danc(e|ing) all|lots of walking|walk(ing)? (a lot|all day|miles|around|far|there)|running around|cobbles\w*)\b/.test(
    plain,
  )
    ? [{ noun: 'heels', kinds: ['heels'] }]
    : [];
}

const wholly =
  /\b(head to toe|top to toe|all (in )?(?=[a-z]+\b)|all-|everything (in |must be )?|only|nothing else|strictly|solely|purely|entirely|completely|fully|monochrom\w*|nothing but|total)\b/;

/** "Just navy and white". */
function justBefore({ first }: Mention, tokens: Question['tokens']): boolean {
  return [tokens[first], tokens[first - 1], tokens[first - 2]].some((token) => token?.text === 'just');
}

/** "Head to toe black": nothing of another main colour. */
function inOneColour({ plain, mentions, occasion, tokens }: Question): ItemFilter[] {
  const [said] = mentions.filter(({ role, vague, filter }) => role !== 'refused' && vague && filter.colours);
  return said?.filter.colours && (wholly.test(plain) || justBefore(said, tokens))
    ? [
        { notColours: said.filter.colours, mainColour: true },
        ...(occasion?.eventType === 'workout' ? [] : [{ occasion: 'workout' } satisfies ItemFilter]),
      ]
    : [];
}

/** What a funeral and other sober occasions leave at home. */
async function forOccasion(world: World, plain: string): Promise<ItemFilter[]> {
  if (!world.hasWardrobe || !/\b(funeral|memorial|mourning|burial)\b/.test(plain)) return [];
  const loud = ['red', 'yellow', 'pink', 'orange', 'green', 'purple', 'gold'];
  return [{ colours: loud }, { patterns: ['floral'] }];
}

/** Something for today, with nothing asked of it. */
export function baseWish({ today }: World): OutfitWish {
  return {
    ...{ title: 'today', eventType: 'casual', eventId: null, day: today, place: null },
    ...{ with: [], without: [], locked: [], excluded: [], styles: [], colours: [], degrees: 0, turn: 0 },
  };
}

/** The last wish, changed by a follow-up. */
export function changedWish(wish: OutfitWish, change: Partial<OutfitWish>): OutfitWish {
  return { ...wish, turn: 0, locked: [], ...change };
}

/** The wish one step dressier or plainer. */
export function dressedWish(wish: OutfitWish, step: 1 | -1): OutfitWish {
  return changedWish(wish, { eventType: shiftOccasion(wish.eventType, step), excluded: [] });
}

/** Adds garments to a wish; one that takes the place of an earlier garment replaces that. */
export function withGarments(
  wish: OutfitWish,
  added: readonly ItemFilter[],
  clash: (a: ItemFilter, b: ItemFilter) => boolean,
): ItemFilter[] {
  return [...wish.with.filter((old) => !added.some((fresh) => clash(old, fresh))), ...added];
}
