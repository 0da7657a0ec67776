import { wornGarments } from '../../knowledge/garments/worn-garments.ts';
import { list } from '../../stylist/outfit/voice/plain-words.ts';
import type { Answer, AssistantContext, AssistantItem, ItemFilter } from '../assistant-context.ts';
import { matchItems, traitsOf } from '../understanding/mentions/match-items.ts';
import { kindOnly } from '../understanding/read-qualities.ts';
import { are, capital, money, nameOf, namesOf } from '../words.ts';
import { filterWords } from './filter-words.ts';

export type Sort =
  | ('price' | '-price' | 'worn' | '-worn' | 'warmth' | '-warmth' | 'dressy' | '-dressy')
  | ('perWear' | '-perWear' | 'age' | '-age' | 'recent' | '-recent');

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

export const sorts: Record<Sort, (a: AssistantItem, b: AssistantItem) => number> = {
  price: (a, b) => (a.price ?? Number.POSITIVE_INFINITY) - (b.price ?? Number.POSITIVE_INFINITY),
  '-price': (a, b) => (b.price ?? -1) - (a.price ?? -1),
  worn: (a, b) => b.timesWorn - a.timesWorn,
  '-worn': (a, b) => a.timesWorn - b.timesWorn,
  warmth: (a, b) => traitsOf(b).clo - traitsOf(a).clo,
  '-warmth': (a, b) => traitsOf(a).clo - traitsOf(b).clo,
  dressy: (a, b) => traitsOf(b).formality - traitsOf(a).formality,
  '-dressy': (a, b) => traitsOf(a).formality - traitsOf(b).formality,
  perWear: (a, b) => perWear(a) - perWear(b),
  '-perWear': (a, b) =>
    (Number.isFinite(perWear(b)) ? perWear(b) : -1) - (Number.isFinite(perWear(a)) ? perWear(a) : -1),
  age: (a, b) => bought(a).localeCompare(bought(b)),
  '-age': (a, b) => bought(b).localeCompare(bought(a)),
  recent: (a, b) => (b.lastWorn ?? '').localeCompare(a.lastWorn ?? ''),
  '-recent': (a, b) => (a.lastWorn ?? '').localeCompare(b.lastWorn ?? ''),
};

function bought({ purchasedOn }: AssistantItem): string {
  return purchasedOn ?? '';
}

export function perWear({ price, timesWorn }: AssistantItem): number {
  return price === null ? Number.POSITIVE_INFINITY : price / Math.max(1, timesWorn);
}

export const superlatives: Record<Sort, string> = {
  price: 'cheapest',
  '-price': 'most expensive',
  worn: 'most worn',
  '-worn': 'least worn',
  warmth: 'warmest',
  '-warmth': 'lightest',
  dressy: 'dressiest',
  '-dressy': 'most casual',
  perWear: 'cheapest per wear',
  '-perWear': 'most expensive per wear',
  age: 'oldest',
  '-age': 'newest',
  recent: 'worn last',
  '-recent': 'worn longest ago',
};

/** Finds garments: what fulfils one of the filters; where nothing does, it says so and shows what comes nearest. */
export async function findItems(
  context: AssistantContext,
  filters: ItemFilter[],
  sort?: Sort,
): Promise<Answer> {
  const items = await context.items();
  const found = unique(filters.flatMap((filter) => matchItems(items, filter)));
  const said = list(filters.map((filter) => filterWords(filter, context.dateFormat)));
  const memory = {
    tool: 'find_items',
    shown: found.map(({ id }) => id),
    ...(filters.length === 1 ? { filter: filters[0] } : {}),
  };
  if (found.length === 0) return nothingFound(items, filters, said);
  if (sort) return superlative(found, sort, filters, said, memory);
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

export function statusWords({ status, keptIn }: Pick<AssistantItem, 'status' | 'keptIn'>): string {
  if (status === 'lent' && keptIn) return `lent to ${keptIn}`;
  return { in_wash: 'in the wash', lent: 'lent out', repair: 'being repaired' }[status] ?? 'put away';
}

function nothingFound(items: readonly AssistantItem[], filters: ItemFilter[], said: string): Answer {
  if (items.length === 0) return emptyWardrobe();
  const akin = unique(filters.flatMap((filter) => relatives(items, filter))).slice(0, 6);
  const near =
    akin.length > 0 ? akin : unique(filters.flatMap((filter) => nearest(items, filter))).slice(0, 4);
  const [worn] = filters;
  if (worn?.wornFrom !== undefined && near.length === 0)
    return answered(
      'find_items',
      'I have nothing noted for that day. Mark outfits as worn and I’ll remember.',
      {
        memory: { tool: 'find_items', shown: [] },
      },
    );
  const text = `No, your wardrobe has no ${said}.${near.length > 0 ? ` The nearest: ${namesOf(near, 6)}.` : ''}`;
  return answered('find_items', text, {
    cards: itemsCard('The nearest', akin),
    memory: {
      tool: 'find_items',
      shown: near.map(({ id }) => id),
      ...(filters.length === 1 ? { filter: filters[0] } : {}),
    },
  });
}

/** What looks as asked for and is of the same category: a green cardigan where no green sweater hangs. */
function relatives(items: readonly AssistantItem[], filter: ItemFilter): AssistantItem[] {
  const { colours, materials, patterns } = filter;
  if (!filter.kinds || !(colours || materials || patterns)) return [];
  const categories = new Set(matchItems(items, kindOnly(filter)).map(({ category }) => category));
  const { noun: _noun, kinds: _kinds, row: _row, ...rest } = filter;
  return [...categories].flatMap((category) =>
    matchItems(items, { ...rest, categories: [category], mainColour: true }).filter((item) =>
      isAkin(item, filter),
    ),
  );
}

/** As warm, within a little, as what was asked for usually is. */
function isAkin(item: AssistantItem, { kinds = [] }: ItemFilter): boolean {
  const { clo, sport } = traitsOf(item);
  const usual = kinds.map((kind) => wornGarments[kind]).filter((garment) => garment !== undefined);
  return usual.some((garment) => Math.abs(garment.clo - clo) < 0.1 && garment.sport === sport);
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
  said: string,
  memory: Answer['memory'],
): Answer {
  const untold = untoldOf(found, sort, said, memory);
  if (untold) return untold;
  const ranked = [...found]
    .filter((item) => !/age$/.test(sort) || item.purchasedOn !== null)
    .sort((a, b) => sorts[sort](a, b) || (a.id < b.id ? -1 : 1))
    .filter(({ price }) => !/price|perWear/.test(sort) || price !== null);
  const [best, ...others] = ranked;
  if (!best)
    return answered('find_items', 'None of them has a price yet. You can enter one at each item.', {
      cards: itemsCard('Without a price', found),
      memory,
    });
  const isBounded = filters.some(({ price, worn }) => price ?? worn);
  // What was never worn is no runner-up of what is worn most.
  const worthTelling = others.filter(({ timesWorn }) => sort !== 'worn' || timesWorn > 0);
  const next = worthTelling.slice(0, isBounded ? shownItems - 1 : 3);
  const value = (item: AssistantItem) =>
    sort.endsWith('price')
      ? ` (${money(item)})`
      : sort.endsWith('worn')
        ? ` (${item.timesWorn} times)`
        : sort.endsWith('perWear')
          ? ` (${perWear(item).toFixed(2)} per wear)`
          : sort.endsWith('age')
            ? ` (${monthOf(item)})`
            : '';
  const rest =
    next.length > 0
      ? ` After ${are(best, 'it', 'them')}: ${list(next.map((item) => `the ${nameOf(item)}${value(item)}`))}.`
      : '';
  const text = `The ${superlatives[sort]} of your ${plural(said, filters)} ${are(best, 'is', 'are')} the ${nameOf(best)}${value(best)}.${rest}`;
  return answered('find_items', text, {
    cards: itemsCard(capital(superlatives[sort]), [best, ...next]),
    memory: { ...memory, shown: [best, ...next].map(({ id }) => id) },
  });
}

function monthOf({ purchasedOn }: AssistantItem): string {
  const at = new Date(`${purchasedOn}T12:00:00Z`);
  return at.toLocaleDateString('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });
}

/** What no date, no wear and no price can tell is said so. */
function untoldOf(
  found: readonly AssistantItem[],
  sort: Sort,
  said: string,
  memory: Answer['memory'],
): Answer | undefined {
  const isWorn = found.some(({ timesWorn }) => timesWorn > 0);
  if (/(worn|perWear)$/.test(sort) && !isWorn)
    return answered('find_items', `No wears are noted yet for your ${said}, so I can’t tell.`, { memory });
  if (!/age$/.test(sort) || found.some(({ purchasedOn }) => purchasedOn !== null)) return undefined;
  const [latest] = [...found].sort((a, b) => (a.ownedSince < b.ownedSince ? 1 : -1));
  const hint = sort === '-age' && latest ? ` Added here last: the ${nameOf(latest)}.` : '';
  return answered(
    'find_items',
    `No purchase dates yet, so I can’t tell.${hint} You can enter them at each item.`,
    {
      cards: hint ? itemsCard('Added last', [latest]) : [],
      memory,
    },
  );
}

function plural(said: string, filters: readonly ItemFilter[]): string {
  if (/(?<!s)s\b/.test(said) || filters.length > 1) return said;
  return /(?:s|sh|ch|x)$/.test(said) ? `${said}es` : `${said}s`;
}
