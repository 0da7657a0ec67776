import { t } from '@lingui/core/macro';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { cx } from '../../../ui/cx.ts';
import { type BrushPicture, showPicture } from './brush-canvas.ts';
import type { BrushTool, Stroke } from './brush-strokes.ts';

type Point = readonly [x: number, y: number];

type Props = {
  picture: BrushPicture;
  strokes: readonly Stroke[];
  tool: BrushTool;
  /** Diameter in pixels of the photo. */
  size: number;
  zoom: number;
  onStroke: (stroke: Stroke) => void;
};

const keySteps: Record<string, Point> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

/** The photo to brush on, by pointer or finger; with the keyboard the arrows move the brush and Space dabs. */
export function BrushBoard({ picture, strokes, tool, size, zoom, onStroke }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const points = useRef<Point[]>([]);
  const moves = tool === 'move';
  const mode = moves ? 'erase' : tool;
  const [cursor, setCursor] = useState<Point>();

  useEffect(() => {
    if (canvas.current) showPicture(canvas.current, picture, strokes);
  }, [picture, strokes]);

  const placeOf = ({ clientX, clientY, currentTarget }: PointerEvent): Point => {
    const box = currentTarget.getBoundingClientRect();
    const x = ((clientX - box.left) / box.width) * picture.width;
    return [x, ((clientY - box.top) / box.height) * picture.height];
  };
  const draw = (event: PointerEvent) => {
    if (moves) return;
    const place = placeOf(event);
    setCursor(place);
    if (event.buttons === 0 || !canvas.current) return;
    points.current.push(place);
    showPicture(canvas.current, picture, [...strokes, { mode, size, points: points.current }]);
  };
  const finish = () => {
    if (points.current.length === 0) return;
    onStroke({ mode, size, points: points.current });
    points.current = [];
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (moves) return;
    const at: Point = cursor ?? [picture.width / 2, picture.height / 2];
    const step = keySteps[event.key];
    if (step) {
      event.preventDefault();
      const clamp = (value: number, most: number) => Math.min(most, Math.max(0, value));
      const next: Point = [
        clamp(at[0] + (step[0] * size) / 2, picture.width),
        clamp(at[1] + (step[1] * size) / 2, picture.height),
      ];
      setCursor(next);
      if (event.shiftKey) onStroke({ mode, size, points: [at, next] });
    } else if (event.key === ' ') {
      event.preventDefault();
      setCursor(at);
      onStroke({ mode, size, points: [at] });
    }
  };

  return (
    <div className="relative" style={{ width: `${zoom * 100}%` }}>
      <canvas
        ref={canvas}
        width={picture.width}
        height={picture.height}
        tabIndex={0}
        role="img"
        aria-label={t`The photo. Arrow keys move the brush, Space dabs, Shift with an arrow draws`}
        onPointerDown={(event) => {
          if (!moves) event.currentTarget.setPointerCapture(event.pointerId);
          draw(event);
        }}
        onPointerMove={draw}
        onPointerUp={finish}
        onPointerCancel={finish}
        onPointerLeave={() => setCursor(undefined)}
        onKeyDown={onKeyDown}
        className={cx(
          'block h-auto w-full rounded-photo bg-plate',
          moves ? 'cursor-grab touch-auto' : 'cursor-crosshair touch-none',
        )}
      />
      {cursor && !moves && (
        <span
          aria-hidden
          className="pointer-events-none absolute aspect-square -translate-x-1/2 -translate-y-1/2 rounded-full border border-white outline outline-black"
          style={{
            left: `${(cursor[0] / picture.width) * 100}%`,
            top: `${(cursor[1] / picture.height) * 100}%`,
            width: `${(size / picture.width) * 100}%`,
          }}
        />
      )}
    </div>
  );
}
