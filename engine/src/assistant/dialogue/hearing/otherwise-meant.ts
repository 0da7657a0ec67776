import type { Memory } from '../../assistant-context.ts';
import type { IntentName } from '../../intent/intent-names.ts';
import type { Detail, Wish } from '../../wishes/read-wishes.ts';

/** What a wish is by its words, where these speak against how it was read; undefined where they do not. */
export function otherwiseMeant(wish: Wish, memory: Memory | undefined): IntentName | undefined {
  if (/^(?:without|swap|other)$/.test(wish.intent) && isOneNotOther(wish)) return 'with';
  if (/^(?:with|without|swap)$/.test(wish.intent) && isRather(wish, memory)) return 'with';
  if (memory?.pending && wish.intent === 'without' && leavesIt.test(wish.text)) return 'no';
  if (wish.details.some(({ role }) => role === 'event') && asksSettled.test(wish.text)) return 'outfit';
  if (memory?.trip && leavesHome.test(wish.text)) return 'without';
  if (memory?.tool === 'suits' && takesUp.test(wish.text)) return 'outfit_plan';
  if (wish.intent === 'item_lend' && asksStill.test(wish.text)) return 'status';
  return undefined;
}

/** "Actually no, leave the rust one", where a change waits: what stands stays. */
const leavesIt =
  /^\W*(?:(?:actually|wait|hm+|oh|hang on|eigentlich|doch)\W+)*(?:no|nah|nope|nein|nee|non|nei)\W+(?:(?:just|lieber|mejor|plutôt|heller)\W+)?(?:leave|keep|stick with|lass|behalt\p{L}*|deja|garde|laisse|behold)(?!\p{L})/iu;

/** "What did we say for the mehndi" asks what is planned for it. */
const asksSettled =
  /(?<!\p{L})(?:what|which (?:one|outfit)) did (?:i|we) (?:say|pick|decide|settle|choose|agree|go with|land)(?: on)? for(?!\p{L})/iu;

/** "Leave it home then", of a piece that was asked about for a packing list. */
const leavesHome =
  /^\W*(?:(?:ok(?:ay)?|right|then|well|so|gut|dann|vale|bon|alors|greit)\W+)*(?:i[’']?ll )?(?:leave|drop|skip|lass\p{L}*|deja|laisse|la) (?:it|that|them|those|das|die|den|es|sie|ihn|l[oa]s?|ça|les|det|den|dem)(?: (?:at|zu|en|à la|være))? ?(?:home|out|behind|off|hause|daheim|casa|maison|hjemme)?(?: (?:then|dann|entonces|alors|da))?\W*$/iu;

/** "Ok switch it", behind whether a piece would do instead: it is put into the outfit. */
const takesUp =
  /^\W*(?:(?:ok(?:ay)?|yes|yeah|yep|sure|alright|right|good|great|then|well|so|let[’']?s|i[’']?ll|gut|ja|dann|vale|bien|bon|alors|greit)\W+)*(?:switch|swap|change|put|use|wear|take|do|tausch\p{L}*|nimm|zieh|cambia|ponlo|échange|mets|bytt|ta) (?:it|that|them|those|to (?:it|that)|das|die|den|es|sie|ihn|l[oa]s?|ça|les|det|den|dem)(?: (?:in|on|then|instead|dann|aus|an|entonces|alors|da))*\W*$/iu;

const prefers =
  /(?<!\p{L})(?:rather|prefer|sooner|in mind|(?:was|were|am|[’']m) thinking|thinking (?:of|about)|fancy|fancied|set on|i feel like|lieber|prefier\p{L}*|preferir\p{L}*|préfèr\p{L}*|préférer\p{L}*|heller|foretrekk\p{L}*)(?!\p{L})(?! (?:not|nicht|no|pas|ikke)(?!\p{L}))/iu;
const refuses =
  /(?<!\p{L})(?:not|no|without|never|\p{L}+n[’']?t|ohne|nicht|kein\p{L}*|sin|nunca|sans|pas|jamais|uten|ikke|ingen)(?!\p{L})/iu;

/** "I'd rather wear the yellow sundress", of an outfit: what is named is wanted, and not refused. */
function isRather({ text, details }: Wish, memory: Memory | undefined): boolean {
  const isOfOutfit = memory?.outfit !== undefined || memory?.lastOutfit !== undefined;
  const pieces = details.filter(({ role }) => role === 'item' || role === 'not');
  const areRefused = pieces.length > 0 && pieces.every(({ role }) => role === 'not');
  return isOfOutfit && areRefused && prefers.test(text) && !refuses.test(text);
}

/** "Boots not sandals": what stands first comes in. */
function isOneNotOther({ details, text }: Wish): boolean {
  const [item] = details.filter(({ role }) => role === 'item');
  const [not] = details.filter(({ role }) => role === 'not');
  if (!item || !not || item.from >= not.from) return false;
  return /^[\s,]*(?:and |und |y |et |og )?(?:not|nicht|no|pas|ikke)\s/iu.test(
    text.slice(text.indexOf(item.text) + item.text.length),
  );
}

/** "Mandy still has my trench right", "sage still has my rain jacket": what somebody has already is not lent again. */
const asksStill =
  /(?<!\p{L})(?:still (?:has|have|got)|hat (?:\p{L}+ ){0,3}(?:immer )?noch|(?:todavía|aún) tiene|a (?:encore|toujours)|har (?:\p{L}+ ){0,2}(?:fortsatt|fremdeles))(?!\p{L})/iu;

/** What was taken for refused is what is wanted, where nothing else is. */
export function withWanted(details: readonly Detail[]): Detail[] {
  const hasItem = details.some(({ role }) => role === 'item');
  if (hasItem) return [...details];
  return details.map((detail) => (detail.role === 'not' ? { ...detail, role: 'item' } : detail));
}
