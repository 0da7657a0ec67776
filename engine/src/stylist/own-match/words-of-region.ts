import type { LookRegion } from '../../vision/look.ts';
import { saidColour } from '../voice/said-garment.ts';

const patternWords: Readonly<Record<string, string>> = {
  stripes: 'striped',
  checks: 'checked',
  dots: 'dotted',
  print: 'printed',
};
/** How surely a pattern has to be seen to be named, 0 to 1. */
const surePattern = 0.5;

/** "navy striped top": a garment of a photo in the words of a wardrobe. */
export function wordsOfRegion({ colours, pattern, label }: LookRegion): string {
  const word = pattern.confidence >= surePattern ? patternWords[pattern.kind] : undefined;
  const color = colours[0] && saidColour(colours[0].name);
  return [color, word, label].filter(Boolean).join(' ');
}
