import sentences from '../../knowledge/assistant/item-facts.json' with { type: 'json' };
import type { Answer, AssistantItem } from '../assistant-context.ts';
import { itemNames } from '../commands/command-words.ts';
import type { Language } from '../intent/intent-names.ts';
import { filled } from '../say.ts';
import { answered, itemsCard } from '../tools/find-tools.ts';
import type { Step } from '../turn/turn.ts';
import { commandOfWish } from '../wishes/command-of-wish.ts';
import { itemsOfWish } from '../wishes/items-of-wish.ts';
import { capital } from '../words.ts';

/** How sure the reading must be. House rule. */
const surely = 0.6;
/** So many things are told one by one. */
const mostTold = 3;

export type Field = 'size' | 'brand' | 'material' | 'color';

/** What of a garment is asked for, in the five languages. */
const fields: readonly [Field, RegExp][] = [
  ['size', /(?<!\p{L})(?:sizes?|gr(?:ö|oe)(?:ß|ss)en?|tallas?|tailles?|pointures?|størrelser?)(?!\p{L})/iu],
  [
    'brand',
    /(?<!\p{L})(?:brands?|makes?|makers?|labels?|who (?:makes?|made)|marken?|marcas?|marques?|merker?)(?!\p{L})/iu,
  ],
  [
    'material',
    /(?<!\p{L})(?:materials?|made (?:of|from|out of)|fabrics?|cloth|stoff|woraus|tejidos?|telas?|de qué (?:es|está|son)|matières?|tissus?|laget av)(?!\p{L})/iu,
  ],
  ['color', /(?<!\p{L})(?:colou?rs?|farben?|couleurs?|farger?)(?!\p{L})/iu],
];

/** "What size did I say it was?": one field of the garment that is named or spoken of. */
export const factOfWish: Step = async ({ context, wanted, memory, wish }) => {
  if (wish?.intent !== 'facts' || wanted.intent !== 'facts' || wish.probability < surely) return undefined;
  const field = fieldAsked(wish.text);
  if (!field || !context.hasWardrobe) return undefined;
  const { language } = wanted;
  const command = await commandOfWish(context, wish, { language, memory });
  const named = itemsOfWish(command, wish);
  const spoken = command.items.filter(({ id }) => memory?.focus?.itemIds.includes(id));
  const items = named ? named.items : spoken;
  if (items.length === 0 || items.length > mostTold || named?.isOpen) return undefined;
  return fieldsOf(items, field, language);
};

/** The field that some words ask for. */
export function fieldAsked(text: string): Field | undefined {
  return fields.find(([, words]) => words.test(text))?.[0];
}

/** One field of some pieces. */
export function fieldsOf(items: readonly AssistantItem[], field: Field, language: Language): Answer {
  return answered('describe_items', items.map((item) => told(item, field, language)).join('\n'), {
    cards: itemsCard('', items),
    memory: { tool: 'describe_items', shown: items.map(({ id }) => id), askedOf: 'facts' },
  });
}

function told(item: AssistantItem, field: Field, language: Language): string {
  const values: Readonly<Record<Field, string | null>> = {
    size: item.size,
    brand: item.brand,
    material: item.material,
    color: item.colour,
  };
  const value = values[field];
  const word = sentences[`field_${field}`][language];
  const name = capital(itemNames([item], language).replace(/^the /, ''));
  const sentence = sentences[value ? 'field' : 'no_field'][language];
  return filled(sentence, { name, field: word, value: value ?? '' });
}
