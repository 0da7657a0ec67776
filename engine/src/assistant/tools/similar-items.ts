import { okLabToCieLab } from '../../colour/cie-lab.ts';
import { deltaE00 } from '../../colour/delta-e.ts';
import type { Answer, AssistantItem } from '../assistant-context.ts';
import { matches, matchItems, traitsOf } from '../understanding/mentions/match-items.ts';
import { isKind, lessening, resolve } from '../understanding/mentions/mention-filters.ts';
import type { Question } from '../understanding/read-question.ts';
import { nameOf, namesOf } from '../words.ts';
import { answered, itemsCard } from './find-tools.ts';

/** What other things weigh against the same kind of garment, and how far off may still be called similar. House rule. */
const [otherKind, otherCloth, farthest] = [0.6, 0.2, 1.6];

/** What comes near a garment in kind, dressiness and warmth ("like my white sneakers, only in black"). */
export function similarItems(question: Question, items: readonly AssistantItem[]): Answer | undefined {
  const { mentions, plain } = question;
  const mention = mentions.find((each) => isKind(each));
  if (!mention) return undefined;
  const [model] = resolve(items, mention);
  if (!model) return undefined;
  const wish = mentions.find((each) => each !== mention && each.vague && each.filter.colours)?.filter;
  const own = traitsOf(model);
  const near = items
    .filter((item) => item.id !== model.id && item.category === model.category)
    .filter((item) => !wish || matches(item, lessening(wish, ['noun'])))
    .map((item) => {
      const { kind, formality, clo } = traitsOf(item);
      const off =
        (kind === own.kind ? 0 : otherKind) +
        Math.abs(formality - own.formality) * 0.5 +
        Math.abs(clo - own.clo) +
        (item.material === model.material ? 0 : otherCloth);
      return { item, off };
    })
    .sort((a, b) => a.off - b.off || (a.item.id < b.item.id ? -1 : 1))
    .filter(({ off }) => off < farthest)
    .slice(0, 4)
    .map(({ item }) => item);
  const memory = { tool: 'find_items', shown: [model.id] };
  const within = wish?.colours ? ` in ${wish.colours.join(' or ')}` : '';
  if (near.length === 0)
    return answered(
      'find_items',
      `No, nothing${within} in your wardrobe comes close to the ${nameOf(model)}.`,
      { memory },
    );
  return answered(
    'find_items',
    `Nearest${within} to the ${nameOf(model)} in kind, dressiness and warmth: ${namesOf(near)}.`,
    {
      cards: itemsCard('Similar', near),
      memory: {
        ...memory,
        shown: near.map(({ id }) => id),
        ...(/\blike\b/.test(plain) ? { filter: mention.filter } : {}),
      },
    },
  );
}

/** Nearer in colour than this (CIEDE2000) two of a kind do the same service; up to the second they come near it. House rule. */
const [same, near] = [12, 24];

/** Pairs of one kind, near in colour, that do the same service twice; the nearest first. */
export function alikeItems(question: Question, items: readonly AssistantItem[]): Answer {
  const mention = question.mentions.find((each) => isKind(each));
  const pairs = pairsOf(mention ? matchItems(items, mention.filter) : [...items]);
  const alike = pairs.filter(({ off }) => off < same);
  const shown = (alike.length > 0 ? alike : pairs.filter(({ off }) => off < near)).slice(0, 4);
  const named = shown.map(({ a, b }) => `the ${nameOf(a)} and the ${nameOf(b)}`).join('; ');
  const both = [...new Set(shown.flatMap(({ a, b }) => [a, b]))];
  const text =
    alike.length > 0
      ? `Of one kind and nearly one color: ${named}.`
      : `No, nothing is the same twice.${shown.length > 0 ? ` Nearest to each other: ${named}.` : ''}`;
  return answered('find_items', text, {
    cards: itemsCard('Alike', both),
    memory: { tool: 'find_items', shown: both.map(({ id }) => id) },
  });
}

type Pair = { a: AssistantItem; b: AssistantItem; off: number };

function pairsOf(items: readonly AssistantItem[]): Pair[] {
  const lab = (item: AssistantItem) => okLabToCieLab(traitsOf(item).main);
  return items
    .flatMap((a, k) =>
      items
        .slice(k + 1)
        .filter((b) => b.category === a.category && traitsOf(b).kind === traitsOf(a).kind)
        .filter((b) => (a.pattern ?? 'solid') === (b.pattern ?? 'solid'))
        .map((b): Pair => ({ a, b, off: deltaE00(lab(a), lab(b)) })),
    )
    .sort((x, y) => x.off - y.off || (x.a.id < y.a.id ? -1 : 1));
}
