import type { Answer, AssistantContext, Memory } from '../assistant-context.ts';
import { followUp } from '../conversation/follow-up.ts';
import { isAppendix, isStatement, leans, points } from '../conversation/leaning.ts';
import { inSamePlace } from '../conversation/same-place.ts';
import type { Intent } from '../evidence/evidence.ts';
import { featuresOf, onlySoft, type QuestionFeatures } from '../evidence/question-features.ts';
import { weighIntents } from '../evidence/weigh-intents.ts';
import { sumOf, type Wanted } from '../intent/decide.ts';
import { groupOf, type IntentName } from '../intent/intent-names.ts';
import { tellAnalysis } from '../tools/day-tools.ts';
import { emptyWardrobe } from '../tools/find-tools.ts';
import { explain } from '../topics/compose-explanation.ts';
import { careTopic } from '../topics/known-topic.ts';
import { withOwnNames } from '../turn/own-mentions.ts';
import { withSpokenEvent } from '../turn/spoken-event.ts';
import { withSpokenOf } from '../turn/spoken-of.ts';
import { isKind } from '../understanding/mentions/mention-filters.ts';
import { type QuestionInContext, readInContext } from '../understanding/question-in-context.ts';
import { type Question, readQuestion, withOwnBrands } from '../understanding/read-question.ts';
import { planQuestion, wornQuestion } from './act-questions.ts';
import { compareQuestion, isEitherOr } from './compare-question.ts';
import { eventsQuestion } from './events-question.ts';
import { findQuestion } from './find-question.ts';
import { fromKnowledge } from './from-knowledge.ts';
import { outfitQuestion, recommendQuestion } from './outfit-question.ts';
import { matchQuestion, pairQuestion } from './pair-question.ts';
import { suitsQuestion } from './suits-question.ts';
import { decidesBar, surelyAsked, verdictOnShown } from './verdicts.ts';
import {
  colourQuestion,
  factsQuestion,
  packQuestion,
  sumQuestion,
  weatherQuestion,
  worthQuestion,
} from './wardrobe-questions.ts';

type Handler = (asked: QuestionInContext) => Promise<Answer | undefined> | Answer | undefined;

const handlers: Record<Exclude<Intent, 'explain' | 'none'>, Handler> = {
  analysis: ({ context, question }) => tellAnalysis(context, question.plain),
  pack: packQuestion,
  events: eventsQuestion,
  weather: weatherQuestion,
  worn: wornQuestion,
  plan: planQuestion,
  unworn: (asked) => sumQuestion(asked, 'unworn'),
  gaps: (asked) => sumQuestion(asked, 'gaps'),
  count: (asked) => sumQuestion(asked, 'count'),
  worth: worthQuestion,
  colours: (asked) => sumQuestion(asked, 'colours'),
  compare: (asked) => compareQuestion(asked),
  facts: factsQuestion,
  suits: (asked) => suitsQuestion(asked),
  pair: pairQuestion,
  match: matchQuestion,
  recommend: recommendQuestion,
  outfit: outfitQuestion,
  colour: colourQuestion,
  find: findQuestion,
};
/** From here a question is one of knowledge, and no search in the wardrobe answers it. House rule. */
const sureScore = 5;

/** Below this share of the reading nothing is dressed for that no word asks for. House rule. */
const leastOfOutfit = 0.3;
/** Below this share a topic must hold most of the question. House rules. */
const [leastOfKnowledge, wellKnown] = [0.1, 0.65];
const knowing: ReadonlySet<IntentName> = new Set<IntentName>([
  ...(['explain', 'care', 'color_advice', 'body_advice', 'trends', 'match', 'pair', 'suits'] as const),
  ...(['compare', 'buy', 'outfit_with', 'wears'] as const),
]);
const dressing: ReadonlySet<IntentName> = new Set(['outfit', 'outfit_with', 'outfit_plan', 'suits', 'pack']);

/** From here a topic holds so much of a question that it is not of another world. House rule. */
const nearTopic = 0.5;

/** What needs no wardrobe. */
const general: ReadonlySet<Intent> = new Set(['analysis', 'events', 'weather', 'colour', 'explain']);

/** From here a message is talk, and goes on from no topic. House rule. */
const talkBar = 0.3;

/** Something that stands on its own so surely, and goes on from the last answer so hardly, is a new question. House rules. */
const [aloneBar, aloneQuestionBar, followBar] = [0.55, 0.8, 0.12];

/** Questions about what was shown point to it: "which of them did I wear last?" */
function standsAlone(wanted: Wanted, question: Question): boolean {
  const group = groupOf(wanted.intent);
  if (isSurelyFound(wanted, question)) return true;
  if (group === 'follow' || (group === 'question' && (points(question) || isAppendix(question))))
    return false;
  const follows = sumOf(wanted, (intent) => groupOf(intent) === 'follow');
  return follows < followBar && wanted.probability >= (group === 'question' ? aloneQuestionBar : aloneBar);
}

/** From here a question is one of what hangs there. House rule. */
const surelyFound = 0.8;

/** "What have I got that isn't navy?" points at nothing, and changes no outfit. */
function isSurelyFound({ intent, probability }: Wanted, { plain }: Question): boolean {
  return intent === 'find' && probability >= surelyFound && ownsWhat.test(plain);
}

const ownsWhat = /^\W*(?:(?:ok|so|and|but|hm+)\W+)*what (?:else )?(?:have i|do i|i) (?:got|own|have)\b/;

/**
 * Answers an everyday English question about clothes from a person's own wardrobe and from what is known of clothes;
 * undefined where nothing speaks for an answer. `memory` is that of the answer before, for follow-ups.
 */
export async function answerEnglish(
  context: AssistantContext,
  text: string,
  wanted: Wanted,
  memory?: Memory,
): Promise<Answer | undefined> {
  const read = readInContext(text, context);
  const items = context.hasWardrobe ? await context.items() : [];
  const named = withOwnNames(withOwnBrands(read, items), items);
  const isOfIt = asksOfIt.has(wanted.intent) && wanted.probability >= itBar;
  const asked: QuestionInContext = {
    context,
    question: await withSpokenEvent(context, withSpokenOf(named, items, { memory, isOfIt }), {
      memory,
      wanted,
    }),
    items,
  };
  const verdict = memory && (await verdictOnShown(asked, wanted, memory));
  if (verdict) return verdict;
  const choice =
    isEitherOr(asked) && dressing.has(wanted.intent) ? await compareQuestion(asked, memory?.wish) : undefined;
  if (choice) return choice;
  const goesOn = memory !== undefined && !standsAlone(wanted, asked.question);
  const followed = goesOn ? ((await again(asked, memory)) ?? (await followUp(asked, memory))) : undefined;
  const isTalk = sumOf(wanted, (intent) => /^(talk|other)$/.test(groupOf(intent))) >= talkBar;
  const later = followed?.memory.tool === 'explain' && isTalk ? undefined : followed;
  const fresh = later ?? (await likeliest(asked, wanted));
  return fresh && !later && memory ? inSamePlace(asked, fresh, { before: memory, wanted }) : fresh;
}

const asksOfIt: ReadonlySet<IntentName> = new Set<IntentName>(['suits', 'pair', 'match', 'outfit_with']);

/** From here "it" is taken for what was spoken of. House rule. */
const itBar = 0.4;

/** The answer of one intent, whatever speaks for it; undefined where it has none. */
export async function answerAs(intent: Intent, asked: QuestionInContext): Promise<Answer | undefined> {
  if (intent === 'none') return undefined;
  return intent === 'explain' ? fromKnowledge(asked.question, true, asked.items) : handlers[intent](asked);
}

/** What is asked again of another thing by nothing but its name: "and the loafers?", "and on Saturday?". */
const repeated: ReadonlySet<string> = new Set([
  'facts',
  'weather',
  'count',
  'suits',
  'unworn',
  'worth',
  'pack',
  'events',
  'gaps',
]);

async function again(asked: QuestionInContext, memory: Memory): Promise<Answer | undefined> {
  const { question, context } = asked;
  const intent = memory.intent as keyof typeof handlers | undefined;
  if (!intent || !memory.question || !repeated.has(intent) || !isAgain(question, intent)) return undefined;
  const before = readQuestion(memory.question, context.today);
  const merged = {
    ...question,
    plain:
      intent === 'pack'
        ? lasting(question.plain, before.plain)
        : intent === 'events'
          ? question.plain
          : `${before.plain} ${question.plain}`,
    days: question.days ?? before.days,
    place: question.place ?? before.place,
    occasion: question.occasion ?? before.occasion,
  };
  const answer = await handlers[intent]({ ...asked, question: merged });
  return answer && { ...answer, memory: { ...answer.memory, intent, question: memory.question } };
}

function isAgain(question: Question, intent: Intent): boolean {
  if (intent === 'pack')
    return (
      question.plain.split(' ').length <= 10 &&
      (leans(question) || isStatement(question)) &&
      (/\b(\d+|one|two|three|four|five|six|seven|ten|week|days?|make|in|for|to)\b/.test(question.plain) ||
        question.place !== undefined ||
        question.occasion !== undefined ||
        question.mentions.some(({ role }) => role === 'refused')) &&
      question.mentions.every((mention) => !isKind(mention) || mention.role === 'refused')
    );
  const hasNew = question.mentions.some((mention) => isKind(mention) && mention.role !== 'refused');
  return (
    isAppendix(question) &&
    (intent === 'weather'
      ? Boolean(question.days ?? question.place)
      : intent === 'events'
        ? Boolean(question.days) && !/\b(wear|outfit)\b/.test(question.plain)
        : hasNew)
  );
}

/** "Make it five": the new length comes first. */
function lasting(fresh: string, old: string): string {
  const count = /\b(\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)\b/.exec(fresh)?.[1];
  return count && !/\b(days?|nights?|weeks?)\b/.test(fresh) ? `${count} days ${old}` : `${fresh} ${old}`;
}

/** The first answer of the intents that the question's words speak for, the likeliest first. */
async function likeliest(asked: QuestionInContext, wanted: Wanted): Promise<Answer | undefined> {
  const { context, question, items } = asked;
  const features = featuresOf(question);
  const cared =
    isOfCare(wanted) && !features.signals.has('fact') && !features.signals.has('compare')
      ? careOf(question.text)
      : undefined;
  if (cared) return { ...cared, memory: { ...cared.memory, intent: 'explain', question: question.text } };
  const sure = await surelyAsked(asked, wanted);
  if (sure) return sure;
  for (const { intent, score } of weighIntents(features, wanted)) {
    if (intent === 'none') {
      const isFar = (features.topic?.coverage ?? 0) < nearTopic;
      if (features.kinds === 0 && (features.loose === 0 || onlySoft(features)) && isFar) return undefined;
      continue;
    }
    if (intent === 'explain' && !asksKnowledge(features, wanted)) continue;
    if (intent === 'explain') {
      const known = fromKnowledge(question, score >= sureScore, items);
      if (known) return { ...known, memory: { ...known.memory, intent, question: question.text } };
      if (score >= sureScore) return undefined;
      continue;
    }
    if (intent === 'outfit' && !speaksOfOutfit(features, wanted)) continue;
    if (!general.has(intent)) {
      if (!context.hasWardrobe) continue;
      if (items.length === 0) return emptyWardrobe();
    }
    const answer = await handlers[intent](asked);
    const known = answer && isMissing(answer, features) ? fromKnowledge(question, true, items) : undefined;
    if (known) return { ...known, memory: { ...known.memory, intent: 'explain', question: question.text } };
    if (answer) return { ...answer, memory: { ...answer.memory, intent, question: question.text } };
  }
  const isKnowledge = (['trouble', 'howTo', 'definition', 'rule'] as const).some((name) =>
    features.signals.has(name),
  );
  const known = isKnowledge ? fromKnowledge(question, true, items) : undefined;
  if (known) return known;
  const isGeneral = isKnowledge && !features.signals.has('own') && !features.signals.has('have');
  if (context.hasWardrobe && items.length > 0 && features.kinds > 0 && !isGeneral) return findQuestion(asked);
  return fromKnowledge(question, false, items);
}

/** Below this share of the reading no outfit is shown, whatever garment or occasion is named. House rule. */
const leastAsked = 0.12;

/** An outfit is the answer to a question of clothes, and not to whatever else somebody tells. */
function speaksOfOutfit({ signals, kinds, question }: QuestionFeatures, wanted: Wanted): boolean {
  const share = sumOf(wanted, (intent) => dressing.has(intent) || intent === 'match');
  if (share < leastAsked && wanted.probability >= decidesBar) return false;
  return signals.has('outfit') || kinds > 0 || question.occasion !== undefined || share >= leastOfOutfit;
}

/** From here a question is one of care, whatever garment it names and whatever it says of it. House rule. */
const careBar = 0.4;

function isOfCare({ intent, probability }: Wanted): boolean {
  return intent === 'care' && probability >= careBar;
}

function careOf(text: string): Answer | undefined {
  const found = careTopic(text);
  return found && explain(text, found);
}

/** A topic that holds a few of the words answers only what may be a question of knowledge at all. */
function asksKnowledge({ topic }: QuestionFeatures, wanted: Wanted): boolean {
  return (
    (topic?.coverage ?? 0) >= wellKnown || sumOf(wanted, (intent) => knowing.has(intent)) >= leastOfKnowledge
  );
}

/** What is not owned, and was not asked for as owned, is answered from what is known of it: "which tie knot for an interview?" */
function isMissing({ text, cards }: Answer, { signals, question, topic }: QuestionFeatures): boolean {
  return (
    cards.length === 0 &&
    /^(No, your wardrobe has no|Your wardrobe has no)/.test(text) &&
    !signals.has('have') &&
    !signals.has('show') &&
    !signals.has('own') &&
    /\b(what|which|how|why|is|are|do|does|can|should|could|when|where)\b/.test(question.plain) &&
    topic?.named === true &&
    topic.coverage >= nearTopic
  );
}
