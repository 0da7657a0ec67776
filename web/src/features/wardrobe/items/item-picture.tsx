import { Trans } from '@lingui/react/macro';
import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import { cx } from '../../../ui/cx.ts';
import { settlesWaiting } from '../../../ui/waiting-picture.ts';

type Props = {
  /** Undefined as long as it is not known. */
  src: string | undefined;
  alt?: string;
  /** A photo with its background fills the frame, a cut-out or a drawing lies within it. */
  fill?: boolean;
  /** How much smaller than the frame allows, from 0 to 1. */
  scale?: number;
  className?: string;
};

/** A garment on its plate. The frame is there before the picture is, so nothing moves when it comes. */
export function ItemPicture({ src, alt = '', fill = false, scale = 1, className }: Props) {
  const [failedSrc, setFailedSrc] = useState<string>();
  const isExpected = src === undefined || failedSrc !== src;
  return (
    <span
      {...(isExpected && { 'data-waiting': '' })}
      className={cx('relative block overflow-hidden rounded-photo bg-plate', className)}
    >
      {src === undefined ? null : failedSrc === src ? (
        <span className="absolute inset-0 grid place-content-center text-muted">
          <ImageOff aria-hidden className="size-5" />
          <span className="sr-only">
            <Trans>Picture unavailable</Trans>
          </span>
        </span>
      ) : (
        <img
          src={src}
          alt={alt}
          loading="lazy"
          decoding="async"
          draggable={false}
          {...settlesWaiting}
          onError={() => setFailedSrc(src)}
          style={fill ? undefined : { scale }}
          className={cx('absolute inset-0 size-full', fill ? 'object-cover' : 'object-contain p-[4%]')}
        />
      )}
    </span>
  );
}
