import type { OutfitLayout } from '@drape/contract/outfits/outfit-layout';
import type { WardrobeItem } from '@drape/contract/wardrobe/wardrobe-item';
import { t } from '@lingui/core/macro';
import { useMemo, useState } from 'react';
import { cx } from '../../ui/cx.ts';
import { settlesWaiting } from '../../ui/waiting-picture.ts';
import { useStandIn } from '../wardrobe/items/use-stand-in.ts';
import { type LaidPicture, layFlat, sourceOf } from './flat-lay.ts';

/** Where a picture lies, for an absolutely placed element in the table's box. */
export function placeOf({ x, y, width, height, turn }: LaidPicture) {
  return {
    left: `${(x - width / 2) * 100}%`,
    top: `${(y - height / 2) * 100}%`,
    width: `${width * 100}%`,
    height: `${height * 100}%`,
    rotate: `${turn}deg`,
  };
}

export function LaidImage({ picture, lazy = true }: { picture: LaidPicture; lazy?: boolean }) {
  const source = sourceOf(picture);
  const [failedSource, setFailedSource] = useState<string>();
  const failed = failedSource === source;
  const standIn = useStandIn(picture.item, failed);
  const isPrint = picture.kind === 'print' && standIn === undefined;
  return (
    <img
      src={standIn ?? source}
      alt=""
      draggable={false}
      decoding="async"
      loading={lazy ? 'lazy' : 'eager'}
      data-drawable=""
      {...settlesWaiting}
      onError={() => setFailedSource(source)}
      className={cx('laid-down size-full', isPrint ? 'bg-white object-cover p-[4%]' : 'object-contain')}
    />
  );
}

type Props = {
  items: readonly WardrobeItem[];
  layout?: OutfitLayout | null | undefined;
  className?: string | undefined;
};

/** The colour that most of an outfit has; its table is tinted with a breath of it. */
function tintOf(items: readonly WardrobeItem[]): string {
  return items[0]?.palette[0]?.hex ?? 'transparent';
}

/** An outfit laid out on a table and seen from above. */
export function Collage({ items, layout, className }: Props) {
  const pictures = useMemo(() => layFlat(items, layout), [items, layout]);
  return (
    <div
      role="img"
      aria-label={t`Laid out: ${items.map(({ description }) => description).join(', ')}`}
      data-waiting={pictures.length > 0 ? '' : undefined}
      className={cx('table-top relative aspect-4/5 overflow-hidden rounded-photo', className)}
      style={{ ['--tint' as string]: tintOf(items) }}
    >
      {pictures.map((picture) => (
        <span
          key={picture.item.id}
          className="absolute"
          style={{ ...placeOf(picture), ['--cloth' as string]: picture.item.palette[0]?.hex }}
        >
          <LaidImage picture={picture} />
        </span>
      ))}
    </div>
  );
}
