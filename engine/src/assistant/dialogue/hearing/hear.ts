import type { AssistantContext, Memory } from '../../assistant-context.ts';
import { withEventDays } from '../../conversation/event-days.ts';
import { withKinds } from '../../conversation/kind-said.ts';
import type { Language } from '../../intent/intent-names.ts';
import { asSaid } from '../../spoken/as-said.ts';
import { trousersByCloth } from '../../spoken/trousers-by-cloth.ts';
import { groundOf } from '../../turn/grounding.ts';
import { pointsAt } from '../../turn/spoken-of.ts';
import type { Detail, Wish } from '../../wishes/read-wishes.ts';
import { wishesOf } from '../../wishes/wishes-of-message.ts';
import type { Heard } from '../scene.ts';
import { withFurtherThing } from './further-thing.ts';
import { heardRight } from './heard-right.ts';

/** What a message says, before anything is made of it. */
export async function hear(
  context: AssistantContext,
  typed: string,
  { language, known }: { language: Language; known: Memory | undefined },
): Promise<Heard> {
  const phrased = asSaid(typed, language, context.today);
  const own = context.hasWardrobe ? await context.items() : [];
  const dated = await withEventDays(context, language === 'en' ? trousersByCloth(phrased, own) : phrased);
  const text = context.hasWardrobe ? withKinds(dated, { language, memory: known, own }) : dated;
  const ground = await groundOf(context, text, language, known);
  const wishes = await wishesOf({ context, text, language, memory: known, ground });
  const said = heardRight(wishes.filter(saysSomething), known);
  const isOnlyNeed = said.length === 0 && needsSomething.test(text);
  const heard = { text, language, ground, wishes: isOnlyNeed ? [needed(text)] : said, memory: known };
  return { ...heard, wishes: withFurtherThing(heard, context.today) };
}

const plans = /^(?:outfit_plan|outfit_save)$/;
const pieces = /^(?:outfit_plan|outfit_save|with|without|outfit_with)$/;

/** "Plan that for Friday then, with the black boots", "save it, call it …": one plan with all that is said of it. */
function planWithPieces(wishes: readonly Wish[], text: string): Wish | undefined {
  const [plan] = wishes.filter(({ intent }) => plans.test(intent));
  if (!plan || !wishes.every(({ intent }) => pieces.test(intent))) return undefined;
  return { ...plan, text, details: wishes.flatMap(asRefused) };
}

/** "No tie": what is to be left out is refused, also where it was marked as a piece. */
function asRefused({ intent, details }: Wish): Detail[] {
  return intent === 'without'
    ? details.map((each) => (each.role === 'item' ? { ...each, role: 'not' } : each))
    : [...details];
}

const begins = /^(?:outfit|outfit_with|with)$/;
const goesOn = /^(?:outfit|outfit_with|match|with|without|warmer|cooler|casual|dressy)$/;
const levels = /^(?:warmer|cooler|casual|dressy)$/;

/** "I need to look legit for that. Build something with the blazer", "what am I wearing to work, it's freezing there": one outfit. */
function outfitWithMore(wishes: readonly Wish[], text: string): Wish | undefined {
  const [first, ...more] = wishes;
  if (!first || !begins.test(first.intent) || first.probability < surelyBegun) return undefined;
  const namesOther = ({ details }: Wish) => details.some(({ role }) => role === 'event' || role === 'when');
  if (!more.every((wish) => goesOn.test(wish.intent) && !namesOther(wish))) return undefined;
  const added = more.flatMap((wish): Detail[] => [
    ...asRefused(wish),
    ...(levels.test(wish.intent) ? [{ role: 'how' as const, text: wish.intent, from: text.length }] : []),
  ]);
  return { ...first, text, details: [...asRefused(first), ...added] };
}

const changesPieces = /^(?:with|without|other)$/;

const ofWarmth = /^(?:warmer|cooler)$/;
const fewestWords = 3;

/** "The hall is always boiling. Less on": the second says the same as the first. */
function isOnlyLevel({ intent, details, text }: Wish): boolean {
  return (
    /^(?:casual|dressy)$/.test(intent) && details.length === 0 && text.split(/\s+/).length <= fewestWords
  );
}

/** "Not the check shirt. Swap it for something else": one change of one outfit. */
function changeWithMore(wishes: readonly Wish[], text: string): Wish | undefined {
  const [first, ...more] = wishes;
  if (first && ofWarmth.test(first.intent) && more.every(isOnlyLevel)) return { ...first, text };
  if (!wishes.every(({ intent }) => changesPieces.test(intent))) return undefined;
  const isSame = more.every(({ intent }) => intent === first?.intent);
  const isElse = more.every(({ intent, details }) => intent === 'other' && details.length === 0);
  if (!first || !(isSame || isElse)) return undefined;
  return { ...first, text, details: wishes.flatMap(({ details }) => details) };
}

/** From here an outfit is surely wanted, and what follows is said of it. House rule. */
const surelyBegun = 0.7;

/** Below this nothing is surely read, and of so few words the name of a piece is the most. House rules. */
const [hardlyRead, fewWords] = [0.5, 6];

/** "Well, the green blouse then", while an outfit is spoken of: a piece by its name, and little else. */
function isBareName({ probability, details, text }: Wish, memory: Memory | undefined): boolean {
  const isOfOutfit = memory?.outfit !== undefined || memory?.lastOutfit !== undefined;
  const isShort = text.split(/\s+/).length <= fewWords && !text.includes('?');
  const [only, ...others] = details;
  const isName = only?.role === 'item' && others.length === 0 && !pointsAt(text);
  return isOfOutfit && isShort && probability < hardlyRead && isName;
}

const justNamed: Pick<Wish, 'intent' | 'probability' | 'ranked'> = {
  intent: 'with',
  probability: 1,
  ranked: [{ intent: 'with', probability: 1 }],
};

/** "Coming straight from work so I need something to change into", in the five languages. */
const needsSomething =
  /(?<!\p{L})(?:need|want|could use) (?:something|smth|sth|summat|smt|sumthing)|(?<!\p{L})(?:brauch\p{L}*|bräuchte) (?:ich )?(?:noch )?(?:was|etwas)(?!\p{L})|(?<!\p{L})necesito algo|(?<!\p{L})(?:il me faut|j['’]ai besoin de) (?:un truc|quelque chose)|(?<!\p{L})trenger noe/iu;

function needed(text: string): Wish {
  return {
    intent: 'outfit',
    probability: 0.8,
    ranked: [{ intent: 'outfit', probability: 0.8 }],
    text,
    details: [],
  };
}

/** "Oh and", before an order, is no yes to what waits. */
function saysSomething({ intent, text }: Wish): boolean {
  return intent !== 'yes' || !onlyJoins.test(text);
}

const onlyJoins =
  /^\W*(?:oh|and|also|so|ach|und|auch|außerdem|y|además|et|aussi|og|også|can you|could you|kannst du|puedes|peux-tu|kan du)(?:\W+(?:and|also|und|can you|could you|kannst du))*\W*$/iu;

/** Below this a part of a message wants nothing by itself. House rule. */
const hardlyWanted = 0.35;

/** The one thing that a message wants, with the details of what is said around it; undefined where it wants several things. */
export function wholeWish(
  wishes: readonly Wish[],
  text: string,
  memory: Memory | undefined,
): Wish | undefined {
  const [only, ...more] = wishes;
  if (!only || more.length === 0) return only && isBareName(only, memory) ? { ...only, ...justNamed } : only;
  const plan = planWithPieces(wishes, text) ?? outfitWithMore(wishes, text);
  if (plan) return plan;
  if (wishes.every(({ intent }) => intent === 'item_add') || isOneOrder(wishes))
    return { ...only, text, details: wishes.flatMap(({ details }) => details) };
  if (isTakenBack(wishes)) {
    const isOnly = more.some((wish) => onlyIts.test(wish.text));
    return isOnly ? { ...only, text } : { ...only, details: wishes.flatMap(({ details }) => details) };
  }
  const change = changeWithMore(wishes, text);
  if (change) return change;
  const [sure, ...others] = wishes.filter(({ probability }) => probability >= hardlyWanted);
  const isBeside = (wish: Wish) =>
    /^(?:outfit|suits|with|without|match|other)/.test(wish.intent) ||
    (sure?.intent === 'suits' && isHalfNo(wish));
  if (!sure || others.some((wish) => !isHalfNo(wish) || sure.intent !== 'suits')) return undefined;
  if (!wishes.every((wish) => wish === sure || isBeside(wish))) return undefined;
  return { ...sure, text, details: wishes.flatMap(({ details }) => details) };
}

/** "Actually just the shirt" says what is meant, and not what is not. */
const onlyIts = /(?<!\p{L})(?:just|only|nur|bloß|solo|sólo|seulement|juste|bare|kun)(?!\p{L})/iu;

/** "Archive the tee and the shirt. Actually no, keep the tee": an order, and what it is not meant of. */
function isTakenBack([order, ...rest]: readonly Wish[]): boolean {
  if (!order || !ofPieces.test(order.intent)) return false;
  return rest.every(
    ({ probability, details }) =>
      probability < surelyNo && details.length > 0 && details.every(({ role }) => role === 'not'),
  );
}

const ofPieces = /^item_(?:worn|wash|archive|delete|sold|favorite)$/;
/** What is taken back, or left out, in the same breath. */
const takesBack =
  /(?<!\p{L})(?:no|not|keep|actually|except|but|only|nicht|nein|doch|außer|aber|nur|salvo|menos|pero|solo|pas|sauf|mais|ikke|bortsett|men|bare)(?!\p{L})/iu;

/** "I wore the jeans and also the hoodie yesterday": one order for several pieces, unless its parts name several days or people. */
function isOneOrder(wishes: readonly Wish[]): boolean {
  const [first] = wishes;
  if (!first || !ofPieces.test(first.intent)) return false;
  const isSame = wishes.every(
    ({ intent, details }) =>
      intent === first.intent &&
      details.some(({ role }) => role === 'item') &&
      details.every(({ role }) => role !== 'not' && role !== 'price'),
  );
  const said = (name: 'when' | 'who') =>
    wishes.flatMap(({ details }) => details.filter(({ role }) => role === name));
  return (
    isSame &&
    !wishes.some(({ text }) => takesBack.test(text)) &&
    said('when').length <= 1 &&
    said('who').length <= 1
  );
}

/** Below this "don't own a tie", behind a question, is no answer to what waits. House rule. */
const surelyNo = 0.6;

function isHalfNo({ intent, probability, details }: Wish): boolean {
  return intent === 'no' && probability < surelyNo && details.length === 0;
}

/** From here an order is read surely, and from here something else is wanted beside it. House rules. */
const [surelyOrdered, alsoWanted] = [0.85, 0.35];
const orders = /^(?:item_|event_|week_plan|pref_set|home_set)/;

/** Several things are wanted, of which one is surely an order of another kind: together they are no packing list. */
export function areOrders(wishes: readonly Wish[]): boolean {
  const isSure = ({ intent, probability }: Wish) => orders.test(intent) && probability >= surelyOrdered;
  const isMeant = ({ probability }: Wish) => probability >= alsoWanted;
  return wishes.length > 1 && wishes.every(isMeant) && wishes.some(isSure);
}
