import { renderAbroad } from '../../abroad/tell-abroad.ts';
import type { Answer } from '../../assistant-context.ts';
import { findItems } from '../../tools/find-tools.ts';
import type { Turn } from '../../turn/turn.ts';
import { isKind, lessening } from '../../understanding/mentions/mention-filters.ts';
import { readQuestion } from '../../understanding/read-question.ts';

const asksWhich =
  /(?<!\p{L})(?:which|what|welche\p{L}*|was f[üu]r|qu[ée]|cu[aá]les|quel(?:le)?s?|hvilke\p{L}*)\s/iu;
/** What is not away, in the five languages. */
const isFree =
  /(?<!\p{L})(?:(?:are|is|do)n[’']?t (?:\p{L}+ ){0,3}(?:tailor\p{L}*|dirty|wash|laundry|lent|cleaners?)|not (?:dirty|in the wash|at the \p{L}+)|clean|available|wearable|sauber|nicht in der wäsche|limpi[oa]s|disponibles?|propres?|rene|ledige)(?!\p{L})/iu;
/** From here a message asks after what hangs there. House rule. */
const likely = 0.4;

/** "Which pants do I have that aren't at the tailor or dirty": all of the kind that can be worn. */
export async function whichFree({ context, text, ground, wanted }: Turn): Promise<Answer | undefined> {
  const { intent, probability, language } = wanted;
  if (!/^(?:status|find)$/.test(intent) || probability < likely || !context.hasWardrobe) return undefined;
  if (!asksWhich.test(text) || !isFree.test(text)) return undefined;
  const [kind, ...others] = readQuestion(ground.english, context.today).mentions.filter(isKind);
  if (!kind || others.length > 0) return undefined;
  const items = (await context.items()).filter(({ available }) => available);
  const filter = lessening(kind.filter, ['status', 'not', 'use', 'occasion']);
  const answer = await findItems({ ...context, items: async () => items }, [filter]);
  return language === 'en' ? answer : renderAbroad({ context, answer, intent: 'find', language });
}
