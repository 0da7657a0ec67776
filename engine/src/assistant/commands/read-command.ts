import type { AssistantContext, Memory } from '../assistant-context.ts';
import type { Wanted } from '../intent/decide.ts';
import { readQuestion, withOwnBrands } from '../understanding/read-question.ts';
import type { Wish } from '../wishes/read-wishes.ts';
import type { Command } from './command.ts';

export type Said = {
  context: AssistantContext;
  text: string;
  english: string;
  wanted: Wanted;
  memory: Memory | undefined;
  wish?: Wish | undefined;
};

export async function commandOf({ context, text, english, wanted, memory }: Said): Promise<Command> {
  const items = context.hasWardrobe ? await context.items() : [];
  const read = withOwnBrands(readQuestion(english, context.today), items);
  const question = wanted.language === 'en' ? read : { ...read, native: text, language: wanted.language };
  return { context, intent: wanted.intent, language: wanted.language, text, question, items, memory };
}
