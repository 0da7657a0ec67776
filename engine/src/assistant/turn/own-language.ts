import type { AssistantContext } from '../assistant-context.ts';
import type { Language } from '../intent/intent-names.ts';
import { readLanguage } from '../intent/read-intent.ts';

/** So many names tell a language, from this certainty on. House rules. */
const [fewestNames, mostNames, sure] = [5, 30, 0.9];

/** The language in which somebody calls their clothes, where it is plain: a first message of two words is in that one. */
export async function languageOfNames(context: AssistantContext): Promise<Language | undefined> {
  if (!context.hasWardrobe) return undefined;
  const items = await context.items();
  if (items.length < fewestNames) return undefined;
  const names = items.slice(0, mostNames).map(({ description }) => description);
  const { language, languageProbability } = readLanguage(names.join(' '));
  return languageProbability >= sure ? language : undefined;
}
