import { nameColour } from '../colour/name-colour.ts';
import { hexToOkLab } from '../colour/oklab.ts';
import { list } from '../stylist/outfit/voice/plain-words.ts';
import { capsuleGaps } from '../stylist/wardrobe/capsule-gaps.ts';
import { notWornFor, wearHistory } from '../stylist/wardrobe/wear-history.ts';
import { filterWords, matchItems, traitsOf } from './match-items.ts';
import { addDays, dayName, dayWords } from './read-day.ts';
import { kindOnly } from './read-qualities.ts';
import { are, capital, money, nameOf, namesOf } from './words.ts';
import type { Answer, AssistantItem, ItemFilter, World } from './world.ts';

export type Sort = 'price' | '-price' | 'worn' | '-worn' | 'warmth' | 'dressy';

const shownItems = 12;

export function itemsCard(title: string, items: readonly AssistantItem[]): Answer['cards'] {
  if (items.length === 0) return [];
  return [
    { kind: 'items', title, itemIds: items.slice(0, shownItems).map(({ id }) => id), total: items.length },
  ];
}

export function answered(tool: string, text: string, more: Partial<Omit<Answer, 'text'>> = {}): Answer {
  return { text, cards: [], actions: [], known: true, ...more, memory: { tool, shown: [], ...more.memory } };
}

const sorts: Record<Sort, (a: AssistantItem, b: AssistantItem) => number> = {
  price: (a, b) => (a.price ?? Number.POSITIVE_INFINITY) - (b.price ?? Number.POSITIVE_INFINITY),
  '-price': (a, b) => (b.price ?? -1) - (a.price ?? -1),
  worn: (a, b) => b.timesWorn - a.timesWorn,
  '-worn': (a, b) => a.timesWorn - b.timesWorn,
  warmth: (a, b) => traitsOf(b).clo - traitsOf(a).clo,
  dressy: (a, b) => traitsOf(b).formality - traitsOf(a).formality,
};

const superlatives: Record<Sort, string> = {
  price: 'cheapest',
  '-price': 'most expensive',
  worn: 'most worn',
  '-worn': 'least worn',
  warmth: 'warmest',
  dressy: 'dressiest',
};

/** Finds garments: what fulfils one of the filters; where nothing does, it says so and shows what comes nearest. */
export async function findItems(world: World, filters: ItemFilter[], sort?: Sort): Promise<Answer> {
  const items = await world.items();
  const found = unique(filters.flatMap((filter) => matchItems(items, filter)));
  const said = list(filters.map(filterWords));
  const memory = {
    tool: 'find_items',
    shown: found.map(({ id }) => id),
    ...(filters.length === 1 ? { filter: filters[0] } : {}),
  };
  if (found.length === 0) return nothingFound(items, filters, said);
  if (sort) return superlative(found, sort, filters, memory);
  const shown = filters.some(({ favourite, status }) => favourite || status)
    ? found
    : [...found].sort((a, b) => Number(b.isFavorite) - Number(a.isFavorite) || b.timesWorn - a.timesWorn);
  const away = found.filter(({ available }) => !available);
  const note =
    away.length > 0
      ? ` ${capital(namesOf(away))} ${away.length > 1 ? 'are' : are(away[0], 'is', 'are')} ${statusWords(away[0])} right now.`
      : '';
  const text =
    found.length === 1
      ? `You have one: the ${nameOf(found[0])}${detail(found[0])}.${note}`
      : `You have ${found.length}: ${namesOf(shown)}.${note}`;
  return answered('find_items', text, {
    cards: itemsCard(capital(said), shown),
    actions: [
      ...(found.length > shownItems || found.length > 3 ? showAction(filters[0]) : []),
      ...(found.length === 1
        ? [{ kind: 'ask' as const, label: `What goes with the ${nameOf(found[0])}?` }]
        : []),
    ],
    memory,
  });
}

function showAction(filter: ItemFilter): Answer['actions'] {
  const search = [filter.colours?.[0], filter.noun?.replace(/s$/, '')].filter(Boolean).join(' ');
  return [{ kind: 'open', label: 'Show in wardrobe', page: 'wardrobe', ...(search ? { search } : {}) }];
}

export function unique(items: readonly AssistantItem[]): AssistantItem[] {
  return [...new Map(items.map((item) => [item.id, item])).values()];
}

function detail({ brand, size }: AssistantItem): string {
  const parts = [...(brand ? [brand] : []), ...(size ? [`size ${size}`] : [])];
  return parts.length > 0 ? ` (${parts.join(', ')})` : '';
}

export function statusWords({ status }: Pick<AssistantItem, 'status'>): string {
  return { in_wash: 'in the wash', lent: 'lent out', repair: 'being repaired' }[status] ?? 'put away';
}

function nothingFound(items: readonly AssistantItem[], filters: ItemFilter[], said: string): Answer {
  if (items.length === 0) return emptyWardrobe();
  const near = unique(filters.flatMap((filter) => nearest(items, filter))).slice(0, 4);
  const text = `No, your wardrobe has no ${said}.${near.length > 0 ? ` The nearest: ${namesOf(near, 4)}.` : ''}`;
  return answered('find_items', text, {
    cards: [],
    memory: {
      tool: 'find_items',
      shown: near.map(({ id }) => id),
      ...(filters.length === 1 ? { filter: filters[0] } : {}),
    },
  });
}

/** The kind without its qualities, else the qualities without the kind. */
function nearest(items: readonly AssistantItem[], filter: ItemFilter): AssistantItem[] {
  const kind = kindOnly(filter);
  const ofKind = Object.keys(kind).length > 0 ? matchItems(items, kind) : [];
  if (ofKind.length > 0) return ofKind;
  const { noun: _noun, row: _row, kinds: _kinds, ...rest } = filter;
  return filter.colours || filter.occasion ? matchItems(items, rest).slice(0, 3) : [];
}

export function emptyWardrobe(): Answer {
  return answered(
    'find_items',
    'Your wardrobe is still empty, so I have nothing to choose from. Paste a list of your clothes there, or add photos, and ask me again.',
    {
      actions: [{ kind: 'open', label: 'Open wardrobe', page: 'wardrobe' }],
    },
  );
}

function superlative(
  found: AssistantItem[],
  sort: Sort,
  filters: ItemFilter[],
  memory: Answer['memory'],
): Answer {
  const ranked = [...found]
    .sort((a, b) => sorts[sort](a, b) || (a.id < b.id ? -1 : 1))
    .filter(({ price }) => !sort.endsWith('price') || price !== null);
  const [best, ...others] = ranked;
  if (!best)
    return answered('find_items', 'None of them has a price yet. You can enter one at each item.', {
      cards: itemsCard('Without a price', found),
      memory,
    });
  const next = others.slice(0, 3);
  const value = (item: AssistantItem) =>
    sort.endsWith('price') ? ` (${money(item)})` : sort.endsWith('worn') ? ` (${item.timesWorn} times)` : '';
  const rest =
    next.length > 0
      ? ` After ${are(best, 'it', 'them')}: ${list(next.map((item) => `the ${nameOf(item)}${value(item)}`))}.`
      : '';
  const text = `The ${superlatives[sort]} of your ${plural(filters)} ${are(best, 'is', 'are')} the ${nameOf(best)}${value(best)}.${rest}`;
  return answered('find_items', text, {
    cards: itemsCard(capital(superlatives[sort]), [best, ...next]),
    memory: { ...memory, shown: [best, ...next].map(({ id }) => id) },
  });
}

function plural(filters: readonly ItemFilter[]): string {
  const words = list(filters.map(filterWords));
  return /s$/.test(words) || filters.length > 1 ? words : `${words}s`;
}

/** What is known of one item, or of several beside each other. */
export function describeItems(world: World, items: readonly AssistantItem[], about: string): Answer {
  const memory = { tool: 'describe_items', shown: items.map(({ id }) => id) };
  const cards = itemsCard(items.length > 1 ? 'Side by side' : 'In your wardrobe', items);
  if (items.length > 1) return answered('describe_items', comparison(items, about), { cards, memory });
  return answered('describe_items', facts(world, items[0], about), { cards, memory });
}

function facts(world: World, item: AssistantItem, about: string): string {
  const name = `The ${nameOf(item)}`;
  const is = are(item, 'is', 'are');
  const wears =
    item.timesWorn === 0
      ? `${name} ${are(item, 'has', 'have')} not been worn yet.`
      : `${name} ${are(item, 'has', 'have')} been worn ${item.timesWorn} times${item.lastWorn ? `, last on ${dayName(item.lastWorn)}` : ''}.`;
  const price =
    item.price === null
      ? `No price is entered for the ${nameOf(item)}.`
      : `${name} cost ${money(item)}${item.timesWorn > 0 ? `, which is ${(item.price / item.timesWorn).toFixed(2)} per wear` : ''}.`;
  const make = item.brand
    ? `${name} ${is} by ${item.brand}${item.size ? `, size ${item.size}` : ''}.`
    : `No brand is entered for the ${nameOf(item)}${item.size ? `; the size is ${item.size}` : ''}.`;
  const cloth = item.material
    ? `${name} ${is} of ${item.material}.`
    : `No material is entered for the ${nameOf(item)}.`;
  const place = item.available
    ? `${name} ${is} ready to wear.`
    : `${name} ${is} ${statusWords(item)} right now.`;
  const size = item.size ? `${name} ${is} size ${item.size}.` : `No size is entered for the ${nameOf(item)}.`;
  const asked = [
    ...(/\b(brand|who (makes|made)|maker|label)\b/.test(about) ? [make] : []),
    ...(/\bsize\b/.test(about) ? [size] : []),
    ...(/\b(price|pay|paid|cost|costs|much|expensive|cheap)\b/.test(about) ? [price] : []),
    ...(/\b(material|fabric|made of|cloth|leather or|cotton or|canvas)\b/.test(about) ? [cloth] : []),
    ...(/\b(worn|wear|last|how often|have .* on)\b/.test(about) ? [wears] : []),
    ...(/\b(clean|wash|available|lent|ready)\b/.test(about) ? [place] : []),
    ...(/\b(review|reviews|customers|rating|ratings)\b/.test(about)
      ? [`I don't know any reviews of it, only your own history: ${wears[0].toLowerCase()}${wears.slice(1)}`]
      : []),
  ];
  if (asked.length > 0) return asked.join(' ');
  const days = item.lastWorn ? dayWords(item.lastWorn, world.today) : null;
  const parts = [
    item.brand,
    item.size ? `size ${item.size}` : null,
    item.material,
    item.price === null ? null : money(item),
  ].filter(Boolean);
  return `${name}: ${parts.join(', ')}. Worn ${item.timesWorn} times${days ? `, last ${days === 'today' || days === 'yesterday' ? days : `on ${days}`}` : ''}${item.available ? '' : `; ${statusWords(item)} right now`}.`;
}

function comparison(items: readonly AssistantItem[], about: string): string {
  const lines = items.slice(0, 4).map((item) => {
    const { clo, formality } = traitsOf(item);
    const warmth = clo >= 0.5 ? 'very warm' : clo >= 0.25 ? 'warm' : 'light';
    const dressy = formality >= 4 ? 'dressy' : formality >= 3 ? 'smart' : 'casual';
    const parts = [
      item.brand,
      item.size ? `size ${item.size}` : null,
      item.material,
      warmth,
      dressy,
      item.price === null ? null : money(item),
      `worn ${item.timesWorn} times`,
    ];
    return `${capital(nameOf(item))}: ${parts.filter(Boolean).join(', ')}.`;
  });
  const verdict = verdictOf(items, about);
  return [...(verdict ? [verdict] : []), ...lines].join('\n');
}

function verdictOf(items: readonly AssistantItem[], about: string): string | undefined {
  const sort = sortOf(about);
  if (!sort) return undefined;
  const ranked = [...items].sort(sorts[sort]);
  const comparative: Record<Sort, string> = {
    price: 'cheaper',
    '-price': 'more expensive',
    worn: 'worn more often',
    '-worn': 'worn less often',
    warmth: 'warmer',
    dressy: 'dressier',
  };
  const [best] = ranked;
  return `The ${nameOf(best)} ${are(best, 'is', 'are')} ${items.length > 2 ? `the ${superlatives[sort]}` : comparative[sort]}.`;
}

/** The order that a question asks for: "cheapest", "wear most". */
export function sortOf(text: string): Sort | undefined {
  if (/\b(cheapest|cheaper|least expensive|lowest price)\b/.test(text)) return 'price';
  if (/\b(most expensive|priciest|dearest|more expensive|highest price)\b/.test(text)) return '-price';
  if (/\b(least worn|wear(ing)? (the )?least|hardly ever wear|rarely wear|least often)\b/.test(text))
    return '-worn';
  if (/\b(most worn|wear(ing)? (the )?most|worn most|wear most|most often)\b/.test(text)) return 'worn';
  if (/\b(warmest|warmer)\b/.test(text)) return 'warmth';
  return /\b(dressiest|smartest|most formal|dressier|more formal)\b/.test(text) ? 'dressy' : undefined;
}

/** How many, what they are worth, which colours: sums over the wardrobe. */
export async function summarise(
  world: World,
  about: string,
  filter: ItemFilter | undefined,
): Promise<Answer> {
  const all = await world.items();
  if (all.length === 0) return emptyWardrobe();
  const items = filter ? matchItems(all, filter) : all;
  const memory = { tool: 'summarise_wardrobe', shown: items.slice(0, 50).map(({ id }) => id) };
  if (/\b(worth|value|spent|spend)\b/.test(about))
    return answered('summarise_wardrobe', worth(items), { memory });
  if (/\bcolou?rs?\b/.test(about)) return colourUse(items);
  const noun = filter ? filterWords(filter) : 'items';
  const worn = items.reduce((sum, { timesWorn }) => sum + timesWorn, 0);
  const text = filter
    ? `You have ${items.length} ${noun}${items.length > 0 ? `: ${namesOf(items, 12)}` : ''}.`
    : `You own ${items.length} items: ${byCategory(items)}. Together they were worn ${worn} times.`;
  return answered('summarise_wardrobe', text, {
    cards: filter ? itemsCard(capital(noun), items) : [],
    memory,
    actions: [{ kind: 'open', label: 'Open wardrobe', page: 'wardrobe' }],
  });
}

const categoryNames: Record<AssistantItem['category'], string> = {
  top: 'tops',
  shirt: 'shirts',
  pants: 'trousers, skirts and shorts',
  shoes: 'pairs of shoes',
  accessories: 'accessories',
  outerwear: 'jackets and coats',
  dresses: 'dresses',
};

function byCategory(items: readonly AssistantItem[]): string {
  const counts = Map.groupBy(items, ({ category }) => category);
  return list(
    [...counts]
      .sort((x, y) => y[1].length - x[1].length)
      .map(([category, group]) => `${group.length} ${categoryNames[category]}`),
  );
}

function worth(items: readonly AssistantItem[]): string {
  const priced = items.filter(({ price }) => price !== null);
  if (priced.length === 0) return 'No prices are entered yet, so I cannot add them up.';
  const sums = new Map<string, number>();
  for (const { price, currency } of priced)
    sums.set(currency ?? '', (sums.get(currency ?? '') ?? 0) + (price ?? 0));
  const total = list([...sums].map(([currency, sum]) => `${Math.round(sum)} ${currency}`.trim()));
  return `The ${priced.length} items with a price cost ${total} in all${priced.length < items.length ? `; ${items.length - priced.length} have none` : ''}.`;
}

function colourUse(items: readonly AssistantItem[]): Answer {
  const use = new Map<string, { hex: string; owned: number; worn: number }>();
  for (const { palette, timesWorn } of items)
    for (const { hex, share } of palette) {
      const { basic } = nameColour(hexToOkLab(hex));
      const known = use.get(basic) ?? { hex, owned: 0, worn: 0 };
      use.set(basic, { hex: known.hex, owned: known.owned + share, worn: known.worn + share * timesWorn });
    }
  const ranked = [...use].sort((x, y) => y[1].worn - x[1].worn).slice(0, 5);
  const total = [...use.values()].reduce((sum, { worn }) => sum + worn, 0) || 1;
  const text = `By how often it is worn: ${list(ranked.map(([name, { worn }]) => `${name} (${Math.round((100 * worn) / total)} %)`))}.`;
  return answered('summarise_wardrobe', text, {
    cards: [
      { kind: 'palette', title: 'What you wear', colours: ranked.map(([name, { hex }]) => ({ name, hex })) },
    ],
  });
}

/** What has rested for 90 days and more, longest first. */
export async function unwornItems(world: World, filter: ItemFilter | undefined): Promise<Answer> {
  const all = await world.items();
  if (all.length === 0) return emptyWardrobe();
  const items = filter ? matchItems(all, filter) : all;
  const wears = items.flatMap(({ id, lastWorn }) => (lastWorn ? [{ itemId: id, on: lastWorn }] : []));
  const owned = items.map((item) => ({ id: item.id, addedOn: item.ownedSince, price: item.price, item }));
  const resting = notWornFor(wearHistory(owned, wears, world.today));
  if (resting.length === 0)
    return answered('unworn_items', 'Everything was worn within the last 90 days. Well rotated.');
  const rested = resting.map(({ item }) => item.item);
  const [first] = rested;
  const since = first.lastWorn
    ? `since ${dayName(first.lastWorn)}${first.lastWorn < addDays(world.today, -365) ? `, ${first.lastWorn.slice(0, 4)}` : ''}`
    : 'not once since it came';
  const text = `${rested.length} ${rested.length === 1 ? 'piece has' : 'pieces have'} not been worn for three months or more. Longest: the ${nameOf(first)} (${since})${rested.length > 1 ? `, then ${namesOf(rested.slice(1), 5)}` : ''}. Plan one of them, or let it go if you would not miss it.`;
  return answered('unworn_items', text, {
    cards: itemsCard('Not worn for 90 days', rested),
    actions: [{ kind: 'ask', label: `Outfit with the ${nameOf(first)}` }],
    memory: { tool: 'unworn_items', shown: rested.map(({ id }) => id) },
  });
}

/** What keeps the wardrobe from combining. */
export async function wardrobeGaps(world: World, filter: ItemFilter | undefined): Promise<Answer> {
  const items = await world.items();
  if (items.length === 0) return emptyWardrobe();
  const gaps = capsuleGaps(
    items.map((item) => ({
      category: item.category,
      hex: item.palette[0]?.hex ?? null,
      formality: traitsOf(item).formality,
      warmth: traitsOf(item).clo,
      quantity: 1,
    })),
  );
  const own = filter?.noun ? matchItems(items, kindOnly(filter)) : [];
  const wish = filter?.noun
    ? `You have ${own.length === 0 ? `no ${filter.noun}` : `${own.length} ${filter.noun}: ${namesOf(own, 4)}`}. Choose a new one in a colour and cut that ${own.length === 0 ? 'your shoes and coats go with' : 'these do not cover yet'}. `
    : '';
  const said = gaps
    .slice(0, 3)
    .map(({ reason, have, want }) => `${reason} (you have ${have}, ${want} would be enough).`);
  const text =
    gaps.length === 0
      ? `${wish}By the rules of a capsule wardrobe nothing is missing: tops, bottoms, shoes, layers and a warm coat are all there. Replace what wears out before you add.`
      : `${wish}What would let more of your clothes combine:\n${said.join('\n')}`;
  return answered('wardrobe_gaps', text, {
    cards: itemsCard('What you have', own),
    memory: { tool: 'wardrobe_gaps', shown: own.map(({ id }) => id) },
  });
}
