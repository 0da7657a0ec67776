import { eventTypes } from '@drape/contract/calendar/calendar-options';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { localDay } from '../../../lib/local-day.ts';
import { InlineSelect } from '../../../ui/fields/inline-select.tsx';
import { capitalised, optionOf } from '../../wardrobe/items/item-words.ts';
import { useBuilder } from './builder.ts';

const typeOptions = eventTypes.map((value) => ({ value, label: capitalised(value) }));

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
      <input
        type="date"
        aria-label={t`Day`}
        value={date ?? localDay()}
        onChange={({ target }) => useBuilder.setState({ date: target.value || undefined })}
        className="figures h-9 rounded-full border border-edge bg-transparent px-3.5 text-sm font-medium transition-colors hover:border-ink focus-visible:-outline-offset-2"
      />
    </div>
  );
}
