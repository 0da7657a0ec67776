import type { Answer, AssistantItem } from '../../assistant-context.ts';
import { itemNames, tell } from '../../commands/command-words.ts';
import { tellOfTrip } from '../../tools/tell-trip.ts';
import type { Trip } from '../../tools/trip.ts';
import type { Turn } from '../../turn/turn.ts';
import { matchItems, traitsOf } from '../../understanding/mentions/match-items.ts';
import { isKind } from '../../understanding/mentions/mention-filters.ts';
import { kindOnly } from '../../understanding/read-qualities.ts';
import { readQuestion } from '../../understanding/read-question.ts';
import { shown } from './trip-size.ts';
import { speaksOf, withoutSign } from './trip-words.ts';

/**
 * "No puffer, Eli has a coat", "that's too many pants", "one pair of shoes only": pieces of a kind leave the packing list.
 * Undefined where the message names no kind of which something is packed.
 */
export async function listByKind(turn: Turn, trip: Trip): Promise<Answer | undefined> {
  const { context, text, ground, wanted } = turn;
  const packed = (await context.items()).filter(({ id }) => trip.packed?.includes(id));
  const { mentions } = readQuestion(ground.english, context.today);
  const kinds = mentions.filter((mention) => isKind(mention) && !mention.vague);
  const ofKind = (mention: (typeof kinds)[number]) => matchItems(packed, kindOnly(mention.filter));
  // "Add the gown and leave out the jeans" does two things.
  if (addsToo.test(text) || ground.surely.some((item) => !packed.includes(item))) return undefined;
  const count = countSaid(text);
  const fewer =
    count !== undefined || lessOf.test(text) || speaksOf('tooMany', text) || speaksOf('onlyOne', text);
  const refused = fewer ? [] : kinds.filter(({ role }) => role === 'refused').flatMap(ofKind);
  const meant = fewer ? pairsOr(kinds.flatMap(ofKind), packed, text) : [];
  const isOneLess = count === undefined && lessOf.test(text) && !speaksOf('onlyOne', text);
  const staying = count ?? (isOneLess ? Math.max(1, meant.length - 1) : 1);
  const spare = refused.length === 0 ? spareOf(meant, trip, staying) : [];
  const [only] = meant;
  const wantsLess = speaksOf('less', withoutSign('onlyOne', withoutSign('tooMany', text)));
  if (only && meant.length === 1 && refused.length === 0 && !wantsLess)
    return shown(
      turn,
      trip,
      packed,
      tellOfTrip('only_one', wanted.language, { names: itemNames([only], wanted.language) }),
    );
  const leaving = refused.length > 0 ? refused : spare;
  if (leaving.length === 0) return undefined;
  const left = packed.filter((item) => !leaving.includes(item));
  const { language } = wanted;
  const without = leaving.map(({ id, description }) => ({ ids: [id], noun: description }));
  const named = { count: String(left.length), list: itemNames(left, language) };
  return shown(
    turn,
    { ...trip, without: [...(trip.without ?? []), ...without] },
    left,
    tell('trip_changed', language, named),
  );
}

const addsToo =
  /(?<!\p{L})(?:add|include|put in|throw in|bring|dazu|einpacken|añad\p{L}*|ajout\p{L}*|legg\p{L}*)(?!\p{L})/iu;

/** "Less shoes", "weniger Hosen". */
const lessOf = /(?<!\p{L})(?:less|fewer|weniger|menos|moins de|færre)\s+\p{L}/iu;
const pairsOf =
  /(?<!\p{L})(\d|two|three|zwei|drei|dos|tres|deux|trois|to|tre)\s+(?:pairs?|paar|pares|paires|par)(?!\p{L})/iu;
const counts: Readonly<Record<string, number>> = {
  two: 2,
  zwei: 2,
  dos: 2,
  deux: 2,
  to: 2,
  three: 3,
  drei: 3,
  tres: 3,
  trois: 3,
  tre: 3,
};

/** "Two pairs max": so many shoes stay. */
function countSaid(text: string): number | undefined {
  const said = pairsOf.exec(text)?.[1]?.toLowerCase();
  return said === undefined ? undefined : (counts[said] ?? Number(said));
}

/** "One pair is enough" is said of shoes. */
function pairsOr(
  named: readonly AssistantItem[],
  packed: readonly AssistantItem[],
  text: string,
): readonly AssistantItem[] {
  const isOfPairs = named.length === 0 && (speaksOf('onlyOne', text) || countSaid(text) !== undefined);
  return isOfPairs ? packed.filter((item) => traitsOf(item).slots[0] === 'shoes') : named;
}

/** All but those that most of what is planned there is worn with. */
function spareOf(pieces: readonly AssistantItem[], { worn = [] }: Trip, staying: number): AssistantItem[] {
  const uses = ({ id }: AssistantItem) => worn.filter(({ itemIds }) => itemIds.includes(id)).length;
  return [...pieces].sort((a, b) => uses(b) - uses(a) || traitsOf(b).clo - traitsOf(a).clo).slice(staying);
}
