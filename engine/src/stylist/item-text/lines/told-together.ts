import type { ItemDraft } from '../item-draft.ts';

/** "Botas de esquí y mono azul": what is named beside other things for skiing is worn with them. */
export function besideSkis(items: ItemDraft[], from: number): void {
  const own = items.slice(from);
  if (!own.some(({ subcategory }) => subcategory?.startsWith('ski '))) return;
  own.forEach((item, k) => {
    if (onePieces.has(item.subcategory ?? ''))
      items[from + k] = { ...item, category: 'dresses', subcategory: 'ski suit' };
  });
}

const onePieces: ReadonlySet<string> = new Set(['jumpsuit', 'coverall']);

/** "Tailleur veste + pantalon gris": trousers beside a suit of their own line are those of the suit. */
export function joinSuit(items: ItemDraft[], from: number): void {
  const [jacket, trousers, last] = items.slice(from);
  if (items.length !== from + 3 || jacket?.subcategory !== 'suit jacket' || !last) return;
  if (trousers?.subcategory !== 'suit trousers' || last.subcategory !== 'trousers') return;
  const coloured = jacket.colors.length > 0 ? jacket : last;
  const { color_primary, color_secondary, colors } = coloured;
  items.splice(
    from,
    3,
    { ...jacket, color_primary, color_secondary, colors, end: last.end },
    { ...trousers, color_primary, color_secondary, colors, end: last.end },
  );
}
