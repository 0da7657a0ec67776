import { termAdvice } from '../../knowledge/guide-advice.ts';
import { stylePrinciples, styleVoices } from '../../knowledge/style-principles.ts';
import type { Voice } from '../voice/voice.ts';
import { list, sentence } from '../voice/words.ts';
import type { GuideInput, Statement } from './guide-input.ts';
import { type PastTerm, pastTerms } from './past-terms.ts';

const mostStyles = 3;

/** What to hold on to: house rules of the chosen styles, how they meet, and what past looks already do well. */
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
        why: `House rule, because you chose ${style}.`,
      })),
  );
  const [first, second] = styles;
  if (first && second)
    found.push({
      key: 'meeting',
      text: sentence(
        `Let ${first} decide ${styleVoices[first].shapes} and ${second} bring ${styleVoices[second].details}`,
      ),
      why: `House rule for ${list(styles.slice(0, 4))} in one wardrobe: the first sets the large pieces.`,
    });
  const strongest = pastTerms(analyses)[0];
  if (strongest && strongest.mean >= 70) found.push(keep(voice, strongest));
  return found.length > 0 ? found : [plain(voice)];
}

function turned<T>(voice: Voice, key: string, items: readonly T[]): T[] {
  const start = voice.pick(`start ${key}`, [...items.keys()]);
  return [...items.slice(start), ...items.slice(0, start)];
}

function keep(voice: Voice, { key, mean, looks }: PastTerm): Statement {
  const { noun, keep: texts } = termAdvice[key];
  return {
    key: 'strongest',
    text: sentence(voice.pick('keep', texts)),
    why: `Your highest: ${noun} averaged ${Math.round(mean)} of 100 in ${looks} of your latest analyses.`,
  };
}

function plain(voice: Voice): Statement {
  return {
    key: 'plain',
    text: sentence(
      voice.pick('plain', [
        'Build on three colors that go with each other, and add the fourth only when it meets all three',
        'Repeat what worked: note the outfits you felt right in, and look for what they share',
      ]),
    ),
    why: 'House rule for a wardrobe without a chosen style.',
  };
}
