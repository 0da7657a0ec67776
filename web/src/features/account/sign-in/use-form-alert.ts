import { useCallback, useEffect, useRef, useState } from 'react';
import { describeFailure, type Failure } from '../../../lib/failure.ts';

/** What stands in the alert of a form: broken rules found here, or a failure that the server reported. */
export type FormAlert = { kind: 'rules'; messages: string[] } | { kind: 'failure'; failure: Failure };

/** The alert of a form: shown and focused when it appears, cleared by any edit. */
export function useFormAlert(fallback: string) {
  const [alert, setAlert] = useState<FormAlert>();
  const ref = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (alert) ref.current?.focus();
  }, [alert]);

  const showFailure = useCallback(
    (error: unknown) => setAlert({ kind: 'failure', failure: describeFailure(error, fallback) }),
    [fallback],
  );

  return {
    alert,
    ref,
    clear: () => setAlert(undefined),
    showRules: (messages: string[]) => setAlert({ kind: 'rules', messages }),
    showFailure,
  };
}
