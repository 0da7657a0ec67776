import type { Term } from '@drape/contract/evidence';
import { Trans } from '@lingui/react/macro';
import { textLink } from '../../ui/text-link.ts';

/** What counts and speaks of the outfit rather than of its photo, best first. */
function ranked(terms: readonly Term[]): Term[] {
  return terms.filter(({ key, weight }) => weight > 0 && key !== 'photo').sort((a, b) => b.score - a.score);
}

/** Under the rating, in a line: the term it owes most to, the one it loses by, and the way to all of them. */
export function RatingEnds({ terms }: { terms: readonly Term[] }) {
  const counting = ranked(terms);
  const [best] = counting;
  const worst = counting.at(-1);
  if (!best || !worst || best.score === worst.score) return null;
  return (
    <p className="figures max-w-[60ch] text-muted">
      <Trans>
        Strongest: <span className="text-ink">{best.label}</span>, {Math.round(best.score)}. Weakest:{' '}
        <span className="text-ink">{worst.label}</span>, {Math.round(worst.score)}.{' '}
        <a href="#why" className={`${textLink} print:hidden`}>
          See why
        </a>
      </Trans>
    </p>
  );
}
