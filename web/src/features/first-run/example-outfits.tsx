import { cx } from '../../ui/cx.ts';
import friday from './pictures/friday-240.webp';
import monday from './pictures/monday-240.webp';
import saturday from './pictures/saturday-240.webp';
import sunday from './pictures/sunday-240.webp';
import thursday from './pictures/thursday-240.webp';
import tuesday from './pictures/tuesday-240.webp';
import wednesday from './pictures/wednesday-240.webp';

const outfits = [wednesday, monday, friday, sunday, tuesday, saturday, thursday];

type Props = {
  /** How many of the seven are shown. */
  count: number;
  className?: string;
};

/** Outfits as they will look, for where there are none yet. Decoration only. */
export function ExampleOutfits({ count, className }: Props) {
  return (
    <ul aria-hidden className={cx('grid auto-cols-fr grid-flow-col gap-2 md:gap-3', className)}>
      {outfits.slice(0, count).map((picture) => (
        <li key={picture} className="rounded-photo bg-plate p-[6%]">
          <img
            src={picture}
            alt=""
            width={240}
            height={540}
            decoding="async"
            draggable={false}
            className="mx-auto aspect-[4/9] h-full max-h-full w-full object-contain"
          />
        </li>
      ))}
    </ul>
  );
}
