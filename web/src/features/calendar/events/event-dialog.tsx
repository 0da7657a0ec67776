import type { CalendarEvent } from '@drape/contract/calendar/calendar';
import { calendarLimits } from '@drape/contract/calendar/calendar-options';
import { eventTypeOf } from '@drape/contract/calendar/event-type';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { api } from '../../../lib/api.ts';
import { useDraft } from '../../../lib/drafts.ts';
import { describeFailure, type Problems } from '../../../lib/failure.ts';
import { formatCalendarDay } from '../../../lib/format.ts';
import { useNavigate } from '../../../lib/router/hooks.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { TextField } from '../../../ui/fields/field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx';
import { Alert } from '../../../ui/notices/alert.tsx';
import { showToast } from '../../../ui/notices/toast.tsx';
import { isConflict, calendarMessages as says } from '../calendar-messages.ts';
import { refreshCalendar } from '../queries.ts';
import { dialogTypeLabel, dialogTypeOptions } from './dialog-event-type.ts';
import { type EventForm, eventBody, eventForm, eventProblems } from './event-form.ts';
import { eventDay, isWithinReach } from './upcoming-events.ts';

/** Where to find an event that the list of coming events does not show. */
function useWayTo() {
  const navigate = useNavigate();
  return (saved: CalendarEvent) => {
    const day = eventDay(saved) ?? '';
    return {
      description: t`On ${formatCalendarDay(day)}, outside the next ${calendarLimits.windowDays} days.`,
      action: { label: t`Show it`, onAction: () => void navigate(`/calendar-view?day=${day}`) },
      durationMs: 10_000,
    };
  };
}

function useSaveEvent(event: CalendarEvent | undefined, form: EventForm, onClose: () => void) {
  const queryClient = useQueryClient();
  const [problems, setProblems] = useState<Problems>({});
  const [failure, setFailure] = useState<string>();
  const [version, setVersion] = useState(event?.version);
  const wayTo = useWayTo();
  const mutation = useMutation({
    mutationFn: () => {
      const body = eventBody(form);
      return event
        ? api.updateEvent({ params: { id: event.id }, body: { ...body, version } })
        : api.createEvent({ body });
    },
    onSuccess: async (saved) => {
      const title = event ? t(says.eventUpdated) : t(says.eventCreated);
      showToast({ title, ...(isWithinReach(saved) ? {} : wayTo(saved)) });
      onClose();
      await refreshCalendar(queryClient);
    },
    onError: async (error) => {
      setProblems(describeFailure(error).problems);
      if (!event || !isConflict(error)) return setFailure(describeFailure(error, t(says.saveFailed)).message);
      const current = await api.getEvent({ params: { id: event.id } }).catch(() => undefined);
      setVersion(current?.version);
      setFailure(t(says.changedElsewhere));
    },
  });
  const save = () => {
    const found = eventProblems(form);
    setFailure(undefined);
    setProblems(found);
    if (Object.keys(found).length === 0) mutation.mutate();
  };
  return { save, saving: mutation.isPending, failure, problemOf: (field: string) => problems[field]?.[0] };
}

type Props = { event: CalendarEvent | undefined; day?: string | undefined; onClose: () => void };

/** Creates an event, or changes the given one. */
export function EventDialog({ event, day, onClose }: Props) {
  const [untouched] = useState(() => eventForm(event, day));
  const [form, setForm] = useDraft(`event ${event?.id ?? 'new'}`, untouched);
  const set = (part: Partial<EventForm>) => setForm((before) => ({ ...before, ...part }));
  const { save, saving, failure, problemOf } = useSaveEvent(event, form, onClose);
  const submit = (submitted: FormEvent) => {
    submitted.preventDefault();
    save();
  };
  const kind = form.allDay ? 'date' : 'datetime-local';
  const shown = (moment: string) => (form.allDay ? moment.slice(0, 10) : moment);
  const typed = (value: string, before: string) =>
    form.allDay && value !== '' ? `${value}T${before.slice(11) || '12:00'}` : value;
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={event ? t`Edit event` : t`New event`}>
      <form noValidate onSubmit={submit} className="grid gap-4">
        {failure !== undefined && <Alert messages={[failure]} />}
        <TextField
          label={t`Title`}
          value={form.title}
          error={problemOf('title')}
          onChange={({ target }) => set({ title: target.value })}
        />
        <SelectField
          label={t`Type`}
          value={form.eventType}
          error={problemOf('eventType')}
          placeholder={t`Auto (${dialogTypeLabel(eventTypeOf(form.title))})`}
          options={dialogTypeOptions}
          onChange={({ target }) => set({ eventType: target.value })}
        />
        <Checkbox checked={form.allDay} onCheckedChange={(allDay) => set({ allDay })}>
          <Trans>All day</Trans>
        </Checkbox>
        <div className="grid gap-4">
          <TextField
            label={form.allDay ? t`First day` : t`Start`}
            type={kind}
            value={shown(form.start)}
            error={problemOf('startTime')}
            onChange={({ target }) => set({ start: typed(target.value, form.start) })}
          />
          <TextField
            label={form.allDay ? t`Last day` : t`End`}
            type={kind}
            value={shown(form.end)}
            error={problemOf('endTime')}
            onChange={({ target }) => set({ end: typed(target.value, form.end) })}
          />
        </div>
        <TextField
          label={t`Location`}
          value={form.location}
          error={problemOf('location')}
          onChange={({ target }) => set({ location: target.value })}
        />
        <TextAreaField
          label={t`Description`}
          value={form.description}
          error={problemOf('description')}
          onChange={({ target }) => set({ description: target.value })}
        />
        <div className="sticky -bottom-6 -mx-6 -mb-6 grid border-t border-line bg-paper px-6 pt-3 pb-4">
          <Button type="submit" variant="primary" pending={saving}>
            {event ? t`Save event` : t`Create event`}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
