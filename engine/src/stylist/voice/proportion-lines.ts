import type { ProportionLine } from '@drape/contract/analysis/evidence';
import type { Look, Outline } from '../../vision/look.ts';
import { spokenConfidence } from '../garment.ts';

/**
 * The measured lines of a worn Look, top to bottom, as wide as the figure is there. Empty where nothing was measured
 * surely enough to be spoken of.
 */
export function proportionLines({ subject, proportions, outline }: Look): ProportionLine[] {
  if (subject !== 'worn' || !proportions || proportions.confidence < spokenConfidence) return [];
  const heights = outline.flatMap((ring) => ring.map(([, y]) => y));
  if (heights.length === 0) return [];
  const top = Math.min(...heights);
  const height = Math.max(...heights) - top;
  const measured = [
    { key: 'waist', label: 'Waist', share: proportions.waistLine },
    { key: 'hem', label: 'Hem', share: proportions.hemLine },
  ];
  return measured
    .flatMap(({ key, label, share }) => {
      if (share === undefined) return [];
      const at = clamp(top + share * height);
      const span = spanAt(outline, at);
      return span ? [{ key, label, at, ...span }] : [];
    })
    .sort((one, other) => one.at - other.at);
}

/** From the leftmost to the rightmost point at which the level `at` crosses the outline. */
function spanAt(outline: Outline, at: number): { from: number; to: number } | undefined {
  const crossings = outline.flatMap((ring) =>
    ring.flatMap(([x1, y1], index) => {
      const [x0, y0] = ring[(index + ring.length - 1) % ring.length];
      if (y0 === y1 || at < Math.min(y0, y1) || at > Math.max(y0, y1)) return [];
      return [x0 + ((x1 - x0) * (at - y0)) / (y1 - y0)];
    }),
  );
  if (crossings.length < 2) return undefined;
  return { from: clamp(Math.min(...crossings)), to: clamp(Math.max(...crossings)) };
}

function clamp(value: number): number {
  return Math.min(1, Math.max(0, value));
}
