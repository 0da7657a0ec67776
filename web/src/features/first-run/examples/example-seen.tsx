import { t } from '@lingui/core/macro';
import { cx } from '../../../ui/cx.ts';
import { days } from './example-pictures.tsx';

/** The corners of a frame. */
const marks = [
  'top-0 start-6 border-t border-s',
  'top-0 end-6 border-t border-e',
  'bottom-0 start-6 border-b border-s',
  'bottom-0 end-6 border-b border-e',
];

/** An outfit between crop marks, its colors named, as the camera shows them. Decoration only. */
export function ExampleSeen() {
  const seen = [
    { name: t`Navy`, hex: '#1d2743', place: 'top-[28%] start-[66%]' },
    { name: t`Sand`, hex: '#c9b28c', place: 'top-[60%] start-[66%]' },
    { name: t`Brown`, hex: '#5a3626', place: 'top-[86%] start-[62%]' },
  ];
  return (
    <div
      aria-hidden
      className="relative grid min-h-0 place-items-center bg-plate pt-5 md:col-start-2 md:py-8"
    >
      <div className="relative h-full min-h-0 w-full max-w-[21rem] text-ink [color-scheme:light]">
        {marks.map((mark) => (
          <span key={mark} className={cx('absolute size-7 border-edge', mark)} />
        ))}
        <div className="absolute inset-y-[4%] start-1/2 aspect-[4/9] -translate-x-1/2">
          <img
            src={days.monday}
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
