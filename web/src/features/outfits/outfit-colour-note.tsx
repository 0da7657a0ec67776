import type { WardrobeItem } from '@drape/contract/wardrobe/wardrobe-item';
import { ColourVisionNote } from '../profile/colour/colour-vision-note.tsx';

/** Which pieces of an outfit may look alike in colour to the person, by their names. */
export function OutfitColourNote({ items }: { items: readonly WardrobeItem[] }) {
  const colours = items.flatMap(({ description, palette: [main] }) =>
    main ? [{ hex: main.hex, name: description }] : [],
  );
  return <ColourVisionNote colours={colours} />;
}
