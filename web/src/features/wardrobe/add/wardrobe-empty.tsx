import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Camera, ListPlus, Upload } from 'lucide-react';
import { StartLink } from '../../first-run/start-link.tsx';
import { formOf } from '../editor/item-form.ts';
import { ItemPicture } from '../items/item-picture.tsx';
import type { WardrobeTab } from '../items/use-wardrobe-view.ts';
import { PhotoBar } from '../photos/photo-bar.tsx';
import { PhotoQueue } from '../photos/photo-queue.tsx';
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
    { description: t`Brown loafers`, category: 'shoes', subcategory: 'loafers', color_primary: 'brown' },
  ] as const;

const none: never[] = [];

const samplesQuery = {
  queryKey: ['drawing', 'samples'],
  staleTime: Number.POSITIVE_INFINITY,
  queryFn: async () => {
    const { drawItem } = await import('../editor/draw-item.ts');
    return samples().map((sample) => drawItem(formOf(sample)));
  },
};

const ways = [
  { tab: 'summary', label: msg`A list`, Icon: ListPlus },
  { tab: 'images', label: msg`Photos`, Icon: Camera },
] as const;

function Ways({ chosen, onChoose }: { chosen: WardrobeTab; onChoose: (tab: WardrobeTab) => void }) {
  return (
    <fieldset className="grid grid-cols-2 gap-1 rounded-control border border-line bg-wash p-1">
      <legend className="sr-only">
        <Trans>How to begin</Trans>
      </legend>
      {ways.map(({ tab, label, Icon }) => (
        <button
          key={tab}
          type="button"
          aria-pressed={tab === chosen}
          onClick={() => onChoose(tab)}
          className="flex h-11 items-center justify-center gap-2 rounded-[4px] text-sm font-medium text-muted transition-colors hover:text-ink aria-pressed:bg-raised aria-pressed:text-ink aria-pressed:ring-1 aria-pressed:ring-edge"
        >
          <Icon aria-hidden className="size-4" />
          {t(label)}
        </button>
      ))}
    </fieldset>
  );
}

/** On a phone a rail that runs out of the screen. */
const samplesRow =
  'max-md:-me-5 max-md:flex max-md:overflow-hidden max-md:*:w-[29%] max-md:*:shrink-0 gap-2 md:grid md:grid-cols-6 md:gap-4 lg:grid-cols-3';

/** Pieces as they will look. Decoration only. */
function Samples() {
  const { data } = useQuery(samplesQuery);
  return (
    <figure aria-hidden className="lg:order-last">
      <figcaption className="mb-3 text-sm text-muted">
        <Trans>How your clothes will look here</Trans>
      </figcaption>
      <ul className={samplesRow}>
        {samples().map(({ description }, index) => (
          <li key={description}>
            <ItemPicture src={data?.[index]} className="aspect-4/5" />
          </li>
        ))}
      </ul>
    </figure>
  );
}

type Props = {
  isPro: boolean;
  tab: WardrobeTab;
  onTab: (tab: WardrobeTab) => void;
  onImport: () => void;
  onOpen: (id: string) => void;
};

/** The first step into a wardrobe: paste what you own or photograph it, and see what becomes of it. */
export function WardrobeEmpty({ isPro, tab, onTab, onImport, onOpen }: Props) {
  const byPhoto = tab === 'images';
  return (
    <div className="grid items-start gap-6 md:pb-4 lg:grid-cols-2 lg:gap-16">
      <Samples />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <Ways chosen={tab} onChoose={onTab} />
        <div>
          <h2 className="font-display text-xl">
            {byPhoto ? <Trans>Start with photos</Trans> : <Trans>Start with a list</Trans>}
          </h2>
          <p className="mt-1 max-w-[52ch] text-sm text-muted md:mt-2 md:text-base">
            {byPhoto ? (
              <Trans>
                Each garment is lifted off its background, named and measured. You check it before it’s added.
              </Trans>
            ) : (
              <Trans>
                Write down or paste what you own. Every piece gets a picture in its own color, and you check
                it before anything is added.
              </Trans>
            )}
          </p>
        </div>
        {byPhoto ? (
          <PhotoBar isPro={isPro} isNarrow />
        ) : (
          <BulkAddForm label={t`Your wardrobe items`} rows={4} />
        )}
        <PhotoQueue items={none} onOpen={onOpen} />
        <div>
          <DetailedFoldOut isPro={isPro} />
          <button
            type="button"
            onClick={onImport}
            className="flex min-h-12 w-full items-center justify-between gap-3 border-y border-line text-start font-medium transition-colors hover:text-accent-text"
          >
            <Trans>Import from a file</Trans>
            <Upload aria-hidden className="size-4 text-muted" />
          </button>
          <StartLink />
        </div>
      </div>
    </div>
  );
}
