import { dashboardLimits } from '@drape/contract/dashboard/dashboard-options';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/fields/field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { type HistoryView, noFilter, scoreFilters } from './history-filter.ts';

type Props = { view: HistoryView; onApply: (view: HistoryView) => void; onClose: () => void };

/** What of the history is wanted: by score, day and words. */
export function FilterDialog({ view, onApply, onClose }: Props) {
  const [draft, setDraft] = useState(view);
  const isBackwards = draft.from !== '' && draft.to !== '' && draft.from > draft.to;
  const change = (part: Partial<HistoryView>) => setDraft({ ...draft, ...part });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBackwards) onApply({ ...draft, search: draft.search.trim() });
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={t`Filter the history`}>
      <form noValidate onSubmit={submit} className="grid gap-5">
        <SelectField
          label={t`Score`}
          value={draft.score}
          options={scoreFilters}
          onChange={({ target }) =>
            change({ score: scoreFilters.find(({ value }) => value === target.value)?.value ?? 'all' })
          }
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            label={t`From`}
            type="date"
            max={draft.to}
            value={draft.from}
            onChange={({ target }) => change({ from: target.value })}
          />
          <TextField
            label={t`Until`}
            type="date"
            min={draft.from}
            value={draft.to}
            error={isBackwards ? t`The end date is before the start date.` : undefined}
            onChange={({ target }) => change({ to: target.value })}
          />
        </div>
        <TextField
          label={t`Words`}
          type="search"
          hint={t`Colors, garments, patterns, a style, or words of the suggestions`}
          maxLength={dashboardLimits.maxSearch}
          value={draft.search}
          onChange={({ target }) => change({ search: target.value })}
        />
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={() => onApply(noFilter)}>
            <Trans>Show everything</Trans>
          </Button>
          <Button type="submit" variant="primary" disabled={isBackwards}>
            <Trans>Apply</Trans>
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
