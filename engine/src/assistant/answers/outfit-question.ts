import { dressCodes } from '../../knowledge/style/dress-codes.ts';
import { degrees } from '../../stylist/outfit/voice/plain-words.ts';
import type { Answer, AssistantContext, AssistantItem } from '../assistant-context.ts';
import { brighterWish } from '../conversation/change-outfit.ts';
import { directionIn } from '../steps/swaps/direction-said.ts';
import { answered, findItems, itemsCard } from '../tools/find-tools.ts';
import { suggestOutfit } from '../tools/outfit-tools.ts';
import { sentencesOf } from '../topics/compose-explanation.ts';
import { searchTopics } from '../topics/search-topics.ts';
import { matchItems, traitsOf } from '../understanding/mentions/match-items.ts';
import { isKind } from '../understanding/mentions/mention-filters.ts';
import { type Mention, questionTokens, readMentions } from '../understanding/mentions/read-mentions.ts';
import { type QuestionInContext, withoutRefused } from '../understanding/question-in-context.ts';
import type { Question } from '../understanding/read-question.ts';
import { wishOf } from '../understanding/wish.ts';
import { namesOf } from '../words.ts';

/** A whole outfit. */
export async function outfitQuestion({ context, question, items }: QuestionInContext): Promise<Answer> {
  if (ofAnother.test(question.plain)) return forAnother(question);
  const plain = await wishOf(context, question);
  const isBright = directionIn(question.native ?? question.text) === 'colorful';
  const answer = await suggestOutfit(context, isBright ? brighterWish(plain, [], items) : plain);
  const advice = answer.cards.length > 0 ? adviceOn(question) : undefined;
  return advice ? { ...answer, text: `${answer.text}\n${advice}` } : answer;
}

const others =
  '(?:husband|wife|boyfriend|girlfriend|partner|fiance|fiancee|son|daughter|kids?|dad|father|mum|mom|mother|brother|sister|friend|boss|date)';
/** "What should my husband wear to the gala": not of the clothes that are known here. */
const ofAnother = new RegExp(
  `\\b(?:my|our) ${others}\\b(?: \\w+){0,2} (?:wear|put on)\\b|\\bdress (?:my|our) ${others}\\b`,
);

function forAnother({ text }: Question): Answer {
  const [found] = searchTopics(text, 1);
  const advice =
    found?.named && found.coverage >= ofOccasion
      ? sentencesOf(found.topic.text).slice(0, 2).join(' ')
      : 'Tell me the occasion, and I’ll say what people wear there.';
  return answered('explain', `I only know your own clothes. ${advice}`, {
    memory: { tool: 'explain', shown: [], topic: text },
  });
}

/** From here a topic is of the very occasion that is dressed for. House rule. */
const ofOccasion = 0.4;

/**
 * What is known of the occasion in general, in a sentence or two, where that is asked. A topic on some kind of
 * garment ("Wearing trainers to a wedding") is mentioned only where the question names one.
 */
function adviceOn({ text, plain, mentions }: Question): string | undefined {
  const isGeneral =
    /\b(you|people|one|someone|somebody|men|women|guests?|normally|usually|in general|supposed to|avoid|not wear|tips?|advice|appropriate|surely)\b/.test(
      plain,
    );
  if (!isGeneral) return undefined;
  const [found] = searchTopics(text, 1);
  const isOfThings = found && readMentions(questionTokens(found.topic.title)).some(isKind);
  if (isOfThings && !mentions.some(isKind)) return undefined;
  if (!found?.named || found.coverage < ofOccasion) return undefined;
  return `${found.topic.title}: ${sentencesOf(found.topic.text).slice(0, 2).join(' ')}`;
}

/** The one kind of garment that a question wants advice on, and not a whole outfit. */
export async function recommendQuestion({
  context,
  question,
  items,
}: QuestionInContext): Promise<Answer | undefined> {
  const mention = question.mentions.find(isKind);
  return mention && recommend(context, question, items, mention);
}

/** Garments of one kind in the order in which they suit an occasion and the day's weather. */
async function recommend(
  context: AssistantContext,
  question: Question,
  items: AssistantItem[],
  { filter }: Mention,
): Promise<Answer> {
  const wish = await wishOf(context, question);
  const { occasion: _occasion, ...kind } = filter;
  const { tags: _tags, ...loose } = kind;
  const strict = matchItems(items, kind);
  const found = withoutRefused(strict.length > 0 ? strict : matchItems(items, loose), question).filter(
    ({ available }) => available,
  );
  if (found.length === 0) return findItems(context, [kind]);
  const weather = await context.weather(wish.day, wish.place);
  const code = dressCodes[wish.eventType];
  const unfit: readonly string[] = code.unfit;
  const off = (item: AssistantItem) => {
    const { formality, kind: own, dryOnly, clo } = traitsOf(item);
    const coat =
      item.category === 'outerwear'
        ? Math.abs(clo - (weather.feltC < 8 ? 0.6 : weather.feltC < 15 ? 0.45 : 0.3)) * 2
        : 0;
    const season =
      (item.season === 'summer' && weather.feltC < 15) || (item.season === 'winter' && weather.feltC > 20)
        ? 1
        : 0;
    return (
      Math.abs(formality - code.ideal) +
      (unfit.includes(own) ? 2 : 0) +
      (dryOnly && weather.rainChance >= 0.5 ? 1 : 0) +
      coat +
      season -
      (item.isFavorite ? 0.2 : 0)
    );
  };
  const ranked = [...found].sort((a, b) => off(a) - off(b) || (a.id < b.id ? -1 : 1));
  const good = ranked.filter((item) => off(item) < 1.6);
  const shown = (good.length > 0 ? good : ranked.slice(0, 2)).slice(0, 8);
  const why = `They come nearest to ${code.name}${weather.source === 'unknown' ? '' : ` at ${degrees(weather.feltC, context.units)}`}`;
  return answered(
    'recommend',
    `For ${wish.title}: ${namesOf(shown)}. ${shown.length > 1 ? `${why}, the best first.` : why.replace('They come', 'That comes').concat('.')}`,
    {
      cards: itemsCard(`For ${wish.title}`, shown),
      actions: [{ kind: 'ask', label: `Outfit with the ${shown[0].description}` }],
      memory: { tool: 'recommend', shown: shown.map(({ id }) => id), filter: kind },
    },
  );
}
