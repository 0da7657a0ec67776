import { Trans } from '@lingui/react/macro';
import { WashingMachine } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { useBulkEdit } from './use-bulk-edit.ts';

/** Takes everything out of the laundry at once. */
export function LaundryDone({ ids }: { ids: readonly string[] }) {
  const edit = useBulkEdit();
  return (
    <Button
      size="sm"
      variant="primary"
      pending={edit.isPending}
      onClick={() => edit.mutate({ ids: [...ids], changes: { status: 'available' } })}
      className="mb-3"
    >
      {!edit.isPending && <WashingMachine aria-hidden />}
      <Trans>Everything is washed</Trans>
    </Button>
  );
}
