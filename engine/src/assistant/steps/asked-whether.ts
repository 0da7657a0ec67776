import { renderAbroad } from '../abroad/tell-abroad.ts';
import { suitsQuestion } from '../answers/suits-question.ts';
import type { Answer, AssistantItem, OutfitWish } from '../assistant-context.ts';
import { dayIn } from '../commands/command-words.ts';
import { itemsCalled } from '../commands/meant-items.ts';
import { withNamed } from '../conversation/put-into-outfit.ts';
import { sumOf } from '../intent/decide.ts';
import type { IntentName } from '../intent/intent-names.ts';
import { answered, itemsCard } from '../tools/find-tools.ts';
import { checkPair, pairText, tellPair } from '../tools/pair-verdict.ts';
import { asksAtOnce } from '../turn/grounding.ts';
import { asksWhether } from '../turn/signs-of-form.ts';
import { mentionOf, pointsAt } from '../turn/spoken-of.ts';
import { isCommand, type Turn } from '../turn/turn.ts';
import { traitsOf } from '../understanding/mentions/match-items.ts';
import { readQuestion } from '../understanding/read-question.ts';
import { verdictOnPlan } from './planned-verdict.ts';

const judged: ReadonlySet<IntentName> = new Set<IntentName>([
  ...(['pair', 'suits', 'match', 'compare', 'with', 'outfit_with', 'color_advice'] as const),
]);
/** The chance from which a message asks for a verdict, with words that say so and without. House rules. */
const [besideWords, alone] = [0.25, 0.6];
const commandBar = 0.75;
const longest = 18;

/** Words for going together, in the five languages. */
const together =
  /(?<!\p{L})(?:go(?:es)?|works?|match(?:es)?|wear|together|pass(?:t|en)|geht|gehen|zusammen|kombinier\p{L}*|combinan?|pegan?|van? (?:bien|con)|quedan?|vont?|va|allent?|ensemble|accord\p{L}*|passer|går|sammen)(?!\p{L})/iu;
/** Asks whether, not which. */
const whether =
  /^\W*(?:(?:ok(?:ay)?|and|so|but|hm+|wait|und|aber|y|et|og|na)\W+)*(?:do|does|did|is|are|can|could|would|will|should|pass(?:t|en)|geht|gehen|kann|ist|sind|darf|puedo|pegan?|combinan?|va|van|queda|peut|est|ça va|je peux|vont|kan|passer|går|er)(?!\p{L})/iu;
/** "Could you put a look together" asks for help, "which shoes" for more than a yes. */
const asksHelp = /(?<!\p{L})(?:can|could|would|will) (?:you|u|we)(?!\p{L})/iu;
const asksWhich =
  /(?<!\p{L})(?:which|what|welche[rsnm]?|was|cuál(?:es)?|qué|quel(?:le)?s?|hvilke[nt]?|hva)(?!\p{L})/iu;
const swaps =
  /(?<!\p{L})(?:swap|change|switch|exchange|different|other|tausch\p{L}*|andere[nrs]?|cambi\p{L}*|otr[oa]s?|chang\p{L}*|autres?|bytt\p{L}*|andre)(?!\p{L})/iu;
/** "And with sneakers?" changes the outfit. */
const opensWith = /^\W*(?:(?:ok|and|und|y|et|og)\W+)*(?:with|mit|con|avec|med|in|add|a|an|any)(?!\p{L})/iu;
const or = /(?<!\p{L})(?:or|oder|o|ou|eller)(?!\p{L})/iu;

/** "The loafers or the boots" is a choice; "or is that wrong" is not. */
function chooses({ text, ground }: Turn): boolean {
  const [, ...behind] = text.split(or);
  return behind.some((part) => itemsCalled(part, ground.items).length > 0);
}

/**
 * "Do the boots go with the black jeans or is that wrong", "mit docs?": a yes or a no with its reason, of the two garments
 * that are named, or of the one that is named and what was spoken of.
 */
export async function askedWhether(turn: Turn): Promise<Answer | undefined> {
  const { context, text, ground, memory } = turn;
  if (!context.hasWardrobe) return undefined;
  const forEvent = await ofEvent(turn);
  if (forEvent) return forEvent;
  if (!isAsked(turn)) return undefined;
  const [first, second, ...more] = suitOnce(ground.items);
  if (more.length > 0) return ofSeveral(turn, suitOnce(ground.items));
  if (first && second && more.length === 0 && areApart(first, second)) {
    if (!together.test(text) || opensWith.test(text)) return undefined;
    return pairAnswer([first, second], turn);
  }
  if (!first || second) return undefined;
  if (memory?.outfit && memory.wish) return opensWith.test(text) ? undefined : ofOutfit(turn, first);
  const other = await spokenOf(turn, first);
  return other ? pairAnswer([other, first], turn) : undefined;
}

/** "The green blouse, the black trousers and the boots, does that work?": of pieces for several places, worn for what is spoken of. */
async function ofSeveral(turn: Turn, items: readonly AssistantItem[]): Promise<Answer | undefined> {
  const { context, text, memory, wanted } = turn;
  const places = new Set(items.map((item) => traitsOf(item).slots[0]));
  if (!memory?.wish || places.size < items.length) return undefined;
  const put = await withNamed(turn, items);
  if (!put?.memory.outfit) return undefined;
  const { itemIds } = put.memory.outfit;
  const worn = (await context.items()).filter(({ id }) => itemIds.includes(id));
  const { title, eventType, place: location, day } = memory.wish;
  const { language } = wanted;
  const told = await verdictOnPlan({ title, eventType, location, day }, worn, { context, text, language });
  return { ...put, text: `${told}\n${put.text}` };
}

/** "Something with the blazer?" asks for an outfit. */
const wantsSomething =
  /(?<!\p{L})(?:smth|sth|some(?:thing|thin)|anything|(?:irgend|et)?was|algo|quelque chose|noe)\s+(?:\p{L}+\s)?(?:w|with|mit|con|avec|med)(?:\/|\s)/iu;

function isAsked(turn: Turn): boolean {
  const { text, wanted, ground } = turn;
  if (wantsSomething.test(text)) return false;
  const { intent, probability } = wanted;
  if (isCommand(intent) && probability >= commandBar) return false;
  if (text.split(/\s+/).length > longest || asksAtOnce(text) || chooses(turn)) return false;
  if (ground.event ?? ground.days) return false;
  if (asksHelp.test(text) || asksWhich.test(text) || swaps.test(text)) return false;
  const share = sumOf(wanted, (each) => judged.has(each));
  const asks = whether.test(text) || text.includes('?');
  return asks && share >= (together.test(text) || pointsAt(text) ? besideWords : alone);
}

const suits = /(?<!\p{L})(?:suit|anzugs?|traje|costume|dress)(?!\p{L})/iu;

/** A suit is two pieces, and one thing to ask about. */
function suitOnce(items: readonly AssistantItem[]): readonly AssistantItem[] {
  const [first, ...rest] = items.filter(({ description }) => suits.test(description));
  return first ? items.filter((item) => !rest.includes(item)) : items;
}

function areApart(a: AssistantItem, b: AssistantItem): boolean {
  return traitsOf(a).slots[0] !== traitsOf(b).slots[0];
}

function pairAnswer(items: readonly AssistantItem[], { wanted: { language } }: Turn): Answer {
  const answer = checkPair(items);
  if (language === 'en') return answer;
  return answered('check_pair', pairText(items, language), {
    cards: itemsCard('', [...items]),
    memory: answer.memory,
  });
}

/** "Is the cable knit too much for mum's": one garment for an event, and whether it was worn there a year ago. */
async function ofEvent(turn: Turn): Promise<Answer | undefined> {
  const { context, ground, wanted } = turn;
  const [item, ...more] = ground.items;
  if (!(ground.signals.has('asks_whether') || asksWhether.test(turn.text)) || !item || more.length > 0)
    return undefined;
  if (!(ground.event ?? ground.days)) return undefined;
  const day = ground.event?.day ?? ground.days?.first ?? context.today;
  const yearAgo = `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`;
  const answer = await verdictOn(turn, item, undefined);
  if (!answer || !(await context.wornOn(yearAgo)).includes(item.id)) return answer;
  const { language } = wanted;
  const again = tellPair('worn_then', language, { day: dayIn(yearAgo, language, context) });
  return { ...answer, text: `${answer.text} ${again}` };
}

/** One garment for the outfit that was shown. */
function ofOutfit(turn: Turn, item: AssistantItem): Promise<Answer | undefined> | undefined {
  const { memory } = turn;
  if (!memory?.wish) return undefined;
  return memory.outfit?.itemIds.includes(item.id)
    ? besideMain(turn, item, memory.outfit.itemIds)
    : verdictOn(turn, item, memory.wish);
}

/** What an outfit is seen by, before what is worn with it. */
const mainSlots = ['dress', 'mid', 'top', 'bottom', 'outer'];

/** "Will the heels go with it?", of a pair that is in the outfit: beside its main piece, and everything stays. */
async function besideMain(
  turn: Turn,
  item: AssistantItem,
  worn: readonly string[],
): Promise<Answer | undefined> {
  const { context, memory, text } = turn;
  if (!together.test(text) && !pointsAt(text)) return undefined;
  const others = (await context.items()).filter(({ id }) => worn.includes(id) && id !== item.id);
  const spoken = others.find(({ id }) => memory?.focus?.itemIds.includes(id));
  const [main] = mainSlots.flatMap((slot) => others.filter((each) => traitsOf(each).slots[0] === slot));
  const beside = spoken ?? main;
  if (!beside || !memory || !areApart(beside, item)) return undefined;
  const answer = pairAnswer([beside, item], turn);
  const focus = { ...memory.focus, itemIds: [item.id] };
  return { ...answer, memory: { ...memory, tool: 'check_pair', focus } };
}

async function verdictOn(
  { context, text, english, wanted }: Turn,
  item: AssistantItem,
  wish: OutfitWish | undefined,
): Promise<Answer | undefined> {
  const items = await context.items();
  const { language } = wanted;
  const read = readQuestion(english, context.today);
  const answer = await suitsQuestion(
    { context, items, question: { ...read, mentions: [mentionOf(item)], native: text, language } },
    wish,
  );
  if (!answer || language === 'en') return answer;
  return renderAbroad({ context, answer, intent: 'suits', language, said: text });
}

/** What was spoken of, where that is one garment for another slot. */
async function spokenOf({ context, memory }: Turn, item: AssistantItem): Promise<AssistantItem | undefined> {
  const [id, ...others] = memory?.focus?.itemIds ?? [];
  if (id === undefined || others.length > 0 || id === item.id) return undefined;
  const found = (await context.items()).find((each) => each.id === id);
  return found && areApart(found, item) ? found : undefined;
}
