import type { Answer, AssistantItem, OutfitWish } from '../assistant-context.ts';
import { describeItems } from '../tools/describe-tools.ts';
import { unique } from '../tools/find-tools.ts';
import { occasionMeant } from '../tools/occasion-meant.ts';
import { sortOf } from '../tools/sort-words.ts';
import { weighPieces } from '../tools/weigh-pieces.ts';
import { matchItems, traitsOf } from '../understanding/mentions/match-items.ts';
import { hasQualities, isKind, lessening, resolve } from '../understanding/mentions/mention-filters.ts';
import type { Mention } from '../understanding/mentions/read-mentions.ts';
import { thingsNamed } from '../understanding/mentions/things-named.ts';
import type { QuestionInContext } from '../understanding/question-in-context.ts';
import { kindOnly } from '../understanding/read-qualities.ts';
import { type Question, readQuestion } from '../understanding/read-question.ts';
import { wishOf } from '../understanding/wish.ts';
import { are, capital, nameOf } from '../words.ts';

/** "My two wool coats, the camel and the other": both of the kind and cloth. */
function bothOf({ plain }: Question, items: readonly AssistantItem[], { filter }: Mention): AssistantItem[] {
  return /\b(two|both)\b/.test(plain)
    ? matchItems(items, {
        ...lessening(kindOnly(filter), ['noun']),
        ...(filter.materials ? { materials: filter.materials } : {}),
      })
    : [];
}

/** Several garments beside each other, and which of them to take where there is something to wear them to. */
export async function compareQuestion(
  asked: QuestionInContext,
  before?: OutfitWish,
): Promise<Answer | undefined> {
  const { context, question } = asked;
  const beside = besideEachOther(asked).slice(0, 4);
  if (beside.length < 2) return undefined;
  const facts = describeItems(context, beside, question.plain);
  const isChoice = /\bor\b/.test(question.plain) && sortOf(question.plain) === undefined;
  const isPlain = question.occasion === undefined && before === undefined && !question.days;
  const choice = isPlain && !isChoice ? undefined : await choiceOf(asked, beside, before);
  if (!choice) return facts;
  const shown = choice.ranked.map(({ id }) => id);
  const cards = facts.cards.map((card) => (card.kind === 'items' ? { ...card, itemIds: shown } : card));
  return { ...facts, text: choice.text, cards, memory: { ...facts.memory, shown } };
}

/** "Trainers or boots": two things of which only one can be worn. */
export function isEitherOr(asked: QuestionInContext): boolean {
  const { plain, mentions } = asked.question;
  if (mentions.some(({ role }) => role === 'refused')) return false;
  if (!/\bor\b/.test(plain) || /\b(how many|either|something|anything|any)\b/.test(plain)) return false;
  const places = besideEachOther(asked).map((item) => traitsOf(item).slots[0]);
  return places.length === 2 && places[0] !== undefined && places[0] === places[1];
}

/** Differences in worth below this, of 1, are none. */
const alike = 0.01;

/** A sentence, and the garments with what is taken first. */
type Choice = { text: string; ranked: AssistantItem[] };

/** Which of several garments the planner would take, in a sentence. */
async function choiceOf(
  { context, question }: QuestionInContext,
  beside: readonly AssistantItem[],
  before: OutfitWish | undefined,
): Promise<Choice | undefined> {
  const own = before ?? (await wishOf(context, { ...question, mentions: [] }));
  const wish = { ...own, with: [], without: [], locked: [], excluded: [], turn: 0 };
  const weighed = await weighPieces(context, wish, beside);
  if (!weighed) return undefined;
  const ranked = [...weighed].sort((a, b) => (a.loss ?? 1) - (b.loss ?? 1));
  const [first, second] = ranked;
  if (first?.loss === undefined || !second) return undefined;
  const name = `the ${nameOf(first.item)}`;
  if ((second.loss ?? 1) - first.loss < alike)
    return { text: `Either works for that. I’d take ${name}.`, ranked: ranked.map(({ item }) => item) };
  const { level } = await occasionMeant(context, wish);
  const { formality } = traitsOf(second.item);
  const other = `the ${nameOf(second.item)} ${are(second.item, 'is', 'are')}`;
  const why =
    formality < level[0]
      ? ` ${capital(other)} a bit casual for that.`
      : formality > level[1]
        ? ` ${capital(other)} a bit dressy for that.`
        : '';
  return { text: `I’d take ${name}.${why}`, ranked: ranked.map(({ item }) => item) };
}

function besideEachOther({ context, question, items }: QuestionInContext): AssistantItem[] {
  const ofParts = thingsNamed(question.plain, items);
  if (ofParts.length > 1) return ofParts;
  const choices = eitherOr(question.plain, context.today, items);
  if (choices.length > 1) return choices;
  const mentions = question.mentions.filter(({ role }) => role !== 'refused');
  const kind = mentions.find(isKind);
  const parts = mentions.map((mention) =>
    isKind(mention) || !kind
      ? mention
      : { ...mention, filter: { ...kindOnly(kind.filter), ...mention.filter } },
  );
  const precise =
    parts.length > 1
      ? parts.filter(({ filter, definite }) => hasQualities(filter) || (definite && parts.length === 2))
      : parts;
  const named = (precise.length > 0 ? precise : parts).flatMap((mention) => {
    const colours = mention.filter.colours ?? [];
    const own =
      colours.length > 1
        ? colours.map((colour) => ({ ...mention, filter: { ...mention.filter, colours: [colour] } }))
        : [mention];
    return own.flatMap((each) => resolve(items, each).slice(0, precise.length > 1 || own.length > 1 ? 1 : 3));
  });
  return unique(named.length < 2 && kind ? bothOf(question, items, kind) : named);
}

/** "The navy blazer or the trench for my date": the garment on each side of "or", read by itself. */
function eitherOr(plain: string, today: string, items: readonly AssistantItem[]): AssistantItem[] {
  const sides = plain.split(/\bor\b/);
  if (sides.length < 2) return [];
  const named = sides.flatMap((side) => {
    const [own] = thingsNamed(side, items);
    const mention = readQuestion(side, today).mentions.find(
      (each) => isKind(each) && each.role !== 'refused',
    );
    const found = own ?? (mention && resolve(items, mention)[0]);
    return found ? [found] : [];
  });
  return unique(named);
}
