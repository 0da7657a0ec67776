import { inEnglish } from '../abroad/in-english.ts';
import type { Answer, AssistantItem, Memory } from '../assistant-context.ts';
import type { Change, ItemEdit } from '../change.ts';
import { say } from '../say.ts';
import { itemsCard } from '../tools/find-tools.ts';
import { suggestOutfit } from '../tools/outfit-tools.ts';
import { readPastDays } from '../turn/past-days.ts';
import type { Turn } from '../turn/turn.ts';
import { isKind } from '../understanding/mention-filters.ts';
import { questionTokens, readMentions } from '../understanding/read-mentions.ts';
import { unownedPiece } from '../understanding/unowned-item.ts';
import { baseWish } from '../understanding/wish.ts';
import { capital, nameOf, namesOf } from '../words.ts';
import { type Command, confirm } from './command.ts';
import { dayIn, itemNames, tell } from './command-words.ts';
import { onItems } from './item-commands.ts';
import { editOf, isRenaming } from './item-words.ts';
import { meantItems } from './meant-items.ts';
import { commandOf } from './read-command.ts';
import { isFurtherThing, mostFurther } from './same-command.ts';
import { changedDays } from './week-plans.ts';

/**
 * What changes or goes on from something that still waits for a yes: a new thing gets another name, a further thing is
 * marked as well, a planned week changes on one day. Undefined where the message does none of it.
 */
export async function changedWaiting(turn: Turn): Promise<Answer | undefined> {
  const pending = turn.memory?.pending;
  if (!pending || turn.text.includes('?')) return pending && aboutNewThing(turn, pending.change);
  return (
    (await changedDays(turn)) ??
    (await changedNewThing(turn, pending)) ??
    (await otherDay(turn, pending.change)) ??
    (await furtherThings(turn, pending.change)) ??
    (await aboutNewThing(turn, pending.change))
  );
}

type Pending = NonNullable<Memory['pending']>;

/** "Call it green cord blazer, and make it a favorite", while the blazer still waits to be added. */
async function changedNewThing(turn: Turn, { change }: Pending): Promise<Answer | undefined> {
  if (change.kind !== 'add_items' || turn.ground.surely.length > 0) return undefined;
  const command = await commandOf(turn);
  const said = isRenaming(turn.text)
    ? renamed(command)
    : (otherKind(turn.text, change) ?? editOf(command, [])?.edit ?? bareAmount(turn.text));
  const isLoved = /^item_(un)?favorite$/.test(turn.wanted.intent) || favorite.test(turn.text);
  if (!said && !isLoved) return undefined;
  const edit: ItemEdit = { ...change.edit, ...said, ...(isLoved ? { isFavorite: true } : {}) };
  return offerNewThing(command, { ...change, edit });
}

const favorite =
  /(?<!\p{L})(fav\p{L}*|heart (?:it|that)|star (?:it|that)|liebling\p{L}*|favorit\p{L}*|préféré\p{L}*|favori\p{L}*)(?!\p{L})/iu;
/** What is said beside a new name belongs to something else. */
const besideName =
  /\s*(?:[,;.]|\b(?:and|n|und|y|et|og)\b)\s*(?:(?:make|mark|set|put|add|mach|markier\p{L}*|zu|als|ponlo|mets|sett)\b.*|\p{L}*\s*(?:fav\p{L}*|liebling\p{L}*|favorit\p{L}*|favori\p{L}*).*)$/iu;

/** "No, it was 29.99": the price alone, put right. */
function bareAmount(text: string): ItemEdit | undefined {
  const isCorrection = text.split(/\s+/).length <= fewWords && corrects.test(text);
  const amount = /\d{1,5}(?:[.,]\d{1,2})?/.exec(text)?.[0];
  return isCorrection && amount ? { price: Number(amount.replace(',', '.')) } : undefined;
}

/** "Sorry, it's a jumper dress, not a skirt": the kind is put right, and what it looks like stays. */
function otherKind(
  text: string,
  { edit, text: added }: Extract<Change, { kind: 'add_items' }>,
): ItemEdit | undefined {
  const [, said, refused] = kindIs.exec(text) ?? [];
  const words = said?.trim().split(/\s+/) ?? [];
  if (said === undefined || words.length === 0 || words.length > mostOfKind || !namesKind(said))
    return undefined;
  const [name = added] = (edit?.description ?? added).split(/, (?=[€$£]?\d)/);
  const old = name.split(' ');
  const from = old.findIndex((word) => namesKind(word) || word.toLowerCase() === refused?.toLowerCase());
  return { description: capital([...old.slice(0, from < 0 ? old.length : from), ...words].join(' ')) };
}

const mostOfKind = 3;
const kindIs =
  /(?<!\p{L})(?:it['’]?s|its|they['’]?re|it is|that['’]?s|i mean[t]?|(?:es |das )?ist|sind|war|es|c['’]est|det er)\s+(?:actually |doch |eher )?(?:a |an |ein |eine |un |une |una |en |et )?([\p{L} -]{3,40}?)(?:,?\s+(?:not|nicht|kein\p{L}*|no|pas|ikke)\s+(?:a |an |ein |eine |un |une |una |en |et )?(\p{L}+))\W*$/iu;

function namesKind(words: string): boolean {
  const known = (['en', 'de', 'es', 'fr', 'no'] as const).map((language) => inEnglish(words, language));
  return known.some((each) => readMentions(questionTokens(each)).some(isKind));
}

const fewWords = 6;
const corrects =
  /(?<!\p{L})(no|nah|nope|sorry|actually|it was|they were|not|ne|nee|nein|doch|war|waren|era|eran|non|c'était|nei|det var)(?!\p{L})/iu;

const politeEnd =
  /[\s,]+(?:please|pls|plz|lol|haha|thx|thanks|ok|bitte|danke|por favor|gracias|stp|svp|merci|takk)?[\s,.!]*$/iu;

function renamed(command: Command): ItemEdit | undefined {
  const text = command.text.replace(besideName, '');
  const found = editOf({ ...command, text }, []);
  const name = found?.edit.description?.replace(politeEnd, '').trim();
  return name ? { description: name } : undefined;
}

/** Asks once more whether to add it, with all that was said of it since. */
function offerNewThing(command: Command, change: Extract<Change, { kind: 'add_items' }>): Answer {
  const { language } = command;
  const { description, price, isFavorite, size, purchasedOn, material, colour, brand } = change.edit ?? {};
  const [name = change.text, ...rest] = change.text.split(/, (?=[€$£]?\d)/);
  const details = [
    ...(typeof price === 'number' ? [String(price)] : rest),
    ...(size ? [`${tell('field_size', language)} ${size}`] : []),
    ...[brand, colour, material].filter((value) => typeof value === 'string'),
    ...(purchasedOn
      ? [tell('bought_on', language, { day: dayIn(purchasedOn, language, command.context) })]
      : []),
    ...(isFavorite ? [tell('a_favorite', language)] : []),
  ];
  const more = details.length > 0 ? ` (${details.join(', ')})` : '';
  const sentence = tell('item_add', language, { names: `“${description ?? name}”${more}` });
  return confirm(command, sentence, change, { done: tell('item_add_done', language) });
}

/** "No, Saturday": the same was worn on another day. */
async function otherDay(turn: Turn, change: Change): Promise<Answer | undefined> {
  const { context, ground, text, memory } = turn;
  const isCorrection =
    corrects.test(text) && ground.items.length === 0 && text.split(/\s+/).length <= mostOfDay;
  const day = isCorrection ? readPastDays(ground.english, context.today)?.first : undefined;
  if (change.kind !== 'wear_items' || day === undefined) return undefined;
  const command = await commandOf(turn);
  const answer = offerWear(
    command,
    command.items.filter(({ id }) => change.itemIds.includes(id)),
    day,
  );
  return memory?.command ? { ...answer, memory: { ...answer.memory, command: memory.command } } : answer;
}

const mostOfDay = 8;

function offerWear(command: Command, items: readonly AssistantItem[], day: string): Answer {
  const { language, context } = command;
  const named = { names: itemNames(items, language), day: dayIn(day, language, context) };
  const change: Change = { kind: 'wear_items', itemIds: items.map(({ id }) => id), day };
  const answer = confirm(command, tell('item_worn', language, named), change, {
    cards: itemsCard('', items),
  });
  const focus = { itemIds: change.itemIds, day };
  return { ...answer, memory: { ...answer.memory, tool: 'offer_worn', focus } };
}

/** "And the boots too": the same is done to all of them after one yes. */
async function furtherThings(turn: Turn, change: Change): Promise<Answer | undefined> {
  const last = turn.memory?.command;
  if (!('itemIds' in change) || change.kind === 'plan_outfit' || !last || !isFurtherThing(turn))
    return undefined;
  const command = await commandOf(turn);
  const { ground } = turn;
  const further =
    ground.items.length > 0 ? ground.items : meantItems({ ...command, memory: undefined }).items;
  if (further.length === 0 || further.length > mostFurther) return undefined;
  const before = command.items.filter(({ id }) => change.itemIds.includes(id));
  const items = [...new Set([...before, ...further])];
  const again = { ...command, intent: last.intent, text: last.text };
  if (change.kind !== 'wear_items') {
    const answer = onItems(again, items);
    return { ...answer, memory: { ...answer.memory, command: last } };
  }
  const day = pastDayIn(turn);
  if (day !== undefined && day !== change.day) return wornOnBoth(command, { change, before, further, day });
  const answer = offerWear(command, items, change.day);
  return { ...answer, memory: { ...answer.memory, command: last } };
}

function pastDayIn({ ground, context }: Turn): string | undefined {
  const day = readPastDays(ground.english, context.today)?.first ?? ground.days?.first;
  return day !== undefined && day <= context.today ? day : undefined;
}

type TwoDays = {
  change: Extract<Change, { kind: 'wear_items' }>;
  before: readonly AssistantItem[];
  further: readonly AssistantItem[];
  day: string;
};

/** "And the jeans today", while the trench waits for yesterday: both, each on its day, after one yes. */
function wornOnBoth(command: Command, { change, before, further, day }: TwoDays): Answer {
  const first = offerWear(command, before, change.day);
  const second = offerWear(command, further, day);
  const itemIds = further.map(({ id }) => id);
  const both: Change = { kind: 'several', changes: [change, { kind: 'wear_items', itemIds, day }] };
  const shown = { cards: itemsCard('', [...before, ...further]), done: tell('done', command.language) };
  return confirm(command, `${first.text} ${second.text}`, both, shown);
}

/** From here a message may ask what a new thing goes with. House rule. */
const goesWithBar = 0.14;
const goesWith: ReadonlySet<string> = new Set(['match', 'outfit_with', 'pair', 'color_advice', 'suits']);
const pointing =
  /(?<!\p{L})(it|that|them|em|this|those|these|es|dazu|damit|den|die|das|lo|la|los|las|l[ae]|ça|avec|det|den|dem)(?!\p{L})/iu;

/** "What does it go with", of what waits to be added: an outfit with it from what is owned. */
async function aboutNewThing(turn: Turn, change: Change): Promise<Answer | undefined> {
  const { context, text, wanted, ground, memory } = turn;
  const asks = wanted.ranked.some(
    ({ intent, probability }) => goesWith.has(intent) && probability >= goesWithBar,
  );
  if (change.kind !== 'add_items' || !asks || !pointing.test(text) || ground.surely.length > 0)
    return undefined;
  if (!context.hasWardrobe || !context.plansOutfits) return undefined;
  const piece = unownedPiece(
    change.edit?.description ?? change.text.split(/, (?=[€$£]?\d)/)[0] ?? change.text,
  );
  const items = await context.items();
  const wider = { ...context, items: async () => [...items, piece] };
  const wish = { ...baseWish(context), locked: [piece.id] };
  const first = await suggestOutfit(wider, wish);
  const second = await suggestOutfit(wider, { ...wish, excluded: topsOf(first), turn: 0 });
  const ways = [first, second].flatMap(({ memory: { outfit } }) => {
    const worn = outfit?.itemIds.flatMap((id) => items.find((item) => item.id === id) ?? []) ?? [];
    return worn.length > 1 ? [worn] : [];
  });
  const [one, next] = ways;
  const other = next && namesOf(next) !== namesOf(one ?? []) ? next : undefined;
  if (!one || !memory) return undefined;
  const { language } = wanted;
  const named =
    language === 'en'
      ? [namesOf(one), ...(other ? [namesOf(other)] : [])]
      : [itemNames(one, language), ...(other ? [itemNames(other, language)] : [])];
  const text0 = say('goes_with_new', language, '')
    .replace('{name}', nameOf(piece))
    .replace('{names}', named[0] ?? '');
  const text1 = named[1] ? ` ${say('or_with', language, '').replace('{names}', named[1])}` : '';
  const shown = [...new Set(ways.flat())];
  return {
    text: `${text0}${text1}`,
    cards: itemsCard('', shown),
    actions: [],
    known: true,
    memory,
  };
}

/** What is worn on top leaves for a second way to wear it. */
function topsOf({ memory: { outfit } }: Answer): string[] {
  return ['top', 'dress'].flatMap((slot) => outfit?.slots[slot] ?? []).filter((id) => id !== 'unowned');
}
