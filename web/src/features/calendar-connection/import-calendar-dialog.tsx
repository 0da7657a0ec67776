import { calendarLimits } from '@drape/contract/calendar/calendar-options';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { failureSentences } from '../../lib/failure.ts';
import { randomKey } from '../../lib/random-key.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FileDrop } from '../../ui/fields/file-drop.tsx';
import { Alert } from '../../ui/notices/alert.tsx';
import { Progress } from '../../ui/notices/progress.tsx';
import { showToast } from '../../ui/notices/toast.tsx';
import { tellFailure } from '../calendar/calendar-messages.ts';
import { refreshCalendar } from '../calendar/queries.ts';
import { connectionMessages as says } from './connection-messages.ts';
import { changeCount, ImportPreview } from './import-preview.tsx';

type Chosen = { file: File; idempotencyKey: string };

const maxMegabytes = calendarLimits.maxIcsBytes / 1024 ** 2;

function useImport(onDone: () => void) {
  const queryClient = useQueryClient();
  const undo = async (ids: string[]) => {
    try {
      await api.deleteEvents({ body: { ids } });
      showToast({ title: t(says.undone) });
    } catch (error) {
      tellFailure(t(says.undoFailed), error);
    }
    await refreshCalendar(queryClient);
  };
  const check = useMutation({
    mutationFn: ({ file }: Chosen) => api.importCalendar({ file, fields: { dry_run: 'true' } }),
  });
  const run = useMutation({
    mutationFn: ({ file, idempotencyKey }: Chosen) => api.importCalendar({ file }, { idempotencyKey }),
    onSuccess: ({ created, updated, removed, created_ids: ids }) => {
      const action = { label: t`Undo`, onAction: () => void undo(ids) };
      showToast({
        title: t(says.imported),
        description: says.synced(created, updated, removed),
        ...(ids.length > 0 && { action, durationMs: 10_000 }),
      });
      void refreshCalendar(queryClient);
      onDone();
    },
  });
  return { check, run };
}

/** From an .ics file over a preview to its events. */
export function ImportCalendarDialog({ onClose }: { onClose: () => void }) {
  const [chosen, setChosen] = useState<Chosen>();
  const { check, run } = useImport(onClose);
  const found = check.data;
  const failure = run.error ?? check.error;
  const choose = ([file]: File[]) => {
    if (!file) return;
    const next = { file, idempotencyKey: randomKey() };
    setChosen(next);
    run.reset();
    check.mutate(next);
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !run.isPending && onClose()}
      title={t`Import a calendar`}
      description={t`An .ics file, as any calendar app exports it. You see what comes in before it does.`}
    >
      {check.isPending || run.isPending ? (
        <div className="grid gap-3 py-6">
          <p role="status" className="text-sm">
            {run.isPending ? t`Importing` : chosen ? t`Reading ${chosen.file.name}` : t`Reading the file`}
          </p>
          <Progress label={t`Progress`} percent={undefined} />
        </div>
      ) : (
        <>
          {failure && <Alert messages={failureSentences(failure, t(says.importFailed))} />}
          {found ? (
            <ImportPreview found={found} />
          ) : (
            <FileDrop
              title={t`Place the file here`}
              hint={t`.ics, up to ${maxMegabytes} MB`}
              accept=".ics,.ical,text/calendar"
              onFiles={choose}
              className="min-h-40"
            />
          )}
          {found && (
            <div className="flex flex-wrap justify-end gap-2">
              <Button onClick={check.reset}>
                <Trans>Choose another file</Trans>
              </Button>
              <Button
                variant="primary"
                disabled={!chosen || changeCount(found) === 0}
                onClick={() => chosen && run.mutate(chosen)}
              >
                <Trans>Import</Trans>
              </Button>
            </div>
          )}
        </>
      )}
    </Dialog>
  );
}
