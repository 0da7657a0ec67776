import { nameColour } from '../../colour/name-colour.ts';
import { hexToOkLab } from '../../colour/oklab.ts';
import { list } from '../../stylist/outfit/voice/plain-words.ts';
import { capsuleGaps } from '../../stylist/wardrobe/capsule-gaps.ts';
import { notWornFor, wearHistory } from '../../stylist/wardrobe/wear-history.ts';
import type { Answer, AssistantContext, AssistantItem, ItemFilter } from '../assistant-context.ts';
import { matchItems, traitsOf } from '../understanding/mentions/match-items.ts';
import { dayWithYear } from '../understanding/read-day.ts';
import { kindOnly } from '../understanding/read-qualities.ts';
import { capital, nameOf, namesOf } from '../words.ts';
import { filterWords } from './filter-words.ts';
import { answered, emptyWardrobe, itemsCard } from './find-tools.ts';

/** How many, what they are worth, which colours: sums over the wardrobe. */
export async function summarise(
  context: AssistantContext,
  about: string,
  filter: ItemFilter | undefined,
): Promise<Answer> {
  const all = await context.items();
  if (all.length === 0) return emptyWardrobe();
  const items = filter ? matchItems(all, filter) : all;
  const memory = { tool: 'summarise_wardrobe', shown: items.slice(0, 50).map(({ id }) => id) };
  if (/\b(worth|value|spent|spend)\b/.test(about))
    return answered(
      'summarise_wardrobe',
      worth(items, filter ? filterWords(filter, context.dateFormat) : 'items'),
      { memory },
    );
  if (/\bcolou?rs?\b/.test(about)) return colourUse(items);
  if (about === 'brands') return answered('summarise_wardrobe', brandUse(items), { memory });
  const noun = filter ? filterWords(filter, context.dateFormat) : 'items';
  const worn = items.reduce((sum, { timesWorn }) => sum + timesWorn, 0);
  const text = filter
    ? `${countSentence(items, noun)}${archivedToo(matchItems(await context.archived(), filter))}`
    : `You own ${items.length} items: ${byCategory(items)}. ${worn > 0 ? `Together they were worn ${worn} times.` : 'No wears are noted yet.'}`;
  return answered('summarise_wardrobe', text, {
    cards: filter ? itemsCard(capital(noun), items) : [],
    memory,
    actions: [{ kind: 'open', label: 'Open wardrobe', page: 'wardrobe' }],
  });
}

/** What was put away is not counted, and not kept quiet. */
function archivedToo(items: readonly AssistantItem[]): string {
  return items.length === 0 ? '' : ` In the archive: ${namesOf(items, 4)}.`;
}

function countSentence(items: readonly AssistantItem[], noun: string): string {
  if (items.length === 0) return `You have no ${noun}.`;
  if (items.length === 1) return `You have one: ${namesOf(items, 1)}.`;
  return `You have ${items.length} ${noun}: ${namesOf(items, 12)}.`;
}

/** Of one, and of several. */
const categoryNames: Record<AssistantItem['category'], readonly [string, string]> = {
  top: ['top', 'tops'],
  shirt: ['shirt', 'shirts'],
  pants: ['pair of trousers, skirt or shorts', 'trousers, skirts and shorts'],
  shoes: ['pair of shoes', 'pairs of shoes'],
  accessories: ['accessory', 'accessories'],
  outerwear: ['jacket or coat', 'jackets and coats'],
  dresses: ['dress', 'dresses'],
};

function byCategory(items: readonly AssistantItem[]): string {
  const counts = Map.groupBy(items, ({ category }) => category);
  return list(
    [...counts]
      .sort((x, y) => y[1].length - x[1].length)
      .map(([category, group]) => `${group.length} ${categoryNames[category][group.length === 1 ? 0 : 1]}`),
  );
}

function worth(items: readonly AssistantItem[], noun: string): string {
  const priced = items.filter(({ price }) => price !== null);
  if (priced.length === 0) return `No prices are entered yet for your ${noun}, so I can’t tell.`;
  const sums = new Map<string, number>();
  for (const { price, currency } of priced)
    sums.set(currency ?? '', (sums.get(currency ?? '') ?? 0) + (price ?? 0));
  const total = list([...sums].map(([currency, sum]) => `${Math.round(sum)} ${currency}`.trim()));
  const [[currency, sum] = ['', 0]] = [...sums];
  const mean =
    sums.size === 1 && priced.length > 1 ? `, ${Math.round(sum / priced.length)} ${currency}`.trimEnd() : '';
  if (items.length === 1) return `The ${nameOf(items[0])} cost ${total}.`;
  if (priced.length === 1) return `Only the ${nameOf(priced[0])} has a price: ${total}.`;
  return `The ${priced.length} ${noun} with a price cost ${total} in all${mean ? `${mean} each on average` : ''}${priced.length < items.length ? `; ${items.length - priced.length === 1 ? '1 has' : `${items.length - priced.length} have`} no price` : ''}.`;
}

function brandUse(items: readonly AssistantItem[]): string {
  const counts = [
    ...Map.groupBy(
      items.filter(({ brand }) => brand),
      ({ brand }) => brand ?? '',
    ),
  ].sort((a, b) => b[1].length - a[1].length || (a[0] < b[0] ? -1 : 1));
  const [first, ...others] = counts.map(([brand, own]) => `${brand} (${own.length})`);
  if (!first) return 'No brands are entered yet.';
  const unnamed = items.length - counts.reduce((sum, [, own]) => sum + own.length, 0);
  const rest =
    others.length > 0 ? ` Then ${list(others.slice(0, 5))}, of ${counts.length} brands in all.` : '';
  return `Most are by ${first}.${rest}${unnamed > 0 ? ` ${unnamed} have no brand entered.` : ''}`;
}

function colourUse(items: readonly AssistantItem[]): Answer {
  const use = new Map<string, { hex: string; owned: number; worn: number }>();
  for (const { palette, timesWorn } of items)
    for (const { hex, share } of palette) {
      const { basic } = nameColour(hexToOkLab(hex));
      const known = use.get(basic) ?? { hex, owned: 0, worn: 0 };
      use.set(basic, { hex: known.hex, owned: known.owned + share, worn: known.worn + share * timesWorn });
    }
  const isWorn = items.some(({ timesWorn }) => timesWorn > 0);
  const weight = ({ owned, worn }: { owned: number; worn: number }) => (isWorn ? worn : owned);
  const total = [...use.values()].reduce((sum, each) => sum + weight(each), 0) || 1;
  const ranked = [...use].sort((x, y) => weight(y[1]) - weight(x[1])).slice(0, 5);
  const shares = list(
    ranked.map(([name, each]) => `${name} (${Math.round((100 * weight(each)) / total)} %)`),
  );
  const text = `${isWorn ? 'By how often you wear it' : 'No wears are noted yet, so by what you own'}: ${shares}.`;
  return answered('summarise_wardrobe', text, {
    cards: [
      { kind: 'palette', title: 'What you wear', colours: ranked.map(([name, { hex }]) => ({ name, hex })) },
    ],
  });
}

const usualRest = 90;

function restDays(today: string, since: string | undefined): number {
  return since ? Math.round((Date.parse(today) - Date.parse(since)) / 86_400_000) + 1 : usualRest;
}

/** Wears that nobody noted tell nothing. */
export function noWears(what: string): Answer {
  return answered(
    'no_wears',
    `No wears are noted yet, so I can’t tell ${what}. Mark outfits as worn and I’ll know.`,
  );
}

/** What has rested for 90 days and more, or since a day, longest first. */
export async function unwornItems(
  context: AssistantContext,
  filter: ItemFilter | undefined,
  since?: string,
): Promise<Answer> {
  const all = await context.items();
  if (all.length === 0) return emptyWardrobe();
  const items = filter ? matchItems(all, filter) : all;
  const wears = items.flatMap(({ id, lastWorn }) => (lastWorn ? [{ itemId: id, on: lastWorn }] : []));
  const owned = items.map((item) => ({ id: item.id, addedOn: item.ownedSince, price: item.price, item }));
  const rested = notWornFor(wearHistory(owned, wears, context.today), restDays(context.today, since)).map(
    ({ item }) => item.item,
  );
  const sinceThen = since && `since ${dayWithYear(since, context)}`;
  const never = items.filter(({ lastWorn }) => lastWorn === null);
  if (never.length === items.length) return noWears('what you haven’t worn');
  if (rested.length === 0 && never.length > 0)
    return answered(
      'unworn_items',
      `Never marked as worn: ${namesOf(never, 6)}. Everything else was worn ${sinceThen ?? 'within the last 90 days'}.`,
      {
        cards: itemsCard('Never marked as worn', never),
        memory: { tool: 'unworn_items', shown: never.map(({ id }) => id) },
      },
    );
  if (rested.length === 0)
    return answered('unworn_items', `Everything was worn ${sinceThen ?? 'within the last 90 days'}.`);
  const [first] = rested;
  const unnoted = never.filter((item) => !rested.includes(item)).length;
  const lastOn = first.lastWorn ? `since ${dayWithYear(first.lastWorn, context)}` : 'not once since it came';
  const text = `${rested.length} ${rested.length === 1 ? 'piece has' : 'pieces have'} not been worn ${sinceThen ?? 'for three months or more'}. Longest: the ${nameOf(first)} (${lastOn})${rested.length > 1 ? `, then ${namesOf(rested.slice(1), 5)}` : ''}.${unnoted > 0 ? ` ${unnoted} more ${unnoted === 1 ? 'has' : 'have'} no wear noted.` : ''}`;
  return answered('unworn_items', text, {
    cards: itemsCard(since ? `Not worn ${sinceThen}` : 'Not worn for 90 days', rested),
    actions: [{ kind: 'ask', label: `Outfit with the ${nameOf(first)}` }],
    memory: { tool: 'unworn_items', shown: rested.map(({ id }) => id) },
  });
}

/** What keeps the wardrobe from combining. */
export async function wardrobeGaps(
  context: AssistantContext,
  filter: ItemFilter | undefined,
): Promise<Answer> {
  const items = await context.items();
  if (items.length === 0) return emptyWardrobe();
  if (filter?.noun) return anotherOne(items, filter, filter.noun);
  const gaps = capsuleGaps(
    items.map((item) => ({
      category: item.category,
      hex: item.palette[0]?.hex ?? null,
      formality: traitsOf(item).formality,
      warmth: traitsOf(item).clo,
      quantity: 1,
    })),
  );
  const said = gaps.slice(0, 3).map(({ reason }) => `${reason}.`);
  const text =
    gaps.length === 0
      ? 'You have the basics covered: tops, bottoms, shoes, layers, and a warm coat. I’d replace what wears out before buying more.'
      : `What would help most:\n${said.join('\n')}`;
  return answered('wardrobe_gaps', text, {
    memory: { tool: 'wardrobe_gaps', shown: [] },
  });
}

function withArticle(noun: string): string {
  if (/s$/.test(noun)) return noun;
  return `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`;
}

/** Whether one more of a kind is worth buying beside what is owned. */
function anotherOne(items: readonly AssistantItem[], filter: ItemFilter, noun: string): Answer {
  const same = matchItems(items, filter);
  const own = same.length > 0 ? same : matchItems(items, kindOnly(filter));
  const test = 'only if you can name three things here to wear it with';
  const text =
    same.length > 0
      ? `You already have ${namesOf(same, 3)}. I’d skip it, unless yours is worn out.`
      : own.length > 0
        ? `You have ${namesOf(own, 3)} already, so another has to earn its place. Buy it ${test}.`
        : `You don’t own ${withArticle(noun)} yet. If you get ${/s$/.test(noun) ? 'some' : 'one'}, take a quiet color that goes with three things here, and look second-hand first.`;
  return answered('wardrobe_gaps', text, {
    cards: itemsCard('What you have', own),
    memory: { tool: 'wardrobe_gaps', shown: own.map(({ id }) => id) },
  });
}
