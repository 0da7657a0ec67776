import type { Answer, Memory } from '../assistant-context.ts';
import type { IntentName, Language } from '../intent/intent-names.ts';
import { readIntent } from '../intent/read-intent.ts';
import { say } from '../say.ts';
import { answered } from '../tools/find-tools.ts';

/** From here a remark sounds glad, or like trouble. House rule. */
const toneBar = 0.3;
const glad: ReadonlySet<IntentName> = new Set<IntentName>(['happy', 'praise']);
const troubled: ReadonlySet<IntentName> = new Set<IntentName>([
  'sad',
  'overwhelmed',
  'dislike',
  'money_worry',
  'nerves',
]);

/** A few words to a remark that wants nothing; what was shown, and what waits for a yes, stays. */
export function remarkAnswer(text: string, language: Language, memory: Memory | undefined): Answer {
  const { ranked } = readIntent(text, language);
  const sum = (names: ReadonlySet<IntentName>) =>
    ranked.reduce((all, { intent, probability }) => all + (names.has(intent) ? probability : 0), 0);
  const [good, bad] = [sum(glad), sum(troubled)];
  const tone = good >= toneBar && good > bad ? 'remark_good' : bad >= toneBar ? 'remark_bad' : 'remark';
  const name = memory?.feeling ? 'after_feeling' : tone;
  const answer = answered('talk', say(name, language, text));
  return { ...answer, memory: memory ?? answer.memory };
}
