import { isNeutral, vividChroma } from '../../colour-story.ts';
import type { Garment } from '../../garment.ts';
import type { Scored } from '../../judging/score-look.ts';
import { clothPieces } from '../cloth.ts';
import { areNear } from './color-ideas.ts';
import type { Idea } from './idea.ts';
import { storyHolds } from './story-holds.ts';

/** A partner smaller than this, such as a pair of glasses, ties nothing together. */
const leastPartner = 0.05;
const nearColor = 0.07;
/** Small things are often overlooked or taken for something else. */
const sureDetail = 0.7;

/** What small things do for an outfit. */
export function detailIdeas(scored: Scored): Idea[] {
  return [
    ...brightSpot(scored),
    ...echo(scored),
    ...darkLine(scored),
    ...finishing(scored),
    ...scarf(scored),
    ...quietRest(scored),
    ...fabric(scored),
    ...simple(scored),
  ];
}

const carried =
  /lanyard|camera|headphones|umbrella|phone|badge|suitcase|trolley|cane$|stick$|pillow|mask|helmet|shopping bag|\bfan$/;

/** What is chosen for its looks, and not just carried along. */
export function isStyled({ noun }: Pick<Garment, 'noun'>): boolean {
  return !carried.test(noun);
}

function isClothing(zone: Garment['zone']): boolean {
  return zone !== 'feet' && zone !== 'hand' && zone !== 'head' && zone !== 'waist';
}

/** Colored shoes or a colored bag to quiet clothes. */
function brightSpot({ garments: all }: Scored): Idea[] {
  const garments = all.filter(isStyled);
  const clothes = garments.filter(({ zone }) => isClothing(zone));
  const isQuiet = clothes.length > 0 && clothes.every(({ tone }) => isNeutral(tone));
  const small = garments.filter(({ zone, tone }) => !isClothing(zone) && !isNeutral(tone));
  const [spot, ...more] = small;
  if (
    !isQuiet ||
    !spot ||
    more.length > 0 ||
    spot.zone === 'head' ||
    spot.zone === 'waist' ||
    (spot.zone === 'hand' && !bags.test(spot.noun)) ||
    spot.tone.chroma < 0.8 * vividChroma
  )
    return [];
  return [
    { key: spot.zone === 'feet' ? 'bright-shoes' : 'bright-bag', facet: 'accent', about: [spot], worth: 3.1 },
  ];
}

/** Shoes or a bag that repeat a color from the clothes; black shoes to black clothes are no find. */
function echo({ garments: all, story }: Scored): Idea[] {
  const garments = all.filter(isStyled);
  if (story.kind === 'black' || story.kind === 'tonal') return [];
  const small = garments.filter(
    ({ zone, noun }) => (zone === 'feet' || zone === 'hand') && !/glasses|tights|socks/.test(noun),
  );
  return small.flatMap((one) => {
    const partner = garments.find(
      (other) =>
        other.zone !== one.zone &&
        other.share >= leastPartner &&
        other.main.basic === one.main.basic &&
        areNear(other, one, nearColor),
    );
    if (!partner || partner.zone === 'hand' || isEverywhere(one)) return [];
    const worth = isNeutral(one.tone) ? 1.7 : 2.4;
    return [{ key: 'echo', facet: 'accent' as const, about: [one, partner], worth }];
  });
}

/** Black, white and gray stand beside each other without anybody having thought of it. */
function isEverywhere({ main: { basic } }: Garment): boolean {
  return basic === 'black' || basic === 'white' || basic === 'grey';
}

/** Tights that run into the shoes. */
function darkLine({ garments }: Scored): Idea[] {
  const tights = garments.find(({ noun }) => noun === 'tights');
  const shoes = garments.find(({ zone }) => zone === 'feet');
  if (!tights || !shoes || tights.tone.lightness > 0.4 || !areNear(tights, shoes, 0.12)) return [];
  return [{ key: 'dark-line', facet: 'shape', about: [tights, shoes], worth: 2 }];
}

const finishers: readonly (readonly [key: string, noun: RegExp, worth: number])[] = [
  ['hat', /hat$|fedora|beret|trilby|panama/, 2.3],
  ['belt', /belt$/, 2.2],
  ['tie', /tie$/, 2.2],
  ['jewelry', /earrings|necklace|choker|brooch|pendant|bangles|beads/, 1.2],
];

const bags = /bag|clutch|tote|backpack|purse|satchel|basket|pouch|case|shopper/;

const plainHat = /bobble|bucket|beanie|santa|hard hat/;

/** A hat, a belt, a tie, jewelry: one thing that shows that the outfit was thought about. */
function finishing({ garments }: Scored): Idea[] {
  return garments.flatMap((garment) => {
    const found = finishers.find(([, noun]) => noun.test(garment.noun));
    if (!found || garment.region.confidence < sureDetail) return [];
    if (garment.tone.chroma >= vividChroma || plainHat.test(garment.noun)) return [];
    const [key, , worth] = found;
    return [{ key, facet: 'finish' as const, about: [garment], worth }];
  });
}

/** A scarf: the one bright thing, the color of something else again, or a color of its own near the face. */
function scarf({ garments }: Scored): Idea[] {
  const one = garments.find(
    ({ noun }) => /scarf$|shawl|pashmina|bandana|neckerchief/.test(noun) && !/head/.test(noun),
  );
  if (!one || one.region.confidence < sureDetail) return [];
  const rest = garments.filter(({ key }) => key !== one.key);
  const [against] = rest;
  if (!against || one.main.basic === 'black') return [];
  if (one.tone.chroma >= brightScarf && rest.every(({ tone }) => isNeutral(tone)))
    return [{ key: 'scarf-bright', facet: 'finish', about: [one, against], worth: 3.1 }];
  const same = rest.find((other) => other.main.basic === one.main.basic && areNear(other, one, nearColor));
  if (same && isEverywhere(one)) return [];
  if (same) return [{ key: 'scarf-echo', facet: 'finish', about: [one, same], worth: 2.3 }];
  return [{ key: 'scarf', facet: 'finish', about: [one, against], worth: isNeutral(one.tone) ? 1.3 : 2.2 }];
}

const brightScarf = 0.1;

/** One fabric that does something for the whole, where nothing more telling is to be said. */
function fabric({ garments }: Scored): Idea[] {
  const one = clothPieces(garments).find(
    ({ garment, look, word }) =>
      isClothing(garment.zone) &&
      (look !== 'soft' || word === 'cashmere') &&
      look !== 'tough' &&
      look !== 'airy',
  );
  if (!one) return [];
  const values = { piece: one.name };
  return [{ key: `cloth-${one.look}`, facet: 'finish', about: [one.garment], worth: 0.8, values }];
}

/** A dress or a jumpsuit with nothing beside it that wants attention. */
function quietRest({ garments }: Scored): Idea[] {
  const [lead, ...rest] = garments;
  if (lead.zone !== 'full' || rest.length === 0 || rest.some(({ tone }) => !isNeutral(tone))) return [];
  return [{ key: 'quiet-rest', facet: 'finish', about: [lead, ...rest], worth: 1 }];
}

const busy: ReadonlySet<string> = new Set(['loud', 'many', 'prints']);

/** Where nothing else is to be said: no two things that want attention. */
function simple({ story, garments }: Scored): Idea[] {
  if (busy.has(story.kind) || !storyHolds(story, garments)) return [];
  return [{ key: 'simple', facet: 'finish', about: [garments[0]], worth: 0.2 }];
}
