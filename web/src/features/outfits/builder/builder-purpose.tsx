import { eventTypes } from '@drape/contract/calendar/calendar-options';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import { formatWeekday } from '../../../lib/format.ts';
import { localDay } from '../../../lib/local-day.ts';
import { InlineSelect } from '../../../ui/fields/inline-select.tsx';
import { capitalised, optionOf } from '../../wardrobe/items/item-words.ts';
import { useBuilder } from './builder.ts';

const typeOptions = eventTypes.map((value) => ({ value, label: capitalised(value) }));

/** The day in words, over the browser's own way to choose one. */
function DayChip({ date }: { date: string }) {
  return (
    <span className="figures relative inline-flex h-9 items-center gap-1.5 rounded-full border border-edge px-3.5 text-sm font-medium transition-colors hover:border-ink has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-accent-text">
      <span aria-hidden>{date === localDay() ? t`Today` : formatWeekday(date)}</span>
      <ChevronDown aria-hidden className="size-4 text-muted" />
      <input
        type="date"
        aria-label={t`Day`}
        value={date}
        onChange={({ target }) => useBuilder.setState({ date: target.value || undefined })}
        onClick={({ currentTarget }) => currentTarget.showPicker?.()}
        className="absolute inset-0 size-full cursor-pointer opacity-0"
      />
    </span>
  );
}

/** What the outfit is for: its event, or an occasion and a day. */
export function BuilderPurpose() {
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
    <div className="flex flex-wrap items-center gap-2">
      <InlineSelect
        shape="chip"
        label={t`Occasion`}
        value={eventType}
        options={typeOptions}
        onValueChange={(chosen) => useBuilder.setState({ eventType: optionOf(eventTypes, chosen, 'casual') })}
      />
      <DayChip date={date ?? localDay()} />
    </div>
  );
}
