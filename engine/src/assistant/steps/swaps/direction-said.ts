import patterns from '../../../knowledge/assistant/heard/shown-wishes.json' with { type: 'json' };

export type Direction = keyof typeof patterns;
const directions = Object.entries(patterns).map(
  ([name, words]) => [name as Direction, new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu')] as const,
);

/** How an outfit that is shown should be, as some words say: "bit sexier", "it can't be too nice"; in five languages. */
export function directionIn(text: string): Direction | undefined {
  return directions.find(([, words]) => words.test(text))?.[0];
}
