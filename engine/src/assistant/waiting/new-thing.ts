import { inEnglish } from '../abroad/in-english.ts';
import type { Answer, Memory } from '../assistant-context.ts';
import type { Change, ItemEdit } from '../change.ts';
import { type Command, confirm } from '../commands/command.ts';
import { dayIn, itemNames, tell } from '../commands/command-words.ts';
import { editOf, isRenaming } from '../commands/item-words.ts';
import { commandOf } from '../commands/read-command.ts';
import { say } from '../say.ts';
import { itemsCard } from '../tools/find-tools.ts';
import { suggestOutfit } from '../tools/outfit-tools.ts';
import type { Turn } from '../turn/turn.ts';
import { isKind } from '../understanding/mentions/mention-filters.ts';
import { questionTokens, readMentions } from '../understanding/mentions/read-mentions.ts';
import { unownedPiece } from '../understanding/unowned-item.ts';
import { baseWish } from '../understanding/wish.ts';
import { capital, nameOf, namesOf } from '../words.ts';
import { correctedPrice } from './amount-said.ts';
import { type Adding, nameAndPrice, waitingId } from './waiting-piece.ts';

type Pending = NonNullable<Memory['pending']>;
/** "Call it green cord blazer, and make it a favorite", while the blazer still waits to be added. */
export async function changedNewThing(turn: Turn, { change }: Pending): Promise<Answer | undefined> {
  if (change.kind !== 'add_items' || namesOther(turn) || wantsElse(turn)) return undefined;
  const command = await commandOf(turn);
  const said = isRenaming(turn.text)
    ? renamed(command)
    : (otherKind(turn.text, change) ?? priceEdit(turn.text) ?? editOf(command, [])?.edit);
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

/** "Wait, it was 16", right after it was added: the price of the new thing is put right. */
export async function correctedAdded(turn: Turn): Promise<Answer | undefined> {
  const { memory, text, ground } = turn;
  const isFresh = memory?.command?.intent === 'item_add' && memory.undo !== undefined;
  const price = isFresh ? correctedPrice(text) : undefined;
  if (!memory || price === undefined || ground.items.length > 0) return undefined;
  const [id, ...others] = memory.focus?.itemIds ?? [];
  if (id === undefined || others.length > 0) return undefined;
  const command = await commandOf(turn);
  const item = command.items.find((each) => each.id === id);
  if (!item) return undefined;
  const field = tell('field_price', command.language);
  const sentence = tell('item_edit', command.language, {
    names: itemNames([item], command.language),
    what: `${field} → ${price}`,
    field,
    value: String(price),
  });
  const change: Change = { kind: 'edit_items', itemIds: [id], edit: { price } };
  return confirm(command, sentence, change, {
    cards: itemsCard('', [item]),
    done: tell('item_edit_done', command.language),
  });
}

/** From here a message orders something of another thing. House rule. */
const elseBar = 0.5;
/** From here a message adds a further thing. House rule. */
const surelyAdds = 0.8;
const buys =
  /(?<!\p{L})(?:bought|got|ordered|picked up|add|gekauft|geholt|bestellt|gegönnt|compr[eé]|me pill[eé]|comprado|achetée?|kjøpt|kjøpte)\s+(?:me |myself |mir |also |auch )*(?:an?|the|some|another|new|eine?[nmr]?|noch|una?|unos|unas|une?|des|en|et|ei)(?!\p{L})/iu;

/** "Oh and I've sold the tweed jacket": another order, and no look of the new thing. */
function wantsElse({ wanted, ground, text, wish }: Turn): boolean {
  const isFurther = wanted.intent === 'item_add' && wanted.probability >= surelyAdds;
  if (isFurther && buys.test(text) && (wish?.details.some(({ role }) => role === 'item') ?? false))
    return true;
  if (isRenaming(text) && !ofIt.test(text) && ground.items.some(({ id }) => id !== waitingId)) return true;
  const isOther = /^(?:item_(?!add|edit|(?:un)?favorite)|outfit_|event_)/.test(wanted.intent);
  return isOther && wanted.probability >= elseBar && ground.items.some(({ id }) => id !== waitingId);
}

/** "Rename it", of what waits. */
const ofIt =
  /(?<!\p{L})(?:(?:re)?name|call|nenn\p{L}*|llama|appelle|kall) (?:it|this|that|them|es|das|sie|ihn|lo|la|le|det|den)(?!\p{L})|(?:ll[aá]mal[oa]|appelle-l[ae])(?!\p{L})/iu;

/** Whether something that hangs there already is named. */
function namesOther({ ground }: Turn): boolean {
  return ground.surely.some(({ id }) => id !== waitingId);
}

function priceEdit(text: string): ItemEdit | undefined {
  const price = correctedPrice(text);
  return price === undefined ? undefined : { price };
}

/** "Sorry, it's a jumper dress, not a skirt": the kind is put right, and what it looks like stays. */
function otherKind(text: string, change: Adding): ItemEdit | undefined {
  const [, said, refused] = kindIs.exec(text) ?? [];
  const words = said?.trim().split(/\s+/) ?? [];
  if (said === undefined || words.length === 0 || words.length > mostOfKind || !namesKind(said))
    return undefined;
  const { name } = nameAndPrice(change);
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

const politeEnd =
  /[\s,]+(?:please|pls|plz|lol|haha|thx|thanks|ok|bitte|danke|por favor|gracias|stp|svp|merci|takk)?[\s,.!]*$/iu;

function renamed(command: Command): ItemEdit | undefined {
  const text = command.text.replace(besideName, '');
  const found = editOf({ ...command, text }, []);
  const name = found?.edit.description?.replace(politeEnd, '').trim();
  return name ? { description: name } : undefined;
}

/** Asks once more whether to add it, with all that was said of it since. */
export function offerNewThing(
  command: Pick<Command, 'language' | 'memory' | 'context'>,
  change: Adding,
): Answer {
  const { language } = command;
  const { price, isFavorite, size, purchasedOn, material, colour, brand } = change.edit ?? {};
  const { name, price: paid } = nameAndPrice(change);
  const details = [
    ...(typeof price === 'number' ? [`${signOf(paid)}${price}`] : paid ? [paid] : []),
    ...(size ? [`${tell('field_size', language)} ${size}`] : []),
    ...[brand, colour, material].filter((value) => typeof value === 'string'),
    ...(purchasedOn
      ? [tell('bought_on', language, { day: dayIn(purchasedOn, language, command.context) })]
      : []),
    ...(isFavorite ? [tell('a_favorite', language)] : []),
  ];
  const more = details.length > 0 ? ` (${details.join(', ')})` : '';
  const sentence = tell('item_add', language, { names: `“${name}”${more}` });
  return confirm(command, sentence, change, { done: tell('item_add_done', language) });
}
/** The sign of the currency in which a price was said. */
function signOf(paid: string | undefined): string {
  return /[€$£]/.exec(paid ?? '')?.[0] ?? '';
}

/** From here a message may ask what a new thing goes with. House rule. */
const goesWithBar = 0.14;
const goesWith: ReadonlySet<string> = new Set(['match', 'outfit_with', 'pair', 'color_advice', 'suits']);
const pointing =
  /(?<!\p{L})(it|that|them|em|this|those|these|es|dazu|damit|den|die|das|lo|la|los|las|l[ae]|ça|avec|det|den|dem)(?!\p{L})/iu;

/** How people ask what a thing goes with, in the five languages. */
const asksMatch =
  /(?<!\p{L})(?:what(?:['’]?s| is| does| do| would| will| should| can|s)? (?:it |they |that |i |you )*(?:go|goes|wear|style|pair|match|works?) (?:it |them |that )?(?:w|with)(?!\p{L})|(?:wozu|was) (?:passt|geht|passen|zieh\p{L}*|trag\p{L}*)(?: \p{L}+){0,2} (?:dazu|damit)|wozu (?:passt|passen|trag\p{L}*|zieh\p{L}*)|con (?:qu[eé]|q|k) (?:lo |la |los |las |me )*(?:pega|combina|va|queda|pong|llev)\p{L}*|avec quoi (?:ça |elle |il |je )?(?:va|vont|porte|mets)|hva (?:passer|går|kan jeg) )/iu;
/** Who asks whether, and not what. */
const asksWhether =
  /^\W*(?:(?:ok(?:ay)?|omg|and|so|but|hm+|und|aber|y|et|og)\W+)*(?:do|does|is|are|can|could|would|will|should|pass(?:t|en)|geht|ist|sind|kann|puedo|pegan?|combinan?|queda|peut|passer|er)(?!\p{L})/iu;

/** "What does it go with", of what waits to be added: an outfit with it from what is owned. */
export async function aboutNewThing(turn: Turn, change: Change): Promise<Answer | undefined> {
  const { context, text, wanted, ground, memory } = turn;
  const asks = wanted.ranked.some(
    ({ intent, probability }) => goesWith.has(intent) && probability >= goesWithBar,
  );
  const isAsked = asksMatch.test(text) || (asks && pointing.test(text) && !asksWhether.test(text));
  if (change.kind !== 'add_items' || !isAsked || namesOther(turn) || ground.event || ground.days)
    return undefined;
  if (!context.hasWardrobe || !context.plansOutfits) return undefined;
  const piece = unownedPiece(nameAndPrice(change).name);
  const items = (await context.items()).filter(({ id }) => id !== waitingId);
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
    memory: { ...memory, focus: { ...memory.focus, itemIds: [waitingId] } },
  };
}

/** What is worn on top leaves for a second way to wear it. */
function topsOf({ memory: { outfit } }: Answer): string[] {
  return ['top', 'dress'].flatMap((slot) => outfit?.slots[slot] ?? []).filter((id) => id !== 'unowned');
}
