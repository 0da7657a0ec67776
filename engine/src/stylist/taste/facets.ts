import { nameColour } from '../../colour/name-colour.ts';
import { memoize } from '../../memoize.ts';
import type { ItemTraits } from '../outfit/garments/item-traits.ts';

/** What the learned taste looks at in a single piece. */
export type Facets = {
  kind: string;
  group: string;
  slot: string;
  /** Middle of its level. */
  level: number;
  low: number;
  high: number;
  colour: string;
  /** 0 dark to 4 light. */
  tone: number;
  /** neutral, muted or vivid. */
  vividness: 'neutral' | 'muted' | 'vivid';
  hue: number;
  lightness: number;
  pattern: string;
  cloth: string;
  uses: readonly string[];
  isSport: boolean;
  isLeather: boolean;
  /**
   * Numbers that two pieces share where all that pairs look at is the same: of their place, of their kind, and of place and
   * group, cloth, color or how vivid that is; of their pattern.
   */
  slotId: number;
  kindId: number;
  groupId: number;
  patternId: number;
  clothId: number;
  tintId: number;
  vividId: number;
  /** Whether it is of a suit or dinner suit, which few are and which alone is asked about other halves. */
  isOfSuit: boolean;
  /** 1 for a jacket and 2 for the trousers of a suit, 0 for all else. */
  suitPart: 0 | 1 | 2;
  /** The same for what a single piece says about an occasion, its weather and by its looks. */
  useId: number;
  weatherId: number;
  lookId: number;
};

const cloths: readonly (readonly [name: string, words: RegExp])[] = [
  ['denim', /denim/],
  ['leather', /leather|patent/],
  ['silk', /silk|satin|charmeuse|chiffon|organza/],
  ['velvet', /velvet/],
  ['sequin', /sequin|beaded/],
  ['lace', /lace|crochet/],
  ['linen', /linen|seersucker/],
  ['wool', /wool|tweed|flannel|cashmere|merino|mohair/],
  ['suede', /suede|nubuck/],
  ['knit', /knit|cable|ribbed/],
  ['sport', /nylon|fleece|gore|softshell|polyester|mesh/],
  ['down', /padded|quilted|down/],
  ['cotton', /cotton|poplin|canvas|jersey|corduroy/],
];

/** What is as plain as sports clothes and no sport's. */
const leisure = ['home', 'sleep', 'chores', 'labor', 'swim', 'beach'];

const known = new WeakMap<ItemTraits, Facets>();

export function facetsOf(traits: ItemTraits): Facets {
  const before = known.get(traits);
  if (before) return before;
  const facets = readFacets(traits);
  known.set(traits, facets);
  return facets;
}

function readFacets(traits: ItemTraits): Facets {
  const { piece, main, chroma, hue, coloured, figure, pattern, fabric, slots } = traits;
  const [low, high] = piece.level;
  const cloth =
    piece.group === 'jeans' ? 'denim' : (cloths.find(([, words]) => words.test(fabric.name))?.[0] ?? 'cloth');
  const facets = {
    kind: piece.kind.id,
    group: piece.group,
    slot: slots[0] ?? 'none',
    level: (low + high) / 2,
    low,
    high,
    colour: coloured ? colourGroup(traits) : 'unknown',
    tone: coloured ? Math.min(4, Math.max(0, Math.floor((main[0] - 0.15) / 0.17))) : 2,
    vividness: !coloured || chroma < 0.045 ? 'neutral' : chroma < 0.12 ? 'muted' : 'vivid',
    hue,
    lightness: main[0],
    pattern:
      figure === 0
        ? 'plain'
        : pattern === 'stripes' || pattern === 'pinstripe'
          ? 'stripes'
          : figure >= 3
            ? 'print'
            : pattern,
    cloth,
    uses: [...piece.uses],
    isSport: high <= 1.7 && !leisure.some((use) => piece.uses.has(use)),
    isLeather: cloth === 'leather' || cloth === 'suede',
  } as const;
  const { slot, kind, group, uses, isSport, pattern: figured, colour, vividness, tone } = facets;
  const { rain, dryOnly, open, item } = traits;
  return {
    ...facets,
    slotId: slotsSeen.idOf(slot),
    kindId: kinds.idOf(kind),
    groupId: groups.idOf(`${slot}|${group}`),
    patternId: patterns.idOf(figured),
    clothId: clothsSeen.idOf(`${slot}|${cloth}`),
    tintId: tints.idOf(`${slot}|${colour}`),
    vividId: vivids.idOf(`${slot}|${vividness}`),
    isOfSuit: /^(?:suit|tuxedo) /.test(group),
    suitPart: group === 'suit jacket' ? 1 : group === 'suit trousers' ? 2 : 0,
    useId: usesSeen.idOf(`${kind}|${group}|${low}|${high}|${isSport}|${uses.join()}`),
    weatherId: weathers.idOf(`${group}|${cloth}|${tone}|${open}|${rain}|${dryOnly}|${item.season}`),
    lookId: looks.idOf(`${group}|${colour}|${vividness}|${figured}|${cloth}|${tone}`),
  };
}

/** Numbers texts in the order in which they are met. */
class Numbering {
  readonly #ids = new Map<string, number>();
  idOf(text: string): number {
    const known = this.#ids.get(text);
    if (known !== undefined) return known;
    this.#ids.set(text, this.#ids.size);
    return this.#ids.size - 1;
  }
}

const slotsSeen = new Numbering();
const kinds = new Numbering();
const groups = new Numbering();
const patterns = new Numbering();
const clothsSeen = new Numbering();
const tints = new Numbering();
const vivids = new Numbering();
const usesSeen = new Numbering();
const weathers = new Numbering();
const looks = new Numbering();

/** Whether a suit jacket and trousers look as if cut from one cloth. */
export function isOneSuit(a: Facets, b: Facets): boolean {
  return a.colour === b.colour && a.pattern === b.pattern && Math.abs(a.lightness - b.lightness) < 0.08;
}

const mostGroups = 5000;
/** The basic term, finer where clothes are: navy, camel, cream, charcoal, burgundy and olive have worlds of their own. */
const colourGroup = memoize(({ main, chroma, hue }: ItemTraits) => groupOf(main, chroma, hue), {
  most: mostGroups,
  keyOf: ({ main }) => main.join(),
});

function groupOf(main: ItemTraits['main'], chroma: number, hue: number): string {
  const lightness = main[0];
  const { basic } = nameColour(main);
  const isWarm = hue > 40 && hue < 115;
  if (chroma < 0.02 && lightness < 0.3) return 'black';
  if (basic === 'blue') return lightness < 0.4 ? 'navy' : lightness > 0.72 ? 'light blue' : 'blue';
  if (basic === 'white') return chroma > 0.018 && isWarm ? 'cream' : 'white';
  if (basic === 'grey') return lightness < 0.45 ? 'charcoal' : isWarm && chroma > 0.018 ? 'beige' : 'grey';
  if (basic === 'brown') return lightness > 0.58 ? 'camel' : 'brown';
  if (basic === 'red') return lightness < 0.42 ? 'burgundy' : 'red';
  if (basic === 'green') return lightness < 0.35 ? 'dark green' : hue < 125 ? 'olive' : 'green';
  if (basic === 'yellow') return chroma < 0.09 ? 'cream' : 'yellow';
  return basic;
}
