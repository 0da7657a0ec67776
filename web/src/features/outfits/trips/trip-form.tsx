import { calendarLimits } from '@drape/contract/calendar/calendar-options';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { api } from '../../../lib/api.ts';
import { useDraft } from '../../../lib/drafts.ts';
import { describeFailure, type Problems } from '../../../lib/failure.ts';
import { formatShortDay } from '../../../lib/format.ts';
import { localDay } from '../../../lib/local-day.ts';
import { useNavigate } from '../../../lib/router/hooks.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/fields/field.tsx';
import { Alert } from '../../../ui/notices/alert.tsx';
import { addDays } from '../../calendar/events/event-form.ts';
import { refreshPlans } from '../ahead/ahead-queries.ts';
import { type DayType, DayTypeSelect, sentTypes } from '../ahead/day-type-select.tsx';
import { weekdayOf } from '../ahead/day-words.ts';

type Form = { name: string; place: string; start_day: string; end_day: string };

function daysOf({ start_day, end_day }: Form): string[] {
  const days: string[] = [];
  for (
    let day = start_day;
    day <= end_day && days.length < calendarLimits.maxTripDays;
    day = addDays(day, 1)
  ) {
    days.push(day);
  }
  return days;
}

function problemsOf({ name, start_day, end_day }: Form): Problems {
  const isLong = addDays(start_day || '2000-01-01', calendarLimits.maxTripDays) <= end_day;
  return {
    ...(name.trim() === '' && { name: [t`Please give the trip a name`] }),
    ...(start_day === '' && { start_day: [t`Please choose the first day`] }),
    ...(end_day < start_day && { end_day: [t`The trip must end on or after its first day`] }),
    ...(end_day !== '' &&
      isLong && { end_day: [t`A trip lasts at most ${calendarLimits.maxTripDays} days`] }),
  };
}

function useCreateTrip(form: Form, types: Readonly<Record<string, DayType>>) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [saving, setSaving] = useState(false);
  const [problems, setProblems] = useState<Problems>({});
  const [failure, setFailure] = useState<string>();
  const create = async () => {
    const found = problemsOf(form);
    setProblems(found);
    setFailure(undefined);
    if (Object.keys(found).length > 0) return;
    setSaving(true);
    try {
      const { id } = await api.createTrip({ body: { ...form, types: sentTypes(types) } });
      void refreshPlans(queryClient);
      await navigate(`/trips/${id}`);
    } catch (error) {
      const described = describeFailure(error);
      setProblems(described.problems);
      if (Object.keys(described.problems).length === 0) setFailure(described.message);
      setSaving(false);
    }
  };
  return { create, saving, failure, problemOf: (field: keyof Form) => problems[field]?.join('; ') };
}

/** Where and when a trip goes, and what its days are for. Days with events are dressed for these. */
export function TripForm({ onClose }: { onClose: () => void }) {
  const [untouched] = useState<Form>(() => {
    const start = addDays(localDay(), 1);
    return { name: '', place: '', start_day: start, end_day: addDays(start, 2) };
  });
  const [form, setForm] = useDraft('trip', untouched);
  const [types, setTypes] = useState<Readonly<Record<string, DayType>>>({});
  const { create, saving, failure, problemOf } = useCreateTrip(form, types);
  const set = (part: Partial<Form>) => setForm((before) => ({ ...before, ...part }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!saving) void create();
  };
  const days = daysOf(form);
  const usual = (day: string): DayType => (day === days.at(0) || day === days.at(-1) ? 'travel' : 'casual');
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={t`New trip`}>
      <form noValidate onSubmit={submit} className="grid gap-4">
        {failure !== undefined && <Alert messages={[failure]} />}
        <TextField
          label={t`Name`}
          value={form.name}
          error={problemOf('name')}
          onChange={({ target }) => set({ name: target.value })}
        />
        <TextField
          label={t`Place`}
          hint={t`Its weather decides what is packed.`}
          value={form.place}
          error={problemOf('place')}
          onChange={({ target }) => set({ place: target.value })}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            label={t`First day`}
            type="date"
            value={form.start_day}
            error={problemOf('start_day')}
            onChange={({ target }) => set({ start_day: target.value })}
          />
          <TextField
            label={t`Last day`}
            type="date"
            value={form.end_day}
            error={problemOf('end_day')}
            onChange={({ target }) => set({ end_day: target.value })}
          />
        </div>
        {days.length > 0 && (
          <details className="text-sm">
            <summary className="cursor-pointer font-medium">
              <Trans>What the days are for</Trans>
            </summary>
            <p className="mt-2 text-muted">
              <Trans>Days with events in your calendar are dressed for these.</Trans>
            </p>
            <ul className="mt-2 grid gap-2">
              {days.map((day) => (
                <li key={day} className="flex items-center justify-between gap-4">
                  <span className="figures">
                    {weekdayOf(day)}, {formatShortDay(day)}
                  </span>
                  <DayTypeSelect
                    label={t`What ${weekdayOf(day)}, ${formatShortDay(day)} is for`}
                    value={types[day] ?? usual(day)}
                    onChange={(type) => setTypes((before) => ({ ...before, [day]: type }))}
                  />
                </li>
              ))}
            </ul>
          </details>
        )}
        <Button type="submit" variant="primary" pending={saving}>
          {saving ? t`Packing …` : t`Plan and pack`}
        </Button>
      </form>
    </Dialog>
  );
}
