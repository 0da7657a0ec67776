import type { WardrobeItem } from '@drape/contract/wardrobe/wardrobe-item';
import { msg, t } from '@lingui/core/macro';
import { Lock } from 'lucide-react';
import { type DragEvent, type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { cx } from '../../../ui/cx.ts';
import { useTier } from '../../membership/use-tier.ts';
import { LaidImage, placeOf } from '../collage.tsx';
import { type LaidPicture, pictureOf } from '../flat-lay.ts';
import { beginStep, changeTable, redo, step, undo, useBuilder } from './builder.ts';
import { ScoreMark } from './builder-score.tsx';
import { EmptyTable, Starters } from './starters.tsx';
import { addPiece, changePiece, placePiece, removePiece, restack } from './table-moves.ts';

/** The kind of data that a dragged item of the tray carries. */
export const draggedItem = 'application/x-drape-item';

const nudge = 0.01;
const dragFromPixels = 3;

type Edit = Parameters<typeof changePiece>[2];
const editKeys: Record<string, Edit> = {
  ArrowLeft: { dx: -nudge },
  ArrowRight: { dx: nudge },
  ArrowUp: { dy: -nudge },
  ArrowDown: { dy: nudge },
  '+': { grow: 1.06 },
  '=': { grow: 1.06 },
  '-': { grow: 1 / 1.06 },
  '[': { turn: -5 },
  ']': { turn: 5 },
};

/** What a key does to a piece; undefined where it means nothing here. */
function editOfKey({ key, shiftKey }: KeyboardEvent): Edit | undefined {
  const edit = editKeys[key];
  if (!edit || !shiftKey) return edit;
  return { ...edit, dx: (edit.dx ?? 0) * 5, dy: (edit.dy ?? 0) * 5 };
}

function handleKey(event: KeyboardEvent, id: string): void {
  const edit = editOfKey(event);
  if (edit) step((layout) => changePiece(layout, id, edit));
  else if (event.key === 'Delete' || event.key === 'Backspace') step((layout) => removePiece(layout, id));
  else if (event.key === 'PageUp') step((layout) => restack(layout, id, 'top'));
  else if (event.key === 'PageDown') step((layout) => restack(layout, id, 'bottom'));
  else return;
  event.preventDefault();
}

/** Where a drag began: of the pointer in pixels, of the piece on the table. */
type Drag = { pointer: { x: number; y: number }; piece: { x: number; y: number }; moved: boolean };

function usePieceDrag({ x, y, item: { id } }: LaidPicture, table: () => DOMRect | undefined) {
  const drag = useRef<Drag>(undefined);
  const end = () => {
    drag.current = undefined;
  };
  return {
    onPointerDown(event: PointerEvent) {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      drag.current = { pointer: { x: event.clientX, y: event.clientY }, piece: { x, y }, moved: false };
      useBuilder.setState({ selected: id });
    },
    onPointerMove(event: PointerEvent) {
      const [from, box] = [drag.current, table()];
      if (!from || !box) return;
      const [dx, dy] = [event.clientX - from.pointer.x, event.clientY - from.pointer.y];
      if (!from.moved && Math.hypot(dx, dy) < dragFromPixels) return;
      if (!from.moved) beginStep();
      from.moved = true;
      const at = { x: from.piece.x + dx / box.width, y: from.piece.y + dy / box.height };
      changeTable((layout) => placePiece(layout, id, at));
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}

type PieceProps = { picture: LaidPicture; helpId: string; table: () => DOMRect | undefined };

function Piece({ picture, helpId, table }: PieceProps) {
  const { id, description } = picture.item;
  const selected = useBuilder((state) => state.selected === id);
  const kept = useBuilder((state) => state.kept.includes(id));
  const drag = usePieceDrag(picture, table);
  return (
    <button
      type="button"
      aria-label={kept ? t`${description}, kept` : description}
      aria-pressed={selected}
      aria-describedby={helpId}
      onFocus={() => useBuilder.setState({ selected: id })}
      onKeyDown={(event) => handleKey(event, id)}
      {...drag}
      style={placeOf(picture)}
      className={cx(
        'absolute cursor-grab touch-none rounded-control active:cursor-grabbing',
        selected && 'outline-1 outline-offset-2 outline-ink outline-dashed [color-scheme:light]',
      )}
    >
      <LaidImage picture={picture} lazy={false} />
      {kept && (
        <span className="absolute top-1 end-1 grid size-6 place-items-center rounded-full bg-ink text-paper">
          <Lock aria-hidden className="size-3" />
        </span>
      )}
    </button>
  );
}

const help = msg`Drag to move, or use the arrow keys, with Shift for larger steps. Plus and minus make it larger or smaller, the square brackets turn it, Page Up and Page Down lay it above or below, Delete takes it away.`;

type Props = { items: ReadonlyMap<string, WardrobeItem>; onTable: readonly WardrobeItem[] };

/** The table on which an outfit is laid out, with the pointer, by touch or by keyboard. */
export function BuilderBoard({ items, onTable }: Props) {
  const layout = useBuilder((state) => state.layout);
  const { isPro } = useTier();
  const board = useRef<HTMLElement>(null);
  const boxOfTable = () => board.current?.getBoundingClientRect();
  const drop = (event: DragEvent) => {
    const item = items.get(event.dataTransfer.getData(draggedItem));
    const box = boxOfTable();
    if (!item || !box) return;
    event.preventDefault();
    const at = { x: (event.clientX - box.left) / box.width, y: (event.clientY - box.top) / box.height };
    step((before) => addPiece(before, item, onTable, at));
    useBuilder.setState({ selected: item.id });
  };
  const undoByKey = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return;
    event.preventDefault();
    if (event.shiftKey) redo();
    else undo();
  };
  return (
    <section
      ref={board}
      aria-label={t`Table`}
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
      onKeyDown={undoByKey}
      className={cx(
        'table-top relative mx-auto overflow-hidden rounded-photo',
        layout.length === 0
          ? 'w-full lg:h-(--stage)'
          : 'aspect-4/5 w-full max-md:w-[min(100%,32svh)] lg:h-[calc(var(--stage)-3.5rem)] lg:w-auto lg:max-w-full',
      )}
    >
      <p id="table-help" className="sr-only">
        {t(help)}
      </p>
      {layout.length === 0 && (isPro ? <Starters /> : <EmptyTable />)}
      <div className="md:hidden">
        <ScoreMark onTable={onTable} />
      </div>
      {layout.map((piece) => {
        const item = items.get(piece.item_id);
        return (
          item && (
            <Piece
              key={piece.item_id}
              picture={pictureOf(item, piece)}
              helpId="table-help"
              table={boxOfTable}
            />
          )
        );
      })}
    </section>
  );
}
