import type { CorrectedGarment } from '@drape/contract/analysis/analysis';

/** A garment of the list with the noun it has now. */
export type ShownGarment = CorrectedGarment & { key: string; label: string };

const bottoms: ReadonlySet<string> = new Set(['trousers', 'jeans', 'leggings', 'shorts', 'skirt']);

function plain({ from, kind, color, pattern, fabric, item_id }: CorrectedGarment): CorrectedGarment {
  return {
    from,
    ...(kind && { kind }),
    ...(color && { color }),
    ...(pattern && { pattern }),
    ...(fabric && { fabric }),
    ...(item_id !== undefined && { item_id }),
  };
}

/** The list as it is sent, with other garments in the place of one. */
export function replaced(
  garments: readonly CorrectedGarment[],
  index: number,
  others: readonly CorrectedGarment[],
): CorrectedGarment[] {
  return garments.flatMap((garment, each) => (each === index ? others : [garment])).map(plain);
}

/** A top and a bottom become a dress; anything else stays what the first is. */
export function joined(garments: readonly ShownGarment[], index: number, other: number): CorrectedGarment[] {
  const [first, second] = [garments[index], garments[other]];
  if (!first || !second) return garments.map(plain);
  const isDress = bottoms.has(first.label) !== bottoms.has(second.label);
  const whole: CorrectedGarment = {
    ...first,
    ...(isDress ? { kind: 'dress' as const } : {}),
    from: [...new Set([...first.from, ...second.from])],
  };
  return garments
    .flatMap((garment, each) => (each === index ? [whole] : each === other ? [] : [garment]))
    .map(plain);
}

/** What was joined comes apart as it was read; one piece becomes a top and a bottom. */
export function parted(garments: readonly ShownGarment[], index: number): CorrectedGarment[] {
  const whole = garments[index];
  if (!whole) return garments.map(plain);
  const { item_id: _, ...garment } = whole;
  if (garment.from.length > 1)
    return replaced(
      garments,
      index,
      garment.from.map((key) => ({ from: [key] })),
    );
  const bottom = garment.label === 'dress' ? 'skirt' : 'trousers';
  return replaced(garments, index, [
    { ...garment, kind: 'top' },
    { ...garment, kind: bottom },
  ]);
}
