import type { Answer, AssistantContext, AssistantItem, Memory, OutfitWish } from '../assistant-context.ts';
import { followUp } from '../conversation/follow-up.ts';
import { points } from '../conversation/leaning.ts';
import type { Language } from '../intent/intent-names.ts';
import { offer, say } from '../say.ts';
import { outfitActions, suggestOutfit } from '../tools/outfit-tools.ts';
import { isKind } from '../understanding/mentions/mention-filters.ts';
import { readQuestion, withOwnBrands } from '../understanding/read-question.ts';
import { constraintsOf, wishOf } from '../understanding/wish.ts';

type Option = NonNullable<Memory['options']>[number];

const most = 3;

const counts: readonly [RegExp, number][] = [
  [/\b(two|2|couple)\b/, 2],
  [/\b(one|1|another) more\b/, 1],
];

/** "3 options", "a few more with my white sneakers": several outfits at once for the wish of the last one. */
export async function outfitOptions(
  context: AssistantContext,
  english: string,
  { memory, referred }: { memory: Memory | undefined; referred: readonly AssistantItem[] },
  language: Language,
): Promise<Answer | undefined> {
  const items = context.hasWardrobe ? await context.items() : [];
  if (items.length === 0) return undefined;
  const question = withOwnBrands(readQuestion(english, context.today), items);
  const count = counts.find(([pattern]) => pattern.test(question.plain))?.[1] ?? most;
  if (!memory?.wish || !memory.outfit) {
    const wish = await wishOf(context, question);
    const isOfThem = !question.mentions.some(isKind) && points(question);
    const locked = isOfThem ? referred.filter(({ available }) => available).map(({ id }) => id) : [];
    return severalOf(context, { ...wish, locked }, [0, count], language);
  }
  const said = constraintsOf(question);
  const isChanged = said.with.length + said.without.length > 0;
  const asked = { context, question, items };
  const changed = isChanged ? await followUp(asked, memory) : undefined;
  const wish = changed?.memory.wish ?? memory.wish;
  const fresh = { ...wish, locked: [] };
  return severalOf(context, changed ? fresh : wish, [changed ? 0 : wish.turn + 1, count], language);
}

async function severalOf(
  context: AssistantContext,
  wish: OutfitWish,
  [first, count]: [first: number, count: number],
  language: Language,
): Promise<Answer | undefined> {
  const found: Answer[] = [];
  for (let turn = first; turn < first + count + 1 && found.length < count; turn++) {
    const answer = await suggestOutfit(context, { ...wish, turn });
    const worn = answer.memory.outfit?.itemIds.join();
    const isNew = found.every(({ memory: each }) => each.outfit?.itemIds.join() !== worn);
    if (worn !== undefined && isNew) found.push(answer);
  }
  const [best] = found;
  if (!best) return undefined;
  const options = found.flatMap(({ cards, memory: { outfit } }): Option[] => {
    const card = cards.find(({ kind }) => kind === 'outfit');
    return outfit && card?.kind === 'outfit' ? [{ card, outfit }] : [];
  });
  return {
    ...best,
    text: say(found.length > 1 ? 'several' : 'only_one', language, wish.title),
    cards: found.flatMap(({ cards }) => cards),
    memory: { ...best.memory, options },
  };
}

/** How the first, the second, and the third are called in the five languages. */
const ordinals: readonly RegExp[] = [
  /(?<!\p{L})(first|1st|option 1|number (1|one)|erste[nrs]?|primer[oa]?|premi(er|ère)|første)(?!\p{L})/iu,
  /(?<!\p{L})(second|2nd|option 2|number (2|two)|middle|zweite[nrs]?|segund[oa]|deuxième|seconde?|andre)(?!\p{L})/iu,
  /(?<!\p{L})(third|3rd|option 3|number (3|three)|last one|dritte[nrs]?|tercer[oa]?|troisième|tredje)(?!\p{L})/iu,
];
const shortChoice = 6;
const isOtherTurn = /\b(first|second|third) (date|day|time|week|interview)\b/i;

/** What a conversation remembers once one of several outfits is pointed at: "plan the second one". */
export function withChosenOption(text: string, memory: Memory | undefined): Memory | undefined {
  const at = isOtherTurn.test(text) ? -1 : ordinals.findIndex((pattern) => pattern.test(text));
  const option = memory?.options?.[at];
  if (!memory || !option) return memory;
  const { options: _options, ...rest } = memory;
  return { ...rest, shown: option.outfit.itemIds, outfit: option.outfit };
}

/** "The second one", and nothing beside it: that outfit alone. */
export function chosenOption(
  { today }: AssistantContext,
  text: string,
  { before, chosen }: { before: Memory | undefined; chosen: Memory | undefined },
  language: Language,
): Answer | undefined {
  const isShort = (text.match(/\p{L}+/gu) ?? []).length <= shortChoice;
  if (before === chosen || !chosen?.wish || !isShort) return undefined;
  const option = before?.options?.find(({ outfit }) => outfit === chosen.outfit);
  if (!option) return undefined;
  const actions = outfitActions(chosen.wish, { itemIds: option.outfit.itemIds }, today).filter(
    ({ kind }) => kind !== 'ask',
  );
  return {
    text: say('chosen', language, text),
    cards: [option.card],
    actions: [...actions, offer('why', language), offer('other', language)],
    memory: chosen,
    known: true,
  };
}
