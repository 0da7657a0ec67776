import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Check, TriangleAlert } from 'lucide-react';
import { cx } from '../../../ui/cx.ts';
import { coachChecks, coachWords } from './coach-words.ts';
import type { FrameReader } from './frame-reader.ts';
import type { SteadyNote } from './steady-notes.ts';
import { useFrameReading } from './use-frame-reading.ts';

type Props = { reader: FrameReader | undefined };

/** The most pressing thing to mend; it changes seldom enough to be spoken. */
export function CoachLine({ reader }: Props) {
  const reading = useFrameReading(reader);
  if (reading === undefined || reading === 'failed') return <div className="min-h-11" />;
  const shown = reading.notes.find((note) => note.shown);
  const words = shown && coachWords[shown.code];
  const Icon = words ? TriangleAlert : Check;
  return (
    <p role="status" className="flex min-h-11 items-start gap-2 text-sm">
      <Icon aria-hidden className={cx('mt-0.5 size-4.5 shrink-0', words ? 'text-fair' : 'text-good')} />
      <span>
        {words ? (
          <>
            <span className="font-medium">{t(words.wrong)}.</span> {t(words.todo)}
          </>
        ) : (
          t`Nothing in the way of a good picture.`
        )}
      </span>
    </p>
  );
}

function CheckRow({ label, notes }: { label: string; notes: SteadyNote[] }) {
  const level = Math.max(0, ...notes.map((note) => note.level));
  const shown = notes.find((note) => note.shown);
  const Icon = shown ? TriangleAlert : Check;
  return (
    <li className="grid grid-cols-[1rem_1fr] items-center gap-x-2.5 gap-y-1 border-t border-line py-2 text-sm">
      <Icon aria-hidden className={cx('size-4', shown ? 'text-fair' : 'text-good')} />
      <span className="flex items-baseline justify-between gap-3">
        <span>{label}</span>
        <span className={cx('text-xs', shown ? 'font-medium' : 'text-muted')}>
          {shown ? t(coachWords[shown.code].wrong) : t`Fine`}
        </span>
      </span>
      <span aria-hidden className="col-start-2 h-0.5 overflow-hidden rounded-full bg-line">
        <span
          className={cx('block h-full origin-left', shown ? 'bg-fair' : 'bg-good')}
          style={{ transform: `scaleX(${1 - Math.min(1, level)})` }}
        />
      </span>
    </li>
  );
}

/** Everything that is watched, moving with the picture. */
export function CoachChecks({ reader }: Props) {
  const reading = useFrameReading(reader);
  if (reading === 'failed')
    return (
      <p className="text-sm text-muted">
        <Trans>
          This browser cannot read the picture as it moves. Capturing and analyzing work all the same.
        </Trans>
      </p>
    );
  return (
    <section aria-labelledby="coach" aria-busy={reading === undefined}>
      <h2 id="coach" className="font-display text-lg">
        <Trans>Capture coach</Trans>
      </h2>
      <ul className="mt-2 grid">
        {coachChecks.map(({ label, codes }) => (
          <CheckRow
            key={label.id}
            label={t(label)}
            notes={(reading?.notes ?? []).filter(({ code }) => codes.includes(code))}
          />
        ))}
      </ul>
    </section>
  );
}
