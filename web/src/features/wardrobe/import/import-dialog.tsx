import type { ImportReport } from '@drape/contract/wardrobe/wardrobe';
import { wardrobeLimits } from '@drape/contract/wardrobe/wardrobe-options';
import { paths } from '@drape/contract/wire/paths';
import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../lib/api.ts';
import { failureSentences } from '../../../lib/failure.ts';
import { randomKey } from '../../../lib/random-key.ts';
import { sendFile } from '../../../lib/send-file.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { FileDrop } from '../../../ui/fields/file-drop.tsx';
import { Alert } from '../../../ui/notices/alert.tsx';
import { Progress } from '../../../ui/notices/progress.tsx';
import { showToast } from '../../../ui/notices/toast.tsx';
import { textLink } from '../../../ui/text-link.ts';
import { wardrobeKeys } from '../queries.ts';
import { wardrobeMessages as says, tellFailure } from '../wardrobe-messages.ts';
import type { ColumnChoice } from './import-columns.tsx';
import { ImportPreview } from './import-preview.tsx';
import { MendRows } from './mend-rows.tsx';
import { rowsToMend } from './rows-to-mend.ts';

const importTimeoutMs = 10 * 60_000;

/** The same file with other columns is another import. */
type Chosen = { file: File; idempotencyKey: string; columns: ColumnChoice | undefined };

const pollMs = 1000;

/** Rows with problems can wait; what is wrong with the file as a whole cannot. */
function isReady({ problems, fits, items_created }: ImportReport): boolean {
  return fits && items_created > 0 && problems.every(({ row, cells }) => row !== null && cells !== null);
}

/** Waits for an import that takes longer than an answer may. */
async function waitUntilDone(
  report: ImportReport,
  onProgress: (percent: number) => void,
): Promise<ImportReport> {
  let current = report;
  while (current.state === 'working' && current.id !== null) {
    onProgress(current.progress);
    await new Promise((resolve) => setTimeout(resolve, pollMs));
    current = await api.getImport({ params: { id: current.id } });
  }
  if (current.state === 'failed') throw new Error(current.message ?? '');
  return current;
}

function useImport() {
  const [percent, setPercent] = useState<number>();
  const send = useMutation({
    mutationFn: async ({ chosen, dryRun }: { chosen: Chosen; dryRun: boolean }) => {
      setPercent(0);
      const columns = chosen.columns && { columns: JSON.stringify(chosen.columns) };
      // Rows with problems wait while the others come in; the person has seen how many there are.
      const fields = { dry_run: String(dryRun), good_rows: 'true', ...columns };
      const input = { file: chosen.file, fields };
      const data = await sendFile(paths.importWardrobe, input, {
        onProgress: (sent) => setPercent(sent >= 100 ? undefined : sent),
        timeoutMs: importTimeoutMs,
        ...(dryRun ? {} : { idempotencyKey: chosen.idempotencyKey }),
      });
      return waitUntilDone(data as ImportReport, setPercent);
    },
  });
  return { ...send, percent };
}

/** From a file over a report of what would happen to the import itself, and to the rows that have to be mended. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const queryClient = useQueryClient();
  const [chosen, setChosen] = useState<Chosen>();
  const check = useImport();
  const run = useImport();
  const report = check.data;
  const failure = run.error ?? check.error;
  const busy = check.isPending || run.isPending;

  const choose = (file: File | undefined, columns?: ColumnChoice) => {
    if (!file) return;
    const next = { file, idempotencyKey: randomKey(), columns };
    setChosen(next);
    run.reset();
    check.mutate({ chosen: next, dryRun: true });
  };
  const start = () => {
    if (!chosen) return;
    run.mutate(
      { chosen, dryRun: false },
      {
        onSuccess: (done) => {
          void queryClient.invalidateQueries({ queryKey: wardrobeKeys.all });
          showToast({ title: says.imported(done.items_created) });
          if (rowsToMend(done).length === 0) onClose();
        },
        onError: (error) => tellFailure(t(says.importFailed), error),
      },
    );
  };
  const ready = report && isReady(report);
  const done = run.data && rowsToMend(run.data).length > 0 ? run.data : undefined;

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !run.isPending && onClose()}
      title={t`Import a wardrobe`}
      description={t`A ZIP that was exported here, or a table as CSV. You see what would happen before anything does.`}
    >
      {busy ? (
        <div className="grid gap-3 py-6">
          <p role="status" className="text-sm">
            {run.isPending ? t`Importing` : chosen ? t`Reading ${chosen.file.name}` : t`Reading the file`}
          </p>
          <Progress label={t`Progress`} percent={run.isPending ? run.percent : check.percent} />
        </div>
      ) : (
        <>
          {failure && <Alert messages={failureSentences(failure, t(says.importFailed))} />}
          {done && (
            <MendRows
              report={done}
              onMended={(file) =>
                choose(
                  file,
                  done.columns.map(({ column }) => column),
                )
              }
              onClose={onClose}
            />
          )}
          {!done && report && (
            <ImportPreview report={report} onChooseColumns={(columns) => choose(chosen?.file, columns)} />
          )}
          {!done && !report && (
            <FileDrop
              title={t`Place the file here`}
              hint={t`ZIP or CSV, up to ${wardrobeLimits.maxImportBytes / 1024 ** 3} GB`}
              accept=".zip,.csv,application/zip,text/csv"
              onFiles={([file]) => choose(file)}
              className="min-h-40"
            />
          )}
          {!done && !report && (
            <p className="text-sm text-muted">
              <Trans>
                From another app or a list of your own: save it as CSV, or fill in{' '}
                <a href="/wardrobe-template.csv" download className={textLink}>
                  this template
                </a>
                .
              </Trans>
            </p>
          )}
          <div className={done ? 'hidden' : 'flex flex-wrap justify-end gap-2'}>
            {report && (
              <Button onClick={check.reset}>
                <Trans>Choose another file</Trans>
              </Button>
            )}
            {report && (
              <Button variant="primary" disabled={!ready} onClick={start}>
                <Trans>
                  Import <Plural value={report.items_created} one="# item" other="# items" />
                </Trans>
              </Button>
            )}
          </div>
        </>
      )}
    </Dialog>
  );
}
