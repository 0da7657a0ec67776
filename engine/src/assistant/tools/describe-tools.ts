import type { Answer, AssistantContext, AssistantItem } from '../assistant-context.ts';
import { traitsOf } from '../understanding/mentions/match-items.ts';
import { dayWithYear, dayWords } from '../understanding/read-day.ts';
import { are, capital, money, nameOf, timesWords } from '../words.ts';
import { answered, itemsCard, type Sort, sorts, statusWords, superlatives } from './find-tools.ts';
import { sortOf } from './sort-words.ts';

/** What is known of one item, or of several beside each other. */
export function describeItems(
  context: AssistantContext,
  items: readonly AssistantItem[],
  about: string,
): Answer {
  const memory = { tool: 'describe_items', shown: items.map(({ id }) => id) };
  const cards = itemsCard(items.length > 1 ? 'Side by side' : 'In your wardrobe', items);
  if (items.length > 1) return answered('describe_items', comparison(items, about), { cards, memory });
  return answered('describe_items', facts(context, items[0], about), { cards, memory });
}

function facts(context: AssistantContext, item: AssistantItem, about: string): string {
  const name = `The ${nameOf(item)}`;
  const is = are(item, 'is', 'are');
  const wears =
    item.timesWorn === 0
      ? `No wears are noted for the ${nameOf(item)} yet.`
      : `${name} ${are(item, 'has', 'have')} been worn ${timesWords(item.timesWorn)}${item.lastWorn ? `, last on ${dayWithYear(item.lastWorn, context)}` : ''}.`;
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
  const colour = `${name} ${is} ${item.colour}${item.secondColour ? ` with ${item.secondColour}` : ''}.`;
  const asked = [
    ...(/\b(what|which) (colou?r|shade)|\b(light|dark|pale|deep) or\b|\bcolou?r of\b/.test(about)
      ? [colour]
      : []),
    ...(/\b(brand|who (makes|made)|maker|label)\b/.test(about) ? [make] : []),
    ...(/\bsize\b/.test(about) ? [size] : []),
    ...(/\b(price|pay|paid|cost|costs|much|expensive|cheap|cheapest|per wear|spend|spent|dear|pricey)\b/.test(
      about,
    )
      ? [price]
      : []),
    ...(/\b(material|fabric|made (of|from|out)|cloth|what kind of|real|leather or|cotton or|canvas|wool|silk|cotton|polyester|linen)\b/.test(
      about,
    )
      ? [cloth]
      : []),
    ...(/\b(worn|wore|(?<!per )wear|last|how often|have .* on|outing|outings|times)\b/.test(about)
      ? [wears]
      : []),
    ...(/\b(clean|wash|dirty|available|lent|ready|back from|laundry)\b/.test(about) ? [place] : []),
    ...(/\b(review|reviews|customers|rating|ratings)\b/.test(about)
      ? [`I don't know any reviews of it, only your own history: ${wears[0].toLowerCase()}${wears.slice(1)}`]
      : []),
  ];
  if (/^\W*(and |so )?when\b.*\b(back|ready|done|finished|return(ed)?)\b/.test(about))
    return `When ${are(item, 'it comes', 'they come')} back I don’t know: no date is kept for that. ${place}`;
  if (asked.length > 0) return asked.join(' ');
  const days = item.lastWorn ? dayWords(item.lastWorn, context) : null;
  const parts = [
    item.brand,
    item.size ? `size ${item.size}` : null,
    item.material,
    item.price === null ? null : money(item),
  ].filter(Boolean);
  const told = parts.length > 0 ? `${name}: ${parts.join(', ')}.` : `${name}:`;
  const worn = parts.length > 0 ? ['No wears noted yet', 'Worn'] : ['no wears noted yet', 'worn'];
  return `${told} ${item.timesWorn === 0 ? worn[0] : `${worn[1]} ${timesWords(item.timesWorn)}`}${days ? `, last ${days === 'today' || days === 'yesterday' ? days : `on ${days}`}` : ''}${item.available ? '' : `; ${statusWords(item)} right now`}.`;
}

function comparison(items: readonly AssistantItem[], about: string): string {
  const sort = sortOf(about);
  const known = sort ? knownOf(items, sort) : items;
  const ranked = sort && known.length > 0 ? [...known].sort(sorts[sort]) : known;
  const lines = [...ranked, ...items.filter((item) => !ranked.includes(item))].slice(0, 4).map((item) => {
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
      item.timesWorn === 0 ? null : `worn ${timesWords(item.timesWorn)}`,
    ];
    return `${capital(nameOf(item))}: ${parts.filter(Boolean).join(', ')}.`;
  });
  const verdict = sort && verdictOf(items, ranked, sort);
  return [...(verdict ? [verdict] : []), ...lines].join('\n');
}

/** Those of which is known what they are to be compared by. */
function knownOf(items: readonly AssistantItem[], sort: Sort): readonly AssistantItem[] {
  if (/age$/.test(sort)) return items.filter(({ purchasedOn }) => purchasedOn !== null);
  return /price$/.test(sort) ? items.filter(({ price }) => price !== null) : items;
}

/** Of two things, by the order they are asked in. */
export const comparatives: Record<Sort, string> = {
  price: 'cheaper',
  '-price': 'more expensive',
  worn: 'worn more often',
  '-worn': 'worn less often',
  warmth: 'warmer',
  '-warmth': 'lighter',
  dressy: 'dressier',
  '-dressy': 'more casual',
  perWear: 'cheaper per wear',
  '-perWear': 'dearer per wear',
  age: 'older',
  '-age': 'newer',
  recent: 'worn last',
  '-recent': 'worn longer ago',
};

function verdictOf(items: readonly AssistantItem[], ranked: readonly AssistantItem[], sort: Sort): string {
  const [best] = ranked;
  if (!best)
    return /age$/.test(sort)
      ? 'No purchase dates yet, so I can’t tell.'
      : 'None of them has a price, so I can’t tell.';
  return `The ${nameOf(best)} ${are(best, 'is', 'are')} ${items.length > 2 ? `the ${superlatives[sort]}` : comparatives[sort]}.`;
}
