import { basicColours } from '../../colour/basic-colours.ts';
import fillers from '../../knowledge/assistant/purchase-fillers.json' with { type: 'json' };
import { brandRegisters } from '../../knowledge/garments/brand-registers.ts';
import { readName } from './words/read-words.ts';

const brands: ReadonlySet<string> = new Set([
  ...brandRegisters.flatMap(({ names }) => names.split(', ')),
  ...fillers.makers.split(', '),
]);
const mostOfBrand = 3;
const colours: ReadonlySet<string> = new Set(basicColours);
const describes =
  /^(?:ugly|old|new|good|nice|big|wee|little|long|short|favou?rite|best|warm|thin|thick|soft|lucky|fancy|plain|cozy|cosy|everyday|work|yard|weekend|dark|light|pale|bright|heavy|vintage|second|spare|smart|casual)$/;

/** A garment's name as it stands in a sentence: in lower case, unless it begins with a name: "Doc Martens". */
export function nameInSentence(name: string): string {
  const isName = beginsWithBrand(name) || beginsWithName(name);
  return !/^\p{Lu}\p{Ll}/u.test(name) || isName ? name : `${name.charAt(0).toLowerCase()}${name.slice(1)}`;
}

const shortestName = 3;

/** A garment's name without the remarks behind it: "Black trousers, choir", "Short puffer (washed green)". */
export function nameWithoutRemarks(name: string): string {
  const whole = name
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[.;,]+$/, '');
  const [head = ''] = whole.split(/\s*[,;([]/);
  return head.length >= shortestName ? head : whole;
}

function beginsWithBrand(name: string): boolean {
  const words = name
    .toLowerCase()
    .replace(/['’.]/g, '')
    .split(/[\s-]+/);
  for (let count = Math.min(mostOfBrand, words.length); count > 0; count--) {
    const said = words.slice(0, count).join(' ');
    if (brands.has(said) && (count > 1 || !isOrdinary(said))) return true;
  }
  return false;
}

/** "Ohio State hoodie", "Paolo Nutini tee": two words with a capital of which the first describes no garment. */
function beginsWithName(name: string): boolean {
  const [first = '', second = ''] = name.split(/\s+/);
  return /^\p{Lu}\p{Ll}/u.test(second) && !isOrdinary(first.toLowerCase());
}

/** A word for a garment, or for what one looks like. */
function isOrdinary(word: string): boolean {
  if (describes.test(word) || colours.has(word)) return true;
  const { nouns, attributes } = readName(word, 0, word.length);
  return nouns.length > 0 || attributes.length > 0;
}
