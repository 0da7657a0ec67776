import { t } from '@lingui/core/macro';
import { Star } from 'lucide-react';
import { Example } from '../first-run/examples/example-pictures.tsx';

const card = 'rounded-photo border border-line bg-raised p-4 md:p-5';

/** Colors by how often they were seen. Decoration only, as everything here: no figure is written out. */
export function ExampleTrends() {
  const rows = [
    { name: t`navy`, hex: '#2b3650', share: 82 },
    { name: t`white`, hex: '#efece4', share: 64 },
    { name: t`camel`, hex: '#c19a6b', share: 41 },
    { name: t`burgundy`, hex: '#7b1e2e', share: 27 },
  ];
  return (
    <Example>
      <ul className={`${card} grid gap-3.5 text-sm`}>
        {rows.map(({ name, hex, share }) => (
          <li key={hex} className="grid grid-cols-[5.5rem_minmax(0,1fr)] items-center gap-3">
            <span className="flex items-center gap-2 first-letter:uppercase">
              <span className="size-3.5 rounded-full border border-line" style={{ backgroundColor: hex }} />
              {name}
            </span>
            <span className="h-1.5 rounded-full bg-line">
              <span className="block h-full rounded-full bg-ink" style={{ width: `${share}%` }} />
            </span>
          </li>
        ))}
      </ul>
    </Example>
  );
}

/** Two reviews. */
export function ExampleReviews() {
  const reviews = [
    { stars: 5, words: t`It saw at once that the belt was too much.` },
    { stars: 3, words: t`I would like outfits for my allotment, too.` },
  ];
  return (
    <Example>
      <ul className={`${card} grid gap-4 text-sm`}>
        {reviews.map(({ stars, words }) => (
          <li key={stars} className="grid gap-1.5 not-first:border-t not-first:border-line not-first:pt-4">
            <span className="flex gap-0.5">
              {[1, 2, 3, 4, 5].map((star) => (
                <Star
                  key={star}
                  className={star <= stars ? 'size-4 fill-accent-text text-accent-text' : 'size-4 text-edge'}
                />
              ))}
            </span>
            {words}
          </li>
        ))}
      </ul>
    </Example>
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
      <div className={`${card} grid grid-cols-[4rem_repeat(4,minmax(0,1fr))] gap-1 text-xs text-muted`}>
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
    </Example>
  );
}

/** What the log will say. */
export function ExampleLog() {
  const entries = [t`admin made a reset link for robin`, t`admin began a backup`, t`admin changed targets`];
  return (
    <Example>
      <ul className={`${card} text-sm`}>
        {entries.map((entry) => (
          <li key={entry} className="border-line py-2.5 not-first:border-t">
            {entry}
          </li>
        ))}
      </ul>
    </Example>
  );
}
