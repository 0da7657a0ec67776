import type { Answer, AssistantItem } from '../assistant-context.ts';
import { signalsOf } from '../evidence/question-signals.ts';
import { explain } from '../topics/compose-explanation.ts';
import { explainBoth, knownTopic } from '../topics/known-topic.ts';
import { isKind, resolve } from '../understanding/mentions/mention-filters.ts';
import type { Question } from '../understanding/read-question.ts';

/** What is known in general of a question; undefined where no topic comes near. */
export function fromKnowledge(
  question: Question,
  isSure = false,
  items: readonly AssistantItem[] = [],
): Answer | undefined {
  const text = withOwnCloth(question, items);
  const found = knownTopic(text, isSure);
  const explanation = explainBoth(text) ?? (found && explain(text, found));
  const shown = namedOf(question, items);
  return (
    explanation &&
    (shown.length > 0 ? { ...explanation, memory: { ...explanation.memory, shown } } : explanation)
  );
}

/** So few garments are what "it" means afterwards. */
const mostMeant = 2;

function namedOf({ mentions }: Question, items: readonly AssistantItem[]): string[] {
  const named = mentions.filter((mention) => isKind(mention) && mention.role !== 'refused');
  const ids = new Set(named.flatMap((mention) => resolve(items, mention).map(({ id }) => id)));
  return ids.size <= mostMeant ? [...ids] : [];
}

/** "Can I wash my oatmeal jumper?" is a question of its wool, and not of its colour. */
function withOwnCloth(question: Question, items: readonly AssistantItem[]): string {
  const { text, mentions, plain } = question;
  const signals = signalsOf(plain);
  if (!signals.has('care') && !signals.has('trouble') && !ofCloth.test(plain)) return text;
  const own = mentions.filter((mention) => isKind(mention) && mention.definite && !mention.filter.materials);
  const cloths = own.flatMap((mention) => {
    const found = resolve(items, mention);
    const named = [...new Set(found.flatMap(({ material }) => material ?? []))];
    return named.length === 1 ? named : [];
  });
  const colours = new Set(own.flatMap(({ filter }) => filter.colours ?? []));
  const bare = [...colours].reduce(
    (said, colour) => said.replace(new RegExp(`\\b${colour}\\b`, 'i'), ''),
    text,
  );
  return cloths.length > 0 ? `${bare} ${cloths.join(' ')}` : text;
}

const ofCloth =
  /\b(waterproof|rain|wet|breathable|warm|itchy|crease|creases|wrinkle|shrink|stretch|last|pill|bobble|fade|machine|dryer)\b/;
