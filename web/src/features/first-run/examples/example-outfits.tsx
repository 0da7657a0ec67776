import { cx } from '../../../ui/cx.ts';
import { days, OutfitPicture } from './example-pictures.tsx';

const outfits = [
  ...[days.wednesday, days.monday, days.friday, days.sunday, days.tuesday, days.saturday, days.thursday],
];

type Props = {
  /** How many of the seven are shown. */
  count: number;
  className?: string;
};

/** Outfits as they will look, for where there are none yet. Decoration only. */
export function ExampleOutfits({ count, className }: Props) {
  return (
    <ul aria-hidden className={cx('grid auto-cols-fr grid-flow-col gap-2 md:gap-3', className)}>
      {outfits.slice(0, count).map((picture, index) => (
        <li key={picture} className="rounded-photo bg-plate p-[6%]">
          <OutfitPicture of={picture} isFirst={index === 0} />
        </li>
      ))}
    </ul>
  );
}

/** The same side by side on the ground they stand on, without frames of their own. Decoration only. */
export function ExampleLooks({ count, className }: Props) {
  return (
    <ul aria-hidden className={cx('grid auto-cols-fr grid-flow-col items-center gap-2 md:gap-6', className)}>
      {outfits.slice(0, count).map((picture, index) => (
        <li key={picture} className="rounded-photo bg-[light-dark(transparent,var(--plate))] p-[4%]">
          <OutfitPicture of={picture} isFirst={index === 0} />
        </li>
      ))}
    </ul>
  );
}
