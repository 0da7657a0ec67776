import { colourDifference } from '@drape/engine/colour/delta-e';
import { fashionColours } from '@drape/engine/colour/fashion-colours';
import type { JudgeContext } from '@drape/engine/stylist/judge';
import type { Look, LookRegion } from '@drape/engine/vision/look';
import type { ShownText } from './texts.ts';

/** What the checker reads claims against: the Look, the situation, and the rating that was given. */
export type Case = { look: Look; context: JudgeContext; rating: number };

/** One thing that a sentence says: of what kind, in which words, and whether the Look bears it out. */
export type Claim = { kind: string; words: string; holds: boolean };

export type ClaimReader = (sentence: ShownText, seen: Case) => Claim[];

export function near(one: number, other: number, by = 0.0101): boolean {
  return Math.abs(one - other) <= by;
}

export const colourWords = Object.values(fashionColours)
  .flatMap((names) => Object.keys(names))
  .sort((one, other) => other.length - one.length)
  .join('|');

export const garmentNouns =
  'top|shirt|knit|blouse|trousers|skirt|jeans|shorts|jacket|coat|cardigan|blazer|shoes|boots|sneakers|dress|jumpsuit|tights|socks|leggings|bag|hat|sunglasses|garment';

export const sizes = '(?:(?:larger|smaller|largest|middle|smallest|further) )?';

/** "the black shoes": a colour and a garment that are said to be there. */
export const namedGarment = new RegExp(
  `\\bthe ${sizes}(?<colour>${colourWords}) (?<noun>${garmentNouns})\\b`,
  'gi',
);

export type Named = { colour: string; noun: string; regions: LookRegion[] };

/** The garments that a sentence says are there, each with the regions that it may mean. */
export function namedIn(sentence: string, { regions }: Look): Named[] {
  return [...sentence.matchAll(namedGarment)].map(({ groups }) => {
    const colour = (groups?.colour ?? '').toLowerCase();
    const noun = (groups?.noun ?? '').toLowerCase();
    return {
      colour,
      noun,
      regions: regions.filter((region) => region.label === noun && has(region, colour)),
    };
  });
}

function has({ colours }: LookRegion, name: string): boolean {
  return colours.some((colour) => colour.name === name);
}

/** Share of the clothing, 0 to 1, that has a colour of this name. */
export function shareOf(name: string, { regions }: Look): number {
  const all = regions.flatMap(({ share, colours }) =>
    colours.map((one) => ({ ...one, share: one.share * share })),
  );
  const total = all.reduce((sum, { share }) => sum + share, 0) || 1;
  return all.filter((one) => one.name === name).reduce((sum, { share }) => sum + share, 0) / total;
}

/** Every colour difference (CIEDE2000) that two named garments can have. */
export function differencesBetween(one: Named, other: Named): number[] {
  const tones = ({ regions, colour }: Named) =>
    regions.flatMap(({ colours }) => colours.filter(({ name }) => name === colour));
  return tones(one).flatMap((first) => tones(other).map((second) => colourDifference(first.lab, second.lab)));
}

/** Every name of a colour with its share of all clothes and its lightest and darkest tone. */
function tonesByName({ regions }: Look): { share: number; lightness: number[] }[] {
  const tones = new Map<string, { share: number; lightness: number[] }>();
  for (const { share, colours } of regions)
    for (const one of colours) {
      const tone = tones.get(one.name) ?? { share: 0, lightness: [] };
      tone.share += share * one.share;
      tone.lightness.push(one.lab[0]);
      tones.set(one.name, tone);
    }
  return [...tones.values()];
}

/** Between the lightest and the darkest colour that cover a twentieth of the clothes, or nearly. */
export function lightnessRange(look: Look): number {
  const lightness = tonesByName(look)
    .filter(({ share }) => share >= 0.045)
    .flatMap((tone) => tone.lightness);
  return lightness.length === 0 ? 0 : Math.max(...lightness) - Math.min(...lightness);
}

/** Share of the clothes in the middle third between their darkest and their lightest colour. */
export function middleShare(look: Look): number {
  const tones = tonesByName(look);
  const lightness = tones.flatMap((tone) => tone.lightness);
  const [dark, light] = [Math.min(...lightness), Math.max(...lightness)];
  const third = (light - dark) / 3;
  return tones
    .filter((tone) => tone.lightness.every((one) => one > dark + third && one < light - third))
    .reduce((sum, { share }) => sum + share, 0);
}
