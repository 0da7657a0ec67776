import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { cx } from '../../../ui/cx.ts';
import blazer from '../pictures/blazer-200.webp';
import coat from '../pictures/coat-200.webp';
import friday from '../pictures/friday-240.webp';
import jeans from '../pictures/jeans-200.webp';
import loafers from '../pictures/loafers-200.webp';
import monday from '../pictures/monday-240.webp';
import saturday from '../pictures/saturday-240.webp';
import scarf from '../pictures/scarf-200.webp';
import shirt from '../pictures/shirt-200.webp';
import sunday from '../pictures/sunday-240.webp';
import thursday from '../pictures/thursday-240.webp';
import tuesday from '../pictures/tuesday-240.webp';
import wednesday from '../pictures/wednesday-240.webp';

/** Outfits for a week, which look what somebody's own will look like. */
export const days = { monday, tuesday, wednesday, thursday, friday, saturday, sunday };

/** Four beside each other; on a phone three, so that they stay large enough to be looked at. */
export const exampleRow = 'grid grid-cols-3 gap-2 max-md:[&>:nth-child(4)]:hidden md:grid-cols-4 md:gap-3';

/** Single garments of the same kind. */
export const pieces = { blazer, shirt, coat, jeans, scarf, loafers };

type OutfitProps = {
  of: string;
  /** Often the largest part of the screen; the others are as large and not waited for. */
  isFirst?: boolean;
};

export function OutfitPicture({ of: picture, isFirst = false }: OutfitProps) {
  return (
    <img
      src={picture}
      alt=""
      width={240}
      height={540}
      decoding="async"
      fetchPriority={isFirst ? 'high' : 'auto'}
      draggable={false}
      className="mx-auto aspect-[4/9] size-full object-contain"
    />
  );
}

export function PiecePicture({ of: picture, className }: { of: string; className?: string }) {
  return (
    <img
      src={picture}
      alt=""
      width={200}
      height={250}
      decoding="async"
      draggable={false}
      className={cx('aspect-4/5 object-contain', className)}
    />
  );
}

/** A preview of a page that is still empty, named as one so that nobody takes it for their own. Decoration only. */
export function Example({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return (
    <figure aria-hidden className={cx('grid grid-cols-[minmax(0,1fr)] content-start gap-3', className)}>
      <figcaption className="text-sm text-muted">
        <Trans>How it will look</Trans>
      </figcaption>
      {children}
    </figure>
  );
}
