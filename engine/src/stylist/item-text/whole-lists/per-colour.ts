import type { ColourMatch } from '../details/read-colours.ts';
import type { ItemDraft } from '../item-draft.ts';

/** A color of a line and how many garments have it. */
export type ColourPart = { color: ColourMatch; count: number };

/** One item for each color, in the order of the text; together they stand where the item stood. */
export function perColour(item: ItemDraft, parts: readonly ColourPart[]): ItemDraft[] {
  return parts.map(({ color: { name, hex, start: at }, count }, k) => {
    const start = k === 0 ? item.start : at;
    const end = parts[k + 1]?.color.start ?? item.end;
    return {
      ...item,
      start,
      end,
      quantity: count,
      color_primary: name,
      color_secondary: null,
      colors: [{ name, hex }],
      understood: item.understood.filter((each) => each.start >= start && each.end <= end),
    };
  });
}
