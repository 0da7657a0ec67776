import type { ItemFilter } from '../assistant-context.ts';

export const rainWords =
  /\b(?<!baby |bridal |wedding )(rain(s|ing|y|ed)?|downpours?|drizzl\w+|puddles?|wet (weather|days?|ground|streets?|feet)|waterproof|water[ -]?(resistant|repellent|proof|tight)|rainproof|showers?|storm\w*|splash\w*|pouring|pours|soggy|bucketing|sleet|slush|(chuck(?:ing|s)|tip(?:ping|s)|piss(?:ing|es)|pours?|bucketing|lashing|hammering|hosing|throwing|teeming|coming) (it )?down|cats and dogs|lashing|mizzl\w*|spitting|umbrella|monsoon|deluge|rainy)\b/;
/** Whether words tell of rain, or of mud, in which shoes get as wet. */
export function isWet(plain: string): boolean {
  return rainWords.test(plain) || mud.test(plain);
}
const mud = /\b(mud(dy)?|boggy|bog|marsh(y)?|slushy|soaked (grass|ground|field))\b/;
const walkingWords =
  /\b(walk(ing)? (all day|a lot|miles|for hours|around|far|long|in)|(long|lots of|all day) walk\w*|on my feet|all day on foot|on foot|cobbles?|cobblestones?|comfortable to walk|comfy to walk|sightseeing)\b/;
const favouriteWords =
  /\b(favou?rites?|favou?rite (items?|things?|pieces?|clothes)|fav(e|s|es)|(best|top|highest|well|highly)[ -]?rated|good (ratings?|reviews?)|great reviews?|starred|hearted|with a heart|best loved|(that |which )?i( really)? (love|like|loved|liked)( the)? (most|best)|(that|which|one) i (really |do |absolutely )?(love|like|adore))\b/;

const statuses: readonly [string, RegExp][] = [
  [
    'in_wash',
    /\b(in|at) the (wash|laundry|hamper|washing|laundrette|cleaners|dry cleaners)\b|\b(dirty|being washed|needs? (a wash|washing)|unwashed|not clean)\b/,
  ],
  ['available', /\b(what|which|whats|how many|any|all)\b.*\b(clean|washed)\b(?! (my|the|a|an|it|them|up)\b)/],
  ['lent', /\b(lent( out)?|lend|loaned|borrowed|on loan|gave to|lent to)\b/],
  [
    'repair',
    /\b(being (repaired|mended|fixed|altered)|at the (tailors?|cobblers?|menders)|in repair|under repair)\b/,
  ],
];

/** What a question asks of garments beside how they look: that they are loved, away, or stand up to something. */
export function readUses(plain: string): Pick<ItemFilter, 'favourite' | 'status' | 'use' | 'warm'> {
  const status = statuses.find(([, pattern]) => pattern.test(plain))?.[0];
  return {
    ...(favouriteWords.test(plain) && !/\b(favou?rite|fave?) colou?r\b/.test(plain)
      ? { favourite: true as const }
      : {}),
    ...(status && /\b(what|which|whats|how many|anything|everything|show|list|are|is|all|still)\b/.test(plain)
      ? { status }
      : {}),
    ...(/\bfor (the )?(cold|freezing|winter|chilly|icy)\b|\bkeeps? me warm\b/.test(plain)
      ? { warm: true }
      : {}),
    ...(rainWords.test(plain)
      ? { use: 'rain' as const }
      : walkingWords.test(plain)
        ? { use: 'walking' as const }
        : {}),
  };
}

/** Asked for without a pattern. */
export function wantsPlain(plain: string): boolean {
  return /\b(no|without( any| a)?|zero|not any|any kind of|free of) (prints?|patterns?|stripes or checks)\b|\b(plain|solid|unpatterned|patternless|single[ -]colou?r(ed)?|one colou?r|not patterned|nothing patterned|non patterned)\b/.test(
    plain,
  );
}
