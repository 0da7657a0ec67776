import type { PlanDetails } from '@drape/contract/membership/membership';
import { limits } from '@drape/contract/wire/limits';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { api } from '../../lib/api.ts';
import { failureSentences } from '../../lib/failure.ts';
import { formatDay } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextAreaField } from '../../ui/fields/text-area-field.tsx';
import { Alert } from '../../ui/notices/alert.tsx';
import { OperatorContact } from '../account/sign-in/operator-contact.tsx';
import { planDetailsQuery } from './queries.ts';

/** Leads to the payment page of the provider. */
function PayButton() {
  const checkout = useMutation({
    mutationFn: () => api.startCheckout(),
    onSuccess: ({ url }) => window.location.assign(url),
  });
  return (
    <div className="grid justify-items-start gap-3">
      <Button variant="primary" pending={checkout.isPending} onClick={() => checkout.mutate()}>
        <Trans>Upgrade to Pro</Trans>
      </Button>
      {checkout.error && <Alert messages={failureSentences(checkout.error)} />}
    </div>
  );
}

function RequestDialog({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const queryClient = useQueryClient();
  const [note, setNote] = useState('');
  const request = useMutation({
    mutationFn: () => api.requestUpgrade({ body: { note } }),
    onSuccess: (plan) => {
      queryClient.setQueryData(planDetailsQuery.queryKey, plan);
      onOpenChange(false);
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    request.mutate();
  };
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t`Upgrade to Pro`}>
      <form noValidate onSubmit={submit} className="grid gap-5">
        <p>
          <Trans>
            Payment is not connected on this installation, so <OperatorContact /> decides. They see your
            request as soon as you send it.
          </Trans>
        </p>
        {request.error && <Alert messages={failureSentences(request.error)} />}
        <TextAreaField
          label={t`A note with it`}
          hint={t`Optional`}
          maxLength={limits.maxUpgradeNote}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={() => onOpenChange(false)}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" variant="primary" pending={request.isPending}>
            <Trans>Ask for Pro</Trans>
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function RequestButton({ request }: Pick<PlanDetails, 'request'>) {
  const [open, setOpen] = useState(false);
  if (request?.state === 'waiting')
    return (
      <p role="status" className="rounded-control border border-edge px-4 py-3 text-sm">
        <Trans>
          You asked for Pro on {formatDay(request.created_at)}. It opens here as soon as it is granted.
        </Trans>
      </p>
    );
  return (
    <div className="grid justify-items-start gap-3">
      {request?.state === 'declined' && (
        <p className="text-sm text-muted">
          <Trans>Your request of {formatDay(request.created_at)} was declined.</Trans>
        </p>
      )}
      <Button variant="primary" onClick={() => setOpen(true)}>
        <Trans>Upgrade to Pro</Trans>
      </Button>
      <RequestDialog open={open} onOpenChange={setOpen} />
    </div>
  );
}

/** The way to Pro: a payment where one can be made, a request otherwise, nothing where there is nothing to upgrade. */
export function UpgradeButton({ plan }: { plan: PlanDetails }) {
  if (plan.upgrade === 'checkout') return <PayButton />;
  return plan.upgrade === 'request' ? <RequestButton request={plan.request} /> : null;
}
