import type { WardrobeItem } from '@drape/contract/wardrobe/wardrobe-item';
import { wardrobeLimits } from '@drape/contract/wardrobe/wardrobe-options';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Brush, ImagePlus, Star, Trash2 } from 'lucide-react';
import { lazy, Suspense, useId, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { PaletteNames } from '../../../ui/colour/palette-names.tsx';
import { PaletteStrip } from '../../../ui/colour/palette-strip.tsx';
import { cx } from '../../../ui/cx.ts';
import { PhotoInput } from '../../../ui/fields/photo-input.tsx';
import { Switch } from '../../../ui/fields/switch.tsx';
import { Progress } from '../../../ui/notices/progress.tsx';
import { ColourVisionNote } from '../../profile/colour/colour-vision-note.tsx';
import { ItemPicture } from '../items/item-picture.tsx';
import { useItemImages } from './use-item-images.ts';

const BrushEditor = lazy(async () => ({ default: (await import('../photos/brush-editor.tsx')).BrushEditor }));

type Props = { item: WardrobeItem; isPro: boolean };

function AddPhoto({ onFiles, first }: { onFiles: (files: File[]) => void; first: boolean }) {
  const id = useId();
  return (
    <>
      <PhotoInput id={id} onFiles={onFiles} />
      <label
        htmlFor={id}
        className="inline-flex h-9 cursor-pointer bg-paper items-center gap-2 rounded-control border border-edge px-2.5 md:px-3 text-sm font-medium transition-colors peer-focus-visible:outline-2 peer-focus-visible:outline-offset-3 peer-focus-visible:outline-accent-text hover:bg-wash"
      >
        <ImagePlus aria-hidden className="size-4" />
        <span className={cx(first && 'max-md:sr-only')}>{first ? t`Add a photo` : t`Add another photo`}</span>
      </label>
    </>
  );
}

/** The pictures of an item and what can be done with them; without a photo its drawing. */
export function ItemGallery({ item, isPro }: Props) {
  const [chosenId, setChosenId] = useState<string>();
  const [brushing, setBrushing] = useState(false);
  const images = useItemImages(item);
  const image = item.images.find(({ id }) => id === chosenId) ?? item.images[0];
  const updating = images.update.isPending;
  return (
    <div className="relative grid content-start gap-3">
      <ItemPicture
        src={image?.image_url ?? item.image_url}
        alt={image ? t`Photo of ${item.description}` : t`Drawing of ${item.description}`}
        fill={image !== undefined && !image.cutout}
        className="aspect-square md:aspect-4/5"
      />
      {item.palette.length > 1 && <PaletteStrip palette={item.palette} size="tall" />}
      {item.palette.length > 1 && <PaletteNames palette={item.palette} />}
      <ColourVisionNote colours={item.palette} />
      {item.images.length > 1 && (
        <ul aria-label={t`Photos of this item`} className="flex flex-wrap gap-2">
          {item.images.map(({ id, thumbnail_url, cutout }, index) => (
            <li key={id}>
              <button
                type="button"
                aria-label={t`Photo ${index + 1}`}
                aria-pressed={id === image?.id}
                onClick={() => setChosenId(id)}
                className={cx('rounded-photo p-0.5', id === image?.id && 'outline-2 outline-ink')}
              >
                <ItemPicture src={thumbnail_url} fill={!cutout} className="h-16 w-13" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {image && (
        <div className="grid gap-3 border-t border-line pt-3">
          {image.has_cutout && (
            <Switch
              label={t`Remove background`}
              checked={image.cutout}
              onCheckedChange={(cutout) => images.update.mutate({ imageId: image.id, cutout })}
            />
          )}
          <div className="flex flex-wrap gap-2">
            {isPro && (
              <Button size="sm" onClick={() => setBrushing(true)}>
                <Brush aria-hidden />
                <Trans>Correct the cut-out</Trans>
              </Button>
            )}
            {image.id !== item.images[0]?.id && (
              <Button
                size="sm"
                pending={updating}
                onClick={() => images.update.mutate({ imageId: image.id, is_first: true })}
              >
                <Star aria-hidden />
                <Trans>Show first</Trans>
              </Button>
            )}
            <Button
              size="sm"
              variant="danger"
              pending={images.remove.isPending}
              onClick={() => images.remove.mutate(image.id)}
            >
              <Trash2 aria-hidden />
              <Trans>Remove photo</Trans>
            </Button>
          </div>
        </div>
      )}
      {isPro && item.images.length < wardrobeLimits.maxImages && (
        <div className={cx('grid gap-2', !image && 'absolute inset-x-3 top-3')}>
          {images.adding ? (
            <Progress label={t`Upload`} percent={images.percent} />
          ) : (
            <div>
              <AddPhoto first={item.images.length === 0} onFiles={images.choose} />
            </div>
          )}
        </div>
      )}
      {brushing && image && (
        <Suspense>
          <BrushEditor itemId={item.id} image={image} onClose={() => setBrushing(false)} />
        </Suspense>
      )}
    </div>
  );
}
