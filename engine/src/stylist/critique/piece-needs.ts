import table from '../../knowledge/style/piece-qualities.json' with { type: 'json' };
import { isNeutral, vividChroma } from '../colour-story.ts';
import { spokenConfidence } from '../garment.ts';
import { facetsOf } from '../taste/facets.ts';
import type { WornPiece } from '../worn/worn-pieces.ts';

type Test = (piece: WornPiece) => boolean;

/** Fabrics are easily mistaken in a photo: a sentence rests on one only from here on. */
const sureFabric = 0.8;
const surePattern = 0.7;

const opposites: Readonly<Record<string, string>> = table.opposites;
const qualities = Object.entries(table.qualities).map(([name, { words, cloths }]): [string, Test] => {
  const named = new RegExp(`\\b(?:${words})`, 'i');
  const opposite = opposites[name] === undefined ? undefined : new RegExp(`\\b(?:${opposites[name]})`, 'i');
  const holds: Test = ({ garment, traits }) => {
    if (opposite?.test(garment.noun)) return false;
    const isSure = garment.region.texture.confidence >= sureFabric;
    return named.test(garment.noun) || (isSure && cloths.some((cloth) => cloth === facetsOf(traits).cloth));
  };
  return [name, holds];
});

const isRoomy =
  /oversized|wide|loose|roomy|boxy|relaxed|baggy|balloon|cocoon|flared|full skirt|kaftan|caftan|poncho/i;
const isSlim = /slim|skinny|leggings|fitted|tights|pencil|bodycon|bodysuit|turtleneck/i;

function fitIs(...kinds: string[]): Test {
  return ({ garment: { region } }) =>
    region.fit !== undefined && region.fit.confidence >= spokenConfidence && kinds.includes(region.fit.kind);
}

/** What a sentence may need a piece to be, by the word for it. */
export const pieceNeeds: ReadonlyMap<string, Test> = new Map<string, Test>([
  ...qualities,
  [
    'bright',
    ({ garment, traits }) => traits.chroma >= vividChroma - 0.03 && !/denim|jeans/.test(garment.noun),
  ],
  ['dark', ({ traits }) => traits.main[0] < 0.42],
  ['light', ({ traits }) => traits.main[0] > 0.78],
  ['neutral', ({ garment }) => isNeutral(garment.tone)],
  ['colored', ({ garment }) => !isNeutral(garment.tone)],
  ['warm', ({ traits }) => traits.chroma > 0.03 && (traits.hue < 115 || traits.hue > 330)],
  ['cool', ({ traits }) => traits.chroma > 0.03 && traits.hue > 140 && traits.hue < 310],
  ['patterned', (piece) => isFigured(piece)],
  ['plain', (piece) => piece.traits.figure === 0],
  ['roomy', (piece) => fitIs('relaxed', 'oversized')(piece) || isRoomy.test(piece.garment.noun)],
  ['slim', (piece) => fitIs('slim')(piece) || isSlim.test(piece.garment.noun)],
  ['dressy', ({ traits }) => facetsOf(traits).level >= 2.9],
  ['casual', ({ traits }) => facetsOf(traits).level <= 2.4],
  ['sporty', ({ traits }) => facetsOf(traits).isSport],
  ['near-face', ({ slot }) => /^(?:top|dress|scarf|head|tie|jewellery|sunglasses|outer|mid)$/.test(slot)],
  ['small', ({ slot }) => !/^(?:top|dress|outer|mid|bottom|shoes)$/.test(slot)],
  ['over', ({ slot }) => slot === 'outer' || slot === 'mid'],
]);

/** Whether a piece surely has a figure that can be seen. */
export function isFigured({ garment, traits }: WornPiece): boolean {
  return traits.figure > 0 && garment.region.pattern.confidence >= surePattern;
}
