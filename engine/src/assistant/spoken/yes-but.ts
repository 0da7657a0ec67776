import type { AssistantContext, Memory } from '../assistant-context.ts';
import { bestNamed } from '../turn/own-names.ts';

/** "K but shoes", "ja aber ohne Mantel": a word of agreement, then an objection. */
const yesBut =
  /^\W*(?:y|ya|yes|yep|yeah|yup|k|kk|ok|okay|sure|fine|nice|cool|alright|ja|jo|jep|gut|schön|vale|sí|si|bueno|oui|ouais|d['’]accord|greit|jada)\W+(?:but|aber|pero|mais|men)\W+(.{2,60})$/isu;
const article = /^(?:the|what|which|die|der|das|los|las|el|la|les|le|de)\s+/iu;

/**
 * The objection in a message that begins like a yes ("k but shoes" becomes "shoes?"). Undefined without an
 * objection, or where nothing was shown or offered to object to.
 */
export function afterYesBut(text: string, memory: Memory | undefined): string | undefined {
  if (!memory?.outfit && !memory?.pending) return undefined;
  const rest = yesBut.exec(text)?.[1]?.trim();
  if (rest === undefined) return undefined;
  const words = rest.replace(/[.!]+$/u, '');
  const alone = /^\p{L}+$/u.test(words.replace(article, ''));
  const isKind = memory.outfit !== undefined && alone;
  return isKind ? `${words}?` : rest;
}

/** "Right so", "very good": what closes a matter before another is begun, and says yes to nothing. */
const closes =
  /^\W*(?:right(?: so| then| you are)?|ok(?:ay)? so|well(?: then| now)?|so|anyway|grand(?: so)?|noted|understood|i see|good to know|makes sense|got it)(?:,? (?:thanks|thank you))?[.,!;:…–-]+\s+(?=\S)/iu;
const orders =
  /(?<!\p{L})(?:you (?:had better|may|might|can|could|should)|would you|could you|can you|please|mark|put|add|take|change|move|note|set|book|plan|record|remove|delete|archive|pack|save|swap|show|tell me)(?!\p{L})/iu;
/** "Right, put it in then" agrees to what waits. */
const doesThat =
  /^\W*(?:please |just )?(?:do|add|put|save|book|note) (?:it|that|this|them|so)(?: (?:in|down|up|on|then|please|now|for me|in the (?:diary|calendar)))*\W*$/iu;
const adds = /^add_(?:event|items)$/;
const fewestOfOrder = 4;

/**
 * The order behind words that close a matter ("Right so. I'll wash it, mark it"), while something else waits for a yes, and
 * what is spoken of then: what the last question named, and not what waits. Undefined where there is no such order.
 */
export async function behindClosing(
  context: AssistantContext,
  text: string,
  memory: Memory | undefined,
): Promise<{ text: string; memory: Memory } | undefined> {
  if (!memory?.pending || !closes.test(text)) return undefined;
  const rest = text.replace(closes, '').trim();
  if (adds.test(memory.pending.change.kind) && doesThat.test(rest)) return { text: 'yes', memory };
  if (rest.split(/\s+/).length < fewestOfOrder || !orders.test(rest)) return undefined;
  const { pending: _pending, ...left } = memory;
  const own = context.hasWardrobe && memory.topic !== undefined ? await context.items() : [];
  const asked = bestNamed(memory.topic ?? '', own, ({ description }) => description);
  const itemIds = asked.map(({ thing }) => thing.id);
  return { text: rest, memory: itemIds.length > 0 ? { ...left, focus: { itemIds } } : left };
}

/** "Put it back how it was", in the five languages. */
const asBefore =
  /(?<!\p{L})(?:put (?:it|that|them|everything) back|(?:back )?(?:to )?(?:how|the way|like|as) it was(?: before)?|wie (?:es )?(?:vorher|zuvor|davor)(?: war)?|wie es war|mach(?:'?s| das| es)? (?:wieder )?rückgängig|(?:d[ée]jal[oa]|ponl[oa]) como estaba|como estaba antes|comme (?:avant|c['’]était)|(?:slik|sånn) (?:det|den) var)(?!\p{L})/iu;

/** Whether a message takes back what was changed or offered last, in words of its own. */
export function takesBack(text: string, memory: Memory | undefined): boolean {
  return (memory?.undo ?? memory?.pending) !== undefined && asBefore.test(text);
}
