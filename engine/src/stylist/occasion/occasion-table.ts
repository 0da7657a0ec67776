import table from '../../knowledge/data/occasions.json' with { type: 'json' };
import { type OccasionCode, occasionCodes } from './occasion.ts';

/** An occasion as people name it, with what it asks for. */
export type OccasionEntry = {
  id: string;
  label: string;
  code: OccasionCode;
  level: readonly [low: number, high: number];
  setting: string;
  outdoors: boolean;
  evening: boolean;
  mood: string;
  role: string;
  activity: string | null;
  required: readonly string[];
  welcome: readonly string[];
  out: readonly string[];
  /** Phrases by language, in lower case. */
  words: Readonly<Record<string, readonly string[]>>;
};

export const occasionEntries: readonly OccasionEntry[] = table.occasions.map(
  ({ level, code, words, ...entry }) => ({
    ...entry,
    level: [level[0], level[1]],
    code: codeNamed(code),
    words,
  }),
);

export function codeNamed(name: string): OccasionCode {
  const code = occasionCodes.find((known) => known === name);
  if (!code) throw new RangeError(`No dress code is called ${name}`);
  return code;
}
