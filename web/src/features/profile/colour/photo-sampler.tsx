import { nameColour } from '@drape/engine/colour/name-colour';
import { hexToOkLab } from '@drape/engine/colour/oklab';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import {
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { type PhotoPoint, type Picking, viewOf } from './colour-picking.ts';
import { discColour } from './disc-colour.ts';

type Props = {
  photo: HTMLCanvasElement;
  picking: Picking;
  onMove: (point: PhotoPoint) => void;
  onTake: (hex: string) => void;
};

/** The disc that is averaged, as a share of the photo's shorter side at full view. */
const discShare = 0.014;

const steps: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

function colourAt(photo: HTMLCanvasElement, point: PhotoPoint, radius: number): string {
  const [x, y] = [point.x * (photo.width - 1), point.y * (photo.height - 1)];
  const [left, top] = [Math.max(0, Math.floor(x - radius - 1)), Math.max(0, Math.floor(y - radius - 1))];
  const side = Math.ceil(2 * radius + 3);
  const pixels = photo.getContext('2d')?.getImageData(left, top, side, side);
  return pixels ? discColour(pixels, x - left, y - top, radius) : '#808080';
}

/** The photo with a point on it: tap, or move with the arrow keys and take with Enter. Nothing leaves the browser. */
export function PhotoSampler({ photo, picking, onMove, onTake }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [centre, setCentre] = useState(picking.point);
  const { point, zoom, active } = picking;
  const view = viewOf(picking, centre);
  const radius = Math.max(2, (discShare * Math.min(photo.width, photo.height)) / zoom);
  const hex = colourAt(photo, point, radius);

  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    const { width, height } = photo;
    context.imageSmoothingQuality = 'high';
    context.drawImage(
      photo,
      ...([view.x * width, view.y * height, view.size * width, view.size * height] as const),
      ...([0, 0, width, height] as const),
    );
  }, [photo, view.x, view.y, view.size]);

  const place = (event: PointerEvent<HTMLElement>): PhotoPoint => {
    const box = event.currentTarget.getBoundingClientRect();
    return {
      x: view.x + ((event.clientX - box.left) / box.width) * view.size,
      y: view.y + ((event.clientY - box.top) / box.height) * view.size,
    };
  };
  const press = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step) {
      event.preventDefault();
      const far = (event.shiftKey ? 0.05 : 0.01) / zoom;
      const next = { x: point.x + step[0] * far, y: point.y + step[1] * far };
      onMove(next);
      setCentre(next);
    }
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    onTake(hex);
  };
  const ratio = { '--ratio': photo.width / photo.height } as CSSProperties;
  const shown = (at: number, from: number) => `${((at - from) / view.size) * 100}%`;

  return (
    <div className="grid gap-2">
      <div
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the photo is operated by keys, which the role announces
        tabIndex={0}
        aria-label={t`Photo, taking the color of ${active}. Arrow keys move the point, with Shift further; Enter takes the color.`}
        onKeyDown={press}
        onPointerDown={(event) => onMove(place(event))}
        onPointerMove={(event) => event.buttons > 0 && onMove(place(event))}
        onPointerUp={(event) => {
          const at = place(event);
          onMove(at);
          onTake(colourAt(photo, at, radius));
        }}
        className="relative w-[min(100%,calc(70dvh*var(--ratio)))] cursor-crosshair touch-none overflow-hidden rounded-photo bg-wash"
        style={ratio}
      >
        <canvas ref={canvas} width={photo.width} height={photo.height} className="block h-auto w-full" />
        <span
          aria-hidden
          className="pointer-events-none absolute size-8 -translate-1/2 rounded-full border-2 border-white shadow-[0_0_0_1px_rgb(0_0_0/0.6),inset_0_0_0_1px_rgb(0_0_0/0.4)]"
          style={{ left: shown(point.x, view.x), top: shown(point.y, view.y), backgroundColor: hex }}
        />
      </div>
      <p aria-live="polite" className="text-sm text-muted first-letter:uppercase">
        <Trans>Under the point: {nameColour(hexToOkLab(hex)).name}</Trans>
      </p>
    </div>
  );
}
