import type { Answer, Memory } from '../assistant-context.ts';
import { signalsOf } from '../evidence/question-signals.ts';
import { tellAnalysis, tellWeather } from '../tools/day-tools.ts';
import { findItems } from '../tools/find-tools.ts';
import { suggestOutfit } from '../tools/outfit-tools.ts';
import { checkColours, matchingColours } from '../tools/pair-tools.ts';
import { explain } from '../topics/compose-explanation.ts';
import { type FoundTopic, searchTopics, topicIn } from '../topics/search-topics.ts';
import { eventOf } from '../understanding/coming-event.ts';
import { isKind } from '../understanding/mentions/mention-filters.ts';
import type { QuestionInContext } from '../understanding/question-in-context.ts';
import { type Question, readQuestion } from '../understanding/read-question.ts';
import { wishOf } from '../understanding/wish.ts';
import { aboutOutfit } from './follow-outfit.ts';
import { aboutShown } from './follow-shown.ts';
import { isAppendix, leans, points } from './leaning.ts';

/** Understands a question as going on from the last answer; undefined where it stands on its own. */
export async function followUp(asked: QuestionInContext, memory: Memory): Promise<Answer | undefined> {
  const { context } = asked;
  return (
    (await aboutWeather(asked, memory)) ??
    (await aboutAnalysis(asked, memory)) ??
    (context.hasWardrobe ? await aboutOutfit(asked, memory) : undefined) ??
    aboutColours(asked, memory) ??
    (context.hasWardrobe ? await aboutLife(asked, memory) : undefined) ??
    (context.hasWardrobe ? await aboutExplained(asked, memory) : undefined) ??
    aboutTopic(asked, memory) ??
    (context.hasWardrobe ? await aboutShown(asked, memory) : undefined)
  );
}

/** "And what will the weather be like then?", after an event or an outfit. */
async function aboutWeather(
  { context, question }: QuestionInContext,
  memory: Memory,
): Promise<Answer | undefined> {
  const { plain, days } = question;
  const isOfEvent = memory.tool === 'list_events' && memory.topic !== undefined;
  const isAhead = memory.outfit !== undefined || (memory.focus?.day ?? '') > context.today;
  const isOfOutfit = isAhead && leans(question) && !/\b(today|now|outside)\b/.test(plain);
  if (
    days ||
    !(isOfEvent || isOfOutfit || /\b(then|that day)\b/.test(plain)) ||
    !signalsOf(plain).has('weather')
  )
    return undefined;
  const before = readQuestion(memory.topic ?? memory.question ?? '', context.today);
  const event = memory.wish ? undefined : await eventOf(context, before);
  const day = memory.wish?.day ?? event?.day ?? before.days?.first ?? memory.focus?.day;
  const place = question.place ?? memory.wish?.place ?? event?.location ?? before.place ?? null;
  return day === undefined ? undefined : tellWeather(context, day, place, null);
}

/** "How do I fix the texture bit?", after the last photo was spoken of. */
async function aboutAnalysis(
  { context, question }: QuestionInContext,
  memory: Memory,
): Promise<Answer | undefined> {
  const { plain, mentions } = question;
  if (memory.tool !== 'last_analysis' || mentions.some((mention) => isKind(mention) && !mention.definite))
    return undefined;
  const isOn =
    /\b(textures?|colou?rs?|fits?|occasion|scor(e|ed|ing)|rat(ed|ing)|improv\w*|fix|raise|better|higher|points?|why|bit|part|ten|mean)\b/.test(
      plain,
    );
  return isOn && plain.split(' ').length <= 14 ? tellAnalysis(context, '') : undefined;
}

/** "And with green?" */
function aboutColours({ question }: QuestionInContext, { colours = [] }: Memory): Answer | undefined {
  const said = question.mentions.flatMap(({ filter }) => filter.colours ?? []);
  const [old] = colours;
  const [fresh] = said;
  if (old === undefined || fresh === undefined || said.length > 1 || question.mentions.some(isKind))
    return undefined;
  if (!leans(question) || question.plain.split(' ').length > 8) return undefined;
  return /\bwhat (goes|about)\b/.test(question.plain) &&
    !/\bwith it\b/.test(question.plain) &&
    colours.length === 1
    ? matchingColours([fresh], question.text)
    : checkColours([old, fresh], question.text);
}

/** "What should I wear to that?", after an answer about an event or the weather. */
async function aboutLife(
  { context, question }: QuestionInContext,
  memory: Memory,
): Promise<Answer | undefined> {
  const { plain, mentions } = question;
  if (!memory.question || !['list_events', 'tell_weather'].includes(memory.tool)) return undefined;
  const isOutfit = signalsOf(plain).has('outfit') || /\bwhat (do|should|can) i wear\b|\bdress\b/.test(plain);
  if (!isOutfit || !leans(question) || mentions.some(isKind)) return undefined;
  if (question.occasion && !points(question)) return undefined;
  const before = readQuestion(memory.topic ?? memory.question, context.today);
  const merged = {
    ...before,
    ...question,
    plain: `${before.plain} ${plain}`,
    days: question.days ?? before.days,
    place: question.place ?? before.place,
    occasion: question.occasion ?? before.occasion,
  };
  const wish = await wishOf(context, merged);
  const said = question.occasion && memory.topic ? `${question.occasion.said}, ${memory.topic}` : wish.said;
  return suggestOutfit(context, said === undefined ? wish : { ...wish, said });
}

/** "Have I got anything for that?", "dress me like that": what was explained, from the own wardrobe. */
async function aboutExplained(
  { context, question, items }: QuestionInContext,
  memory: Memory,
): Promise<Answer | undefined> {
  const { plain, mentions } = question;
  if (memory.tool !== 'explain' || !memory.topic || mentions.some(isKind) || question.occasion)
    return undefined;
  const signals = signalsOf(plain);
  const before = readQuestion(memory.topic, context.today);
  if (!before.occasion || plain.split(' ').length > 12 || signals.has('howTo')) return undefined;
  if (signals.has('outfit') && (points(question) || /\b(then|so|like)\b/.test(plain)))
    return suggestOutfit(
      context,
      await wishOf(context, {
        ...before,
        ...question,
        plain: `${before.plain} ${plain}`,
        occasion: before.occasion,
      }),
    );
  if (
    !/\b(i have|i own|ive got|have i|do i (have|own)|owt|got|in my|my (wardrobe|closet)|of mine|mine)\b/.test(
      plain,
    )
  )
    return undefined;
  const isGala = /\b(black|white)[ -]tie\b|\bgala\b/.test(before.plain);
  const filter = { noun: 'pieces', suits: before.occasion.eventType, ...(isGala ? { formalFrom: 4.4 } : {}) };
  return findItems({ ...context, items: async () => items.filter(({ available }) => available) }, [filter]);
}

const forSomebody =
  /\bfor (a |the |my |his |her )?(men|women|guys|ladies|man|woman|girls?|boys?|kids?|children|him|her|me|them|us|husband|wife|boyfriend|girlfriend|partner|son|daughter|dad|mum|mom|friend|brother|sister|date|plus one)\W*$/;

/** The topic of what is asked on: of the new thing where one is named, else what the old and the new words share. */
function topicAgain({ plain, text, mentions }: Question, topic: string): FoundTopic | undefined {
  const [again] = searchTopics(topic, 1);
  if (forSomebody.test(plain)) return again;
  const [both] = searchTopics(`${topic} ${text}`, 1, text);
  const isDetail = mentions.length === 0 && !/^\W*(and |so )?(what|how) about\b/.test(plain);
  return isDetail ? both : (topicIn(topic, text) ?? both);
}

/** "And silk?", after "how do I wash wool?": the old question of the new thing. */
function aboutTopic({ question }: QuestionInContext, memory: Memory): Answer | undefined {
  if (memory.tool !== 'explain' || !memory.topic || !leans(question)) return undefined;
  const { plain, text } = question;
  const signals = signalsOf(plain);
  if (
    isAppendix(question) ||
    (plain.split(' ').length <= 7 && !signals.has('have') && !signals.has('show') && !signals.has('outfit'))
  ) {
    const found = topicAgain(question, memory.topic);
    return (
      found && {
        ...explain(text, found),
        memory: { tool: 'explain', shown: [], topic: `${memory.topic} ${text}` },
      }
    );
  }
  // "What about the collar?" is answered by the old topic, if by any.
  const [best] = searchTopics(`${memory.topic} ${text}`, 1);
  return signals.has('howTo') && plain.split(' ').length <= 9 && /\b(it|that|them|this)\b/.test(plain) && best
    ? { ...explain(text, best), memory: { tool: 'explain', shown: [], topic: memory.topic } }
    : undefined;
}
