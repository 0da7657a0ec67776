import type { EventType } from '../../stylist/outfit/outfit.ts';
import type { Answer, AssistantContext, AssistantItem } from '../assistant-context.ts';
import { signalsOf } from '../evidence/question-signals.ts';
import { goesWith } from '../tools/goes-with.ts';
import { suggestOutfit } from '../tools/outfit-tools.ts';
import { checkColours, matchWith, mostVersatile } from '../tools/pair-tools.ts';
import { checkPair } from '../tools/pair-verdict.ts';
import { searchTopics } from '../topics/search-topics.ts';
import { matchItems, suitsCode, traitsOf } from '../understanding/mentions/match-items.ts';
import { hasQualities, isKind, resolve } from '../understanding/mentions/mention-filters.ts';
import type { Mention } from '../understanding/mentions/read-mentions.ts';
import { thingsNamed } from '../understanding/mentions/things-named.ts';
import { nearestOf, type QuestionInContext, withoutRefused } from '../understanding/question-in-context.ts';
import { unownedItem } from '../understanding/unowned-item.ts';
import { wishOf } from '../understanding/wish.ts';
import { namesOf } from '../words.ts';
import { fearsTooMuch } from './suits-question.ts';

const worn = ({ mentions }: QuestionInContext['question']) =>
  mentions.filter((mention) => isKind(mention) && mention.role !== 'refused');

/** Where the garments are not there, their colours are judged. */
const verdict = /\b(yay or nay|yes or no|hot or not|good idea or not)\b/;

/** "Would the tan boots go with my black jeans?" */
export function pairQuestion({ question, items }: QuestionInContext): Answer | undefined {
  const choice = better(question, items);
  if (choice) return choice;
  const certain = worn(question).filter((mention) => mention.definite || hasQualities(mention.filter));
  const [one, other] = certain
    .map((mention) => nearestOf(resolve(items, mention), question)[0])
    .filter((item) => item !== undefined);
  if (one && other && one.id !== other.id)
    return withRule(checkPair([one, other], fearsTooMuch.test(question.plain)), question);
  const named = thingsNamed(question.plain, items);
  const [first, second] = named;
  if (first && second && first.id !== second.id)
    return checkPair([first, second], fearsTooMuch.test(question.plain));
  const rest = calledBesides(question, items, one);
  if (one && rest) return checkPair([one, rest], fearsTooMuch.test(question.plain));
  const colours = [...new Set(certain.flatMap(({ filter }) => filter.colours ?? []))];
  return verdict.test(question.plain) && colours.length > 1 && items.length > 0
    ? checkColours(colours.slice(0, 3), question.text)
    : undefined;
}

/** "The leopard skirt with the breton": what one word behind "the" or "my" names alone, beside what is found already. */
function calledBesides(
  { plain }: QuestionInContext['question'],
  items: readonly AssistantItem[],
  one: AssistantItem | undefined,
): AssistantItem | undefined {
  const words = [...plain.matchAll(/\b(?:the|my|with) ([\p{L}\p{N}]{3,})/gu)].map(([, word = '']) => word);
  for (const word of words) {
    const found = items.filter(({ description }) =>
      description
        .toLowerCase()
        .split(/[^\p{L}\p{N}]+/u)
        .includes(word),
    );
    const [only] = found;
    if (found.length === 1 && only && only.id !== one?.id) return only;
  }
  return undefined;
}

/** From here a topic is of the very pair. House rule. */
const ofPair = 0.6;

/** "Brown belt with black shoes, ok or not?", where no own garment is meant: what is known of it in general is mentioned as well. */
function withRule(answer: Answer, { plain, text, mentions }: QuestionInContext['question']): Answer {
  if (mentions.some(({ definite }) => definite) || /\b(my|mine)\b/.test(plain)) return answer;
  const [found] = searchTopics(text, 1);
  return found?.named && found.coverage >= ofPair
    ? { ...answer, text: `${answer.text}\n${found.topic.title}: ${found.topic.text}` }
    : answer;
}

/** "The loafers or the boots with the charcoal trousers?": the better one. */
function better(question: QuestionInContext['question'], items: AssistantItem[]): Answer | undefined {
  if (!/\bor\b/.test(question.plain)) return undefined;
  const first = (mention: Mention) => nearestOf(resolve(items, mention), question)[0] ?? [];
  const certain = worn(question).filter((mention) => mention.definite || hasQualities(mention.filter));
  const anchors = certain.filter(({ role }) => role === 'with').flatMap(first);
  const candidates = certain.filter(({ role }) => role === 'wanted').flatMap(first);
  return anchors.length > 0 && candidates.length > 1
    ? matchWith(anchors, candidates, undefined, 'pieces')
    : undefined;
}

/** "Which shoes go with my dress?", "what goes with it?", "which jacket goes with the rest?" */
export function matchQuestion(asked: QuestionInContext): Promise<Answer | undefined> {
  return companions(asked, worn(asked.question), asked.context);
}

const howWith = /\b(?:what(?:s| is| are)? .* (?:like|look)|hows?|how (?:does|do|is|are|would)) .*\bwith\b/;

async function companions(
  { question, items }: QuestionInContext,
  kinds: Mention[],
  context: AssistantContext,
): Promise<Answer | undefined> {
  const { plain } = question;
  const isMore =
    /\b(which|what) \w+,? ?(and|plus|&) (what|which|a|an)\b|\b(top|shoes|bag|coat|jacket)(,| and) (\w+ )?(shoes|bag|coat|jacket|belt)\b.*\?/.test(
      plain,
    );
  const candidate = isMore
    ? undefined
    : (kinds.find((mention) => mention.asked && mention.role === 'wanted') ??
      kinds.find(
        (mention) => mention.role === 'wanted' && !mention.definite && !hasQualities(mention.filter),
      ));
  const anchors = kinds.filter(
    (mention) =>
      mention !== candidate && (mention.definite || mention.role === 'with' || hasQualities(mention.filter)),
  );
  const found = anchors
    .map((mention) => nearestOf(resolve(items, mention), question)[0])
    .filter((item) => item !== undefined);
  if (candidate && signalsOf(plain).has('versatile'))
    return mostVersatile(
      matchItems(items, candidate.filter).filter(({ available }) => available),
      items,
      candidate.filter.noun ?? 'pieces',
    );
  if (found.length === 0) found.push(...thingsNamed(plain, items).slice(0, 1));
  if (found.length === 0) {
    const fresh = kinds.map((mention) => unownedItem(question, mention)).find((item) => item !== undefined);
    const others = items.filter(({ category }) => category !== fresh?.category && category !== 'accessories');
    return fresh && matchWith([fresh], others, undefined, 'pieces');
  }
  if (candidate)
    return matchWith(
      found,
      withoutRefused(matchItems(items, candidate.filter), question),
      undefined,
      candidate.filter.noun ?? 'pieces',
    );
  const layers = isMore ? [] : layersFor(plain, items);
  if (layers.length > 0)
    return matchWith(
      found,
      layers.filter(({ id }) => !found.some((item) => item.id === id)),
      undefined,
      'pieces',
    );
  // "What's my blazer like with the flannel trousers?"
  if (found.length === 2 && howWith.test(plain)) return checkPair(found);
  const away = found.filter(({ available }) => !available);
  const own = await wishOf(context, question);
  const [anchor, ...more] = found;
  const isForNothing = !question.occasion && !question.days && own.eventId === null && !question.place;
  const told = anchor && more.length === 0 && isForNothing && !isMore ? goesWith(anchor, items) : undefined;
  if (told) return told;
  const wish = {
    ...own,
    ...(question.occasion || own.eventId ? {} : { eventType: codeFor(found, own.eventType) }),
    with: [],
    locked: found.filter(({ available }) => available).map(({ id }) => id),
  };
  const answer = await suggestOutfit(context, wish);
  return away.length > 0
    ? { ...answer, text: `${answer.text}\n${namesOf(away)} not available right now.` }
    : answer;
}

const codes: readonly EventType[] = ['casual', 'date', 'business', 'party', 'formal', 'workout'];

/** The plainest dress code that takes in all the garments: nobody asks for a gold clutch on a casual day. */
function codeFor(anchors: readonly AssistantItem[], usual: EventType): EventType {
  return [usual, ...codes].find((code) => anchors.every((item) => suitsCode(traitsOf(item), code))) ?? usual;
}

/** What is worn under something, or over it. */
function layersFor(plain: string, items: readonly AssistantItem[]): AssistantItem[] {
  const isUnder = /\b(under|underneath|beneath|inside)\b/.test(plain);
  if (!isUnder && !/\b(over|on top of)\b/.test(plain)) return [];
  const slots: readonly string[] = isUnder ? ['top'] : ['mid', 'outer'];
  return items.filter(
    (item) =>
      slots.includes(traitsOf(item).slots[0] ?? '') &&
      (isUnder || item.category === 'outerwear' || traitsOf(item).slots[0] === 'mid'),
  );
}
