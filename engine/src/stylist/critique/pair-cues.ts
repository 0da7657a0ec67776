import { hueGap } from '../../colour/harmony.ts';
import { okLabDistance } from '../../colour/oklab.ts';
import { spokenConfidence } from '../garment.ts';
import { facetsOf } from '../taste/facets.ts';
import { pairFeatures } from '../taste/pair-features.ts';
import { worthOf } from '../taste/taste-model.ts';
import type { WornPiece } from '../worn/worn-pieces.ts';
import { clothesOf, figuredChance } from '../worn-taste/how-sure.ts';
import type { LookWorth } from '../worn-taste/look-worth.ts';

/** What is known of an outfit when its pieces are weighed against each other. */
export type Outfit = {
  pieces: readonly WornPiece[];
  worth: LookWorth;
  /** Points above or below an average outfit. */
  mean: number;
  season: string | undefined;
};

/** A cue is a name and a number of about 0 to 2. */
export type Cue = readonly [name: string, value: number];

/** What a piece, alone or beside another one, gives a stylist to speak of. */
export function cuesOf(outfit: Outfit, lead: WornPiece, other: WornPiece | undefined): Cue[] {
  return [
    ['any', 1],
    ...placeCues(lead, other),
    ...worthCues(outfit, lead, other),
    ...levelCues(outfit, lead, other),
    ...colorCues(outfit, lead, other),
    ...clothCues(outfit, lead, other),
    ...shapeCues(lead, other),
    ...wholeCues(outfit, lead),
  ];
}

function placeCues(lead: WornPiece, other: WornPiece | undefined): Cue[] {
  const { group } = facetsOf(lead.traits);
  const place = other ? other.slot : 'none';
  return [
    [`lead ${lead.slot}`, 1],
    [`other ${place}`, 1],
    [`places ${lead.slot} ${place}`, 1],
    [`group ${group}`, 1],
    ...(other ? ([[`other group ${facetsOf(other.traits).group}`, 1]] as const) : []),
  ];
}

function worthCues({ worth, mean }: Outfit, lead: WornPiece, other: WornPiece | undefined): Cue[] {
  const own = worth.pieces.get(lead) ?? 0;
  return [
    ['worth', own],
    ['worth below', Math.max(0, -own)],
    ['other worth', other ? (worth.pieces.get(other) ?? 0) : 0],
    ['together', other ? together(lead, other) : 0],
    ['mean', mean / 2],
    ['color points', worth.points.colour],
    ['pattern points', worth.points.pattern],
    ['finish points', worth.points.finish],
    ['pieces points', worth.points.pieces],
  ];
}

function together(one: WornPiece, other: WornPiece): number {
  return worthOf((tell) => pairFeatures(facetsOf(one.traits), facetsOf(other.traits), tell));
}

function levelCues({ pieces }: Outfit, lead: WornPiece, other: WornPiece | undefined): Cue[] {
  const level = levelOf(lead);
  const rest = pieces.filter((piece) => piece !== lead && isMain(piece)).map(levelOf);
  const middle = rest.length > 0 ? average(rest) : level;
  const beside = other ? levelOf(other) : level;
  return [
    ['level', level - 2.5],
    ['above the rest', Math.max(0, level - middle)],
    ['far above the rest', Math.max(0, level - middle - 0.8)],
    ['below the rest', Math.max(0, middle - level)],
    ['far below the rest', Math.max(0, middle - level - 0.8)],
    ['above the other', Math.max(0, level - beside)],
    ['below the other', Math.max(0, beside - level)],
    ['sport', facetsOf(lead.traits).isSport ? 1 : 0],
    ['other sport', other && facetsOf(other.traits).isSport ? 1 : 0],
    ['sport in dressed', facetsOf(lead.traits).isSport ? Math.max(0, middle - 1.8) : 0],
    ['level of the rest', middle - 2.5],
  ];
}

function colorCues({ pieces }: Outfit, lead: WornPiece, other: WornPiece | undefined): Cue[] {
  const { main, chroma, hue } = lead.traits;
  const rest = pieces.filter((piece) => piece !== lead);
  const fights = rest.map((piece) => fight(lead, piece));
  const brightest = Math.max(0, ...rest.map(({ traits }) => traits.chroma));
  const nearest = Math.min(1, ...rest.map(({ traits }) => okLabDistance(main, traits.main)));
  const own: Cue[] = [
    ['chroma', 5 * chroma],
    ['dark', Math.max(0, 0.4 - main[0]) * 3],
    ['pale', Math.max(0, main[0] - 0.7) * 3],
    ['brightest', chroma > brightest ? 1 : 0],
    ['brighter', Math.max(0, chroma - brightest) * 8],
    ['rest quiet', brightest < 0.06 ? 1 : 0],
    ['fights', Math.max(0, ...fights)],
    ['all fights', fights.reduce((sum, each) => sum + each, 0)],
    ['repeated', bell(nearest, 0.09)],
    ['vivid rest', rest.filter(({ traits }) => traits.chroma > 0.11).length / 2],
  ];
  if (!other) return own;
  const apart = okLabDistance(main, other.traits.main);
  const gap = hueGap(hue, other.traits.hue) / 90;
  const both = Math.min(chroma, other.traits.chroma);
  return [
    ...own,
    ['one color', bell(apart, 0.07)],
    ['near color', bell(apart - 0.14, 0.06)],
    ['contrast', Math.abs(main[0] - other.traits.main[0]) * 2],
    ['lighter', Math.max(0, main[0] - other.traits.main[0]) * 2],
    ['both colored', both * 8],
    ['hues apart', gap * both * 10],
    ['pair fights', fight(lead, other)],
    ['other chroma', 5 * other.traits.chroma],
  ];
}

function clothCues({ pieces }: Outfit, lead: WornPiece, other: WornPiece | undefined): Cue[] {
  const facets = facetsOf(lead.traits);
  const figured = figuredChance(lead);
  const others = pieces.filter((piece) => piece !== lead).map(figuredChance);
  const inRest = others.reduce((sum, chance) => sum + chance, 0);
  const cloth = facets.cloth;
  const otherCloth = other ? facetsOf(other.traits).cloth : 'cloth';
  return [
    ['figured', figured],
    [`pattern ${facets.pattern}`, figured],
    ['figured alone', figured * Math.max(0, 1 - inRest)],
    ['figured among others', figured * Math.min(2, inRest)],
    ['other figured', other ? figuredChance(other) : 0],
    ['both figured', other ? figured * figuredChance(other) : 0],
    [`cloth ${cloth}`, 1],
    [`other cloth ${otherCloth}`, other ? 1 : 0],
    ['cloths differ', other && cloth !== otherCloth && cloth !== 'cloth' && otherCloth !== 'cloth' ? 1 : 0],
  ];
}

function shapeCues(lead: WornPiece, other: WornPiece | undefined): Cue[] {
  const own = roomOf(lead);
  const beside = other ? roomOf(other) : undefined;
  return [
    ['roomy', own !== undefined && own > 1 ? 1 : 0],
    ['slim', own === 0 ? 1 : 0],
    ['shape known', own === undefined ? 0 : 1],
    ['both roomy', own !== undefined && beside !== undefined && own > 1 && beside > 1 ? 1 : 0],
    ['shapes differ', own !== undefined && beside !== undefined ? Math.abs(own - beside) / 2 : 0],
  ];
}

function wholeCues({ pieces, season }: Outfit, lead: WornPiece): Cue[] {
  const main = clothesOf(pieces);
  const extras = pieces.length - main.length;
  const { clo } = lead.traits;
  return [
    ['clothes', (main.length - 2) / 2],
    ['extras', Math.min(5, extras) / 3],
    ['many extras', Math.max(0, extras - 3) / 2],
    ['no extras', extras <= 1 ? 1 : 0],
    [`warm in ${season ?? 'any'}`, Math.min(1, clo)],
    [`light in ${season ?? 'any'}`, Math.max(0, 0.3 - clo) * 3],
  ];
}

const room = { slim: 0, regular: 1, relaxed: 2, oversized: 3 } as const;

function roomOf({ garment: { region } }: WornPiece): number | undefined {
  return region.fit && region.fit.confidence >= spokenConfidence ? room[region.fit.kind] : undefined;
}

const mains: ReadonlySet<string> = new Set(['top', 'bottom', 'dress', 'mid', 'outer', 'shoes']);

function isMain({ slot }: WornPiece): boolean {
  return mains.has(slot);
}

function levelOf({ traits }: WornPiece): number {
  return facetsOf(traits).level;
}

/** How far two bright colors of different hues fight, 0 to about 1.5. */
function fight(one: WornPiece, other: WornPiece): number {
  const gap = Math.max(0, hueGap(one.traits.hue, other.traits.hue) - 40) / 90;
  return gap * (Math.min(one.traits.chroma, other.traits.chroma, 0.15) * 10) ** 2;
}

function bell(value: number, width: number): number {
  return Math.exp(-((value / width) ** 2));
}

function average(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
