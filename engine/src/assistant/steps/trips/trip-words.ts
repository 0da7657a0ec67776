import patterns from '../../../knowledge/assistant/heard/trips.json' with { type: 'json' };
import type { Turn } from '../../turn/turn.ts';

type Sign = keyof typeof patterns;

const signs = new Map<Sign, RegExp>(
  Object.entries(patterns).map(([name, words]) => [
    name as Sign,
    new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu'),
  ]),
);

/** Whether a message has words of a sort that changes or asks after a packing list, in the five languages. */
export function speaksOf(sign: Sign, text: string): boolean {
  return signs.get(sign)?.test(text) ?? false;
}

/** From here a message asks for an opinion. House rule. */
const judgingBar = 0.5;

/** "Navy wrap dress ok or too worky": an opinion on one piece, and no other list. */
export function judgesPiece({ wanted, ground }: Turn): boolean {
  return wanted.intent === 'suits' && wanted.probability >= judgingBar && ground.items.length === 1;
}

/** The message without the words of that sort. */
export function withoutSign(sign: Sign, text: string): string {
  const pattern = signs.get(sign);
  return pattern ? text.replace(pattern, ' ') : text;
}
