import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Archive, Star } from 'lucide-react';
import { formatDayAndTime } from '../../lib/format.ts';
import { Example } from '../first-run/examples/example-pictures.tsx';

const card = 'rounded-photo border border-line bg-raised p-4 md:p-5';

/** A moment of some days ago, for a sample. */
function sampleMoment(daysAgo: number, hour: number, minute: number): string {
  const at = new Date();
  at.setDate(at.getDate() - daysAgo);
  at.setHours(hour, minute);
  return formatDayAndTime(at);
}

/** Colors by how often they were seen. Decoration only, as everything here: no figure is written out. */
export function ExampleTrends() {
  const rows = [
    { name: t`navy`, hex: '#2b3650', share: 82, says: t`in most outfits` },
    { name: t`white`, hex: '#efece4', share: 64, says: t`in many` },
    { name: t`camel`, hex: '#c19a6b', share: 41, says: t`in some, and growing` },
    { name: t`burgundy`, hex: '#7b1e2e', share: 27, says: t`in a few` },
  ];
  return (
    <Example>
      <ul className={`${card} grid gap-3.5 text-sm`}>
        {rows.map(({ name, hex, share, says }) => (
          <li key={hex} className="grid gap-1.5">
            <span className="flex justify-between gap-3">
              <span className="inline-block first-letter:uppercase">{name}</span>
              <span className="text-muted">{says}</span>
            </span>
            <span
              className="block h-3 rounded-[3px] border border-ink/12"
              style={{ width: `${share}%`, backgroundColor: hex }}
            />
          </li>
        ))}
      </ul>
    </Example>
  );
}

/** Two reviews. */
export function ExampleReviews() {
  const reviews = [
    { stars: 5, kind: t`Positive`, words: t`It spotted the belt straight away and told me why.` },
    { stars: 3, kind: t`Suggestion`, words: t`More ideas for rainy days, please.` },
  ];
  return (
    <Example>
      <ul className={`${card} grid gap-4 text-sm`}>
        {reviews.map(({ stars, kind, words }) => (
          <li key={stars} className="grid gap-1.5 not-first:border-t not-first:border-line not-first:pt-4">
            <span className="flex items-center gap-0.5">
              {[1, 2, 3, 4, 5].map((star) => (
                <Star
                  key={star}
                  className={star <= stars ? 'size-4 fill-accent-text text-accent-text' : 'size-4 text-edge'}
                />
              ))}
              <span className="ms-auto text-muted">{kind}</span>
            </span>
            {words}
          </li>
        ))}
      </ul>
    </Example>
  );
}

/** What the colors of the table of mistakes mean. */
export function ConfusionLegend() {
  const swatch = 'size-3 rounded-[3px]';
  return (
    <p className="mt-4 flex flex-wrap gap-x-6 gap-y-1 text-xs text-muted">
      <span className="flex items-center gap-2">
        <span aria-hidden className={`${swatch} bg-ink/40`} />
        <Trans>Recognized</Trans>
      </span>
      <span className="flex items-center gap-2">
        <span aria-hidden className={`${swatch} bg-accent/40`} />
        <Trans>Mistaken; the darker, the more often</Trans>
      </span>
    </p>
  );
}

/** What items are against what was said of them, as tints. */
export function ExampleConfusions() {
  const kinds = [t`shirt`, t`top`, t`pants`, t`shoes`];
  const tints = [
    [78, 18, 0, 0],
    [14, 82, 0, 0],
    [0, 0, 90, 6],
    [0, 0, 0, 94],
  ];
  return (
    <Example>
      <div className={card}>
        <div className="grid grid-cols-[4rem_repeat(4,minmax(0,1fr))] gap-1 text-xs text-muted">
          <span className="self-end">{t`It is`}</span>
          <span className="col-span-4 pb-1 text-center">{t`Drape took it for`}</span>
          <span />
          {kinds.map((kind) => (
            <span key={kind} className="text-center">
              {kind}
            </span>
          ))}
          {kinds.flatMap((kind, row) => [
            <span key={kind} className="self-center">
              {kind}
            </span>,
            ...kinds.map((said, column) => (
              <span
                key={`${kind} ${said}`}
                className="h-9 rounded-control bg-wash"
                style={{
                  backgroundColor: `color-mix(in oklab, var(${row === column ? '--ink' : '--accent'}) ${(tints[row]?.[column] ?? 0) * 0.6}%, var(--wash))`,
                }}
              />
            )),
          ])}
        </div>
        <ConfusionLegend />
      </div>
    </Example>
  );
}

/** What the log will say. */
export function ExampleLog() {
  const entries = [
    { at: sampleMoment(0, 9, 12), who: 'admin', did: t`made a reset link for robin` },
    { at: sampleMoment(1, 3, 0), who: 'admin', did: t`began a backup` },
    { at: sampleMoment(4, 16, 40), who: 'sam', did: t`changed targets` },
    { at: sampleMoment(6, 11, 5), who: 'admin', did: t`changed alex’s plan` },
  ];
  return (
    <Example>
      <ul className={`${card} text-sm`}>
        {entries.map((entry) => (
          <li
            key={entry.did}
            className="grid gap-x-6 border-line py-2.5 not-first:border-t sm:grid-cols-[11rem_minmax(0,1fr)]"
          >
            <span className="figures text-muted">{entry.at}</span>
            <span>
              <span className="font-medium">{entry.who}</span> {entry.did}
            </span>
          </li>
        ))}
      </ul>
    </Example>
  );
}

/** The backups that will be here. */
export function ExampleBackups() {
  const backups = [
    { at: sampleMoment(0, 3, 0), how: t`made automatically at night` },
    { at: sampleMoment(1, 3, 0), how: t`made automatically at night` },
    { at: sampleMoment(5, 18, 20), how: t`made by you` },
  ];
  return (
    <Example>
      <ul className={`${card} text-sm`}>
        {backups.map(({ at, how }) => (
          <li key={at} className="flex items-center gap-4 border-line py-2.5 not-first:border-t">
            <Archive className="size-5 shrink-0 text-muted" strokeWidth={1.4} />
            <span className="grid">
              <span className="figures font-medium">{at}</span>
              <span className="text-muted">{how}</span>
            </span>
          </li>
        ))}
      </ul>
    </Example>
  );
}
