import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Archive, ListChecks, Pencil, Trash2, X } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { FootBar } from '../../../ui/foot-bar.tsx';
import { useBulkEdit } from './use-bulk-edit.ts';
import type { ItemActions } from './use-item-actions.ts';
import type { Selection } from './use-selection.ts';

const BulkEditDialog = lazy(async () => ({
  default: (await import('./bulk-edit-dialog.tsx')).BulkEditDialog,
}));

type Props = {
  selection: Selection;
  /** What is on show, which is what 'Select all' takes. */
  shownIds: readonly string[];
  archivedShelf: boolean;
  actions: ItemActions;
};

/** What can be done with the selected items, within reach as long as something is being selected. */
export function SelectionBar({ selection, shownIds, archivedShelf, actions }: Props) {
  const [editing, setEditing] = useState(false);
  const edit = useBulkEdit();
  if (!selection.active) return null;
  const ids = [...selection.selected];
  const none = ids.length === 0;
  const remove = async () => {
    selection.leave();
    await actions.remove(ids);
  };
  const archive = () =>
    edit.mutate({ ids, changes: { is_archived: !archivedShelf } }, { onSuccess: selection.leave });
  return (
    <FootBar
      aria-label={t`Selection`}
      className="z-30 mx-auto mt-6 flex w-fit max-w-full animate-rise flex-wrap items-center gap-1 p-2 ps-4"
    >
      <p role="status" className="figures me-2 text-sm font-medium">
        <Trans>{ids.length} selected</Trans>
      </p>
      <Button size="sm" variant="quiet" onClick={() => selection.selectAll(shownIds)}>
        <ListChecks aria-hidden />
        <Trans>All {shownIds.length}</Trans>
      </Button>
      <Button size="sm" variant="quiet" disabled={none} onClick={() => setEditing(true)}>
        <Pencil aria-hidden />
        <Trans>Edit</Trans>
      </Button>
      <Button size="sm" variant="quiet" disabled={none} pending={edit.isPending} onClick={archive}>
        <Archive aria-hidden />
        {archivedShelf ? t`Unarchive` : t`Archive`}
      </Button>
      <Button size="sm" variant="danger" disabled={none} onClick={() => void remove()}>
        <Trash2 aria-hidden />
        <Trans>Delete</Trans>
      </Button>
      <Button
        size="sm"
        variant="quiet"
        aria-label={t`End selecting`}
        onClick={selection.leave}
        className="px-2"
      >
        <X aria-hidden />
      </Button>
      {editing && (
        <Suspense>
          <BulkEditDialog
            title={t`Edit ${plural(ids.length, { one: '# item', other: '# items' })}`}
            pending={edit.isPending}
            onClose={() => setEditing(false)}
            onSave={(changes, addTags) =>
              edit.mutate(
                { ids, changes, ...(addTags.length > 0 ? { add_tags: addTags } : {}) },
                {
                  onSuccess: () => {
                    setEditing(false);
                    selection.leave();
                  },
                },
              )
            }
          />
        </Suspense>
      )}
    </FootBar>
  );
}
