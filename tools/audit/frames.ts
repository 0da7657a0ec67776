import { fashionColours } from '@drape/engine/colour/fashion-colours';

const colours = Object.values(fashionColours)
  .flatMap((names) => Object.keys(names))
  .sort((one, other) => other.length - one.length);
const colour = new RegExp(`\\b(?:${colours.join('|')})\\b`, 'gi');
const garment =
  /COLOUR (?:top|shirt|knit|blouse|trousers|skirt|jeans|shorts|jacket|coat|cardigan|blazer|shoes|boots|sneakers|dress|jumpsuit|tights|socks|leggings|bag|hat|sunglasses|garment|piece)/g;
const noun =
  /\b(?:top|shirt|knit|blouse|trousers|skirt|jeans|shorts|jacket|coat|cardigan|blazer|shoes|boots|sneakers|dress|jumpsuit|tights|socks|leggings|bag|hat|sunglasses)\b/g;

/** A sentence without what was filled into it: numbers, colours, garments, seasons. */
export function frameOf(sentence: string): string {
  return sentence
    .replaceAll(/#[0-9a-f]{6}/g, 'HEX')
    .replaceAll(/\d+(?:\.\d+)?%?/g, 'N')
    .replaceAll(colour, 'COLOUR')
    .replaceAll(/(?:(?:larg|small)(?:er|est)|middle|further) COLOUR/g, 'COLOUR')
    .replaceAll(garment, 'GARMENT')
    .replaceAll(noun, 'GARMENT')
    .replaceAll(/\b(?:spring|summer|autumn|winter)\b/gi, 'SEASON')
    .replaceAll(/COLOUR(?:(?:, | and )COLOUR)+/g, 'COLOURS')
    .toLowerCase()
    .replaceAll(/\b(?:an?|is|are|it|them) /g, '');
}

export type FrameShare = { frame: string; count: number; share: number };

/** How many of the analyses (each given as its sentences) hold each frame, the most frequent first. */
export function frameShares(analyses: readonly (readonly string[])[]): FrameShare[] {
  const counts = new Map<string, number>();
  for (const sentences of analyses)
    for (const frame of new Set(sentences.map(frameOf))) counts.set(frame, (counts.get(frame) ?? 0) + 1);
  return [...counts]
    .map(([frame, count]) => ({ frame, count, share: count / Math.max(1, analyses.length) }))
    .sort((one, other) => other.count - one.count || (one.frame < other.frame ? -1 : 1));
}
