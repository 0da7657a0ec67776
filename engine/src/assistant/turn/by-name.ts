import { renderAbroad } from '../abroad/tell-abroad.ts';
import type { Answer, AssistantContext, AssistantItem, Memory, OutfitWish } from '../assistant-context.ts';
import { itemsCalled } from '../commands/meant-items.ts';
import type { Wanted } from '../intent/decide.ts';
import { groupOf, type IntentName } from '../intent/intent-names.ts';
import { say } from '../say.ts';
import { suggestOutfit } from '../tools/outfit-tools.ts';
import { traitsOf } from '../understanding/mentions/match-items.ts';
import { isKind } from '../understanding/mentions/mention-filters.ts';
import { readQuestion } from '../understanding/read-question.ts';
import { changedWish } from '../understanding/wish.ts';
import { capital } from '../words.ts';
import type { Grounding } from './grounding.ts';
import { isWeakWord, likeness, namingWords } from './own-names.ts';

type Said = {
  context: AssistantContext;
  text: string;
  ground: Grounding;
  wanted: Wanted;
  memory: Memory | undefined;
};

/** What says that what follows is not wanted, in the five languages. */
const refuses =
  /(?<!\p{L})(not|no|without|lose|drop|skip|ditch|minus|except|instead of|rather than|hates?|sick of|nicht|ohne|kein\p{L}*|weg mit|statt|au(?:ß|ss)er|sin|nada de|menos|quita\p{L}*|no quiero|pas|sans|sauf|enl[eè]ve|vire|plut[oô]t que|ikke|itj|uten|dropp|ingen|bortsett fra)(?!\p{L})/iu;
/** Whether a message says that something is not wanted. */
export function refusesThem(text: string): boolean {
  return refuses.test(text);
}

const asks = /\?/;
const wishes: ReadonlySet<IntentName> = new Set<IntentName>([
  'with',
  'outfit_with',
  'recolor',
  'again',
  'item_worn',
]);
const refusals: ReadonlySet<IntentName> = new Set<IntentName>([
  ...([
    'without',
    'other',
    'dislike',
    'pref_set',
    'no',
    'again',
    'with',
    'item_archive',
    'item_wash',
  ] as const),
  ...([
    'item_delete',
    'suits',
    'casual',
    'dressy',
    'outfit',
    'item_unfavorite',
    'status',
    'item_repair',
  ] as const),
]);
/** From here somebody wants a garment in the outfit. House rule. */
const wishBar = 0.3;
const [mostNamed, longest] = [3, 14];

/** "Nicht schon wieder die Lederhose", "with the docs": own garments, however they are called, leave the outfit or come in. */
export async function changedByName(said: Said): Promise<Answer | undefined> {
  const { text, ground, wanted, memory } = said;
  const items = ground.surely;
  if (!memory?.outfit || !memory.wish) return undefined;
  const dropped = await refusedAtOnce(said, memory.outfit.itemIds);
  if (dropped.length > 0) return withoutThem(said, memory.wish, dropped);
  if (
    refusesAtOnce.test(text) &&
    !asks.test(text) &&
    items.length > 0 &&
    items.length <= mostNamed &&
    !ground.event
  )
    return withoutThem(said, memory.wish, items);
  const [worn, ...more] = items.filter(({ id }) => memory.outfit?.itemIds.includes(id));
  if (worn && more.length === 0 && items.length === 1 && isComplaint(said))
    return withoutThem(said, memory.wish, [worn]);
  if (items.length === 0 || items.length > mostNamed) return undefined;
  if (
    groupOf(wanted.intent) === 'command' &&
    wanted.probability >= commandBar &&
    !refusals.has(wanted.intent)
  )
    return undefined;
  if (text.split(/\s+/).length > longest || ground.event || asks.test(text)) return undefined;
  const { refused, kept } = sidesOf(text, items);
  if (refused.length > 0 && kept.length > 0) return exchanged(said, memory.wish, refused, kept);
  if (refuses.test(text) && refusals.has(wanted.intent)) return withoutThem(said, memory.wish, items);
  if (!wishes.has(wanted.intent) || wanted.probability < wishBar || groupOf(wanted.intent) === 'command')
    return undefined;
  return withThem(said, memory.wish, items);
}

/** Words for what hurts, breaks, shows, itches, or is too much, in the five languages. */
const complains =
  /(?<!\p{L})(too good|zu schade|kill\p{L}*|hurts?|pinch\p{L}*|itch\p{L}*|too (?:tight|small|big|hot|warm|much|short|long)|break\p{L}*|sweat\p{L}*|hate|ugly|ruin\p{L}*|fall|trip over|brech\p{L}*|drück\p{L}*|weh|kratz\p{L}*|zwick\p{L}*|zu (?:eng|klein|groß|warm|kurz|lang)|schwitz\p{L}*|hässlich|duele\p{L}*|aprieta\p{L}*|pica\p{L}*|serre\p{L}*|gratte\p{L}*|mal aux|klør|gnager|vondt)(?!\p{L})/iu;

/** "In the pumps I'd break my neck": said of one piece that is worn. */
function isComplaint({ text, wanted }: Said): boolean {
  return complains.test(text) && !asks.test(text) && groupOf(wanted.intent) !== 'command';
}

/** From here a message is a command, whatever outfit was shown. House rule. */
const commandBar = 0.5;
const refusesAtOnce =
  /^\W*(?:(?:ok|but|and|hm+|nah|no|nee|nein|ne)\W+)*(?:not|no|without|lose|drop|nicht|nich|kein\p{L}*|ohne|sin|pas|sans|ikke|uten)\s+(?:the |my |that |those |die |das |den |el |la |los |las |le |les )?/iu;

/** "Not the tweed, I wore it last time": pieces of the outfit that a message refuses before it says anything else. */
async function refusedAtOnce(
  { context, text, ground }: Said,
  worn: readonly string[],
): Promise<AssistantItem[]> {
  const { mentions } = readQuestion(ground.english, context.today);
  if (!refusesAtOnce.test(text) || asks.test(text) || mentions.some(isKind)) return [];
  const [clause = ''] = text.replace(refusesAtOnce, '').split(joints);
  const shown = (await context.items()).filter(({ id }) => worn.includes(id));
  const words = namingWords(clause);
  const called = shown.filter(({ description }) =>
    namingWords(description).some((own) => words.some((word) => likeness(word, own) >= sureWord)),
  );
  const isOfLooks = words.filter((word) => !filler.test(word)).every(isWeakWord);
  return called.length <= 1 || isOfLooks ? called : called.filter((item) => ground.items.includes(item));
}

const sureWord = 0.85;
const filler = /^(?:please|pls|bitte|thanks|danke|porfa|stp|takk|today|heute)$/;

/** Where one wish ends and the next begins: "the dirndl, but without the pumps". */
const joints =
  /[,;.!]|(?<!\p{L})(?:but|and|though|aber|und|dafür|sondern|pero|y|sino|mais|et|men|og)(?!\p{L})/iu;

/** The garments that a message refuses, and those that it wants, each by the part of the message that names it. */
function sidesOf(
  text: string,
  items: readonly AssistantItem[],
): { refused: AssistantItem[]; kept: AssistantItem[] } {
  const parts = text.split(joints).filter((part) => part.trim() !== '');
  const partOf = (item: AssistantItem) => parts.find((part) => itemsCalled(part, items).includes(item));
  const isRefused = (item: AssistantItem) => refuses.test(partOf(item) ?? '');
  const isWanted = (item: AssistantItem) => partOf(item) !== undefined && !isRefused(item);
  return { refused: items.filter(isRefused), kept: items.filter(isWanted) };
}

/** One garment comes in and another leaves, in one message. */
async function exchanged(
  said: Said,
  wish: OutfitWish,
  refused: readonly AssistantItem[],
  kept: readonly AssistantItem[],
): Promise<Answer | undefined> {
  const { context, memory, wanted } = said;
  const fresh = kept.filter(({ available }) => available);
  if (fresh.length === 0) return undefined;
  const excluded = [...new Set([...wish.excluded, ...refused.map(({ id }) => id)])];
  const locked = fresh.map(({ id }) => id);
  const answer = await suggestOutfit(
    context,
    changedWish(wish, { locked, excluded, with: [] }),
    memory?.outfit,
  );
  return answer.cards.length > 0 ? inLanguage(context, answer, wanted) : undefined;
}

export async function withoutThem(
  said: Said,
  wish: OutfitWish,
  items: readonly AssistantItem[],
): Promise<Answer | undefined> {
  const { context, memory, wanted } = said;
  const outfit = memory?.outfit;
  if (!outfit) return undefined;
  const ids = items.map(({ id }) => id);
  const excluded = [...new Set([...wish.excluded, ...ids])];
  if (!outfit.itemIds.some((id) => ids.includes(id))) return stays(said, { ...wish, excluded });
  const locked = outfit.itemIds.filter((id) => !ids.includes(id));
  const near = await suggestOutfit(context, changedWish(wish, { excluded, locked, with: [] }), outfit);
  const answer =
    near.cards.length > 0 ? near : await suggestOutfit(context, changedWish(wish, { excluded }), outfit);
  return inLanguage(context, answer, wanted);
}

export async function withThem(
  { context, memory, wanted, ground }: Said,
  wish: OutfitWish,
  items: readonly AssistantItem[],
): Promise<Answer | undefined> {
  const fresh = items.filter(({ available }) => available);
  if (fresh.length === 0) return undefined;
  const places = new Set(fresh.flatMap((item) => traitsOf(item).slots.slice(0, 1)));
  const own = await context.items();
  const stay = own.filter(
    (item) => memory?.outfit?.itemIds.includes(item.id) && !places.has(traitsOf(item).slots[0] ?? 'top'),
  );
  const ids = fresh.map(({ id }) => id);
  const day = ground.days && ground.days.first >= context.today ? { day: ground.days.first } : {};
  const locked = [...ids, ...stay.map(({ id }) => id)];
  const near = await suggestOutfit(context, changedWish(wish, { locked, with: [], ...day }), memory?.outfit);
  const answer =
    near.cards.length > 0
      ? near
      : await suggestOutfit(context, changedWish(wish, { locked: ids, with: [], ...day }), memory?.outfit);
  return answer.cards.length > 0 ? inLanguage(context, answer, wanted) : undefined;
}

function inLanguage(
  context: AssistantContext,
  answer: Answer,
  { language, intent }: Wanted,
): Promise<Answer> | Answer {
  return language === 'en' ? answer : renderAbroad({ context, answer, intent, language });
}

/** The outfit again, with a word on why nothing changed. */
function stays({ memory, wanted }: Said, wish: OutfitWish): Answer {
  const { title, day: date, eventType, eventId } = wish;
  const itemIds = memory?.outfit?.itemIds ?? [];
  return {
    text: say('not_in_it', wanted.language, ''),
    cards: [{ kind: 'outfit', title: capital(title), itemIds, date, eventType, eventId, score: 0 }],
    actions: [],
    memory: { ...(memory ?? { tool: 'suggest_outfit', shown: itemIds }), wish },
    known: true,
  };
}
