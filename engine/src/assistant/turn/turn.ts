import type { Answer, AssistantContext, Memory } from '../assistant-context.ts';
import type { Wanted } from '../intent/decide.ts';
import { groupOf, type IntentGroup, type IntentName } from '../intent/intent-names.ts';
import type { Wish } from '../wishes/read-wishes.ts';
import type { Grounding } from './grounding.ts';

/** One message of a conversation with all that is understood of it, before it is answered. */
export type Turn = {
  context: AssistantContext;
  /** As it was typed, and with its known words in English. */
  text: string;
  english: string;
  ground: Grounding;
  wanted: Wanted;
  /** What the answers before left, without what waited for a yes. */
  memory: Memory | undefined;
  /** The one wish of the message, with its details, where it was read as such. */
  wish?: Wish | undefined;
};

/** One way to answer; undefined where it has no answer to this turn. */
export type Step = (turn: Turn) => Promise<Answer | undefined> | Answer | undefined;

/** How sure the reader must be before a message is taken for talk or the like and not for a question. House rules. */
export const bars: Readonly<Record<IntentGroup, number>> = {
  talk: 0.5,
  other: 0.55,
  feeling: 0.55,
  command: 0.5,
  follow: 0.5,
  question: 0,
};

/** The first answer that one of the steps has. */
export async function firstOf(turn: Turn, steps: readonly Step[]): Promise<Answer | undefined> {
  for (const step of steps) {
    const answer = await step(turn);
    if (answer) return answer;
  }
  return undefined;
}

export function isCommand(intent: IntentName): boolean {
  return groupOf(intent) === 'command';
}

/** How a sentence about somebody else begins, in the five languages: "she doesn't know me anymore some days". */
const ofOthers =
  /^\W*(?:(?:but|and|so|aber|und|ja|pero|y|mais|et|men|og)\s+)?(?:she|he|they|(?:my|our) (?:mum|mom|dad|gran|nan|grandma|granddad|sister|brother|son|daughter|aunt|uncle|friend|boss|dog|cat)|sie|er|(?:meine?|unsere?) \p{L}+|omas?|opas?|mama|papa|ella|él|mi (?:madre|padre|abuela|abuelo)|elle|il|ma (?:mère|grand-mère)|mon (?:père|grand-père)|hun|han)(?!\p{L})/iu;

/** Whether a sentence is about somebody else, and so hardly a cry for help. */
export function isOfOthers(text: string): boolean {
  return ofOthers.test(text);
}
