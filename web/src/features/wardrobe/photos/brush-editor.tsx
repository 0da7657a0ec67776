import type { ItemImage, WardrobeItem } from '@drape/contract/wardrobe/wardrobe-item';
import { paths } from '@drape/contract/wire/paths';
import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Brush, Eraser, Hand, Redo2, Undo2, ZoomIn, ZoomOut } from 'lucide-react';
import { useReducer, useState } from 'react';
import { describeFailure } from '../../../lib/failure.ts';
import { sendFile } from '../../../lib/send-file.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Alert } from '../../../ui/notices/alert.tsx';
import { Skeleton } from '../../../ui/notices/skeleton.tsx';
import { showToast } from '../../../ui/notices/toast.tsx';
import { takeInItems } from '../queries.ts';
import { wardrobeMessages as says } from '../wardrobe-messages.ts';
import { BrushBoard } from './brush-board.tsx';
import { loadBrushPicture, maskFile } from './brush-canvas.ts';
import { type BrushTool, noStrokes, reduceStrokes } from './brush-strokes.ts';

const zooms = [1, 1.5, 2, 3, 4];
const sizes = { least: 0.01, usual: 0.06, most: 0.25 };

const tools: readonly (readonly [BrushTool, MessageDescriptor, typeof Brush])[] = [
  ['erase', msg`Erase`, Eraser],
  ['restore', msg`Restore`, Brush],
  ['move', msg`Move`, Hand],
];

type Props = { itemId: string; image: ItemImage; onClose: () => void };

/** Corrects a cut-out by hand: a brush that takes away or brings back, and what was drawn can be undone. */
export function BrushEditor({ itemId, image, onClose }: Props) {
  const queryClient = useQueryClient();
  const [tool, setTool] = useState<BrushTool>('erase');
  const [part, setPart] = useState(sizes.usual);
  const [zoom, setZoom] = useState(0);
  const [strokes, dispatch] = useReducer(reduceStrokes, noStrokes);
  const { data: picture, error } = useQuery({
    queryKey: ['brush', image.id, image.image_url],
    queryFn: () => loadBrushPicture(image.original_url, image.cutout ? image.image_url : undefined),
    gcTime: 0,
  });
  const save = useMutation({
    mutationFn: async () => {
      if (!picture) return;
      const file = await maskFile(picture, strokes.done);
      const params = { id: itemId, imageId: image.id };
      return (await sendFile(paths.setItemImageMask, { params, file }, {})) as WardrobeItem;
    },
    onSuccess: (item) => {
      if (item) takeInItems(queryClient, [item]);
      showToast({ title: t(says.cutoutSaved) });
      onClose();
    },
  });
  const problem = error ?? save.error;
  const magnified = zoom > 0;
  const shownTools = tools.filter(([value]) => magnified || value !== 'move');

  return (
    <Dialog open shape="panel" title={t`Correct the cut-out`} onOpenChange={(open) => !open && onClose()}>
      {problem && <Alert messages={[describeFailure(problem, t(says.imageFailed)).message]} />}
      <div className="sticky top-16 z-10 flex flex-wrap items-center gap-2 bg-paper pb-3">
        <fieldset className="flex gap-2">
          <legend className="sr-only">
            <Trans>The brush</Trans>
          </legend>
          {shownTools.map(([value, label, Icon]) => (
            <Button
              key={value}
              size="sm"
              variant={tool === value ? 'primary' : 'secondary'}
              aria-pressed={tool === value}
              onClick={() => setTool(value)}
            >
              <Icon aria-hidden />
              {t(label)}
            </Button>
          ))}
        </fieldset>
        <label className="flex min-h-9 items-center gap-2 text-sm">
          <Trans>Size</Trans>
          <input
            type="range"
            min={sizes.least}
            max={sizes.most}
            step={0.01}
            value={part}
            onChange={(event) => setPart(Number(event.target.value))}
            className="w-28 accent-accent"
          />
        </label>
        <div className="flex">
          <Button
            size="sm"
            variant="quiet"
            aria-label={t`Undo`}
            disabled={strokes.done.length === 0}
            onClick={() => dispatch({ type: 'undo' })}
          >
            <Undo2 aria-hidden />
          </Button>
          <Button
            size="sm"
            variant="quiet"
            aria-label={t`Redo`}
            disabled={strokes.undone.length === 0}
            onClick={() => dispatch({ type: 'redo' })}
          >
            <Redo2 aria-hidden />
          </Button>
          <Button
            size="sm"
            variant="quiet"
            aria-label={t`Zoom out`}
            disabled={zoom === 0}
            onClick={() => {
              setZoom(zoom - 1);
              if (zoom === 1 && tool === 'move') setTool('erase');
            }}
          >
            <ZoomOut aria-hidden />
          </Button>
          <Button
            size="sm"
            variant="quiet"
            aria-label={t`Zoom in`}
            disabled={zoom === zooms.length - 1}
            onClick={() => setZoom(zoom + 1)}
          >
            <ZoomIn aria-hidden />
          </Button>
        </div>
        <Button
          size="sm"
          variant="primary"
          pending={save.isPending}
          disabled={!picture || strokes.done.length === 0}
          onClick={() => save.mutate()}
          className="ms-auto"
        >
          <Trans>Save cut-out</Trans>
        </Button>
      </div>
      {picture ? (
        <div className="max-h-[75dvh] max-w-2xl overflow-auto rounded-photo">
          <BrushBoard
            picture={picture}
            strokes={strokes.done}
            tool={tool}
            size={part * Math.max(picture.width, picture.height)}
            zoom={zooms[zoom] ?? 1}
            onStroke={(stroke) => dispatch({ type: 'drawn', stroke })}
          />
        </div>
      ) : (
        !error && <Skeleton className="aspect-3/4 max-w-2xl" />
      )}
    </Dialog>
  );
}
