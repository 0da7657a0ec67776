import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { StartLink } from '../../first-run/start-link.tsx';
import { formOf } from '../editor/item-form.ts';
import { ItemPicture } from '../items/item-picture.tsx';
import { BulkAddForm } from './bulk-add-form.tsx';
import { DetailedFoldOut } from './detailed-fold-out.tsx';

const samples = () =>
  [
    { description: t`Navy wool blazer`, category: 'outerwear', subcategory: 'blazer', color_primary: 'navy' },
    { description: t`White shirt`, category: 'shirt', subcategory: 'shirt', color_primary: 'white' },
    { description: t`Camel coat`, category: 'outerwear', subcategory: 'coat', color_primary: 'camel' },
    { description: t`Blue jeans`, category: 'pants', subcategory: 'jeans', color_primary: 'denim blue' },
    {
      description: t`Burgundy scarf`,
      category: 'accessories',
      subcategory: 'scarf',
      color_primary: 'burgundy',
    },
    {
      description: t`Chelsea boots`,
      category: 'shoes',
      subcategory: 'chelsea boots',
      color_primary: 'brown',
    },
  ] as const;

const samplesQuery = {
  queryKey: ['drawing', 'samples'],
  staleTime: Number.POSITIVE_INFINITY,
  queryFn: async () => {
    const { drawItem } = await import('../editor/draw-item.ts');
    return samples().map((sample) => drawItem(formOf(sample)));
  },
};

/** The first step into a wardrobe: paste what you own, and see what becomes of it. */
export function WardrobeEmpty({ isPro }: { isPro: boolean }) {
  const { data } = useQuery(samplesQuery);
  return (
    <div className="grid items-start gap-10 py-4 lg:grid-cols-2 lg:gap-16">
      <div className="grid gap-6">
        <div>
          <h2 className="font-display text-xl md:text-2xl">
            <Trans>Start with a list</Trans>
          </h2>
          <p className="mt-3 max-w-[52ch] text-muted">
            <Trans>
              Write down or paste what you own: a packing list, an order, a note. Every piece gets a picture
              in its own color, and you look it through before anything is added.
            </Trans>
          </p>
        </div>
        <BulkAddForm label={t`Your wardrobe items`} rows={7} />
        <DetailedFoldOut isPro={isPro} />
        <StartLink />
      </div>
      <ul aria-hidden className="grid grid-cols-3 gap-3 md:gap-4">
        {samples().map(({ description }, index) => (
          <li key={description}>
            <ItemPicture src={data?.[index]} className="aspect-4/5" />
          </li>
        ))}
      </ul>
    </div>
  );
}
