import formal from '../../knowledge/assistant/formal-german.json' with { type: 'json' };
import type { Answer, Memory } from '../assistant-context.ts';

const signs = new RegExp(formal.signs, 'u');

/** Whole words alone are exchanged, the longer phrases first. */
const exchanges = formal.phrases.map(([familiar = '', polite = '']): readonly [RegExp, string] => {
  const end = /\p{L}$/u.test(familiar) ? '(?!\\p{L})' : '';
  return [new RegExp(`(?<!\\p{L})${familiar}${end}`, 'gu'), polite];
});

/** German in which the assistant says "du", with "Sie" in its place. */
export function withSie(german: string): string {
  return exchanges.reduce((text, [familiar, polite]) => text.replace(familiar, polite), german);
}

const sentenceStart = /(?:^|[.!?]\s+)\p{Lu}/gu;

/** "Könnten Sie", "Tragen Sie", "wie Ihnen": a capital at the beginning of a sentence says nothing. */
function saysSie(typed: string): boolean {
  return signs.test(typed.replace(sentenceStart, (start) => start.toLowerCase()));
}

/** Answers with "Sie" once the person has said it, for the rest of the conversation. */
export function addressed(answer: Answer, typed: string, before: Memory | undefined): Answer {
  const isFormal = answer.memory.language === 'de' && (before?.isFormal === true || saysSie(typed));
  if (!isFormal) return answer;
  return { ...answer, text: withSie(answer.text), memory: { ...answer.memory, isFormal: true } };
}
