import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { PalettePlate } from './colour/palette-plate.tsx';
import { cx } from './cx.ts';
import { settlesWaiting, waitingTint } from './waiting-picture.ts';

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
  /** Said in the place of a photo that cannot be shown; without it a picture of clothes stands there. */
  unavailable?: string;
  /** The colors that are known of the photo, the largest first: what waits for it or stands in for it has them. */
  palette?: readonly { hex: string }[];
  /** Told width by height once the photo has loaded. */
  onRatio?: (ratio: number) => void;
  className?: string;
};

export function Photo({ src, alt, fit = 'frame', unavailable, palette, onRatio, className }: Props) {
  const [failedSrc, setFailedSrc] = useState<string>();
  if (failedSrc === src) {
    return (
      <div
        className={cx(
          'relative grid aspect-3/4 w-full place-content-center rounded-photo p-6 text-center text-sm text-muted',
          palette ? 'bg-plate' : 'bg-wash',
          className,
        )}
      >
        {unavailable ?? (
          <>
            <PalettePlate palette={palette ?? []} className="absolute inset-0" />
            <span className="sr-only">{t`This photo cannot be shown`}</span>
          </>
        )}
      </div>
    );
  }
  return (
    <img
      src={src}
      alt={alt}
      data-waiting=""
      style={waitingTint(palette)}
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
