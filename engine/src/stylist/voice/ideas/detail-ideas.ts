import { isNeutral, vividChroma } from '../../colour-story.ts';
import type { Garment } from '../../garment.ts';
import type { Scored } from '../../judging/score-look.ts';
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
    ...quietRest(scored),
    ...simple(scored),
  ];
}

/** Colored shoes or a colored bag to quiet clothes. */
function brightSpot({ garments }: Scored): Idea[] {
  const clothes = garments.filter(({ zone }) => zone !== 'feet' && zone !== 'hand' && zone !== 'head');
  const isQuiet = clothes.length > 0 && clothes.every(({ tone }) => isNeutral(tone));
  const small = garments.filter(({ zone, tone }) => (zone === 'feet' || zone === 'hand') && !isNeutral(tone));
  const [spot, ...more] = small;
  if (!isQuiet || !spot || more.length > 0 || spot.tone.chroma < 0.8 * vividChroma) return [];
  return [
    { key: spot.zone === 'feet' ? 'bright-shoes' : 'bright-bag', facet: 'accent', about: [spot], worth: 3.1 },
  ];
}

/** Shoes or a bag that repeat a color from the clothes; black shoes to black clothes are no find. */
function echo({ garments, story }: Scored): Idea[] {
  if (story.kind === 'black' || story.kind === 'tonal') return [];
  const small = garments.filter(({ zone }) => zone === 'feet' || zone === 'hand');
  return small.flatMap((one) => {
    const partner = garments.find(
      (other) =>
        other.zone !== one.zone &&
        other.share >= leastPartner &&
        other.main.basic === one.main.basic &&
        areNear(other, one, nearColor),
    );
    if (!partner || partner.zone === 'hand') return [];
    const worth = isNeutral(one.tone) ? 1.7 : 2.4;
    return [{ key: 'echo', facet: 'accent' as const, about: [one, partner], worth }];
  });
}

/** Tights that run into the shoes. */
function darkLine({ garments }: Scored): Idea[] {
  const tights = garments.find(({ noun }) => noun === 'tights');
  const shoes = garments.find(({ zone }) => zone === 'feet');
  if (!tights || !shoes || tights.tone.lightness > 0.4 || !areNear(tights, shoes, 0.12)) return [];
  return [{ key: 'dark-line', facet: 'shape', about: [tights, shoes], worth: 2 }];
}

const finishers: Readonly<Record<string, number>> = { hat: 2.3, scarf: 1.9, belt: 2.2, tie: 2.2 };

/** What shouts is no quiet last touch. */
function isLoud({ tone, pattern }: Garment): boolean {
  return (
    tone.chroma >= vividChroma || (pattern !== undefined && pattern !== 'solid' && pattern !== 'melange')
  );
}

/** A hat, a scarf, a belt, a tie: one thing that shows that the outfit was thought about. */
function finishing({ garments }: Scored): Idea[] {
  return garments.flatMap((garment: Garment) => {
    const worth = finishers[garment.noun];
    if (worth === undefined || garment.region.confidence < sureDetail || isLoud(garment)) return [];
    return [{ key: garment.noun, facet: 'finish' as const, about: [garment], worth }];
  });
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
