import type { AssistantContext, AssistantItem } from '../assistant-context.ts';
import { matches } from './mentions/match-items.ts';
import { type Question, readQuestion } from './read-question.ts';

/** A question with the assistant's context; `items` are read already. */
export type QuestionInContext = { context: AssistantContext; question: Question; items: AssistantItem[] };

/** Of several that fit, the one whose name shares most words with the question. */
export function nearestOf(found: AssistantItem[], { plain }: Question): AssistantItem[] {
  const words = new Set(plain.split(/[^\p{L}\p{N}]+/u));
  const shared = ({ description }: AssistantItem) =>
    description
      .toLowerCase()
      .split(/\W+/)
      .filter((word) => words.has(word)).length;
  return [...found].sort((a, b) => shared(b) - shared(a) || b.timesWorn - a.timesWorn);
}

/** Garments that nothing in the question refuses. */
export function withoutRefused(items: AssistantItem[], { mentions }: Question): AssistantItem[] {
  const refused = mentions.filter(({ role }) => role === 'refused');
  return items.filter((item) => !refused.some(({ filter }) => matches(item, filter)));
}

/** What a message asks; of a change to the outfit that was shown no other occasion, place, or day is read into its reasons. */
export function readInContext(text: string, context: AssistantContext): Question {
  const question = readQuestion(text, context.today);
  if (!context.keepsOccasion) return question;
  return { ...question, occasion: undefined, place: undefined, days: undefined };
}
