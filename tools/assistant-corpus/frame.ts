import type { Language } from '@drape/engine/assistant/intent/intent-names';
import stored from './framings.json' with { type: 'json' };
import type { Random } from './random.ts';

type Framing = {
  openings: readonly string[];
  closings: readonly string[];
  /** What is said to a stranger in the place of what is said to a friend; "^" stands for the beginning. */
  formal: readonly (readonly string[])[];
};

const framings: Readonly<Record<Language, Framing>> = stored;
/** So often something is said before and behind what is wanted, and so often it is said formally. House rules. */
const [opened, closed, formal] = [0.2, 0.12, 0.35];

const replacements = new Map(
  Object.entries(framings).map(([language, each]) => [
    language,
    each.formal.map(([said = '', instead = '']) => {
      const pattern = said.startsWith('^') ? `^${said.slice(1)}` : `(?<!\\p{L})${said}`;
      return { pattern: new RegExp(`${pattern}(?!\\p{L})`, 'giu'), instead };
    }),
  ]),
);

/** The same wish as somebody says it who thanks first, thinks aloud, or is polite: none of it changes what is wanted. */
export function framed(text: string, language: Language, random: Random): string {
  const { openings, closings } = framings[language];
  const pick = (list: readonly string[]) => list[Math.floor(random() * list.length)] ?? '';
  const polite = random() < formal ? formally(text, language) : text;
  const before = random() < opened ? `${pick(openings)} ` : '';
  const behind = random() < closed ? ` ${pick(closings)}` : '';
  return `${before}${polite}${behind}`;
}

function formally(text: string, language: Language): string {
  return (replacements.get(language) ?? []).reduce(
    (said, { pattern, instead }) => said.replace(pattern, instead),
    text,
  );
}
