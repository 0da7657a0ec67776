import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import {
  Archive,
  Download,
  KeyRound,
  type LucideIcon,
  RotateCcw,
  Star,
  Target,
  UserRoundCog,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { formatDayAndTime } from '../../lib/format.ts';
import { Example, PiecePicture, pieces } from '../first-run/examples/example-pictures.tsx';

/** Dashed and marked, so that nobody takes a sample for a record. */
const card = 'rounded-photo border border-dashed border-edge p-4 md:p-5';

function Sample({ children }: { children: ReactNode }) {
  return (
    <Example>
      <div className="relative">
        {children}
        <span className="absolute end-4 -top-3 rounded-full border border-edge bg-paper px-2.5 text-xs leading-5.5 text-muted">
          <Trans>Example</Trans>
        </span>
      </div>
    </Example>
  );
}

/** A moment of some days ago, for a sample. */
function sampleMoment(daysAgo: number, hour: number, minute: number): string {
  const at = new Date();
  at.setDate(at.getDate() - daysAgo);
  at.setHours(hour, minute);
  return formatDayAndTime(at);
}

/** Colors by how often they were seen, each with a garment that has it. Decoration only, as everything here. */
export function ExampleTrends() {
  const rows = [
    { name: t`navy`, piece: pieces.blazer, hex: '#2b3650', share: 82, says: t`in most outfits` },
    { name: t`white`, piece: pieces.shirt, hex: '#efece4', share: 64, says: t`in many` },
    { name: t`camel`, piece: pieces.coat, hex: '#c19a6b', share: 41, says: t`in some, and growing` },
    { name: t`burgundy`, piece: pieces.scarf, hex: '#7b1e2e', share: 27, says: t`in a few` },
  ];
  return (
    <Sample>
      <ul className={`${card} grid gap-3 text-sm`}>
        {rows.map(({ name, piece, hex, share, says }) => (
          <li key={hex} className="grid grid-cols-[3.5rem_minmax(0,1fr)] items-center gap-4">
            <span className="rounded-control bg-plate p-1">
              <PiecePicture of={piece} className="w-full" />
            </span>
            <span className="grid gap-2">
              <span className="flex justify-between gap-3">
                <span className="inline-block font-medium first-letter:uppercase">{name}</span>
                <span className="text-muted">{says}</span>
              </span>
              <span
                className="block h-2.5 rounded-[3px] border border-ink/12"
                style={{ width: `${share}%`, backgroundColor: hex }}
              />
            </span>
          </li>
        ))}
      </ul>
    </Sample>
  );
}

/** Three reviews. */
export function ExampleReviews() {
  const reviews = [
    { stars: 5, kind: t`Positive`, words: t`It spotted the belt straight away and told me why.` },
    { stars: 3, kind: t`Suggestion`, words: t`More ideas for rainy days, please.` },
    { stars: 2, kind: t`Issue`, words: t`It took my dark green coat for black.` },
  ];
  return (
    <Sample>
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
    </Sample>
  );
}

/** What the colors of the table of mistakes mean. */
export function ConfusionLegend() {
  const swatch = 'size-3 rounded-[3px]';
  return (
    <p className="mt-4 flex flex-wrap gap-x-6 gap-y-1 text-xs text-muted">
      <span className="flex items-center gap-2">
        <span aria-hidden className={`${swatch} bg-good/34`} />
        <Trans>Recognized</Trans>
      </span>
      <span className="flex items-center gap-2">
        <span aria-hidden className={`${swatch} bg-accent/30`} />
        <Trans>Mistaken; the darker, the more often</Trans>
      </span>
    </p>
  );
}

/** How a cell of the sample looks; the more of a row it has, the deeper. */
function sampleCell(share: number, isRight: boolean) {
  if (share === 0) return undefined;
  const color = isRight ? '--good' : '--accent';
  return { backgroundColor: `color-mix(in oklab, var(${color}) ${8 + share * 0.26}%, transparent)` };
}

/** What items are against what was said of them. */
export function ExampleConfusions() {
  const kinds = [t`shirt`, t`top`, t`pants`, t`shoes`];
  const counts = [
    [39, 9, 0, 0],
    [7, 41, 0, 0],
    [0, 0, 45, 3],
    [0, 0, 0, 47],
  ];
  return (
    <Sample>
      <div className={card}>
        <div className="figures grid grid-cols-[4rem_repeat(4,minmax(0,1fr))] gap-1 text-sm">
          <span className="self-end text-muted">{t`It is`}</span>
          <span className="col-span-4 pb-1 text-center text-muted">{t`Drape took it for`}</span>
          <span />
          {kinds.map((kind) => (
            <span key={kind} className="text-center text-muted">
              {kind}
            </span>
          ))}
          {kinds.flatMap((kind, row) => [
            <span key={kind} className="self-center">
              {kind}
            </span>,
            ...kinds.map((said, column) => {
              const count = counts[row]?.[column] ?? 0;
              return (
                <span
                  key={`${kind} ${said}`}
                  className="grid h-11 place-items-center rounded-control bg-wash"
                  style={sampleCell(count * 2, row === column)}
                >
                  {count === 0 ? '' : count}
                </span>
              );
            }),
          ])}
        </div>
        <ConfusionLegend />
      </div>
    </Sample>
  );
}

type RowProps = { Icon: LucideIcon; at: string; actions?: readonly LucideIcon[]; children: ReactNode };

function SampleRow({ Icon, at, actions = [], children }: RowProps) {
  return (
    <li className="flex items-center gap-4 border-line py-2.5 text-sm not-first:border-t">
      <span className="grid size-9 shrink-0 place-items-center rounded-control bg-wash">
        <Icon className="size-4.5 text-muted" strokeWidth={1.5} />
      </span>
      <span className="grid flex-1">
        <span>{children}</span>
        <span className="figures text-xs text-muted">{at}</span>
      </span>
      {actions.map((Action) => (
        <Action key={Action.displayName} className="size-4 shrink-0 text-muted" strokeWidth={1.5} />
      ))}
    </li>
  );
}

/** What the log will say. */
export function ExampleLog() {
  const entries = [
    { Icon: KeyRound, at: sampleMoment(0, 9, 12), who: 'admin', did: t`made a reset link for robin` },
    { Icon: Archive, at: sampleMoment(1, 3, 0), who: 'admin', did: t`began a backup` },
    { Icon: Target, at: sampleMoment(4, 16, 40), who: 'sam', did: t`changed targets` },
    { Icon: UserRoundCog, at: sampleMoment(6, 11, 5), who: 'admin', did: t`changed alex’s plan` },
  ];
  return (
    <Sample>
      <ul className={`${card} py-2!`}>
        {entries.map(({ Icon, at, who, did }) => (
          <SampleRow key={did} Icon={Icon} at={at}>
            <span className="font-medium">{who}</span> {did}
          </SampleRow>
        ))}
      </ul>
    </Sample>
  );
}

/** The backups that will be here. */
export function ExampleBackups() {
  const backups = [
    { at: sampleMoment(0, 3, 0), how: t`Made automatically at night` },
    { at: sampleMoment(1, 3, 0), how: t`Made automatically at night` },
    { at: sampleMoment(5, 18, 20), how: t`Made by you` },
  ];
  return (
    <Sample>
      <ul className={`${card} py-2!`}>
        {backups.map(({ at, how }) => (
          <SampleRow key={at} Icon={Archive} at={at} actions={[Download, RotateCcw]}>
            <span className="font-medium">{how}</span>
          </SampleRow>
        ))}
      </ul>
    </Sample>
  );
}
