import { eventTypes } from '@drape/contract/calendar/calendar-options';
import type { WardrobeItem } from '@drape/contract/wardrobe/wardrobe-item';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { localDay } from '../../../lib/local-day.ts';
import { Button } from '../../../ui/button.tsx';
import { PaletteNames } from '../../../ui/colour/palette-names.tsx';
import { PaletteStrip } from '../../../ui/colour/palette-strip.tsx';
import { cx } from '../../../ui/cx.ts';
import { TextField } from '../../../ui/fields/field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Alert } from '../../../ui/notices/alert.tsx';
import { capitalised, optionOf } from '../../wardrobe/items/item-words.ts';
import { OutfitColourNote } from '../outfit-colour-note.tsx';
import { OutfitTerms } from '../outfit-terms.tsx';
import { outfitPalette } from '../outfit-words.ts';
import { scoreQuery } from '../queries.ts';
import { useBuilder } from './builder.ts';
import { useOutfitRequest } from './use-outfit-request.ts';

const typeOptions = eventTypes.map((value) => ({ value, label: capitalised(value) }));

/** What the outfit is for: its event, or an occasion and a day. */
function Purpose() {
  const { eventTitle, eventType, date } = useBuilder();
  if (eventTitle !== undefined) {
    return (
      <p className="text-sm text-muted">
        <Trans>
          For <span className="font-medium text-ink">{eventTitle}</span>,{' '}
          {capitalised(eventType).toLowerCase()}
        </Trans>
      </p>
    );
  }
  return (
    <div className="flex flex-wrap gap-3 *:min-w-0 *:flex-1 *:basis-44">
      <SelectField
        label={t`Occasion`}
        value={eventType}
        options={typeOptions}
        onChange={({ target }) =>
          useBuilder.setState({ eventType: optionOf(eventTypes, target.value, 'casual') })
        }
      />
      <TextField
        label={t`Day`}
        type="date"
        value={date ?? localDay()}
        onChange={({ target }) => useBuilder.setState({ date: target.value || undefined })}
      />
    </div>
  );
}

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

/** The score in a line, beside the table, where its reasons are further down. */
export function BuilderScoreLine({ onTable }: { onTable: readonly WardrobeItem[] }) {
  const { data } = useQuery(scoreQuery(useOutfitRequest()));
  if (onTable.length === 0 || !data)
    return (
      <p className="min-h-9 text-sm text-muted">
        <Trans>Nothing to score yet</Trans>
      </p>
    );
  return (
    <p className="figures flex min-h-9 items-baseline gap-2 text-sm text-muted">
      <span>
        <Trans>
          <span className="font-display text-xl text-ink">{data.score}</span> of 100
        </Trans>
      </span>
      <span className="min-w-0 truncate">{data.improvements[0]}</span>
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
      <Purpose />
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
          {isEmpty ? (
            <p className="border-t border-line pt-4 text-sm text-muted max-md:hidden">
              <Trans>Nothing to score yet</Trans>
            </p>
          ) : (
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
