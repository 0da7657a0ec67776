import { answered, itemsCard } from './find-tools.ts';
import { matches, traitsOf } from './match-items.ts';
import { isKind, lessening, type Question, resolve } from './read-question.ts';
import { nameOf, namesOf } from './words.ts';
import type { Answer, AssistantItem } from './world.ts';

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
