import { t } from '@lingui/core/macro';
import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import { cx } from './cx.ts';
import { settlesWaiting } from './waiting-picture.ts';

const fits = {
  frame: 'aspect-3/4 w-full object-cover',
  whole: 'max-h-[40dvh] w-auto max-w-full md:max-h-[72dvh]',
  natural: 'aspect-[auto_3/4] h-auto w-full',
};

type Props = {
  src: string;
  alt: string;
  /** `frame` crops to 3:4 for rows of cards, `whole` shows everything on one screen, `natural` at full width. */
  fit?: keyof typeof fits;
  unavailable?: string;
  /** Told width by height once the photo has loaded. */
  onRatio?: (ratio: number) => void;
  className?: string;
};

export function Photo({
  src,
  alt,
  fit = 'frame',
  unavailable = t`This photo cannot be shown`,
  onRatio,
  className,
}: Props) {
  const [failedSrc, setFailedSrc] = useState<string>();
  if (failedSrc === src) {
    return (
      <div
        className={cx(
          'grid aspect-3/4 w-full place-content-center justify-items-center gap-2 rounded-photo bg-wash p-6 text-center text-sm text-muted',
          className,
        )}
      >
        <ImageOff aria-hidden className="size-6" />
        {unavailable}
      </div>
    );
  }
  return (
    <img
      src={src}
      alt={alt}
      data-waiting=""
      ref={settlesWaiting.ref}
      onLoad={({ currentTarget }) => {
        settlesWaiting.onLoad({ currentTarget });
        const { naturalWidth, naturalHeight } = currentTarget;
        if (naturalHeight > 0) onRatio?.(naturalWidth / naturalHeight);
      }}
      onError={() => setFailedSrc(src)}
      className={cx('rounded-photo bg-wash', fits[fit], className)}
    />
  );
}
