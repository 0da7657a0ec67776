import { tellsMood } from '../answers/remark-answer.ts';
import { agreesAndTalks } from '../commands/run-command.ts';
import type { Language } from '../intent/intent-names.ts';
import { readIntent } from '../intent/read-intent.ts';
import { asksTruth } from '../steps/facts/honest-look.ts';
import { stainBefore } from '../steps/stain-again.ts';
import { directionIn } from '../steps/swaps/direction-said.ts';
import { asksForLess } from '../steps/trips/trip-changes.ts';
import { asksAtOnce } from '../turn/grounding.ts';
import type { Turn } from '../turn/turn.ts';
import { isKind } from '../understanding/mentions/mention-filters.ts';
import { readQuestion } from '../understanding/read-question.ts';
import { correctedPrice } from '../waiting/amount-said.ts';
import type { Wish } from './read-wishes.ts';

/** "Je prends quoi": in French the question word may stand last. */
const asksLast = /(?<!\p{L})(?:quoi|combien|où|quand|comment|hva|qué)\W*$/iu;

/** Who asks for help wants something, however it was read. */
const asksFor =
  /(?<!\p{L})(?:help\p{L}*|aider|helfen|ayudar\p{L}*|hjelpe|(?:do )?(?:you|u) (?:think|reckon)|any ideas?|please|pls|how (?:do|to|can)|what (?:do|works|should|can)|hilfe|bitte|was (?:tun|hilft)|wie (?:krieg|bekomm)\p{L}*|ayuda|por favor|qué hago|cómo|aide|svp|stp|comment|hjelp|hvordan)(?!\p{L})/iu;

/** "Ty. u know if they grit the path", "best way to dry wet shoes": questions that are typed without their mark. */
const asksUnmarked =
  /(?:^|[.!,]\s*)\W*(?:(?:and|so|ok|btw) )?(?:(?:the )?(?:best|easiest|quickest|right) way (?:to|of)|(?:do )?(?:you|u|ya) know (?:if|how|what|where|when|why|whether)|any (?:good|idea|ideas|tips?|chance|recommendations?)|(?:do|does) (?:people|ppl|anyone|anybody|everyone|i need|it matter)|weißt du (?:ob|wie|was|wo|wann)|wie (?:kriegt|bekommt|macht) man|sabes (?:si|cómo)|tu sais (?:si|comment)|vet du (?:om|hvordan))(?!\p{L})/iu;

/** Below this one wish alone is hardly read; from here the pieces of words alone say what is wanted, or that somebody may want to die. House rules. */
const [hardly, plainly, harmed] = [0.35, 0.9, 0.3];
/** The same of a wish that names nothing: of such without a question mark hardly one in five is meant. */
const hardlyOfNothing = 0.5;
/** From this probability on a message counts as gibberish. House rule. */
const gibberish = 0.3;
/** From here somebody who is sad is answered as such. House rule. */
const heavy = 0.4;
/** From here a wish that names one garment of one's own wants something of it. House rule. */
const named = 0.3;

/** Nothing is read into a message that wants nothing, unless it asks. */
export function isRemark(
  { text, language, memory, ground }: Pick<Turn, 'text' | 'memory' | 'ground'> & { language: Language },
  wishes: readonly Wish[],
): boolean {
  if (memory?.pending && agreesAndTalks(text)) return false;
  if (memory?.pending?.change.kind === 'add_items' && correctedPrice(text) !== undefined) return false;
  if (onlyCries.test(text)) return true;
  if (takesOneOut(text, { memory, ground })) return false;
  const isMood = tellsMood(text, language);
  if (!wishes.every((wish) => saysNothing(wish, { memory, ground, isMood, text }))) return false;
  if (!/\p{L}/u.test(text) || text.includes('?') || asksFor.test(text) || asksLast.test(text)) return false;
  if (asksUnmarked.test(text)) return false;
  if (asksSomewhere(text) || asksTruth(text) || asksIfSo.test(text) || ordersTold.test(text)) return false;
  if (ordersAtOnce.test(text)) return false;
  if (stainBefore(text, memory) !== undefined) return false;
  if (wantsThing.test(text) || ordersSomething(ground)) return false;
  if (memory?.outfit && (directionIn(text) !== undefined || refusesKind(ground.english))) return false;
  if ((memory?.outfit ?? memory?.pending) && goesOnWithKind(text, ground.english)) return false;
  if (memory?.tool === 'pack_trip' && asksForLess(text)) return false;
  // "There's a gala one evening", of a trip that was packed for.
  if (memory?.tool === 'pack_trip' && speaksOfOccasion(ground)) return false;
  const { best, ranked } = readIntent(text, language);
  if (best.intent === 'gibberish' && best.probability >= gibberish) return false;
  const harm = ranked.find(({ intent }) => intent === 'self_harm')?.probability ?? 0;
  // The robin that is back on the fence is no garment.
  const isOfNothing = /^item_/.test(best.intent) && ground.items.length === 0 && !pronoun.test(text);
  const isSad = /^(?:sad|overwhelmed)$/.test(best.intent) && best.probability >= heavy;
  return (best.probability < plainly || isOfNothing) && harm < harmed && !isSad;
}

const goesOn =
  /^\W*(?:(?:ok|oh|ah|right|ja|vale|bon)\W+)*(?:and|also|plus|maybe|und|auch|vielleicht|noch|y|también|quizás?|et|aussi|peut-être|og|også|kanskje)(?!\p{L})/iu;

/** "And shoes I can sit on the carpet in", of the outfit that is shown or of what waits. */
function goesOnWithKind(text: string, english: string): boolean {
  if (!goesOn.test(text)) return false;
  return readQuestion(english, '2000-01-01').mentions.some((mention) => isKind(mention) && !mention.vague);
}

/** "And no high heels, my back", of the outfit that is shown. */
function refusesKind(english: string): boolean {
  return readQuestion(english, '2000-01-01').mentions.some(
    (mention) => mention.role === 'refused' && isKind(mention),
  );
}

/** "Wait, not the jersey, it's still muddy": one of the things that wait for a yes, or were just changed, stays out. */
function takesOneOut(text: string, { memory, ground }: Pick<Turn, 'memory' | 'ground'>): boolean {
  const change = memory?.pending?.change ?? memory?.undo;
  const ids = change && 'itemIds' in change ? change.itemIds : [];
  const edited = change?.kind === 'edit_each' ? change.edits.map(({ itemId }) => itemId) : ids;
  return notThat.test(text) && ground.items.some(({ id }) => edited.includes(id));
}

const notThat =
  /^\W*(?:(?:oh|wait|hang on|hold on|no|actually|sorry|but|ok|ach|warte|moment|halt|nein|aber|espera|no|pero|attends|non|mais|vent|nei|men)\W+)*(?:not|except|but not|apart from|nicht|außer|ohne|bis auf|menos|salvo|pas|sauf|ikke|unntatt)(?!\p{L})/iu;

/** An order by the form of the sentence, and of a garment. */
function ordersSomething({ signals }: Turn['ground']): boolean {
  return [...signals].some((signal) => /^(?:puts_in_wash|orders_)/.test(signal));
}

/** "Damn", "wow", "ouch": nothing but a cry. */
const onlyCries =
  /^\W*(?:(?:oh|ah|ach|ay|oi|well|so|lol|haha+|hah+|damn|dang|darn|wow+|whoa|ouch|ugh+|argh+|phew|yikes|jeez|gosh|crikey|blimey|omg|uff|puh|oje|wahnsinn|vaya|uf|ostras|oh là là|oups|zut|jøss|huff)\W*)+$/iu;

/** "Is what I picked ok or nah", "what do I do now", without a question mark, also behind what somebody tells. */
function asksSomewhere(text: string): boolean {
  return text
    .split(/(?<=[.!…,])\s+/u)
    .some(
      (sentence) =>
        (asksAtOnce(sentence) || whether.test(sentence) || asksAny.test(sentence)) &&
        !exclaims.test(sentence),
    );
}

/** "Stimmt das", "am I right", behind what somebody said. */
const asksIfSo =
  /(?<!\p{L})(?:stimmt (?:das|das so|es)|ist das (?:so|wahr)|is (?:that|it|he|she) (?:true|so|right)|are they right|am i right|es verdad|tiene razón|c['’]est vrai|a raison|stemmer det)\W*$/iu;
/** "Sag mal ne Alternative", "give me another one". */
const ordersTold =
  /(?<!\p{L})(?:(?:sag|nenn|gib|zeig|such)e? (?:mir |mal |doch |uns )*(?:noch )?(?:ne[nr]?|eine?[nm]?|was|etwas|andere\p{L}*)|(?:give|show|tell|find|suggest|name)(?: me)? (?:an?|another|something|one|some)|(?:dame|dime|muéstrame) (?:otr[oa]|un[oa]?)|(?:donne|montre|dis)(?:-moi)? (?:un|autre)|(?:gi|vis) meg (?:en|et|noe))(?!\p{L})/iu;

/** "That's what I have on. Mark it", "allez, refais avec": an order, whatever is told in front of it. */
const ordersAtOnce =
  /(?:^|[.,;!]\s*|(?<!\p{L})(?:and|then|ok|y|et|und|og)\s+)(?:mark|log|save|swap|change|add|plan|redo|refais|fais|propose|enregistre|note|ajoute|mets|remplace|apunta|guarda|cambia|pon|quita|trag|merk|tausch|speicher|marker|lagre|bytt|legg)[ -](?:it|that|them|this|me|mine|avec|ça|cela|moi|l[eao]s?|es|das|den|mir|ein|det|dem)(?!\p{L})/iu;

/** "Any good films", "hast du einen Tipp". */
const asksAny =
  /^\W*(?:(?:ok|so|and|und|well|hey)\W+)*(?:any|anyone|anybody|got any|know (?:any|a|of)|do you (?:know|have)|(?:kennst|hast|weißt) du|irgendwelche|gibt['’]?s|gibt es|algun[ao]s?|conoces|tu connais|as-tu|kjenner du|har du)(?!\p{L})(?:\s+\S+){2,}/iu;

const whether =
  /^\W*(?:is|are|does|do|did|was|will|can|could|should|would|(?:is|are|was|do|does|did|wo|would|could|should|have|has)n['’]?t|ist|sind|hat|habe? ich|kann|soll|passt)(?!\p{L})(?:\s+\S+){3,}/iu;
/** "Somethin stretchier" wants something. */
const wantsThing =
  /^\W*(?:(?:ok|no|nah|hm+|aber|but|lieber|eher|dann|rather|maybe|vielleicht)\W+)*(?:some(?:thing|thin|think)|smth|sth|(?:et)?was|irgendwas)\s+\p{L}/iu;

/** "What a day", "how lovely", "who knew": no questions. */
const exclaims =
  /^\W*(?:\p{L}+\W+)?(?:what an?|how (?!(?:many|much|often|long|do|does|did|is|are|can|should|about|old|to)(?!\p{L}))|who (?:knew|cares|else)|why (?:not|me)|was für|wie (?:schön|nett|lieb|toll|süß|blöd|wahr)|qué (?!\p{L}+ (?:me|te))|quelle?|comme|for et?)(?!\p{L})/iu;

/** What may stand for a garment, in the five languages. */
const pronoun =
  /(?<!\p{L})(?:it|its|they|them|those|these|es|sie|ihn|lo|la|los|las|le|les|det|den|dem)(?!\p{L})/iu;

function speaksOfOccasion({ english, event }: Turn['ground']): boolean {
  return event !== undefined || readQuestion(english, '2000-01-01').occasion !== undefined;
}

/** So few words lean on what was said before. */
const mostLeaning = 4;

/** Where of so many words hardly one is read as a wish, nothing is wanted: "They are going to put drops in, so I must not drive". */
const [mostCut, leastTold] = [2, 9];

const wordsOf = (text: string) => text.trim().split(/\s+/).length;

/** Hardly read as anything, and of no garment, event, or day. */
function saysNothing(
  { intent, probability, details, text: own }: Wish,
  { memory, ground, isMood, text }: Pick<Turn, 'memory' | 'ground' | 'text'> & { isMood: boolean },
): boolean {
  if (probability >= named && ground.items.length === 1 && details.some(({ role }) => role === 'item'))
    return false;
  const isCutShort = wordsOf(own) <= mostCut && wordsOf(text) >= leastTold;
  const isLong = wordsOf(own) > mostLeaning || isCutShort;
  if (intent === 'small_talk' && details.length === 0 && isCutShort) return true;
  // "Not looking forward to it": a no to nothing.
  if (isMood && intent === 'no' && !memory?.pending) return true;
  const names = memory !== undefined && details.some(({ role }) => role !== 'why' && role !== 'who');
  const bar = details.length === 0 ? hardlyOfNothing : hardly;
  return probability < bar && !names && (isMood || isLong);
}
