import type { Answer, Memory } from '../assistant-context.ts';
import { leans, points } from '../conversation/leaning.ts';
import type { Wanted } from '../intent/decide.ts';
import { groupOf, type IntentName } from '../intent/intent-names.ts';
import { isKind } from '../understanding/mentions/mention-filters.ts';
import type { QuestionInContext } from '../understanding/question-in-context.ts';
import { type Question, readQuestion } from '../understanding/read-question.ts';
import { compareQuestion } from './compare-question.ts';
import { fromKnowledge } from './from-knowledge.ts';
import { pairQuestion } from './pair-question.ts';
import { suitsQuestion } from './suits-question.ts';
import { colourQuestion } from './wardrobe-questions.ts';

/** From here a question asks whether one garment is right. House rule. */
const suitsBar = 0.4;

/** "Are tights okay with that?", "so will I be warm in the dress?": of what was spoken of, where nothing else is named. */
function goesOnFrom(question: Question, isSurely: boolean): boolean {
  const isElsewhere = question.days ?? question.occasion ?? question.place;
  const isShort = isSurely && question.plain.split(' ').length <= shortVerdict;
  return isElsewhere === undefined && (isShort || leans(question));
}

/** So few words ask of the outfit that was shown. */
const shortVerdict = 9;

/** "Are tights okay with that?", "heels or flats?": one garment, or one of two, for what was spoken of. */
export async function verdictOnShown(
  asked: QuestionInContext,
  wanted: Wanted,
  memory: Memory,
): Promise<Answer | undefined> {
  const { question, context } = asked;
  const { intent, probability } = wanted;
  const isSurely = memory.outfit !== undefined && intent === 'suits' && probability >= suitsBar;
  if (!context.hasWardrobe || asked.items.length === 0 || !goesOnFrom(question, isSurely)) return undefined;
  const wish = memory.outfit && memory.wish;
  if (intent === 'compare' && probability >= suitsBar && wish) return compareQuestion(asked, wish);
  const isOfOne = groupOf(intent) === 'question' || /^(with|suits)$/.test(intent);
  const asksLeave =
    leave.test(question.plain) && !asksHelp.test(question.plain) && question.mentions.some(isKind) && isOfOne;
  if (wish && isBareThing(question, intent)) return suitsQuestion(asked, wish);
  const isSuits = intent === 'suits' && probability >= suitsBar;
  const goesOn = points(question) || /\b(still|too|also|then)\b/.test(question.plain);
  const merged = withBefore(asked, memory);
  const isOfBefore = wish !== undefined || merged.question.occasion !== undefined;
  if (!isSuits && !(isOfBefore && asksLeave && goesOn && intent !== 'care')) return undefined;
  return suitsQuestion(merged, wish);
}

/** "Linen pants then?": whether that would do instead. */
function isBareThing({ text, plain, mentions }: Question, intent: IntentName): boolean {
  const isYesNo = /\b(y n|y\/n|yes or no|yay or nay|yea or nay)\b/.test(plain);
  if (isYesNo && mentions.filter(isKind).length === 1) return true;
  const isChange = /^\W*(?:(?:and|ok|but) )*(?:with|add|in)\b/.test(plain);
  const isShort = !isChange && text.includes('?') && plain.split(' ').length <= mostBare;
  return isShort && /^(with|find|suits)$/.test(intent) && mentions.filter(isKind).length === 1;
}

const mostBare = 4;
/** "Could you add my denim jacket": asked of the assistant. */
const asksHelp = /^\W*(?:(?:and|so|but|ok|okay) )*(?:can|could|would|will) (?:you|u|we)\b/;

const leave =
  /^\W*((and|so|but|ok|okay|wait|hmm*|also) )*(is|are|can|could|would|will|do|does|should) |\b(ok|okay|fine|alright|works?|too much)\W*$/;

/** The question with the day, the place, and the occasion of the one before. */
function withBefore(asked: QuestionInContext, memory: Memory): QuestionInContext {
  if (memory.outfit ?? !/^(tell_weather|list_events|suits|explain)$/.test(memory.tool)) return asked;
  const { days, place, occasion } = readQuestion(memory.topic ?? memory.question ?? '', asked.context.today);
  return { ...asked, question: { ...asked.question, days, place, occasion } };
}

/** From here the reading decides alone what a question asks; below, what speaks for each answer is weighed. House rule. */
export const decidesBar = 0.8;

/** What one garment, two, or one of several are asked about is answered as that and never with an outfit. */
const ofGarments: Partial<
  Record<IntentName, (asked: QuestionInContext) => Promise<Answer | undefined> | Answer | undefined>
> = {
  pair: pairQuestion,
  suits: (asked) => suitsQuestion(asked),
  compare: (asked) => compareQuestion(asked),
};

/** A pair, a choice or one garment in question; where none of the wardrobe is meant, what is known of it. */
export async function surelyAsked(
  asked: QuestionInContext,
  { intent, probability }: Wanted,
): Promise<Answer | undefined> {
  const { context, question, items } = asked;
  const handler = ofGarments[intent];
  if (probability < decidesBar || !handler || !context.hasWardrobe) return undefined;
  if (items.length === 0) return undefined;
  const isOfPerson = ofPerson.test(question.plain);
  if (intent === 'suits' && /^\W*(which|what)\b/.test(question.plain)) return undefined;
  const answer = isOfPerson ? undefined : await handler(asked);
  const colours = new Set(question.mentions.flatMap(({ filter }) => filter.colours ?? []));
  const isOfColours = intent === 'pair' && !answer && !isOfPerson && colours.size > 1;
  const verdict = answer ?? (isOfColours ? colourQuestion(asked) : undefined);
  const isGeneral = isOfPerson || !question.mentions.some(isKind);
  const explanation = verdict ?? (isGeneral ? fromKnowledge(question, true, items) : undefined);
  return (
    explanation && { ...explanation, memory: { ...explanation.memory, intent, question: question.text } }
  );
}

/** Whether somebody, and not a garment, is right: age, skin, hair. */
const ofPerson =
  /\b(am i|im|are we) (\w+ )?(too|to) (old|young|big|short|tall|fat|pale|curvy|wide|skinny)\b|\bmy (\w+ )?(hair|skin|complexion|eyes|age|figure|hips|tummy|belly|legs|shoulders)\b/;
