import type { Term } from '@drape/contract/analysis/evidence';
import { Trans } from '@lingui/react/macro';
import { ShownSentence } from '../overlay/shown-sentence.tsx';
import { SentenceThumbs } from './thumbs.tsx';

function TermRow({ term }: { term: Term }) {
  return (
    <li className="grid gap-1.5 border-t border-line py-3">
      <div className="flex items-baseline justify-between gap-4">
        <h3 className="font-medium">{term.label}</h3>
        <p className="figures text-sm whitespace-nowrap text-muted">
          <Trans>
            <span className="text-ink">{Math.round(term.score)}</span> / 100, counts{' '}
            {Math.round(term.weight * 100)}%
          </Trans>
        </p>
      </div>
      <div aria-hidden className="h-0.5 bg-line">
        <div className="h-full bg-ink" style={{ width: `${term.score}%` }} />
      </div>
      {term.text !== '' && (
        <p className="max-w-[64ch] text-sm text-muted">
          <ShownSentence target={`term.${term.key}`}>{term.text}</ShownSentence>
          <SentenceThumbs target={`term.${term.key}`} about={`${term.label}. ${term.text}`} />
        </p>
      )}
    </li>
  );
}

/** The named terms that a rating is made of. */
export function RatingTerms({ terms }: { terms: readonly Term[] }) {
  if (terms.length === 0) return null;
  return (
    <section aria-labelledby="why" className="border-t border-line pt-8">
      <h2 id="why" className="scroll-mt-24 font-display text-xl">
        <Trans>Why this rating</Trans>
      </h2>
      <ul className="mt-5">
        {terms.map((term) => (
          <TermRow key={term.key} term={term} />
        ))}
      </ul>
    </section>
  );
}
