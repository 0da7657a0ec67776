import { t } from '@lingui/core/macro';
import { formatWeekdayName } from '../../lib/format.ts';
import { cx } from '../../ui/cx.ts';
import { addDays } from '../calendar/events/event-form.ts';
import friday from './pictures/friday-240.webp';
import monday from './pictures/monday-240.webp';
import saturday from './pictures/saturday-240.webp';
import sunday from './pictures/sunday-240.webp';
import thursday from './pictures/thursday-240.webp';
import tuesday from './pictures/tuesday-240.webp';
import wednesday from './pictures/wednesday-240.webp';

const outfits = [wednesday, monday, friday, sunday, tuesday, saturday, thursday];
const week = [monday, tuesday, wednesday, thursday, friday, saturday, sunday];
/** A Monday, to name the days of the example week by. */
const someMonday = '2024-01-01';

type PictureProps = {
  of: string;
  isLarge?: boolean;
  /** Often the largest part of the screen; the others are as large and not waited for. */
  isFirst?: boolean;
};

function Picture({ of: picture, isLarge = false, isFirst = false }: PictureProps) {
  return (
    <img
      src={picture}
      alt=""
      width={240}
      height={540}
      decoding="async"
      fetchPriority={isFirst ? 'high' : 'auto'}
      draggable={false}
      className={cx(
        'mx-auto h-full max-h-full w-full object-contain',
        isLarge ? 'aspect-4/5' : 'aspect-[4/9]',
      )}
    />
  );
}

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
          <Picture of={picture} isFirst={index === 0} />
        </li>
      ))}
    </ul>
  );
}

/** A week of outfits, day by day; its first four days on a phone. Decoration only. */
export function ExampleWeek() {
  return (
    <ol aria-hidden className="grid grid-cols-4 gap-2 md:grid-cols-7 md:gap-4">
      {week.map((picture, index) => (
        <li key={picture} className="grid gap-2 max-md:[&:nth-child(n+5)]:hidden">
          <span className="text-sm text-muted">{formatWeekdayName(addDays(someMonday, index))}</span>
          <span className="rounded-photo bg-plate p-[6%]">
            <Picture of={picture} isFirst={index === 0} />
          </span>
        </li>
      ))}
    </ol>
  );
}

/** One large look and two beside it, as a lookbook lies open. Decoration only. */
export function ExampleLookbook() {
  return (
    <ul aria-hidden className="grid grid-cols-[2fr_1fr] gap-2 md:gap-4">
      {[saturday, thursday, tuesday].map((picture, index) => (
        <li
          key={picture}
          className={cx('grid min-h-0 rounded-photo bg-plate p-[6%]', index === 0 && 'row-span-2')}
        >
          <Picture of={picture} isLarge isFirst={index === 0} />
        </li>
      ))}
    </ul>
  );
}

/** Outfits with what they are for. Decoration only. */
export function ExampleEvents() {
  const events = [
    { picture: tuesday, title: t`Work` },
    { picture: friday, title: t`Dinner` },
    { picture: saturday, title: t`Wedding` },
  ];
  return (
    <ul aria-hidden className="grid grid-cols-3 gap-2 md:gap-4">
      {events.map(({ picture, title }) => (
        <li key={title} className="grid gap-2">
          <span className="rounded-photo bg-plate p-[6%]">
            <Picture of={picture} />
          </span>
          <span className="font-display text-base">{title}</span>
        </li>
      ))}
    </ul>
  );
}

/** An outfit with its colors named, as the camera shows them. Decoration only. */
export function ExampleSeen() {
  const seen = [
    { name: t`Navy`, hex: '#1d2743', place: 'top-[24%] start-[58%]' },
    { name: t`Sand`, hex: '#c9b28c', place: 'top-[56%] start-[56%]' },
    { name: t`Brown`, hex: '#5a3626', place: 'top-[86%] start-[58%]' },
  ];
  return (
    <div aria-hidden className="relative min-h-0 bg-plate md:col-start-2">
      <img
        src={monday}
        alt=""
        width={240}
        height={540}
        decoding="async"
        draggable={false}
        className="absolute inset-0 size-full object-contain p-[5%]"
      />
      {seen.map(({ name, hex, place }) => (
        <span
          key={hex}
          className={cx(
            'absolute flex items-center gap-1.5 rounded-full bg-raised px-2.5 py-1 text-xs shadow-sm',
            place,
          )}
        >
          <span className="size-2.5 rounded-full" style={{ backgroundColor: hex }} />
          {name}
        </span>
      ))}
    </div>
  );
}
