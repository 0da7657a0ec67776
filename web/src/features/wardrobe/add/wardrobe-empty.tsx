import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Camera } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
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

type Props = { isPro: boolean; onPhotos: () => void };

/** The first step into a wardrobe: paste what you own or photograph it, and see what becomes of it. */
export function WardrobeEmpty({ isPro, onPhotos }: Props) {
  const { data } = useQuery(samplesQuery);
  return (
    <div className="grid items-start gap-6 md:py-4 lg:grid-cols-2 lg:gap-16">
      <figure aria-hidden className="lg:order-last">
        <ul className="grid grid-cols-6 gap-1.5 md:gap-4 lg:grid-cols-3">
          {samples().map(({ description }, index) => (
            <li key={description}>
              <ItemPicture src={data?.[index]} className="aspect-4/5" />
            </li>
          ))}
        </ul>
        <figcaption className="mt-2 text-xs text-muted">
          <Trans>How your clothes will look here</Trans>
        </figcaption>
      </figure>
      <div className="grid gap-5">
        <div>
          <h2 className="font-display text-xl md:text-2xl">
            <Trans>Start with a list</Trans>
          </h2>
          <p className="mt-2 max-w-[52ch] text-muted">
            <Trans>
              Write down or paste what you own. Every piece gets a picture in its own color, and you check it
              before anything is added.
            </Trans>
          </p>
        </div>
        <BulkAddForm label={t`Your wardrobe items`} rows={5} />
        <div className="flex flex-wrap items-center gap-3 border-t border-line pt-5">
          <Button onClick={onPhotos}>
            <Camera aria-hidden />
            <Trans>Add photos instead</Trans>
          </Button>
        </div>
        <DetailedFoldOut isPro={isPro} />
        <StartLink />
      </div>
    </div>
  );
}
