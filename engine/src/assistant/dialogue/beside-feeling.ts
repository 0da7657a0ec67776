import { tellsMood } from '../answers/remark-answer.ts';
import type { Answer } from '../assistant-context.ts';
import { groupOf, type Language } from '../intent/intent-names.ts';
import { isTalkName, say } from '../say.ts';
import type { Wish } from '../wishes/read-wishes.ts';
import type { Heard } from './scene.ts';

/** From here something is wanted beside a feeling that no word tells. House rule. */
const surelyWanted = 0.5;

/** "I'm having a clear out. What have I not worn": no feeling is read into the words in front of a question. */
export function withoutGuessedFeeling({ wishes, language }: Heard): Heard['wishes'] {
  const others = wishes.filter(({ intent, text }) => !feelings.test(intent) || tellsMood(text, language));
  return others.some(({ probability }) => probability >= surelyWanted) ? others : wishes;
}

/** From here a feeling is heard beside the question. House rule. */
const hearsFeeling = 0.25;
const feelings = /^(?:grief|nerves|body_dislike|money_worry|sad|overwhelmed)$/;

/** "My grandma died, funeral Friday, what do I wear": the outfit, after a kind word. */
export function withFeeling(
  answer: Answer,
  wish: Wish | undefined,
  { text, language }: { text: string; language: Language },
): Answer {
  const felt = wish?.ranked.find(
    ({ intent, probability }) => feelings.test(intent) && probability >= hearsFeeling,
  );
  const isOutfit =
    answer.memory.tool === 'suggest_outfit' && groupOf(wish?.intent ?? 'small_talk') === 'question';
  if (!felt || !isOutfit || !isTalkName(felt.intent)) return answer;
  return { ...answer, text: `${say(felt.intent, language, text)}\n\n${answer.text}` };
}
