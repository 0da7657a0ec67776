import { groupOf } from '../intent/intent-names.ts';
import { sensedWords } from '../intent/word-senses.ts';
import { likeness, namingWords } from '../turn/own-names.ts';
import type { Turn } from '../turn/turn.ts';
import { putsIn } from './puts-in.ts';

/** What adds a further thing to the last command, in the five languages. */
const joins =
  /^\W*(?:(?:oh|ok|okay|ah|ach|ach ?so|stimmt|right|sorry|oops|ups)\W+)*(and|also|plus|n|und|u|auch|y|también|tambien|et|aussi|og|også)(?!\p{L})|(?<!\p{L})(?:forgot(?:ten)?|vergessen|oubli\p{L}+|olvid\p{L}+|glemte?)(?!\p{L})|(?<!\p{L})(?:too|as well|on top|over (?:it|the top)|dr[üu]ber|drunter|dazu|par-dessus|encima|auch|ebenfalls|también|tambien|aussi|også)(?=\W*(?:$|[-–,.:(]))/iu;
const longest = 8;
export const mostFurther = 3;
/** A message that surely wants something else is no further thing. House rule. */
const elseBar = 0.65;

/** Whether a message adds a thing to what the last command was about. */
export function isFurtherThing({ memory, ground, wanted, text }: Turn): boolean {
  const last = memory?.command;
  if (!last || !/^item_(wash|clean|lend|repair|archive|sold|worn|favorite|delete)$/.test(last.intent))
    return false;
  if (!joins.test(text) || text.split(/\s+/).length > longest) return false;
  const isElse =
    wanted.intent !== last.intent &&
    wanted.probability >= elseBar &&
    groupOf(wanted.intent) !== 'follow' &&
    !saysOnlyNames(text, ground.items);
  if (last.intent === 'item_clean' && putsIn.test(text)) return false;
  const asks = sensedWords(text.toLowerCase()).some(({ senses }) => senses.includes('ask_what'));
  return !isElse && !asks && !text.includes('?');
}

/** "And the vest": nothing but what is meant. */
function saysOnlyNames(text: string, items: Turn['ground']['items']): boolean {
  const own = items.flatMap(({ description }) => namingWords(description));
  return namingWords(text).every((word) => joins.test(word) || own.some((each) => likeness(word, each) > 0));
}
