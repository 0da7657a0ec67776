import { Check, X } from 'lucide-react';
import { cx } from '../../../ui/cx.ts';
import flat from '../../first-run/pictures/friday-240.webp';
import worn from '../../first-run/pictures/monday-240.webp';

const looks = {
  whole: { frame: 'bg-plate', picture: 'object-contain p-[8%]' },
  cropped: { frame: 'bg-plate', picture: 'scale-[1.9] object-contain translate-y-[38%]' },
  lamp: {
    frame: 'bg-[radial-gradient(circle_at_72%_8%,#ffdc8a,#c98a35_38%,#5a3a14)]',
    picture: 'object-contain p-[8%] brightness-75 sepia-70',
  },
  busy: {
    frame:
      'bg-[repeating-linear-gradient(60deg,#b9563f_0_7px,#e7c98b_7px_14px,#3f6a6b_14px_21px,#f0e4d0_21px_28px)]',
    picture: 'object-contain p-[8%]',
  },
  flat: { frame: 'table-top', picture: 'rotate-[12deg] object-contain p-[10%]' },
  heap: {
    frame: 'table-top',
    picture: 'translate-y-[8%] rotate-[74deg] scale-x-150 skew-x-[28deg] object-contain p-[6%]',
  },
};

type Props = {
  look: keyof typeof looks;
  /** Whether a photo should look like it. */
  isGood?: boolean;
};

/** A photo in small, as it should be or as it should not. Decoration: the words beside it say the same. */
export function PhotoExample({ look, isGood = false }: Props) {
  const { frame, picture } = looks[look];
  const Mark = isGood ? Check : X;
  return (
    <span aria-hidden className={cx('relative block aspect-3/4 overflow-hidden rounded-control', frame)}>
      <img
        src={look === 'flat' || look === 'heap' ? flat : worn}
        alt=""
        loading="lazy"
        decoding="async"
        draggable={false}
        className={cx('size-full', picture)}
      />
      <span
        className={cx(
          'absolute end-1 top-1 grid size-5 place-items-center rounded-full bg-raised',
          isGood ? 'text-good' : 'text-poor',
        )}
      >
        <Mark className="size-3.5" strokeWidth={3} />
      </span>
    </span>
  );
}
