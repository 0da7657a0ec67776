import type { ModelLimits } from '@drape/contract/models/models';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/fields/field.tsx';
import { Alert } from '../../../ui/notices/alert.tsx';
import { useSaveModelLimits } from '../queries.ts';
import { draftOf, type LimitsDraft, type LimitsProblems, readLimitsDraft } from './limits-draft.ts';

const limitFields = [
  ['budget', msg`Monthly budget in dollars`, msg`Empty: no limit`],
  ['tokens', msg`Tokens a month`, msg`Empty: no limit`],
] as const;
const priceFields = [
  ['textInput', msg`Text model, tokens in`],
  ['textOutput', msg`Text model, tokens out`],
  ['visionInput', msg`Vision model, tokens in`],
  ['visionOutput', msg`Vision model, tokens out`],
] as const;

type Props = { limits: ModelLimits; arePricesOpen: boolean };

/** The budget after which the embedded engine takes over, and the prices by which it is counted. */
export function ModelLimitsForm({ limits, arePricesOpen }: Props) {
  const [draft, setDraft] = useState<LimitsDraft>(() => draftOf(limits));
  const [problems, setProblems] = useState<LimitsProblems>({});
  const { mutate, isPending, isSuccess, error, reset } = useSaveModelLimits();

  const set = (name: keyof LimitsDraft, value: string) => {
    reset();
    setProblems(({ [name]: _, ...others }) => others);
    setDraft({ ...draft, [name]: value });
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    const read = readLimitsDraft(draft);
    if ('problems' in read) setProblems(read.problems);
    else mutate(read.limits);
  };
  const field = (name: keyof LimitsDraft, label: string, hint?: string) => (
    <TextField
      key={name}
      label={label}
      {...(hint === undefined ? {} : { hint })}
      inputMode="decimal"
      autoComplete="off"
      value={draft[name]}
      error={problems[name]}
      onChange={(event) => set(name, event.target.value)}
    />
  );
  return (
    <form noValidate onSubmit={save} className="grid gap-5">
      <div className="grid gap-4 sm:grid-cols-2">
        {limitFields.map(([name, label, hint]) => field(name, t(label), t(hint)))}
      </div>
      <details open={arePricesOpen || priceFields.some(([name]) => problems[name] !== undefined)}>
        <summary className="py-1 text-sm font-medium">
          <Trans>Prices</Trans>
        </summary>
        <fieldset className="mt-2 grid gap-3">
          <legend className="text-sm text-muted">
            <Trans>
              Prices in dollars for a million tokens. Only a provider that tells the cost itself needs none.
            </Trans>
          </legend>
          <div className="mt-2 grid grid-cols-2 gap-4">
            {priceFields.map(([name, label]) => field(name, t(label)))}
          </div>
        </fieldset>
      </details>
      {error && <Alert messages={[error.message]} />}
      <div className="flex items-center gap-4">
        <Button type="submit" size="sm" pending={isPending}>
          <Trans>Save limits</Trans>
        </Button>
        <p role="status" className="text-sm text-muted">
          {isSuccess ? t`Saved.` : ''}
        </p>
      </div>
    </form>
  );
}
