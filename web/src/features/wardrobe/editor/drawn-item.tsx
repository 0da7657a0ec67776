import { useQuery } from '@tanstack/react-query';
import { ItemPicture } from '../items/item-picture.tsx';
import type { ItemForm } from './item-form.ts';

type Props = { src: string; form: ItemForm; redraw: boolean; className?: string };

/** The drawing of a draft; it follows what is mended. */
export function DrawnItem({ src, form, redraw, className = 'aspect-4/5' }: Props) {
  const { subcategory, category, color_primary, color_secondary, pattern } = form;
  const { data } = useQuery({
    queryKey: ['drawing', category, subcategory, color_primary, color_secondary, pattern],
    enabled: redraw,
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: (before) => before,
    queryFn: async () => (await import('./draw-item.ts')).drawItem(form),
  });
  return <ItemPicture src={redraw ? (data ?? src) : src} className={className} />;
}
