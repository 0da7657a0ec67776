import type { Wanted } from '../intent/decide.ts';
import { readQuestion, withOwnBrands } from '../understanding/read-question.ts';
import type { Memory, World } from '../world.ts';
import type { Command } from './command.ts';

export type Said = {
  world: World;
  text: string;
  english: string;
  wanted: Wanted;
  memory: Memory | undefined;
};

export async function commandOf({ world, text, english, wanted, memory }: Said): Promise<Command> {
  const items = world.hasWardrobe ? await world.items() : [];
  const read = withOwnBrands(readQuestion(english, world.today), items);
  const question = wanted.language === 'en' ? read : { ...read, native: text, language: wanted.language };
  return { world, intent: wanted.intent, language: wanted.language, text, question, items, memory };
}
