import { okLabToOkLch } from '../../../colour/oklab.ts';
import type { LookColour } from '../../../vision/look.ts';
import { type ColourStory, isNeutral, vividChroma } from '../../colour-story.ts';
import type { Garment } from '../../garment.ts';
import { saidColour } from '../said-garment.ts';

/** A color from this share of a garment on is seen, and a garment from this share of the outfit on counts. House rule. */
const [leastShade, leastPiece] = [0.15, 0.03];
const paleFrom = 0.72;
/** "Light against dark": this far apart in OKLab lightness. */
const crispFrom = 0.4;

/** What a garment is called by, and every other color that is plainly seen on it. */
function shadesOf({ main, region }: Garment): LookColour[] {
  return [main, ...region.colours.filter((shade) => shade !== main && shade.share >= leastShade)];
}

/** Blue jeans are no stroke of color, nor is gold. */
const isNoAccent = ({ noun }: Garment) =>
  /jeans|denim|watch|earring|necklace|bracelet|bangles|pendant|ring$|rings|chain/.test(noun);

const isQuiet = ({ lab }: LookColour) => isNeutral(okLabToOkLch(lab));

/**
 * The pieces that a color story can be told of without contradicting the colors that the page names, shoes and bags
 * included; undefined where it can't.
 */
export function storyHolds(
  { kind, lead, other }: ColourStory,
  garments: readonly Garment[],
): Garment[] | undefined {
  const pieces = garments.filter(({ share }) => share >= leastPiece);
  const shades = pieces.flatMap(shadesOf);
  const about = other ? [lead, other] : [lead];
  const rest = pieces.filter(({ key }) => key !== lead.key).flatMap(shadesOf);
  const saidApart = other !== undefined && saidColour(lead.main.name) !== saidColour(other.main.name);
  const holds: Partial<Record<ColourStory['kind'], () => boolean>> = {
    black: () => shades.every(({ basic }) => basic === 'black'),
    light: () => shades.every(({ lab: [lightness] }) => lightness >= paleFrom),
    tonal: () => shades.every(({ basic }) => basic === lead.main.basic),
    neutrals: () => shades.every(isQuiet),
    accent: () => rest.every(isQuiet) && !isNoAccent(lead),
    lead: () => rest.every(isQuiet) && !isNoAccent(lead),
    'one-piece': () => rest.every(({ lab }) => okLabToOkLch(lab).chroma < vividChroma),
    kin: () => saidApart,
    contrast: () => saidApart,
  };
  if (kind === 'crisp') return crispPair(pieces);
  return (holds[kind]?.() ?? true) ? about : undefined;
}

/** The lightest and the darkest piece, where they are far apart. */
function crispPair(pieces: readonly Garment[]): Garment[] | undefined {
  const large = pieces.filter(({ share, zone }) => share >= 0.1 && !/feet|head|hand|waist/.test(zone));
  const byLight = [...large].sort((x, y) => y.main.lab[0] - x.main.lab[0]);
  const [light, dark] = [byLight[0], byLight.at(-1)];
  return light && dark && light.main.lab[0] - dark.main.lab[0] >= crispFrom ? [light, dark] : undefined;
}
