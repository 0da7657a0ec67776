import type { Sort } from './find-tools.ts';

const sortWords: readonly [Sort, RegExp][] = [
  [
    '-perWear',
    /\b(worst|highest|poorest) (cost|price|value|buys?|purchases?|investments?)( per wear)?\b|\b(biggest|worst|greatest) waste of money\b|\bwast(ed|ing|e) (the )?most( money)?\b|\bcosts? (me )?(the )?most per wear\b/,
  ],
  [
    'perWear',
    /\b((best|lowest|cheapest|least) (cost|price)?-? ?per[ -]wear|best value|(cost|price) per wear|most for my money|paid off|money s worth|best (buy|investment)s?)\b/,
  ],
  [
    'price',
    /\b(cheapest|cheaper|least expensive|lowest price|low(er)? price|least costly|(paid|pay|spent|spend) (the )?least|cost(s|ed)? (me )?(the )?least|smallest price)\b/,
  ],
  [
    '-price',
    /\b(most expensive|priciest|dearest|more expensive|highest price|costliest|most costly|(paid|pay|spent|spend|cost|costs|costed|fork(ed)? out|shell(ed)? out|set me back)( me)? (the )?most|the most (ive|i have|i|weve) (ever )?(spent|paid)|biggest price)\b/,
  ],
  [
    '-worn',
    /\b(least worn|(wear|worn|wore|use|used)(ing)? (the )?least|hardly ever wear|rarely wear|least often|fewest (times|wears)|least used)\b/,
  ],
  [
    'worn',
    /\b(most worn|(wear|worn|wore|use|used)(ing)? (the )?most|most often|(wear|worn|wore) (it |them )?more\b(?! than)|(?:more|most) wears|most used|most times|workhorses?|go[ -]to|default|signature|on repeat|reach for (the )?most)\b/,
  ],
  [
    'recent',
    /\b(?:(?:wear|worn|wore|had)(?: (?:it|them|on))? (?:last|most recently)|(?:last|most recently) (?:worn|wore)|last wear)\b/,
  ],
  ['warmth', /\b(warmest|warmer|cosiest|coziest|thickest)\b/],
  [
    '-warmth',
    /\b(lightest(?! (colou?r|shade))|lighter(?! (colou?r|shade|blue|green|grey))|coolest|thinnest|least warm|airiest)\b/,
  ],
  ['dressy', /\b(dressiest|smartest|most formal|dressier|more formal|most elegant|fanciest|poshest)\b/],
  ['-dressy', /\b(most casual|least (formal|dressy)|more casual|scruffiest)\b/],
  ['age', /\b(oldest|longest|had the longest|owned (the )?longest)\b(?!.*\bworn\b)/],
  [
    '-age',
    /\b(newest|latest (thing|piece|item|purchase|addition)|bought last|last (thing|piece|item) i bought|most recent(ly)? (bought|added|purchase|piece))\b/,
  ],
];

const opposites: Partial<Record<Sort, Sort>> = {
  price: '-price',
  '-price': 'price',
  worn: '-worn',
  '-worn': 'worn',
  warmth: '-warmth',
  '-warmth': 'warmth',
  dressy: '-dressy',
  '-dressy': 'dressy',
  perWear: '-perWear',
  '-perWear': 'perWear',
  age: '-age',
  '-age': 'age',
  recent: '-recent',
  '-recent': 'recent',
};

/** "And the least?", after "what do I wear most?". */
export function oppositeSort(sort: Sort): Sort {
  return opposites[sort] ?? sort;
}

/** The order that a question asks for: "cheapest", "wear most". */
export function sortOf(text: string): Sort | undefined {
  return sortWords.find(([, pattern]) => pattern.test(text))?.[0];
}
