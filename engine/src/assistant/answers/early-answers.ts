import type { Answer, AssistantContext, Memory } from '../assistant-context.ts';
import { itemsCalled } from '../commands/meant-items.ts';
import type { Wanted } from '../intent/decide.ts';
import { describeItems } from '../tools/describe-tools.ts';
import { readQuestion } from '../understanding/read-question.ts';

type SaidNow = { text: string; english: string; wanted: Wanted; memory: Memory | undefined };

/** "Where are my swimmers": what no vocabulary knows is found by its name, with where it is. */
export async function calledSo(context: AssistantContext, said: SaidNow): Promise<Answer | undefined> {
  if (!context.hasWardrobe) return undefined;
  const items = itemsCalled(said.text, await context.items());
  if (items.length === 0 || items.length > mostCalled) return undefined;
  return describeItems(context, items, readQuestion(said.english, context.today).plain);
}

const mostCalled = 3;
