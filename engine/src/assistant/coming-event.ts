import { addDays } from './read-day.ts';
import type { Question } from './read-question.ts';
import type { AssistantEvent, World } from './world.ts';

const lookAheadDays = 90;

/** Of which there are many: alone they name an event only where nothing else describes it. */
const often = new Set(
  'dinner lunch breakfast drinks party birthday flight meeting coffee gym call'.split(' '),
);

const common = new Set(
  'the a an and with for to at of in on my with day outfit wear work meeting trip der die das und mit für zum zur auf im am de la el los con para les des du pour avec le og med til på'.split(
    ' ',
  ),
);

/** The coming event that a question speaks of: one that shares a word of its title, on the day if one is said. */
export async function eventOf(
  world: World,
  { plain, days, native = '' }: Question,
): Promise<AssistantEvent | undefined> {
  const first = days?.first ?? world.today;
  const last = days?.last ?? addDays(world.today, lookAheadDays);
  if (last < world.today) return undefined;
  const events = await world.events(first, last);
  const words = new Set(`${plain} ${native.toLowerCase()}`.split(/[^\p{L}\p{N}]+/u));
  const titled = events
    .map((event) => ({ event, shared: isOther(event, plain) ? 0 : sharedWords(event, words) }))
    .filter(({ shared }) => shared > 0)
    .sort((a, b) => b.shared - a.shared || (a.event.day < b.event.day ? -1 : 1));
  return titled[0]?.event;
}

/** "Christmas dinner" is not the dinner at Luigi's. */
function isOther({ title }: AssistantEvent, plain: string): boolean {
  const own = new Set(title.toLowerCase().split(/[^\p{L}\p{N}]+/u));
  const tokens = plain.split(/[^\p{L}\p{N}]+/u);
  return tokens.some(
    (word, k) =>
      often.has(word) &&
      own.has(word) &&
      /^(christmas|birthday|thanksgiving|easter|family|work|business|office|anniversary|wedding|romantic|school|team|job|video|phone|leaving|farewell|garden|cocktail|sunday|friday|engagement)s?$/.test(
        tokens[k - 1] ?? '',
      ) &&
      !own.has(tokens[k - 1] ?? ''),
  );
}

function sharedWords({ title }: AssistantEvent, words: ReadonlySet<string>): number {
  const own = title
    .toLowerCase()
    .replace(/[’']s?\b/g, '')
    .split(/[^\p{L}\p{N}]+/u);
  const shared = own.filter((word) => word.length > 2 && words.has(word));
  const strong = shared.filter((word) => !common.has(word)).length;
  return strong > 0 ? strong + 0.5 * (shared.length - strong) : shared.length > 1 ? 0.5 : 0;
}
