import type { WardrobeItem } from '@drape/contract/wardrobe/wardrobe-item';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Button } from '../../../ui/button.tsx';
import { PaletteNames } from '../../../ui/colour/palette-names.tsx';
import { PaletteStrip } from '../../../ui/colour/palette-strip.tsx';
import { cx } from '../../../ui/cx.ts';
import { Alert } from '../../../ui/notices/alert.tsx';
import { OutfitColourNote } from '../outfit-colour-note.tsx';
import { OutfitTerms } from '../outfit-terms.tsx';
import { outfitPalette } from '../outfit-words.ts';
import { scoreQuery } from '../queries.ts';
import { useOutfitRequest } from './use-outfit-request.ts';

function Sentences({ title, sentences }: { title: string; sentences: readonly string[] }) {
  if (sentences.length === 0) return null;
  return (
    <section className="grid gap-1.5 border-t border-line pt-4">
      <h2 className="font-medium">{title}</h2>
      <ul className="grid gap-1.5 text-sm text-muted">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  );
}

/** The score in a corner of the table, where its reasons are further down. */
export function ScoreMark({ onTable }: { onTable: readonly WardrobeItem[] }) {
  const { data } = useQuery(scoreQuery(useOutfitRequest()));
  if (onTable.length === 0 || !data) return null;
  return (
    <p className="figures absolute start-2 top-2 z-10 rounded-full bg-raised px-2.5 py-1 text-xs text-muted">
      <Trans>
        <span className="font-medium text-ink">{data.score}</span> of 100
      </Trans>
    </p>
  );
}

/** The score of what lies on the table, and its reasons, as they are at this moment. */
export function BuilderScore({ onTable }: { onTable: readonly WardrobeItem[] }) {
  const request = useOutfitRequest();
  const { data, isError, isFetching, isPlaceholderData, refetch } = useQuery(scoreQuery(request));
  const palette = useMemo(() => outfitPalette(onTable), [onTable]);
  const isEmpty = onTable.length === 0;
  return (
    <section aria-label={t`Score`} className="grid min-w-0 content-start gap-4">
      {isError ? (
        <Alert
          messages={[t`Failed to score this outfit. Please try again.`]}
          action={
            <Button size="sm" pending={isFetching} onClick={() => void refetch()}>
              <Trans>Retry</Trans>
            </Button>
          }
        />
      ) : (
        <>
          {!isEmpty && (
            <p role="status" className="figures">
              <span
                className={cx('font-display text-3xl transition-opacity', isPlaceholderData && 'opacity-60')}
              >
                {data?.score ?? '–'}
              </span>{' '}
              <span className="text-muted">
                <Trans>of 100</Trans>
              </span>
            </p>
          )}
          {!isEmpty && (
            <>
              <PaletteStrip palette={palette} size="tall" />
              <PaletteNames palette={palette} />
              <OutfitColourNote items={onTable} />
            </>
          )}
          {!isEmpty && data && (
            <>
              <Sentences title={t`Why`} sentences={data.reasons} />
              <Sentences title={t`What would raise it`} sentences={data.improvements} />
              <details className="border-t border-line pt-4">
                <summary className="cursor-pointer font-medium">
                  <Trans>Score details</Trans>
                </summary>
                <div className="mt-4">
                  <OutfitTerms terms={data.terms} />
                </div>
              </details>
            </>
          )}
        </>
      )}
    </section>
  );
}
