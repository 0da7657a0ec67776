import type { Evidence } from '@drape/contract/analysis/evidence';
import { type Layer, layers } from './overlay-state.ts';

/** Clothes that lie on a table have no figure in them. */
export function hasFigure({ outline, subject }: Pick<Evidence, 'outline' | 'subject'>): boolean {
  return outline.length > 0 && subject !== 'laid';
}

/** What can be drawn over the photo. */
export function measuredLayers(
  evidence: Pick<Evidence, 'outline' | 'subject' | 'regions' | 'lines'>,
): Layer[] {
  const measured = {
    figure: hasFigure(evidence),
    garments: evidence.regions.length > 0,
    lines: evidence.lines.length > 0,
  };
  return layers.filter((layer) => measured[layer]);
}
