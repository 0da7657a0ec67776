import patterns from '../../../knowledge/assistant/heard/trips.json' with { type: 'json' };

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
