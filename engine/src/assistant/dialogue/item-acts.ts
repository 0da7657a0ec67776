import type { Answer, AssistantItem } from '../assistant-context.ts';
import { cameHome, isStillAway, saysAll, stateSaid, withoutStillAway } from '../commands/came-back.ts';
import type { Command } from '../commands/command.ts';
import { isCorrection } from '../commands/correct-command.ts';
import { saysDelete } from '../commands/event-commands.ts';
import { isAhead, isLessLoved, onItems, putAway } from '../commands/item-commands.ts';
import type { IntentName } from '../intent/intent-names.ts';
import { sensedWords } from '../intent/word-senses.ts';
import { onlyThose } from '../orders/only-those.ts';
import { say } from '../say.ts';
import { letItGo } from '../spoken/let-it-go.ts';
import { takenBy } from '../spoken/taken-by.ts';
import { answered } from '../tools/find-tools.ts';
import { bestNamed, namingWords, scoredByName, withNamed } from '../turn/own-names.ts';
import { readPastDays } from '../turn/past-days.ts';
import { isOnlyPronoun } from '../turn/spoken-of.ts';
import { waitingId } from '../waiting/waiting-piece.ts';
import { commandOfWish, daysSaid, englishOf } from '../wishes/command-of-wish.ts';
import { saidAs, type Wish } from '../wishes/read-wishes.ts';
import { changesOutfit } from './dress-acts.ts';
import { saysKept } from './hearing/says-kept.ts';
import { shownOutfit } from './outfits/shown-outfit.ts';
import { type Scene, turnOf } from './scene.ts';
import { thingsCalled } from './things.ts';
import { piecesMeant } from './things-meant.ts';

/** Offers to change the pieces that a wish means; undefined where it is not sure which they are. */
export async function changesPieces(scene: Scene, wish: Wish): Promise<Answer | undefined> {
  if (isReply(scene) || isToCome(scene, wish) || asksHow.test(wish.text)) return undefined;
  const command = await commandFor(scene, asLetGo(wish));
  const isPlain = wish.probability >= surelyMeant && wish.intent !== 'item_wash';
  if (isAhead(command) || (!isPlain && !isSaid(command))) return undefined;
  const archived = await archivedOf(command, wish);
  if (archived) return archived;
  const pieces = leftOf(scene, wish, piecesMeant(scene, wish));
  // What only waits to be added is changed with what waits.
  return pieces?.some(({ id }) => id === waitingId) ? undefined : offered(command, pieces);
}

/** Who asks how something is done wants that to be told first. */
const asksHow =
  /(?<!\p{L})(?:how (?:do|can|to|should|would)|wie (?:krieg\p{L}*|bekomm\p{L}*|mach\p{L}*|wasch\p{L}*|kann)|cómo|comment|hvordan)(?!\p{L})/iu;

/** A piece that goes to somebody: one that they took by themselves, or one that is lent. */
export async function lends(scene: Scene, wish: Wish): Promise<Answer | undefined> {
  return stays(scene, wish) ?? (await takenBy(turnOf(scene, wish))) ?? changesPieces(scene, wish);
}

/** A piece that leaves the wardrobe for good, or is put away. */
export async function letsGo(scene: Scene, wish: Wish): Promise<Answer | undefined> {
  if (isReply(scene)) return undefined;
  return stays(scene, wish) ?? (await letItGo(turnOf(scene, wish))) ?? changesPieces(scene, wish);
}

/** What somebody would never give away stays, and that is said. */
function stays({ language }: Scene, { text }: Wish): Answer | undefined {
  return saysKept(text) ? answered('talk', say('that_stays', language, '')) : undefined;
}

/** A wish as the command that the older builders of offers take. */
export function commandFor({ context, language, memory }: Scene, wish: Wish): Promise<Command> {
  return commandOfWish(context, wish, { language, memory });
}

const yesFirst =
  /^\W*(?:yes|yep|yeah|yea|ja|jo|jap|sí|si|vale|oui|ouais|no|nope|nah|nein|ne|nee|non|nei)(?!\p{L})/iu;

/** What answers a question that was asked, or puts an offer right, belongs to it. */
export function isReply({ memory, text }: Scene): boolean {
  if (memory?.asking) return true;
  const isOpen = memory?.pending !== undefined || memory?.undo !== undefined;
  return isOpen && (yesFirst.test(text) || isCorrection(text));
}

/** From here an order is meant, whatever words it is put in. House rule. */
const surelyMeant = 0.85;

/** What is gone without a word of deleting goes to the archive, so that its history stays. */
function asLetGo(wish: Wish): Wish {
  const isGone = wish.intent === 'item_delete' && !explicitly.test(wish.text);
  return isGone ? { ...wish, intent: 'item_archive' } : wish;
}

const explicitly =
  /(?<!\p{L})(?:delet\p{L}*|remov\p{L}*|eras\p{L}*|bin(?:ned)?|tak(?:e|en) (?:\p{L}+ ){0,6}(?:off|out)|lösch\p{L}*|entfern\p{L}*|borr\p{L}*|elimin\p{L}*|quit\p{L}*|supprim\p{L}*|efface\p{L}*|enl[eè]v\p{L}*|retir\p{L}*|slett\p{L}*|fjern\p{L}*)(?!\p{L})/iu;

/** What deletes, and what takes a star away, must say so. */
function isSaid(command: Command): boolean {
  if (command.intent === 'item_delete') return saysDelete(command);
  // What was only spilled on it is to be told how to get out.
  if (command.intent === 'item_wash') return saysWash(command.text);
  return command.intent !== 'item_unfavorite' || isLessLoved(command.text);
}

function saysWash(text: string): boolean {
  const senses = sensedWords(text.toLowerCase()).flatMap((word) => word.senses);
  return stateSaid(text) === 'in_wash' || senses.some((sense) => /^(?:wash|clean)$/.test(sense));
}

/** The offer for some pieces, which a later message can correct. */
export function offered(command: Command, items: readonly AssistantItem[] | undefined): Answer | undefined {
  if (!items || items.length === 0) return undefined;
  const { intent, text } = command;
  const answer = onItems(command, [...items]);
  return { ...answer, memory: { ...answer.memory, command: { intent, text } } };
}

/** What lies in the archive and is named there better than anything that hangs there. */
async function archivedOf(command: Command, wish: Wish): Promise<Answer | undefined> {
  const spans = saidAs(wish, 'item').filter((span) => !isOnlyPronoun(span));
  if (spans.length === 0) return undefined;
  // What lies in the archive already can only be deleted.
  const letGo: Command = command.intent === 'item_archive' ? { ...command, intent: 'item_delete' } : command;
  const found = await Promise.all(spans.map((span) => putAway({ ...letGo, text: span })));
  if (!found.every((items) => items !== undefined)) return undefined;
  return offered(letGo, [...new Set(found.flat())]);
}

/** Without what is refused or taken back in the same breath. */
function leftOf(
  scene: Scene,
  wish: Wish,
  items: readonly AssistantItem[] | undefined,
): AssistantItem[] | undefined {
  if (!items) return undefined;
  const refused = saidAs(wish, 'not').flatMap((span) => thingsCalled(span, scene, items).items);
  return onlyThose(
    wish.text,
    items.filter((item) => !refused.includes(item)),
  );
}

/** What is back: among what is away, by its name, by who had it, or by where it was. */
export async function bringsBack(scene: Scene, wish: Wish): Promise<Answer | undefined> {
  if (isReply(scene) || isToCome(scene, wish)) return undefined;
  const away = awayAs(scene, wish);
  if (away.length === 0) return undefined;
  const among = { ...scene, items: away };
  const spans = saidAs(wish, 'item').filter((span) => !isOnlyPronoun(span));
  if (saysAll(wish.text) || (spans.length === 0 && !saysBack(wish.text))) return undefined;
  const called = spans.length === 0 ? bestCalled(wish.text, away) : [];
  const named = called.length > 0 ? called : piecesMeant(among, wish);
  const isNamed = named !== undefined && named.length > 0;
  const theirs = spans.length > 0 || isNamed ? [] : heldBy(scene, wish, away);
  const command = { ...(await commandFor(scene, wish)), intent: 'item_clean' as IntentName };
  if (isStillAway.test(wish.text) || namesHere(scene, spans)) return undefined;
  const meant = isNamed ? leftOf(among, wish, named) : theirs;
  const back = meant && withoutStillAway(wish.text, meant);
  // Where what was marked is away still, another clause says what is back.
  const others = back?.length === meant?.length ? [] : withoutStillAway(wish.text, calledIn(wish.text, away));
  return offered(command, back && [...new Set([...back, ...others])]);
}

function calledIn(text: string, among: readonly AssistantItem[]): AssistantItem[] {
  return bestNamed(text, among, ({ description }) => description).map(({ thing }) => thing);
}

/** "Beth gave the skirt back and has the jacket now": what hangs here and is named too goes elsewhere. */
function namesHere(scene: Scene, spans: readonly string[]): boolean {
  if (spans.length < 2) return false;
  return spans.some((span) => {
    const [only, ...others] = thingsCalled(span, scene).items;
    return only !== undefined && others.length === 0 && only.status === 'available';
  });
}

/** Whether words say that something is back, clean, or mended. */
function saysBack(text: string): boolean {
  return stateSaid(text) !== undefined || cameHome.test(text) || done.test(text);
}

/** Of a few pieces the one that is named best, even by its color alone. */
function bestCalled(text: string, few: readonly AssistantItem[]): AssistantItem[] {
  const [best, next] = scoredByName(namingWords(text), few, ({ description }) => description);
  return best && (!next || best.score > next.score) ? [best.thing] : [];
}

/** "He's bringing them back this weekend": nothing has changed yet. */
function isToCome({ context, language, ground }: Scene, wish: Wish): boolean {
  const days = daysSaid(wish, 'when', { language, today: context.today }) ?? ground.days;
  return wish.intent !== 'item_worn' && days !== undefined && days.first > context.today;
}

/** What is away as a message says it was: with somebody who is named, in repair, or in the wash; else all that is away. */
export function awayAs({ items }: Scene, { text }: Wish): AssistantItem[] {
  const away = items.filter(({ status }) => status !== 'available');
  const theirs = withNamed(
    text,
    away.filter(({ status }) => status === 'lent'),
  );
  if (theirs.length > 0) return theirs;
  const state = stateSaid(text);
  const so = away.filter(({ status }) => status === state);
  return so.length > 0 ? so : away;
}

/** "Kyle gave it back": what Kyle has, where that is one thing or all is meant. */
function heldBy({ memory }: Scene, { text }: Wish, away: readonly AssistantItem[]): AssistantItem[] {
  const lent = away.filter(({ status }) => status === 'lent');
  const named = withNamed(text, lent);
  const held = named.length > 0 ? named : memory?.person ? withNamed(memory.person, lent) : [];
  return held.length === 1 ? held : [];
}

const done =
  /(?<!\p{L})(?:ready|done|finished|fixed|mended|repaired|fertig|repariert|geflickt|list[oa]s?|arreglad[oa]s?|prête?s?|réparée?s?|ferdige?|klare?)(?!\p{L})/iu;

/** What is in repair already and is told to be done is back. */
export async function repairs(scene: Scene, wish: Wish): Promise<Answer | undefined> {
  const inRepair = scene.items.filter(({ status }) => status === 'repair');
  if (inRepair.length > 0 && done.test(wish.text)) {
    const back = await bringsBack({ ...scene, items: inRepair }, wish);
    if (back) return back;
  }
  return changesPieces(scene, wish);
}

/** Notes what was worn; what was just suggested and was worn a day or two ago is not worn again. */
export async function notesWorn(scene: Scene, wish: Wish): Promise<Answer | undefined> {
  const { memory, ground } = scene;
  // A further thing is noted together with what waits.
  if (isReply(scene) || memory?.pending?.change.kind === 'wear_items') return undefined;
  const shown = memory?.tool === 'suggest_outfit' ? shownOutfit(scene) : undefined;
  const spans = saidAs(wish, 'item');
  if (shown && !shown.isPlan && spans.length > 0 && isOver(scene, wish)) {
    const worn = spans.flatMap((span) => thingsCalled(span, { ...scene, items: shown.worn }).items);
    return worn.length > 0 ? changesOutfit(scene, asRefusal(wish)) : undefined;
  }
  const isNamed = ground.surely.length > 0 && wish.probability < surelyMeant;
  const isOfShown = spans.every((span) => isOnlyPronoun(span)) && !isNamed;
  if (!shown || !isOfShown) return changesPieces(scene, wish);
  const command = await commandFor(scene, wish);
  return isAhead(command) || isOver(scene, wish) ? undefined : offered(command, shown.worn);
}

/** Whether the day that is told is over. */
function isOver({ context: { today }, language }: Scene, wish: Wish): boolean {
  const said = saidAs(wish, 'when').join(', ');
  const days = said === '' ? undefined : readPastDays(englishOf(said, language), today);
  return days !== undefined && days.last < today;
}

/** "Wore those trousers yesterday", of an outfit that was just shown: without them. */
function asRefusal(wish: Wish): Wish {
  const details = wish.details.flatMap((detail) =>
    detail.role === 'item' ? [{ ...detail, role: 'not' as const }] : [],
  );
  return { ...wish, intent: 'without', details };
}
