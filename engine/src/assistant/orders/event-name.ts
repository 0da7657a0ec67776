import { eventTitle } from '../commands/event-words.ts';
import { shorter } from '../wishes/shorter.ts';

/** What joins who or where to what takes place, in the five languages. */
const joins =
  /(?<!\p{L})(?:w|with|at|by|for|of|from|to|mit|bei[m]?|zu[mr]?|von|vom|f[üu]r|con|de|del|en|para|avec|chez|pour|du|à|med|hos|til|for|p[åa])(?: (?:the|my|our|his|her|an?|den|dem|der|meine[mnr]?|la|el|mi|le|ma|mon))?\s+$/iu;
const [fewest, most] = [2, 7];
/** "Got called in for a night shift" tells what happened; its name is the night shift. */
const tellsOfSelf =
  /^\W*(?:(?:oh|so|also|and|ok|und|y|et|og)\W+)*(?:i|i['’]?(?:ve|m)|we|got|have|had|need|been|ich|wir|hab|habe|muss|tengo|me|j['’]ai|je|on|jeg|vi)(?!\p{L})/iu;

/**
 * What an event is called, by what was marked of it: "Priya" of "coffee w Priya mon 14th half 10" is only who comes, so what
 * stands before it in the same breath belongs to the name.
 */
export function eventName(text: string, marked: string, dates: readonly string[]): string {
  const breath = breathOf(text, marked, dates);
  const at = breath.toLowerCase().indexOf(marked.toLowerCase());
  const whole = joins.test(breath.slice(0, at)) ? eventTitle(breath) : '';
  const words = whole.split(/\s+/).length;
  if (tellsOfSelf.test(breath)) return shorter(eventTitle(marked), marked);
  const isName = whole.toLowerCase().includes(marked.toLowerCase()) && words >= fewest && words <= most;
  return isName ? whole : shorter(eventTitle(text), marked);
}

/** The words around what was marked, up to the next stop or date. */
function breathOf(text: string, marked: string, dates: readonly string[]): string {
  const cut = dates.reduce((left, date) => left.replace(date, ' ; '), text);
  return cut.split(/[;.!?\n]\s|,\s/).find((part) => part.includes(marked)) ?? marked;
}
