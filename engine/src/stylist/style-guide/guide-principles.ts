import { termAdvice } from '../../knowledge/style/guide-advice.ts';
import { stylePrinciples, styleVoices } from '../../knowledge/style/style-principles.ts';
import type { Voice } from '../voice/voice.ts';
import { list, sentence } from '../voice/words.ts';
import type { GuideInput, Statement } from './guide-input.ts';
import { type PastTerm, pastTerms } from './past-terms.ts';

const mostStyles = 3;

/** What to hold on to: principles of the chosen styles, how they meet, and what past looks already do well. */
export function guidePrinciples(voice: Voice, { preferences, analyses }: GuideInput): Statement[] {
  const { styles } = preferences;
  const leading = styles.slice(0, mostStyles);
  const each = leading.length === 1 ? 3 : leading.length === 2 ? 2 : 1;
  const found = leading.flatMap((style): Statement[] =>
    turned(voice, style, stylePrinciples[style])
      .slice(0, each)
      .map((text, at) => ({
        key: `${style} ${at}`,
        text: sentence(text),
        why: `You chose ${style}.`,
      })),
  );
  const [first, second] = styles;
  if (first && second)
    found.push({
      key: 'meeting',
      text: sentence(
        `Let ${first} decide ${styleVoices[first].shapes} and ${second} bring ${styleVoices[second].details}`,
      ),
      why: `You like ${list(styles.slice(0, 4))}, so each gets its own job.`,
    });
  const strongest = pastTerms(analyses)[0];
  if (strongest && strongest.mean >= 70) found.push(keep(voice, strongest));
  return found.length > 0 ? found : [plain(voice)];
}

function turned<T>(voice: Voice, key: string, items: readonly T[]): T[] {
  const start = voice.pick(`start ${key}`, [...items.keys()]);
  return [...items.slice(start), ...items.slice(0, start)];
}

function keep(voice: Voice, { key, looks }: PastTerm): Statement {
  const { noun, keep: texts } = termAdvice[key];
  return {
    key: 'strongest',
    text: sentence(voice.pick('keep', texts)),
    why: `${noun.charAt(0).toUpperCase()}${noun.slice(1)} is what you do best in your latest ${looks === 1 ? 'photo' : 'photos'}.`,
  };
}

function plain(voice: Voice): Statement {
  return {
    key: 'plain',
    text: sentence(
      voice.pick('plain', [
        'Start with three colors that go together, and add a fourth only if it goes with all of them',
        'Remember the outfits you felt good in, and look for what they have in common',
      ]),
    ),
    why: 'A good start while you find your style.',
  };
}
