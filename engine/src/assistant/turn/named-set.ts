import type { AssistantItem } from '../assistant-context.ts';
import { matchItems } from '../understanding/mentions/match-items.ts';
import { isKind, lessening } from '../understanding/mentions/mention-filters.ts';
import { readQuestion } from '../understanding/read-question.ts';
import { namingWords } from './own-names.ts';
import type { Turn } from './turn.ts';

/** The garments of the kinds that a message names. */
export async function namedSet({
  context,
  text,
  ground,
}: Pick<Turn, 'context' | 'text' | 'ground'>): Promise<AssistantItem[]> {
  const items = await context.items();
  const { mentions } = readQuestion(ground.english, context.today);
  const wanted = mentions.filter(({ role }) => role !== 'refused');
  const kinds = wanted.filter(isKind);
  const looks = wanted.filter(({ filter: { colours, materials, patterns, brands } }) =>
    Boolean(colours ?? materials ?? patterns ?? brands),
  );
  const found = (kinds.length > 0 ? kinds : looks).flatMap(({ filter }) =>
    matchItems(items, lessening(filter, ['notWornSince', 'wornFrom', 'wornTo', 'worn', 'price', 'noun'])),
  );
  return [...new Set([...found, ...calledAlike(found, items, text)])];
}

const shortestKind = 5;

/** A "Kapuzenpulli" is a pulli too, where other pullis were found by that word. */
function calledAlike(
  found: readonly AssistantItem[],
  items: readonly AssistantItem[],
  text: string,
): AssistantItem[] {
  const ends = (item: AssistantItem, word: string) =>
    namingWords(item.description).some((own) => own.length > word.length && own.endsWith(word));
  const kinds = namingWords(text)
    .map((word) => word.replace(/(?:en|er|s|n|e)$/u, ''))
    .filter((word) => word.length >= shortestKind && found.some((item) => ends(item, word)));
  return items.filter((item) => kinds.some((word) => ends(item, word)));
}
