import { basicColours } from '../../colour/basic-colours.ts';
import { fieldAsked, fieldsOf } from '../answers/fact-of-wish.ts';
import { statusAnswer } from '../answers/status-answer.ts';
import { longestSpan, wornOnDays } from '../answers/worn-then.ts';
import { wornWithin } from '../answers/worn-within.ts';
import type { Answer, AssistantItem } from '../assistant-context.ts';
import { cameHome, stateSaid } from '../commands/came-back.ts';
import type { IntentName } from '../intent/intent-names.ts';
import { sensedWords } from '../intent/word-senses.ts';
import { answered, findItems, itemsCard } from '../tools/find-tools.ts';
import { compares, factOf } from '../turn/item-facts.ts';
import { withNamed } from '../turn/own-names.ts';
import { type PastDays, readPastDays } from '../turn/past-days.ts';
import { isOnlyPronoun } from '../turn/spoken-of.ts';
import { addDays, daysBetween } from '../understanding/read-day.ts';
import { askedAgain } from '../waiting/as-if-done.ts';
import { englishOf } from '../wishes/command-of-wish.ts';
import { saidAs, type Wish } from '../wishes/read-wishes.ts';
import { eventCalled } from './dressed-for.ts';
import { awayAs, bringsBack, isReply } from './item-acts.ts';
import { type Scene, turnOf } from './scene.ts';
import { saysSpent, tellsOfSet } from './set-facts.ts';
import { piecesMeant } from './things-meant.ts';

/** So many pieces are told of one by one. */
const mostTold = 3;

const seldom =
  /(?<!\p{L})(?:hardly|(?:basically|practically|almost|nearly|virtually|pretty much) never|rarely|seldom|barely|least|kaum|selten|casi nunca|apenas|rarement|presque jamais|sjelden|nesten aldri)(?!\p{L})/iu;

/** "How come you never pick the flannel", of what is lent: where it is. */
export async function tellsWhyAway(scene: Scene, wish: Wish): Promise<Answer | undefined> {
  if (saidAs(wish, 'item').length === 0) return undefined;
  const [piece, ...others] = piecesMeant(scene, wish) ?? [];
  const isAway = piece !== undefined && others.length === 0 && piece.status !== 'available';
  return isAway ? toldOf(scene, [piece], 'status') : undefined;
}

const whichOne =
  /(?<!\p{L})(?:which(?: one| of (?:them|those|these))?|welche[nrs]?(?: davon)?|cu[aá]l(?:es)?|le(?:quel|squels)|laquelle|hvilken) (?!\p{L}+s(?!\p{L}))/iu;

/** A question about own pieces: of the certain ones that are meant, else of all that are so. */
export async function tellsFact(scene: Scene, wish: Wish): Promise<Answer | undefined> {
  if (isReply(scene)) return undefined;
  const { intent } = wish;
  // "Which one have I worn more" asks about the two that were named; that is answered elsewhere.
  if ((scene.memory?.named ?? []).length > 0 && whichOne.test(wish.text)) return undefined;
  // What is worn seldom is counted elsewhere.
  if (intent === 'unworn' && seldom.test(wish.text)) return undefined;
  const inColor = intent === 'find' ? await findsInColorSaid(scene) : undefined;
  if (inColor) return inColor;
  const answer =
    intent === 'history'
      ? await tellsWorn(scene, wish)
      : intent === 'status'
        ? await tellsPlace(scene, wish)
        : ((await tellsOfSet(scene, wish)) ?? (await tellsOfPieces(scene, wish)));
  return answer && stillAsked(scene, answer);
}

const haveAny =
  /(?<!\p{L})(?:(?:have|got|own) (?:i|we|you)? ?(?:got )?(?:anything|something|any)|(?:i|we) (?:have|got|own) anything|(?:hab|habe) ich (?:da )?(?:was|etwas)|tengo algo|(?:ai-je|j['’]ai) quelque chose|har jeg noe)(?: (?:like that|so|in that|that works|dafür|davon|así|comme ça|sånt))?\W*$/iu;

/** "They want us all in a touch of red. Have I anything?": what hangs there in the color that stands before the question. */
function findsInColorSaid({ context, language, text }: Scene): Promise<Answer> | undefined {
  if (language !== 'en' || !haveAny.test(text)) return undefined;
  const words: readonly string[] = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const colour = basicColours.find((name) => words.includes(name));
  return colour && findItems(context, [{ colours: [colour] }]);
}

/** What waits for a yes and changes what is on record is asked once more behind the answer. */
function stillAsked({ memory, language }: Scene, answer: Answer): Answer {
  const waits = memory?.pending;
  if (!waits || answer.memory.pending) return answer;
  const parts = waits.change.kind === 'several' ? waits.change.changes : [waits.change];
  return parts.every(({ kind }) => ofRecord.test(kind)) ? askedAgain(answer, waits, language) : answer;
}

const ofRecord = /^(?:edit_items|delete_items|wear_items|delete_events|move_event)$/;

async function tellsOfPieces(scene: Scene, wish: Wish): Promise<Answer | undefined> {
  const { language, text, ground } = scene;
  if ([text, ground.english].some((said) => compares(said) || besides.test(said)) || saysLent(text))
    return undefined;
  if (saidAs(wish, 'item').some((span) => indefinite.test(span)) || asksIfTrue.test(text)) return undefined;
  const within = wish.intent === 'wears' ? await wornWithin(turnOf(scene, wish), wish) : undefined;
  if (within) return within;
  const meant = piecesMeant(scene, wish, awaySaid(scene, wish));
  const items = meant?.length === 0 ? leftOut(scene, wish) : meant;
  if (!items || items.length === 0 || items.length > mostTold) return undefined;
  // Wears without a day are told elsewhere.
  if (wish.intent === 'wears' && items.some((item) => item.timesWorn > 0 && !item.lastWorn)) return undefined;
  // What was spent on a kind is a sum.
  if (saysSpent(text) && (items.length > 1 || ground.surely.length === 0)) return undefined;
  if (wish.intent === 'facts') {
    const field = fieldAsked(text);
    return field && spokenOf(scene, items, fieldsOf(items, field, language));
  }
  if (wish.intent === 'find' && !asksWhere.test(text)) return undefined;
  return toldOf(scene, items, wish.intent === 'find' ? 'status' : wish.intent, daysOf(scene, wish));
}

const besides =
  /(?<!\p{L})(?:compared?|versus|vs|vergleich\p{L}*|im vergleich|compar\p{L}*|sammenlign\p{L}*)(?!\p{L})/iu;

/** "Did I ever wear a tie" is of any of them. */
const indefinite =
  /^\W*(?:an?|any|one|some|eine?[nmr]?|irgend\p{L}*|una?|unos|unas|alg[uú]n\p{L}*|une?|des|en|et|ei|noen)(?!\p{L})/iu;

/** What somebody else claims is checked elsewhere: "is that true?". */
const asksIfTrue =
  /(?<!\p{L})(?:true|stimmt (?:das|es)|wahr|verdad|cierto|vrai|sant|stemmer (?:det|dette))\s*\?/iu;

/** When something was lent is not known, and told so elsewhere. */
function saysLent(text: string): boolean {
  return sensedWords(text.toLowerCase()).some(({ senses }) => senses.includes('lend'));
}

const ofPiece = /^(?:money|wears|age)$/;
const mostLeftOut = 8;

/** "And what did it cost", "il m'a coûté cher": a short question that names nothing is of what was spoken of. */
function leftOut({ items, memory, text }: Scene, { intent, text: said }: Wish): AssistantItem[] {
  if (!ofPiece.test(intent) || said.split(/\s+/).length > mostLeftOut || saysSpent(text)) return [];
  return items.filter(({ id }) => memory?.focus?.itemIds.includes(id));
}

const asksWhere = /(?<!\p{L})(?:where\p{L}*|wo|dónde|donde|où|hvor)(?!\p{L})/iu;

/** The days that a question about what was done is of. */
function daysOf({ context, language }: Scene, wish: Wish): PastDays | undefined {
  const said = saidAs(wish, 'when').join(', ');
  return said === '' ? undefined : readPastDays(englishOf(said, language), context.today);
}

/** One fact of each of some pieces, which are spoken of from now on. */
async function toldOf(
  scene: Scene,
  items: readonly AssistantItem[],
  kind: IntentName,
  days?: PastDays,
): Promise<Answer> {
  const { context, language } = scene;
  const lines = await Promise.all(items.map((item) => factOf(context, item, { kind, language, days })));
  const answer = answered('describe_items', lines.join('\n'), {
    cards: itemsCard('', items),
    memory: { tool: 'describe_items', shown: items.map(({ id }) => id), askedOf: kind },
  });
  return spokenOf(scene, items, answer);
}

function spokenOf({ memory }: Scene, items: readonly AssistantItem[], answer: Answer): Answer {
  const focus = { ...memory?.focus, itemIds: items.map(({ id }) => id) };
  return { ...answer, memory: { ...answer.memory, focus } };
}

/** What is away as a question says it is: "back from mending", "that Kyle has"; nothing where it says no such thing. */
function awaySaid(scene: Scene, wish: Wish): AssistantItem[] {
  const away = scene.items.filter(({ status }) => status !== 'available');
  const isSaid = stateSaid(wish.text) !== undefined || withNamed(wish.text, away).length > 0;
  return isSaid || cameHome.test(wish.text) ? awayAs(scene, wish) : [];
}

const ofPlan = /(?<!\p{L})(?:plan\p{L}*|geplant|eingeplant|planead\p{L}*|prévu\p{L}*|planlagt)(?!\p{L})/iu;

/** Who asks what is away asks of no certain piece. */
const asksWhat =
  /(?<!\p{L})(?:what|whats|anything|everything|was|alles|etwas|qué|que cosas|algo|qu['’]est-ce|quoi|hva|noe)(?!\p{L})/iu;

/** "Which of those", "what else": of what was shown, or of all but that. */
const ofOthers =
  /(?<!\p{L})(?:which|else|of (?:those|them|these)|welche\p{L}*|sonst|davon|cu[aá]l\p{L}*|m[aá]s|quel\p{L}*|d['’]autre|hvilke\p{L}*|annet)(?!\p{L})/iu;

const whichOf =
  /(?<!\p{L})(?:what|wat|which|how many|welche\p{L}*|wie ?viele|qué|cu[aá]l\p{L}*|cuánt\p{L}*|quel\p{L}*|combien de|hvilke\p{L}*|hvor mange)\s+(?:of )?(?:my )?$/iu;

/** "What jeans do I have clean" asks of all jeans. */
function asksWhichOf(wish: Wish): boolean {
  return saidAs(wish, 'item').some((span) => whichOf.test(wish.text.slice(0, wish.text.indexOf(span))));
}

/** Where a piece is, or what is away; something that is told to be back is noted as such. */
async function tellsPlace(scene: Scene, wish: Wish): Promise<Answer | undefined> {
  const { context, ground, language, text } = scene;
  // What only tells of a day asks after nothing.
  if (wish.probability < surelyAsked && !asks.test(text)) return undefined;
  const isOfElse = (['who', 'event'] as const).some((role) => saidAs(wish, role).length > 0);
  if (isOfElse || ofPlan.test(text) || ofOthers.test(text) || asksWhichOf(wish)) return undefined;
  if (isToldBack(scene, wish)) return bringsBack(scene, { ...wish, intent: 'item_clean' });
  const isOfAll = saidAs(wish, 'item').length === 0 && ground.surely.length === 0 && asksWhat.test(text);
  const items = isOfAll ? [] : piecesMeant(scene, wish, awaySaid(scene, wish));
  const theirs = withNamed(
    text,
    scene.items.filter(({ status }) => status === 'lent'),
  );
  // Whether somebody has what they do not have is told elsewhere.
  if (theirs.length > 0 && items?.some((item) => !theirs.includes(item))) return undefined;
  if (items && items.length > 0 && items.length <= mostTold) return toldOf(scene, items, 'status');
  if (items === undefined || saidAs(wish, 'item').length > 0 || items.length > 0) return undefined;
  return statusAnswer(context, ground.english, language);
}

/** From here a question after a place needs no word that asks. House rule. */
const surelyAsked = 0.6;
const asks =
  /\?|(?<!\p{L})(?:wh(?:at|ere|o|ich)\p{L}*|is|are|has|have|do|does|did|how|any|wo|wer|was|hat|hab\p{L}*|ist|sind|noch|dónde|quién|qué|tengo|est[aá]n?|où|qui|est-ce|hvor|hvem|hva|har|er)(?!\p{L})/iu;

const givesMe = /(?<!\p{L})(?:me|mir|uns|us|moi|nous|nos|meg|oss)(?!\p{L})/iu;
const namesIt =
  /(?<!\p{L})(?:it|them|that|those|es|ihn|sie|den|die|das|lo|la|los|las|le|les|l|den|det|dem)(?!\p{L})/iu;

/** "Hat er mir grad zurückgegeben", of what he has: a question would name it. */
function isToldBack({ memory, items }: Scene, { text, details }: Wish): boolean {
  const lent = items.filter(({ id, status }) => status === 'lent' && memory?.focus?.itemIds.includes(id));
  return (
    lent.length > 0 &&
    details.length === 0 &&
    !text.includes('?') &&
    cameHome.test(text) &&
    givesMe.test(text) &&
    !namesIt.test(text)
  );
}

const asksAhead =
  /(?<!\p{L})(?:should|shall|could|can|will|would|soll\p{L}*|kann|werde|puedo|debo|dois|peux|skal|kan)(?!\p{L})/iu;

/** What was worn to an event that is named, or on the days that are told. */
async function tellsWorn(scene: Scene, wish: Wish): Promise<Answer | undefined> {
  const { context, language, text } = scene;
  if (!context.hasWardrobe || asksAhead.test(text)) return undefined;
  // "When did I last have the tweed cap on" is of its wears.
  if (saidAs(wish, 'item').length > 0) return tellsOfPieces(scene, { ...wish, intent: 'wears' });
  const events = saidAs(wish, 'event').filter((span) => !isOnlyPronoun(span));
  if (events.length > 0) return tellsWornTo(scene, wish, events);
  if (saidAs(wish, 'event').length > 0) return undefined;
  const days = daysOf(scene, wish);
  if (!days || daysBetween(days.first, days.last) > longestSpan) return undefined;
  return wornOnDays(context, days, language);
}

const daysPast = 400;

/** "What did I wear to the parents' evening": what was noted for the day of the last event that is called so. */
async function tellsWornTo(scene: Scene, wish: Wish, spans: readonly string[]): Promise<Answer | undefined> {
  const { context, language } = scene;
  const { today } = context;
  const over = await context.events(addDays(today, -daysPast), addDays(today, -1));
  const days = daysOf(scene, wish);
  const among = days ? over.filter(({ day }) => day >= days.first && day <= days.last) : over;
  const latest = [...among].sort((one, other) => (one.day < other.day ? 1 : -1));
  const way = { day: undefined, language, today: addDays(today, -daysPast) };
  const event = spans.flatMap((span) => eventCalled(span, latest, way) ?? [])[0];
  if (!event || (await context.wornOn(event.day)).length === 0) return undefined;
  return wornOnDays(context, { first: event.day, last: event.day }, language);
}
