import { renderAbroad } from '../../abroad/tell-abroad.ts';
import type { Answer, AssistantContext, Memory } from '../../assistant-context.ts';
import type { Language } from '../../intent/intent-names.ts';
import { packTrip } from '../../tools/pack-tool.ts';
import type { Trip } from '../../tools/trip.ts';
import type { Grounding } from '../../turn/grounding.ts';
import { readPlace, townOf } from '../../understanding/read-place.ts';
import { readQuestion } from '../../understanding/read-question.ts';
import type { Wish } from '../../wishes/read-wishes.ts';
import { asksForLess } from './trip-changes.ts';
import { readAway, saysStay } from './trip-days.ts';
import { tripMeant } from './trip-meant.ts';
import { speaksOf } from './trip-words.ts';

type Said = {
  context: AssistantContext;
  text: string;
  ground: Grounding;
  wishes: readonly Wish[];
  memory: Memory | undefined;
  language: Language;
};

/** What asks for a packing list, in the five languages. */
const asksToPack =
  /(?<!\p{L})(?:pack(?:ing)?(?: list| me| for| up| my)?|what (?:do|should|shall|to) (?:i )?(?:pack|bring|take)|suitcase|koffer|pack(?:e|en|liste)?|einpacken|mitnehmen|maleta|valise|bagages?|pakk(?:e|er|eliste)?|koffert)(?!\p{L})/iu;
/** What is packed already is asked about, and no list is wanted. */
const isPacked = /(?<!\p{L})(?:did (?:you|u|ya)|have (?:you|u)|already|packed|hast du|eingepackt)(?!\p{L})/iu;
/** What is said to be cold is packed for as if it were so many degrees Celsius colder. House rule. */
const saidToBeCold = 5;
/** From here a message is read as one that wants a packing list. House rule. */
const readAsPacking = 0.35;
/** From here another wish of the message is one of its own. House rule. */
const surelyElse = 0.6;

/**
 * "Pack me for Boise, back the 27th. It's freezing there": a packing list for the trip that the whole message speaks of.
 * Undefined where none is wanted, where the list that was shown is to be changed, or where nothing says which trip is meant.
 */
export async function packedTrip(said: Said): Promise<Answer | undefined> {
  const { context, text, ground, wishes, memory, language } = said;
  if (!context.hasWardrobe || !wantsList(said)) return undefined;
  const read = readQuestion(ground.english, context.today);
  const question = language === 'en' ? read : { ...read, native: text, language };
  const trip = await tripMeant({ context, question, event: ground.event, memory });
  if (
    !trip ||
    (memory?.tool === 'pack_trip' && memory.trip && isSameTrip(trip, memory.trip, ground, context.today))
  )
    return undefined;
  const without = question.mentions.filter(({ role }) => role === 'refused').map(({ filter }) => filter);
  const named = ground.surely.filter(({ available }) => available);
  const isWith = named.length > 0 && wishes.length > 0 && without.length === 0;
  const answer = await packTrip(context, {
    ...trip,
    ...(without.length > 0 ? { without } : {}),
    ...(isWith ? { with: named.map(({ id }) => id) } : {}),
    ...(asksForLess(text) ? { isLight: true } : {}),
    ...(speaksOf('cold', text) ? { colder: saidToBeCold } : {}),
  });
  return language === 'en' ? answer : renderAbroad({ context, answer, intent: 'pack', language });
}

function wantsList({ text, wishes }: Said): boolean {
  if (isPacked.test(text)) return false;
  if (!asksToPack.test(text)) return wishes.some(isPackWish) && !speaksOf('wear', text);
  return !wishes.some(
    ({ intent, probability }) =>
      /^(?:item|event|home|pref)_/.test(intent) &&
      !/^event_create$/.test(intent) &&
      probability >= surelyElse,
  );
}

function isPackWish({ intent, probability }: Wish): boolean {
  return intent === 'pack' && probability >= readAsPacking;
}

/** A list that was shown is changed rather than made again, unless the message names another place or other days. */
function isSameTrip(trip: Trip, before: Trip, { english, event }: Grounding, today: string): boolean {
  const names = event !== undefined || readPlace(english) !== undefined || saysStay(readAway(english, today));
  const isOther = trip.place !== null && townOf(trip.place) !== townOf(before.place);
  return !names || (!isOther && trip.firstDay === before.firstDay);
}
