import { answerQuestion } from '../answer-question.ts';
import type { Answer, AssistantContext, Card, Memory } from '../assistant-context.ts';
import type { Change } from '../change.ts';

/** Somebody who talks to the assistant: each message goes on from the answer before. */
export function conversationIn(context: AssistantContext) {
  async function talk(...said: string[]): Promise<Answer[]> {
    const answers: Answer[] = [];
    for (const text of said) answers.push(await answerQuestion(context, text, answers.at(-1)?.memory));
    return answers;
  }
  /** The answer to the last message. */
  async function lastOf(...said: string[]): Promise<Answer> {
    const last = (await talk(...said)).at(-1);
    if (!last) throw new Error('Nothing was said');
    return last;
  }
  /** What waits for a yes after the last message. */
  const changeOf = async (...said: string[]): Promise<Change | undefined> =>
    (await lastOf(...said)).memory.pending?.change;
  const ask = (text: string, memory?: Memory) => answerQuestion(context, text, memory);
  return { ask, talk, lastOf, changeOf };
}

export const outfitOf = ({ cards }: Pick<Answer, 'cards'>): Extract<Card, { kind: 'outfit' }> | undefined =>
  cards.find((card) => card.kind === 'outfit');
