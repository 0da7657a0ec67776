import { colourOptions } from '@drape/contract/options';
import { nameColour } from '@drape/engine/colour/name-colour';
import { hexToOkLab, type OkLab } from '@drape/engine/colour/oklab';
import { coloursFor } from '@drape/engine/knowledge/swap-colours';
import { zones } from '@drape/engine/vision/look';

/** The colours by name that may be proposed: what shops carry, and what people can choose as favourites. */
const byName = new Map<string, { hex: string; lab: OkLab }[]>();
const known = [...zones.flatMap((zone) => coloursFor(zone)), ...colourOptions.map(({ hex }) => hex)];
for (const hex of new Set<string>(known)) {
  const lab = hexToOkLab(hex);
  const { name } = nameColour(lab);
  byName.set(name, [...(byName.get(name) ?? []), { hex, lab }]);
}

export function proposed(name: string): readonly { hex: string; lab: OkLab }[] {
  return byName.get(name) ?? [];
}
