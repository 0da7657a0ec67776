import type { UserMetric } from '@drape/contract/admin/admin-figures';
import { adminLimits, type Period, periods } from '@drape/contract/admin/admin-options';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { api } from '../../../lib/api.ts';
import { failureSentences } from '../../../lib/failure.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/fields/field.tsx';
import { Alert } from '../../../ui/notices/alert.tsx';
import { adminKey } from '../queries.ts';
import { metricLabels } from './figure-words.ts';

type Props = { period: Period; metrics: readonly UserMetric[] };

/** Sets what the metrics of a period are measured against. */
export function TargetsDialog({ period, metrics }: Props) {
  const [open, setOpen] = useState(false);
  const queryClient = useQueryClient();
  const save = useMutation({
    mutationFn: (targets: Record<string, number | null>) => api.setTargets({ body: { period, targets } }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: [...adminKey, 'statistics'] });
      setOpen(false);
    },
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const targets = metrics.map(({ name }) => {
      const text = String(data.get(name) ?? '').trim();
      return [name, text === '' ? null : Number(text)] as const;
    });
    save.mutate(Object.fromEntries(targets));
  };
  const label = periods.find(({ value }) => value === period)?.label ?? '';
  return (
    <>
      <Button size="sm" className="print:hidden" onClick={() => setOpen(true)}>
        <Trans>Set targets</Trans>
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={t`Targets: ${label}`}
        description={t`What you want to reach in such a period. Leave a field empty for no target.`}
      >
        <form noValidate onSubmit={submit} className="grid gap-4">
          {save.error && <Alert messages={failureSentences(save.error)} />}
          {metrics.map(({ name, target }) => (
            <TextField
              key={name}
              label={t(metricLabels[name])}
              name={name}
              type="number"
              inputMode="numeric"
              min={1}
              max={adminLimits.maxTarget}
              defaultValue={target ?? ''}
            />
          ))}
          <Button type="submit" variant="primary" pending={save.isPending} className="justify-self-end">
            <Trans>Save targets</Trans>
          </Button>
        </form>
      </Dialog>
    </>
  );
}
