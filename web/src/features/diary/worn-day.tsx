import type { DiaryEntry } from '@drape/contract/outfits/diary';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { formatShortDay } from '../../lib/format.ts';
import { localDay } from '../../lib/local-day.ts';
import { Link } from '../../lib/router/link.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/fields/field.tsx';
import { textLink } from '../../ui/text-link.ts';
import type { Worn } from './queries.ts';

type Props = { entry: DiaryEntry; worn: Worn };

/** The day that a photo belongs to, which can be another than the one it was uploaded on. */
export function WornDay({ entry, worn }: Props) {
  const [date, setDate] = useState<string>();
  const move = (event: FormEvent) => {
    event.preventDefault();
    if (date && date !== entry.date) worn.move.mutate({ entry, date });
    setDate(undefined);
  };
  return (
    <div className="flex items-center gap-2">
      <Link to={`/calendar-view?day=${entry.date}`} className={textLink}>
        {entry.date === localDay() ? t`Today` : formatShortDay(entry.date)}
      </Link>
      <Button size="sm" variant="quiet" aria-haspopup="dialog" onClick={() => setDate(entry.date)}>
        <Trans>Change day</Trans>
      </Button>
      {date !== undefined && (
        <Dialog open title={t`When did you wear this?`} onOpenChange={() => setDate(undefined)}>
          <form onSubmit={move} className="grid gap-4">
            <TextField
              label={t`Worn on`}
              type="date"
              required
              max={localDay()}
              value={date}
              onChange={({ target }) => setDate(target.value)}
            />
            <Button type="submit" variant="primary" className="justify-self-start" disabled={date === ''}>
              <Trans>Save</Trans>
            </Button>
          </form>
        </Dialog>
      )}
    </div>
  );
}
