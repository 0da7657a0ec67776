import type { WardrobeItem } from '@drape/contract/wardrobe/wardrobe-item';
import { useEffect, useState } from 'react';

/** What must be known of a garment to draw it. */
export type Drawable = Pick<WardrobeItem, 'description' | 'category' | 'subcategory' | 'pattern' | 'palette'>;

/**
 * What stands in the place of a picture that failed: the garment as a drawing, made in the browser. Undefined until it is
 * drawn, where nothing is known of the garment, and where the program that draws cannot be loaded either.
 */
export function useStandIn(item: Drawable | undefined, failed: boolean): string | undefined {
  const [drawn, setDrawn] = useState<{ of: Drawable; picture: string }>();
  useEffect(() => {
    if (!failed || item === undefined) return;
    let wanted = true;
    import('./draw-stand-in.ts').then(
      ({ drawStandIn }) => {
        if (wanted) setDrawn({ of: item, picture: drawStandIn(item) });
      },
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [failed, item]);
  return failed && drawn?.of === item ? drawn?.picture : undefined;
}
