import type { Answer, AssistantContext, AssistantItem, ItemFilter, Memory } from '../assistant-context.ts';
import { signalsOf } from '../evidence/question-signals.ts';
import { findItems } from '../tools/find-tools.ts';
import { matchItems } from '../understanding/mentions/match-items.ts';
import { hasQualities, isKind, lessening } from '../understanding/mentions/mention-filters.ts';
import type { QuestionInContext } from '../understanding/question-in-context.ts';
import { kindOnly } from '../understanding/read-qualities.ts';
import type { Question } from '../understanding/read-question.ts';
import { isAppendix } from './leaning.ts';

const searches = new Set([
  'find_items',
  'describe_items',
  'recommend',
  'match_items',
  'summarise_wardrobe',
  'suits',
  'unworn_items',
]);

/** "Only the wool ones", "not leather, and no blazers", "and in black?", "and trousers?": the last search, changed. */
export function narrowed(
  { context, question, items }: QuestionInContext,
  memory: Memory,
  shown: AssistantItem[],
): Promise<Answer> | undefined {
  const { plain, mentions } = question;
  if (!searches.has(memory.tool) || plain.split(' ').length > 14) return undefined;
  const signals = signalsOf(plain);
  const isRefused = mentions.some(({ role }) => role === 'refused');
  if (
    signals.has('howTo') ||
    (signals.has('trouble') && !isRefused) ||
    signals.has('definition') ||
    signals.has('outfit')
  )
    return undefined;
  const old = memory.filter ?? {};
  const refused = mentions.filter(({ role }) => role === 'refused').map(({ filter }) => filter);
  const wanted = mentions.find(({ role, vague }) => role === 'wanted' || (role === 'with' && vague));
  if (wanted && isKind(wanted) && !isOfShown(wanted.filter, memory))
    return otherKind({ context, items }, question, wanted.filter, old, shown);
  const fresh: ItemFilter = wanted ? lessening(wanted.filter, ['noun', 'categories', 'kinds', 'row']) : {};
  if (Object.keys(fresh).length === 0 && refused.length === 0)
    return others(context, question, items, old, shown);
  const not = [...(old.not ?? []), ...(fresh.not ?? []), ...refused];
  const denied = not.length > 0 ? { not } : {};
  const within = matchItems(shown, { ...fresh, ...denied });
  if (within.length > 0 && within.length < shown.length)
    return findItems(limited(context, within), [{ ...old, ...kindOnly(old), ...fresh, ...denied }]);
  const { colours: _colours, notColours: _not, ...base } = old;
  const combined = { ...base, ...fresh, ...denied };
  const loose = { ...kindOnly(base), ...fresh, ...denied };
  // "Not that one then", said of the outfit that was shown before.
  if (memory.outfit && [combined, loose].every((filter) => matchItems(items, filter).length === 0))
    return undefined;
  return findItems(context, [matchItems(items, combined).length > 0 ? combined : loose]);
}

function isOfShown({ noun }: ItemFilter, { filter }: Memory): boolean {
  return noun !== undefined && noun === filter?.noun;
}

/** "And trousers?" after "black tops": the old qualities, where the wardrobe has such. "Just the boots": some of the shown. */
function otherKind(
  { context, items }: { context: AssistantContext; items: AssistantItem[] },
  question: Question,
  filter: ItemFilter,
  old: ItemFilter,
  shown: AssistantItem[],
): Promise<Answer> | undefined {
  const { plain } = question;
  const own = matchItems(shown, filter);
  if (own.length > 0 && own.length < shown.length && /\b(only|just|mean|meant|the)\b/.test(plain))
    return findItems(limited(context, own), [filter]);
  if (!isAppendix(question) || hasQualities(filter)) return undefined;
  const soft = lessening(old, ['noun', 'categories', 'kinds', 'row', 'sizes']);
  const both = { ...soft, ...filter };
  return findItems(context, [matchItems(items, both).length > 0 ? both : filter]);
}

/** "Any others?" */
function others(
  context: AssistantContext,
  { plain }: Question,
  items: readonly AssistantItem[],
  old: ItemFilter,
  shown: AssistantItem[],
): Promise<Answer> | undefined {
  if (!/\b(others?|else|more|alternatives?)\b/.test(plain) || Object.keys(kindOnly(old)).length === 0)
    return undefined;
  const rest = matchItems(items, kindOnly(old)).filter(({ id }) => !shown.some((item) => item.id === id));
  return rest.length > 0 ? findItems(limited(context, rest), [kindOnly(old)]) : undefined;
}

export function limited(context: AssistantContext, items: AssistantItem[]): AssistantContext {
  return { ...context, items: async () => items };
}
