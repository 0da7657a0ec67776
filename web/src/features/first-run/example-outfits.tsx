import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { formatWeekdayName } from '../../lib/format.ts';
import { localDay } from '../../lib/local-day.ts';
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

/** The corners of a frame. */
const marks = [
  'top-0 start-6 border-t border-s',
  'top-0 end-6 border-t border-e',
  'bottom-0 start-6 border-b border-s',
  'bottom-0 end-6 border-b border-e',
];

type PictureProps = {
  of: string;
  /** Often the largest part of the screen; the others are as large and not waited for. */
  isFirst?: boolean;
};

function Picture({ of: picture, isFirst = false }: PictureProps) {
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

/** The same side by side on the ground they stand on, without frames of their own. Decoration only. */
export function ExampleLooks({ count, className }: Props) {
  return (
    <ul aria-hidden className={cx('grid auto-cols-fr grid-flow-col items-center gap-2 md:gap-6', className)}>
      {outfits.slice(0, count).map((picture, index) => (
        <li key={picture}>
          <Picture of={picture} isFirst={index === 0} />
        </li>
      ))}
    </ul>
  );
}

/** A week of outfits from today on, day by day; on a phone it runs off the screen. Decoration only. */
export function ExampleWeek() {
  const today = localDay();
  return (
    <figure aria-hidden className="grid gap-3 max-md:-mx-5">
      <ol className="grid auto-cols-[8.25rem] grid-flow-col gap-2 overflow-hidden max-md:ps-5 md:auto-cols-fr md:gap-4">
        {week.map((picture, index) => (
          <li key={picture} className="grid gap-2">
            <span className="text-sm font-medium">{formatWeekdayName(addDays(today, index))}</span>
            <span className="rounded-photo bg-plate p-[6%]">
              <Picture of={picture} isFirst={index === 0} />
            </span>
          </li>
        ))}
      </ol>
      <figcaption className="text-xs text-muted max-md:px-5">
        <Trans>An example week</Trans>
      </figcaption>
    </figure>
  );
}

/** Three looks, the middle one lower, as a lookbook lies open. Decoration only. */
export function ExampleLookbook({ className }: { className?: string }) {
  return (
    <figure aria-hidden className={cx('grid gap-3', className)}>
      <ul className="grid grid-cols-3 gap-2 pb-6 md:gap-4 md:pb-12">
        {[thursday, saturday, tuesday].map((picture, index) => (
          <li
            key={picture}
            className={cx('rounded-photo bg-plate p-[7%]', index === 1 && 'translate-y-6 md:translate-y-12')}
          >
            <Picture of={picture} isFirst={index === 0} />
          </li>
        ))}
      </ul>
      <figcaption className="text-xs text-muted">
        <Trans>Examples</Trans>
      </figcaption>
    </figure>
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

/** An outfit between crop marks, its colors named, as the camera shows them. Decoration only. */
export function ExampleSeen() {
  const seen = [
    { name: t`Navy`, hex: '#1d2743', place: 'top-[28%] start-[66%]' },
    { name: t`Sand`, hex: '#c9b28c', place: 'top-[60%] start-[66%]' },
    { name: t`Brown`, hex: '#5a3626', place: 'top-[86%] start-[62%]' },
  ];
  return (
    <div aria-hidden className="relative grid min-h-0 place-items-center pt-5 md:col-start-2 md:py-8">
      <div className="relative h-full min-h-0 w-full max-w-[21rem]">
        {marks.map((mark) => (
          <span key={mark} className={cx('absolute size-7 border-edge', mark)} />
        ))}
        <div className="absolute inset-y-[4%] start-1/2 aspect-[4/9] -translate-x-1/2">
          <img
            src={monday}
            alt=""
            width={240}
            height={540}
            decoding="async"
            draggable={false}
            className="size-full"
          />
          {seen.map(({ name, hex, place }) => (
            <span key={hex} className={cx('absolute flex -translate-y-1/2 items-center', place)}>
              <span className="size-2 rounded-full border border-raised bg-ink" />
              <span className="h-px w-8 bg-ink/60 md:w-16" />
              <span className="flex items-center gap-1.5 rounded-full bg-raised px-2.5 py-1 text-xs shadow-sm">
                <span
                  className="size-2.5 rounded-full outline outline-edge"
                  style={{ backgroundColor: hex }}
                />
                {name}
              </span>
            </span>
          ))}
        </div>
      </div>
    </div>
  );
}
