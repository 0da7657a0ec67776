import type { Ref } from 'react';
import { Alert } from '../../../ui/notices/alert.tsx';
import { FailureAlert } from '../failure-alert.tsx';
import type { FormAlert as State } from './use-form-alert.ts';

export function FormAlert({ alert, ref }: { alert: State | undefined; ref: Ref<HTMLDivElement> }) {
  if (alert === undefined) return null;
  if (alert.kind === 'rules') return <Alert ref={ref} messages={alert.messages} />;
  return <FailureAlert ref={ref} failure={alert.failure} />;
}
