import { answerAbroad } from '../abroad/answer-abroad.ts';
import { renderAbroad } from '../abroad/tell-abroad.ts';
import { answerEnglish } from '../answers/answer-english.ts';
import { calledSo } from '../answers/early-answers.ts';
import { notUnderstood, talkAnswer } from '../answers/talk-answers.ts';
import type { Answer, AssistantContext, Memory } from '../assistant-context.ts';
import { archivedAnswer } from '../commands/archived-answer.ts';
import { namedItem } from '../commands/meant-items.ts';
import { sumOf, type Wanted } from '../intent/decide.ts';
import { groupOf, type IntentName } from '../intent/intent-names.ts';
import { sensedWords } from '../intent/word-senses.ts';
import { say } from '../say.ts';
import { reallyChanged } from '../steps/really-changed.ts';
import { describeItems } from '../tools/describe-tools.ts';
import { suggestOutfit } from '../tools/outfit-tools.ts';
import { readQuestion } from '../understanding/read-question.ts';
import { wishOf } from '../understanding/wish.ts';
import { lastChance } from './last-chance.ts';
import { bars, isCommand, type Turn } from './turn.ts';

/** Outside English only the learned reading decides. Below this certainty nothing is guessed, and no command is offered. */
const lostBelow = 0.25;
const leastBar = 0.3;

/** A question, or a wish for the outfit that was shown; where nothing is understood, two guesses. */
export async function answeredQuestion(turn: Turn): Promise<Answer> {
  const { context, text, english, wanted, memory } = turn;
  const { intent, probability, language, ranked } = wanted;
  const group = groupOf(intent);
  if (language !== 'en' && isLost(wanted, memory))
    return (await forEvent(turn)) ?? (await lastChance(turn)) ?? notUnderstood(ranked, language, memory);
  const answer =
    language === 'en'
      ? ((await answerEnglish(context, ofOtherCloth(english, memory), wanted, memory)) ??
        (await retold(context, wanted, memory)))
      : await answerAbroad({ context, text, wanted, memory });
  const better = answer && ((await instead(turn, answer)) ?? (await noTopic(turn, answer)));
  if (better) return group === 'follow' && better.memory.outfit ? reallyChanged(turn, better) : better;
  if (answer && (!memory || group !== 'follow') && isUnasked(answer, text, wanted))
    return (await forEvent(turn)) ?? (await lastChance(turn)) ?? notUnderstood(ranked, language, memory);
  if (answer) return group === 'follow' ? reallyChanged(turn, answer) : answer;
  if (group === 'follow' && !memory?.outfit)
    return { ...notUnderstood(ranked, language, memory), text: say('nothing_to_change', language, text) };
  if (text.includes('?') && asksForPlaces.test(text) && !/^(?:command|follow)$/.test(group))
    return talkAnswer('off_topic', language, text, memory) ?? notUnderstood(ranked, language, memory);
  const talk = probability >= leastBar ? talkAnswer(intent, language, text, memory) : undefined;
  return (
    talk ??
    (await forEvent(turn)) ??
    (await lastChance(turn)) ??
    (asksOfWorld(turn) ? talkAnswer('off_topic', language, text, memory) : undefined) ??
    notUnderstood(ranked, language, memory)
  );
}

const asksWhetherKnown =
  /^\W*(?:(?:and|so|ok|btw|also|hey)\W+)*(?:do (?:you|u) know|d['’]?you know|any idea|can (?:you|u) (?:check|look up|find out|google)|weißt du|sabes|tu sais|vet du)(?!\p{L})/iu;

/** "Do you know if the shop is open past 10": a question that names nothing of one's own, and no clothes. */
function asksOfWorld({ text, ground }: Turn): boolean {
  if (!asksWhetherKnown.test(text) || ground.items.length > 0 || ground.event) return false;
  const senses = sensedWords(text.toLowerCase()).flatMap((word) => word.senses);
  return !senses.some((sense) => /^(?:wear|outfit|clothes|wash|clean|care|weather)$/.test(sense));
}

/** "Is there a good shop near there": no question of what to wear. */
const asksForPlaces =
  /(?<!\p{L})(?:shops?|stores?|boutiques?|restaurants?|hotels?|bars?|cafés?|films?|movies?|laden|läden|geschäfte?|kneipen?|kino|tiendas?|magasins?|boutiques?|butikk\p{L}*)(?!\p{L})/iu;

/** Below this a wish is hardly read at all. House rule. */
const hardlyRead = 0.35;
/** From here a message that names an event is a command or talk all the same. House rule. */
const elseBar = 0.5;

/** What names an event of one's own, and is not understood otherwise, asks what to wear to it. */
async function forEvent({
  context,
  text,
  english,
  ground,
  wanted,
  memory,
  wish,
}: Turn): Promise<Answer | undefined> {
  const { language, intent, probability, ranked } = wanted;
  const senses = sensedWords(text.toLowerCase()).flatMap((word) => word.senses);
  const isDated = ground.days?.first === ground.event?.day;
  const isOfClothes = senses.some((sense) => /^(wear|outfit|clothes)$/.test(sense));
  const isLikely = ranked.slice(0, 2).some((each) => /^(outfit|suits)$/.test(each.intent));
  if (!isDated && !isOfClothes && !isLikely) return undefined;
  // "Col says I look tired" hardly asks for anything.
  if (wish && wish.probability < hardlyRead && !text.includes('?')) return undefined;
  const isElse = /^(command|talk|other|feeling)$/.test(groupOf(intent)) && probability >= elseBar;
  const isOfThing = ground.items.length > 0 && !/^(outfit|suits)/.test(intent);
  if (asksForPlaces.test(text)) return undefined;
  if (!ground.event || isElse || isOfThing || !context.hasWardrobe) return undefined;
  const read = readQuestion(english, context.today);
  const question = language === 'en' ? read : { ...read, native: text, language };
  const answer = await suggestOutfit(context, await wishOf(context, question), memory?.outfit);
  if (answer.cards.length === 0) return undefined;
  return language === 'en' ? answer : renderAbroad({ context, answer, intent: 'outfit', language });
}

function isLost({ intent, probability }: Wanted, memory: Memory | undefined): boolean {
  const isOrder = isCommand(intent) && !/^(shop|remind|app_help|outside)$/.test(intent);
  return probability < lostBelow || (isOrder && probability >= bars.command && !memory?.outfit);
}

/** A better answer than that something is missing, or than a topic: what was put away, what is called so, a fact of one's own. */
async function instead(turn: Turn, answer: Answer): Promise<Answer | undefined> {
  const { context, english, wanted } = turn;
  const isMissing = answer.cards.length === 0 && /^(find_items|describe_items)$/.test(answer.memory.tool);
  const archived = isMissing ? await archivedAnswer(turn) : undefined;
  if (archived) return archived;
  const isUnknown = isMissing && /^No, your wardrobe has no/.test(answer.text);
  const named = isUnknown ? await calledSo(context, turn) : undefined;
  if (named) return named;
  return answer.memory.tool === 'explain' ? factOfNamed(context, english, wanted) : undefined;
}

/** Who wants to know something asks, or names what a text could be about. */
const inquires =
  /\?|\b(what\p{L}*|which|best|how|why|when|explain|mean\p{L}*|rules?|tips?|advice|dress code|tell me|help)\b/iu;
/** Below this share nothing known in general is asked for, however near a topic lies. House rule. */
const leastKnowledge = 0.25;
const knowing: ReadonlySet<IntentName> = new Set<IntentName>([
  ...(['explain', 'care', 'color_advice', 'body_advice', 'trends', 'suits', 'compare', 'buy'] as const),
  ...(['match', 'pair'] as const),
]);

/** The nearest topic is no answer to somebody who asked for none: the outfit is changed as was wished, or nothing is claimed. */
async function noTopic({ context, text, wanted, memory }: Turn, answer: Answer): Promise<Answer | undefined> {
  const { tool, topic } = answer.memory;
  if (tool !== 'explain' || topic === undefined || inquires.test(text)) return undefined;
  if (sumOf(wanted, (intent) => knowing.has(intent)) >= leastKnowledge) return undefined;
  const changed = await retold(context, wanted, memory);
  if (changed) return changed;
  const { intent, probability, language, ranked } = wanted;
  const isTalk = /^(talk|other)$/.test(groupOf(intent)) && probability >= leastBar;
  return (
    (isTalk ? talkAnswer(intent, language, text, memory) : undefined) ??
    notUnderstood(ranked, language, memory)
  );
}

const cloths =
  /\b(wool|cashmere|merino|silk|cotton|linen|leather|suede|denim|polyester|viscose|velvet|corduroy|nylon|satin|fleece|down|tweed)\b/i;

/** "And from wool?", after how wine comes out of silk: the same question of wool. */
function ofOtherCloth(english: string, memory: Memory | undefined): string {
  const topic = memory?.tool === 'explain' ? memory.topic : undefined;
  const [cloth] = /^\W*(?:and|what about|how about)\b/i.test(english) ? (cloths.exec(english) ?? []) : [];
  if (topic === undefined || cloth === undefined || english.split(/\s+/).length > fewWords) return english;
  return cloths.test(topic) ? topic.replace(cloths, cloth) : english;
}

const fewWords = 5;

/** What an answer from the wardrobe answers, by the tool that gave it. */
const askedBy: Readonly<Record<string, RegExp>> = {
  suggest_outfit:
    /^(outfit|outfit_with|options|match|suits|compare|pair|weather|pack|with|without|warmer|cooler|casual|dressy|other|outfit_plan|week_plan|events)$/,
  wardrobe_gaps: /^(gaps|buy|declutter|shop)$/,
  unworn_items: /^(unworn|declutter|wears)$/,
  offer_worn: /^(item_worn|outfit_worn|history|wears)$/,
  find_items:
    /^(find|status|count|age|history|wears|facts|match|suits|outfit|outfit_with|buy|pair|compare|money)$/,
};
/** Below this, what only tells something of a person's day is not answered with clothes; short messages are. House rule. */
const [askedBar, shortMessage] = [0.22, 6];

const asks =
  /\?|\b(what|which|where|how|any|please|show|give|find|need|want|suggest|pick|help|black tie|white tie|dress code)\b/i;

function isUnasked({ memory }: Answer, text: string, wanted: Wanted): boolean {
  const asked = askedBy[memory.tool];
  const isLong = text.trim().split(/\s+/).length > shortMessage;
  if (!asked || !isLong || asks.test(text)) return false;
  return sumOf(wanted, (intent) => asked.test(intent)) < askedBar;
}

/** What a follow-up wants, in words that name nothing else. */
const plainly: Readonly<Record<string, string>> = {
  other: 'another one',
  warmer: 'make it warmer',
  cooler: 'make it cooler',
  casual: 'make it more casual',
  dressy: 'make it dressier',
};

/** A follow-up to an outfit whose words say no more than what was understood of it: "nope, not that". */
async function retold(
  context: AssistantContext,
  wanted: Wanted,
  memory: Memory | undefined,
): Promise<Answer | undefined> {
  const said = plainly[wanted.intent];
  if (!memory?.outfit || said === undefined || wanted.probability < bars.follow) return undefined;
  return answerEnglish(context, said, wanted, memory);
}

/** From here what is known in general does not answer a question of one's own things. House rule. */
const ownFactBar = 0.8;

/** "How many times have I worn the satin slip": of the garment that is named, not of satin. */
async function factOfNamed(
  context: AssistantContext,
  text: string,
  { intent, probability, language }: Wanted,
): Promise<Answer | undefined> {
  if (language !== 'en' || !/^(wears|facts|money)$/.test(intent) || probability < ownFactBar)
    return undefined;
  const item = context.hasWardrobe ? namedItem(text, await context.items()) : undefined;
  return item && describeItems(context, [item], readQuestion(text, context.today).plain);
}
