import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { cx } from '../../../ui/cx.ts';
import { settlesWaiting, waitingTint } from '../../../ui/waiting-picture.ts';
import { shownScale } from './item-measure.ts';
import { type Drawable, useStandIn } from './use-stand-in.ts';

type Props = {
  /** Undefined as long as it is not known. */
  src: string | undefined;
  alt?: string;
  /** A photo with its background fills the frame, a cut-out or a drawing lies within it. */
  fill?: boolean;
  /** How much smaller than the frame allows, from 0 to 1. */
  scale?: number;
  /** The garment on the picture, to be drawn where the picture does not come. */
  item?: Drawable | undefined;
  className?: string;
};

/** A garment on its plate. The frame is there before the picture is, so nothing moves when it comes. */
export function ItemPicture({ src, alt = '', fill = false, scale = 1, item, className }: Props) {
  const [failedSrc, setFailedSrc] = useState<string>();
  const failed = src !== undefined && failedSrc === src;
  const standIn = useStandIn(item, failed);
  const shown = failed ? standIn : src;
  const fills = fill && !failed;
  const size = failed && fill && item ? shownScale(item) : scale;
  return (
    <span
      {...(!failed && { 'data-waiting': '' })}
      style={waitingTint(item?.palette)}
      className={cx('relative block overflow-hidden rounded-photo bg-plate', className)}
    >
      {shown !== undefined && (
        <img
          key={failed ? 'stand-in' : 'picture'}
          src={shown}
          alt={alt}
          loading="lazy"
          decoding="async"
          draggable={false}
          data-drawable={item && ''}
          {...settlesWaiting}
          onError={() => setFailedSrc(src)}
          style={fills ? undefined : { scale: size }}
          className={cx('absolute inset-0 size-full', fills ? 'object-cover' : 'object-contain p-[4%]')}
        />
      )}
      {failed && (
        <span
          className={cx('absolute inset-0 grid place-content-center', standIn !== undefined && 'sr-only')}
        >
          <span aria-hidden className="hanger size-8 text-muted opacity-45 [color-scheme:light]" />
          <span className="sr-only">
            <Trans>Picture unavailable</Trans>
          </span>
        </span>
      )}
    </span>
  );
}
