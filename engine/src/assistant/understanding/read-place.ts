import { garmentOfPlace, knownPlaces } from '../../knowledge/words/known-places.ts';
import { foldedText } from '../../language/text-features.ts';
import { itemVocabulary } from '../../stylist/item-text/words/vocabulary.ts';
import { fold } from '../../stylist/item-text/words/word.ts';

const notPlaces = new Set(
  (
    'my the a an it this that these those our your his her january february march april may june july august september october november december ' +
    'monday tuesday wednesday thursday friday saturday sunday spring summer autumn fall winter today tomorrow tonight weekend week weeks day days month ' +
    'black white grey gray red green blue navy brown beige pink purple yellow orange gold silver camel burgundy olive cream ivory tan teal maroon violet emerald mustard ' +
    'wardrobe closet size leather wool cotton silk linen denim style general person town case front order time total mind need love stock there here mine ' +
    'work office school home bed church court class gym party dinner lunch brunch breakfast wedding funeral interview meeting date trip beach city park ' +
    'airport hotel restaurant theatre theater opera club bar bank startup stripes checks dots cold heat rain snow sun wind morning afternoon evening night s m l xl xs ' +
    'charge laws law bed trouble doubt fact hurry rush shape line theory ages years months minutes hours advance vogue demand secret peace meetings bulk ' +
    'wear pack bring take match style combine put buy sell see know have get try mix go come look dress do plan show find help someone somewhere ' +
    'something anything nothing everything one jeans sneakers trousers dress dresses heels boots shoes coat jacket blazer shirt skirt them him me you us all both ' +
    'business casual formal smart fashion color colour colours colors summer long short creases light public particular price prices value cost quality warmth'
  ).split(' '),
);

const capital =
  /\b(?:in|to|at|near|around|visiting)\s+(?:the\s+)?(\p{Lu}[\p{L}'’-]+(?:\s+(?:de|of|la|el|\p{Lu}[\p{L}'’-]+)){0,2})/gu;
const afterStay =
  /\b(?:pack(?:ing)?(?: list)? for|nights?|days?|weekend|week|off to|trip)\s+(\p{Lu}[\p{L}'’-]+(?:\s+\p{Lu}[\p{L}'’-]+)?)/gu;
const lower =
  /\b(?:in|to)\s+([a-z][\p{L}'’-]{2,})\b(?=\s*(?:[.,?!]|$|for\b|on\b|next\b|this\b|in\b|tomorrow\b|today\b|tonight\b|at\b|with\b|what\b|help\b|over\b|packing\b|pack\b|please\b|pls\b|from\b))/gu;

/** "It's going to lash", "I want to shine": what follows is a verb. */
const verbBefore =
  /\b((its?|it is|is it|will it|that|that is|is that)( (is|be))? going|gonna|wants?|needs?|have|has|got|about|able|trying|ought|used|likes?|loves?|hates?|how|what|where|something|anything|nothing) to $/i;

/** The place that a text names after "in", "to" and the like, as it was written; undefined where there is none. */
export function readPlace(text: string): string | undefined {
  for (const pattern of [capital, afterStay, lower])
    for (const match of text.matchAll(pattern)) {
      if (pattern === lower && verbBefore.test(text.slice(0, match.index + 3))) continue;
      const words = match[1].trim().split(/\s+/);
      while (words.length > 0 && notPlaces.has(words[words.length - 1].toLowerCase())) words.pop();
      if (words.length > 0 && !notPlaces.has(words[0].toLowerCase()) && !isGarment(words[0])) {
        const place = words.join(' ').replace(/['’]s$/, '');
        return place[0].toUpperCase() + place.slice(1);
      }
    }
  return knownPlace(text);
}

/** "In trainers": a word of clothes in small letters is no place. */
function isGarment(word: string): boolean {
  const { nouns, attributes } = itemVocabulary();
  const plain = fold(word);
  return (
    word[0] === word[0].toLowerCase() &&
    (nouns.knows(plain) || attributes.knows(plain) || nouns.knows(plain.replace(/s$/, '')))
  );
}

/** A well-known place, however it stands there: "and what about dubai?" */
function knownPlace(text: string): string | undefined {
  const words = [...text.matchAll(/[\p{L}\p{N}]+/gu)];
  const folded = words.map(([word]) => fold(word));
  for (let count = 3; count > 0; count--)
    for (let k = 0; k + count <= words.length; k++) {
      const name = folded.slice(k, k + count).join(' ');
      if (!knownPlaces.has(name) || garmentOfPlace.test(folded[k + count] ?? '')) continue;
      const last = words[k + count - 1];
      const said = text.slice(words[k].index, last.index + last[0].length);
      return said[0].toUpperCase() + said.slice(1);
    }
  return undefined;
}

/** The part of a place that names the town, folded: "Boise, Idaho" is "boise". */
export function townOf(place: string | null): string {
  return foldedText((place ?? '').split(',')[0] ?? '').trim();
}
