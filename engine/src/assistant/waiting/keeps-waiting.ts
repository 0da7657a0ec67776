import type { Answer, AssistantContext, AssistantItem, Memory } from '../assistant-context.ts';
import type { Change } from '../change.ts';
import { confirm, meantCard } from '../commands/command.ts';
import { itemNames, tell } from '../commands/command-words.ts';
import { settle } from '../commands/run-command.ts';
import { withWhatWasDone } from '../commands/what-was-done.ts';
import type { Wanted } from '../intent/decide.ts';
import type { Language } from '../intent/intent-names.ts';
import type { Grounding } from '../turn/grounding.ts';
import { bestNamed } from '../turn/own-names.ts';

const fillers =
  'hm+|oh|ok(?:ay)?|wait|actually|ah|ach|hang on|hold on|on second thought|well|but|sorry|warte|moment|halt|doch|aber|eigentlich|ay|espera|bueno|pero|mejor|attends|en fait|mais|bon|vent|nei|men|lol|haha';
/** "Hmm wait no bring them back", "oh keep it": what was to go stays. */
const keeps = new RegExp(
  `^\\W*(?:(?:${fillers}|no|nah|nope|nein|nee|ne|non)\\W+)*(?:(?:let['’]?s |i(?:['’]ll| will| wanna| want to)? |we(?:['’]ll)? )?(?:keep|leave|bring)(?:ing)? (?:it|them|that|those|this|these|the|both|my|all)(?!\\p{L})|don['’]?t(?! (?:tell|worry))|(?:ich )?(?:behalt\\p{L}*|lass\\p{L}*)(?! uns)(?!\\p{L})|(?:d[eé]jal[oa]s?|qu[eé]dat\\p{L}*|no (?:l[oa]s? )?(?:borres|quites|tires))(?!\\p{L})|(?:garde|laisse)(?:[\\s-]|$)|behold(?!\\p{L}))`,
  'iu',
);
/** "Keep the dress, just the skirt": one stays, and another goes. */
const inPart =
  /(?<!\p{L})(?:just|only|except|apart from|but not|nur|außer|ausser|solo|salvo|seulement|sauf|bare|unntatt)(?!\p{L})/iu;

/** "I'm sending them back", "nimm sie wieder raus": what was to be added is not kept after all. */
const givesBack =
  /(?<!\p{L})(?:take (?:it|them|that) (?:back )?(?:out|off)|(?:send|return|bring|tak)(?:ing)? (?:it|them|that|those) back|return(?:ing)? (?:it|them|that|those)|(?:don['’]?t|do not) add|nimm (?:sie|es|ihn|die|das|den) (?:wieder |bitte |doch )*(?:raus|heraus|weg)|(?:bring|schick|geb)\p{L}* (?:ich |die |das |den |sie |es |ihn )+(?:wieder )?zurück|(?:die|das|den|sie|es|ihn) (?:bring|schick|geb)\p{L}* (?:ich )?(?:wieder )?zurück|qu[ií]tal[oa]s?|s[aá]cal[oa]s?|l[oa]s? devuelvo|je (?:la|le|les) (?:rends|renvoie|rapporte)|enlève-l[ea]s?|ta (?:den|det|dem) ut|sender (?:den|det|dem) tilbake)(?!\p{L})/iu;

/** Whether somebody who was asked to let something go wants to keep it. */
function keepsWaiting(
  text: string,
  { memory, ground }: { memory: Memory | undefined; ground: Pick<Grounding, 'items'> },
): boolean {
  const change = memory?.pending?.change;
  const [first = text] = text.split(/(?<=[.!…])\s+/u);
  if (!change || !letsGo(change) || !keeps.test(first) || inPart.test(first)) return false;
  const ids = idsOf(change);
  const named = bestNamed(first, ground.items, ({ description }) => description).map(({ thing }) => thing);
  return named.every(({ id }) => ids.includes(id)) && !(ids.length > 1 && named.length > 0);
}

/** "No wait, keep the tea dress, just the skirt": the words for what stays, and for what alone goes. */
const stays =
  /(?<!\p{L})(?:keep(?:ing)?|leave|not|except|but not|apart from|behalt\p{L}*|lass\p{L}*|nicht|außer|quédate|deja|menos|garde|laisse|sauf|behold|ikke)\s+([^.,;!]+)/giu;
/** "Den Pulli lass mal": the words for what stays, before the verb. */
const staysBefore =
  /(?<!\p{L})(?:den|die|das|the|el|la|los|las|le|les)\s+([^.,;!]{2,40}?)\s+(?:lass\p{L}*|behalt\p{L}*|bleib\p{L}*|(?:lieber |doch )?nicht|stays?|se qued\p{L}*|reste(?:nt)?|blir)(?!\p{L})/giu;
const goes = /(?<!\p{L})(?:just|only|nur|solo|sólo|seulement|juste|bare)\s+([^.,;!]+)/giu;

/** Of several things that wait to go, those that still go after some are kept; undefined where that is not said. */
function partLeft(text: string, change: Change, own: readonly AssistantItem[]): string[] | undefined {
  const ids = idsOf(change);
  if (ids.length < 2 || !letsGo(change)) return undefined;
  const waiting = own.filter(({ id }) => ids.includes(id));
  const namedBy = (pattern: RegExp) =>
    [...text.matchAll(pattern)].flatMap(([, said = '']) =>
      bestNamed(said, waiting, ({ description }) => description).map(({ thing }) => thing.id),
    );
  const kept = [...namedBy(stays), ...namedBy(staysBefore)];
  const only = namedBy(goes);
  if (kept.length === 0 && only.length === 0) return undefined;
  const left = ids.filter((id) => !kept.includes(id) && (only.length === 0 || only.includes(id)));
  return left.length > 0 && left.length < ids.length ? left : undefined;
}

const agrees = /^\W*(?:yes|yeah|yep|ok(?:ay)?|sure|ja|jo|sí|si|oui)(?!\p{L})/iu;

/** "Yes both. No wait, keep the dress": what still goes, done at once where the message begins with a yes. */
export async function keptInPart(
  context: AssistantContext,
  { text, memory, language }: { text: string; memory: Memory | undefined; language: Language },
): Promise<Answer | undefined> {
  const pending = memory?.pending;
  if (!memory || !pending || text.includes('?') || !context.hasWardrobe) return undefined;
  const own = [...(await context.items()), ...(await context.archived())];
  // What is to be added beside it still waits.
  const going = parts(pending.change).find(letsGo);
  const left = going && partLeft(text, going, own);
  if (!going || !left) return undefined;
  const command = { context, language, memory, intent: 'item_delete' as const };
  const fewer = { ...going, itemIds: left } as Change;
  const change = withPart(pending.change, going, fewer);
  const items = own.filter(({ id }) => left.includes(id));
  const name = going.kind === 'delete_items' ? 'item_delete' : 'item_archive';
  const asked = tell(name, language, { names: itemNames(items, language) });
  const rest = going === pending.change ? undefined : pending.rest?.asked;
  const sentence = rest === undefined ? asked : `${rest}\n\n${asked}`;
  const answer = confirm(command, sentence, change, { cards: meantCard(items), done: pending.done });
  if (!agrees.test(text)) return answer;
  const wanted: Wanted = { intent: 'yes', probability: 1, ranked: [], language };
  return withWhatWasDone(context, settle({ wanted, memory: answer.memory, text: 'yes' }), language);
}

function parts(change: Change): Change[] {
  return change.kind === 'several' ? change.changes : [change];
}

function withPart(whole: Change, old: Change, fresh: Change): Change {
  if (whole.kind !== 'several') return fresh;
  return { ...whole, changes: whole.changes.map((each) => (each === old ? fresh : each)) };
}

function letsGo(change: Change): boolean {
  return (
    change.kind === 'delete_items' ||
    change.kind === 'delete_events' ||
    (change.kind === 'edit_items' && change.edit.isArchived === true)
  );
}

function idsOf(change: Change): readonly string[] {
  return 'itemIds' in change ? change.itemIds : [];
}

/** The answer to somebody who keeps what they were asked to let go; undefined where they do not. */
export function keptWaiting(
  text: string,
  asked: { memory: Memory | undefined; ground: Pick<Grounding, 'items'>; language: Language },
): Answer | undefined {
  const wanted: Wanted = { intent: 'no', probability: 1, ranked: [], language: asked.language };
  const isNew = asked.memory?.pending?.change.kind === 'add_items' && !text.includes('?');
  return (isNew && givesBack.test(text)) || keepsWaiting(text, asked)
    ? settle({ wanted, memory: asked.memory, text: '' })
    : undefined;
}
