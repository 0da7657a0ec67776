import { proMessages } from '@drape/contract/membership/tiers';
import { plural, t } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import { ImagePlus } from 'lucide-react';
import { useCallback, useState } from 'react';
import { cx } from '../../../ui/cx.ts';
import { FileDrop } from '../../../ui/fields/file-drop.tsx';
import { Alert } from '../../../ui/notices/alert.tsx';
import { refusalOf } from '../../analysis/upload/upload-state.ts';
import { usePastedImage } from '../../analysis/upload/use-pasted-image.ts';
import { FoldOut } from '../add/fold-out.tsx';
import { ProOnly } from '../pro-only.tsx';
import { wardrobeMessages } from '../wardrobe-messages.ts';
import { ImageAddForm } from './image-add-form.tsx';
import { addUploads } from './photo-uploads.ts';

/** Takes several photos at once; what is too large or no image is said and left out. */
function PhotosDrop() {
  const queryClient = useQueryClient();
  const [refused, setRefused] = useState<string>();
  const take = useCallback(
    (files: readonly File[]) => {
      const refusals = files.map(refusalOf);
      if (refusals.includes('too large')) window.alert(t(wardrobeMessages.fileTooLarge));
      const noImages = refusals.filter((refusal) => refusal === 'not an image').length;
      setRefused(
        noImages === 0
          ? undefined
          : t`${plural(noImages, { one: '# file', other: '# files' })} left out: only images become items.`,
      );
      addUploads(
        files.filter((_, index) => refusals[index] === undefined),
        queryClient,
      );
    },
    [queryClient],
  );
  usePastedImage(useCallback((file: File) => take([file]), [take]));
  return (
    <div className="grid gap-3">
      <FileDrop
        title={t`Choose photos`}
        hint={t`Several at once, one garment each. JPG, PNG, WebP, up to 10 MB.`}
        icon={<ImagePlus aria-hidden className="size-6 text-muted" strokeWidth={1.6} />}
        accept="image/*"
        multiple
        onFiles={take}
      />
      {refused !== undefined && <Alert messages={[refused]} />}
    </div>
  );
}

/** The ways to add items by photo, above the pictures of what is there. */
export function PhotoBar({ isPro, isNarrow = false }: { isPro: boolean; isNarrow?: boolean }) {
  return (
    <ProOnly locked={!isPro} sentence={proMessages.imageUpload}>
      <div
        className={cx(
          'grid grid-cols-[minmax(0,1fr)] items-start gap-x-10 gap-y-4 border-line',
          isNarrow ? '' : 'border-b lg:grid-cols-2 lg:pb-5',
        )}
      >
        <section aria-label={t`Add photos`}>
          <PhotosDrop />
        </section>
        <FoldOut title={t`One photo with a description`}>
          <ImageAddForm />
        </FoldOut>
      </div>
    </ProOnly>
  );
}
