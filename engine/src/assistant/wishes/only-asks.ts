import { foldedText } from '../../language/text-features.ts';
import type { IntentName } from '../intent/intent-names.ts';
import { sensedWords } from '../intent/word-senses.ts';
import type { Wish } from './read-wishes.ts';

/** Who asks for something to be done, in the five languages. */
const asksHelp =
  /(?<!\p{L})(?:can|could|would|will|should) (?:you|u|we|i)(?!\p{L})|(?<!\p{L})(?:k[öo]nn\p{L}*|kannst|w[üu]rd\p{L}*|magst|m[öo]cht\p{L}*) (?:du|sie|wir)(?!\p{L})|(?<!\p{L})(?:puedes|podr[ií]as?|podemos|puede|peux|pourr\p{L}*|pouvez|kan|kunne|vil)(?!\p{L})|(?:please|pls|bitte|por favor|stp|svp|takk|ok(?:ay)?)\W*$/iu;
/** What a question begins with that asks whether something is so. */
const asksFirst =
  /^\W*(?:(?:and|so|but|und|aber|y|et|og)\W+)*(?:is|are|was|were|does|do|did|has|have|hat|haben|ist|sind|tiene|est-ce|a-t-|har|er)(?!\p{L})/iu;
const ofState = /^item_(?:wash|clean|lend|repair|archive|sold)$/;

/** "My red dress is still at the tailor's, isn't it?" asks where it is and changes nothing. */
export function asAsked(wish: Wish): Wish {
  const asks =
    ofState.test(wish.intent) &&
    (/\?\s*$/.test(wish.text) || asksFirst.test(wish.text)) &&
    !asksHelp.test(wish.text);
  if (isOfPieceAtEvent(wish)) return surelyAs(wish, 'suits');
  if (compares.test(wish.text)) return surelyAs(wish, 'compare');
  if (asksForLayer(wish.text) && dressing.test(wish.intent))
    return { ...wish, intent: 'match', ranked: [{ intent: 'match', probability: wish.probability }] };
  if (wish.intent === 'item_wash' && isClean(wish.text)) return surelyAs(wish, 'item_clean');
  if (lendsOut.test(wish.text) && !wish.text.includes('?') && chanceOf(wish, 'item_lend') >= mayBe)
    return surelyAs(wish, 'item_lend');
  if (isNoPacking(wish)) return readAs(wish, wish.ranked[1]?.intent ?? 'small_talk');
  const isOfDay = /^(?:status|item_lend)$/.test(wish.intent) && asksWhen.test(wish.text);
  return isOfDay ? readAs(wish, 'age') : asks ? readAs(wish, 'status') : wish;
}

/** "What can I layer under the jacket?" asks for what goes beneath it, and for no whole outfit. */
const layers =
  /(?<![\p{L}])(?:what|which)(?!\p{L}).*(?<!\p{L})(?:layer|wear|put|throw|go(?:es)?)(?: on)? (?:(under(?:neath)?|beneath)|(over|on top of))(?!\p{L})|(?<!\p{L})(?:was|welche[rsnm]?)(?!\p{L}).*(?<!\p{L})(?:(unter)|(über|überm))(?!\p{L}).*(?:zieh|trag|pass|anzieh|leg|werf)/iu;

/** Whether a message asks what to wear over something, or under it. */
export function asksForLayer(text: string): 'over' | 'under' | undefined {
  const [found, under, over, unter, ueber] = layers.exec(text) ?? [];
  if (found === undefined) return undefined;
  return (over ?? ueber) !== undefined ? 'over' : (under ?? unter) !== undefined ? 'under' : undefined;
}
const dressing = /^(?:outfit|outfit_with|options|with|pair)$/;

/** From here a question about rules may be one of a garment. House rule. */
const mayBeOfPiece = 0.25;

/** "Can you wear a band tie to a funeral" is of the tie, more than of funerals. */
function isOfPieceAtEvent(wish: Wish): boolean {
  if (wish.intent !== 'explain' || chanceOf(wish, 'suits') < mayBeOfPiece) return false;
  return ['item', 'event'].every((name) => wish.details.some(({ role }) => role === name));
}

/** "Compare my two wool coats" says what it wants. */
const compares =
  /^\W*(?:(?:so|ok|please|pls|(?:can|could) you|kannst du|bitte)\s+)*(?:compare|vergleich\p{L}*|compara|sammenlign\p{L}*)(?!\p{L})/iu;
const surely = 0.9;

/** "When did I lend it?" asks for a day and not for who has it. */
const asksWhen = /^\W*(?:(?:and|und|y|et|og)\W+)?(?:when|wann|cu[aá]ndo|quand|når)(?!\p{L})/iu;

/** The wish as what it surely is. */
export function surelyAs(wish: Wish, intent: IntentName): Wish {
  return { ...wish, intent, probability: surely, ranked: [{ intent, probability: surely }] };
}

/** What says that something is clean now, in the five languages. */
const cleanNow =
  /(?<!\p{L})(?:(?:as|is|are|all|both|now|they[’']?re|it[’']?s|back) (?:all |both |now |nice and )*(?:clean|washed|dry|dried|fresh)|clean again|(?:fresh )?out (?:of )?the (?:wash|washer|laundry|dryer|machine)|(?:als|ist|sind|wieder|alle[s]?|jetzt|beide) (?:alle[s]? |beide |jetzt |wieder |schon )*(?:sauber|gewaschen|trocken|frisch)|(?:como|est[aá]n?|ya) (?:est[aá]n? )?(?:limpi|lavad|sec)\p{L}*|(?:comme|est|sont) (?:tou\p{L}+ )?(?:propre|lavé|sec|sèche)\p{L}*|(?:som|er) (?:alle )?(?:ren|vasket|tørr)\p{L}*)(?!\p{L})/iu;
const notYet =
  /(?<!\p{L})(?:not|n[’']t|never|no longer|nicht|nie|no|pas|ikke)(?:\s+\p{L}+){0,2}\s+(?:clean|washed|dry|dried|fresh|sauber|gewaschen|trocken|frisch|limpi|lavad|sec|propre|lavé|ren|vasket|tørr)|(?<!\p{L})(?:clean|sauber) (?:it|them|machen|kriegen)(?!\p{L})/iu;

/** "Put both down as clean, the machine is done" takes out of the wash, whatever verb it begins with. */
function isClean(text: string): boolean {
  return cleanNow.test(text) && !notYet.test(text);
}

/** Somebody says themselves that they lend something. */
const lendsOut =
  /(?<!\p{L})(?:i(?:['’]?(?:m|ll|ve|d))? (?:\p{L}+ ){0,2}(?:lend|lending|lent|loan\p{L}*)|(?:ver)?leih\p{L}* ich|ich (?:\p{L}+ ){0,4}(?:(?:ver)?leih\p{L}*|(?:ver|ge)lieh\p{L}*)|(?:le|les|se) (?:presto|preste|he prestado|prest[ée])|je (?:lui |leur )?(?:prête|ai prêté)|jeg (?:har )?(?:låner?|lånt) (?:\p{L}+ )*(?:bort|ut))(?!\p{L})/iu;
/** From here a reading is possible at all. House rule. */
export const mayBe = 0.1;

export function chanceOf({ ranked }: Wish, intent: IntentName): number {
  return ranked.find((each) => each.intent === intent)?.probability ?? 0;
}

/** Nobody packs who names neither a place nor how long, nor says so. */
function isNoPacking({ intent, text, details }: Wish): boolean {
  if (intent !== 'pack' || details.some(({ role }) => /^(?:where|long|event)$/.test(role))) return false;
  return !sensedWords(foldedText(text)).some(({ senses }) => senses.includes('pack'));
}

/** The wish read as something else: a question about a state or a day just as surely, anything else half as surely. */
function readAs(wish: Wish, intent: IntentName): Wish {
  const isSame = intent === 'status' || intent === 'age';
  const probability = isSame ? wish.probability : wish.probability / 2;
  return { ...wish, intent, probability, ranked: [{ intent, probability }] };
}
