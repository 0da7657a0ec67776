import { foldedText } from '../../language/text-features.ts';
import { list } from '../../stylist/outfit/voice/plain-words.ts';
import type { Answer, AssistantContext, AssistantItem, ItemFilter } from '../assistant-context.ts';
import { itemNames, tell } from '../commands/command-words.ts';
import type { Language } from '../intent/intent-names.ts';
import { sensedWords } from '../intent/word-senses.ts';
import { answered, itemsCard } from '../tools/find-tools.ts';
import { hasQualities, isKind } from '../understanding/mentions/mention-filters.ts';
import { readQuestion } from '../understanding/read-question.ts';

/** States in which a thing is away, by the sense of the words that ask for it. */
const states = [
  { status: 'in_wash', sense: 'wash', some: 'status_in_wash', none: 'status_none_in_wash' },
  { status: 'lent', sense: 'lend', some: 'status_lent', none: 'status_none_lent' },
  { status: 'repair', sense: 'repair', some: 'status_repair', none: 'status_none_repair' },
] as const;

const ofWash = /(?<!\p{L})(?:wash|laundry|wäsche|lavadora|lavage|vask\p{L}*)(?!\p{L})/iu;

/** "Whats dirty", "who've I lent stuff to": what is away, and with whom; undefined where a certain thing is asked about. */
export async function statusAnswer(
  context: AssistantContext,
  english: string,
  language: Language,
): Promise<Answer | undefined> {
  const { mentions } = readQuestion(english, context.today);
  if (
    !context.hasWardrobe ||
    mentions.some((mention) => isKind(mention) || hasQualities(withoutStatus(mention.filter)))
  )
    return undefined;
  const items = await context.items();
  if (items.length === 0) return undefined;
  const senses = new Set(sensedWords(foldedText(english)).flatMap((word) => word.senses));
  // "In the wash" as a whole is only a state; which one it is says its last word.
  if (ofWash.test(english)) senses.add('wash');
  const isWho = senses.has('ask_who') && !senses.has('wash') && !senses.has('repair');
  const asked = states.filter(({ sense, status }) => senses.has(sense) || (isWho && status === 'lent'));
  const among = asked.length > 0 ? asked : states;
  const away = among.map((state) => ({
    ...state,
    items: items.filter(({ status }) => status === state.status),
  }));
  const present = away.filter((state) => state.items.length > 0);
  const shown = present.flatMap((state) => state.items);
  const [only] = asked;
  const sentences =
    present.length > 0
      ? present.map((state) => tell(state.some, language, { names: namesOf(state.items, language) }))
      : [tell(asked.length === 1 && only ? only.none : 'status_none', language)];
  return answered('find_items', sentences.join(' '), {
    cards: itemsCard('', shown),
    memory: { tool: 'find_items', shown: shown.map(({ id }) => id) },
  });
}

/** Their names, with whom they were left. */
function namesOf(items: readonly AssistantItem[], language: Language): string {
  if (items.every(({ keptIn }) => !keptIn)) return itemNames(items, language);
  const names = items.map((item) => {
    const name = itemNames([item], language);
    return item.keptIn ? `${name} (${item.keptIn})` : name;
  });
  return language === 'en' ? list(names) : new Intl.ListFormat(language).format(names);
}

function withoutStatus({ status: _status, ...rest }: ItemFilter): ItemFilter {
  return rest;
}
