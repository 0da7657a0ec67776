import type { WardrobeItem } from '@drape/contract/wardrobe/wardrobe-item';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import {
  BringToFront,
  Lock,
  LockOpen,
  type LucideIcon,
  Maximize2,
  Minimize2,
  Redo2,
  RotateCcw,
  RotateCw,
  Trash2,
  Undo2,
} from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { usualLayout } from '../flat-lay.ts';
import { redo, step, toggleKept, undo, useBuilder } from './builder.ts';
import { changePiece, removePiece, restack } from './table-moves.ts';

type ToolProps = {
  label: string;
  Icon: LucideIcon;
  disabled?: boolean;
  pressed?: boolean;
  onPress: () => void;
};

function Tool({ label, Icon, disabled = false, pressed, onPress }: ToolProps) {
  return (
    <Button
      size="icon"
      variant="quiet"
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      disabled={disabled}
      onClick={onPress}
    >
      <Icon aria-hidden className={pressed ? 'text-accent-text' : undefined} />
    </Button>
  );
}

type PieceToolsProps = { item: WardrobeItem; onTable: readonly WardrobeItem[] };

function PieceTools({ item, onTable }: PieceToolsProps) {
  const { id, description } = item;
  const kept = useBuilder((state) => state.kept.includes(id));
  const change = (edit: Parameters<typeof changePiece>[2]) => step((layout) => changePiece(layout, id, edit));
  return (
    <fieldset className="flex min-w-0 flex-wrap items-center">
      <legend className="w-full truncate text-sm font-medium">{description}</legend>
      <Tool label={t`Smaller`} Icon={Minimize2} onPress={() => change({ grow: 1 / 1.12 })} />
      <Tool label={t`Larger`} Icon={Maximize2} onPress={() => change({ grow: 1.12 })} />
      <Tool label={t`Turn left`} Icon={RotateCcw} onPress={() => change({ turn: -5 })} />
      <Tool label={t`Turn right`} Icon={RotateCw} onPress={() => change({ turn: 5 })} />
      <Tool
        label={t`Lay on top`}
        Icon={BringToFront}
        onPress={() => step((layout) => restack(layout, id, 'top'))}
      />
      <Tool
        label={t`Keep ${description}`}
        Icon={kept ? Lock : LockOpen}
        pressed={kept}
        onPress={() => toggleKept(id)}
      />
      <Tool
        label={t`Take ${description} away`}
        Icon={Trash2}
        onPress={() => step((layout) => removePiece(layout, id, onTable))}
      />
    </fieldset>
  );
}

type Props = { items: ReadonlyMap<string, WardrobeItem>; onTable: readonly WardrobeItem[] };

/** What can be done with the table and with the piece that is chosen on it. */
export function BuilderToolbar({ items, onTable }: Props) {
  const selected = useBuilder((state) => state.selected);
  const canUndo = useBuilder((state) => state.past.length > 0);
  const canRedo = useBuilder((state) => state.future.length > 0);
  const item = selected === undefined ? undefined : items.get(selected);
  if (onTable.length === 0 && !canUndo && !canRedo) return null;
  return (
    <div className="grid gap-2 pt-2">
      <div className="flex items-center">
        <Tool label={t`Undo`} Icon={Undo2} disabled={!canUndo} onPress={undo} />
        <Tool label={t`Redo`} Icon={Redo2} disabled={!canRedo} onPress={redo} />
        <span className="ms-auto flex gap-2">
          <Button size="sm" disabled={onTable.length === 0} onClick={() => step(() => usualLayout(onTable))}>
            <Trans>Tidy up</Trans>
          </Button>
          <Button size="sm" disabled={onTable.length === 0} onClick={() => step(() => [])}>
            <Trans>Clear the table</Trans>
          </Button>
        </span>
      </div>
      <div className="min-h-17">
        {item ? (
          <PieceTools item={item} onTable={onTable} />
        ) : (
          <p className={cx('text-sm text-muted', onTable.length === 0 && 'hidden')}>
            <Trans>Choose a piece on the table to turn, size, keep or remove it.</Trans>
          </p>
        )}
      </div>
    </div>
  );
}
