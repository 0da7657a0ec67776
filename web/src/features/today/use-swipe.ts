import { type PointerEvent, useRef } from 'react';

/** Pixels that a finger moves sideways before it is a swipe. */
const farEnough = 48;

type Swipe = { onNext: () => void; onPrevious: () => void };

/** Handlers that turn a finger's sideways move into a step; the page still scrolls up and down (`touch-pan-y`). */
export function useSwipe({ onNext, onPrevious }: Swipe) {
  const start = useRef<{ x: number; y: number }>(undefined);
  const end = ({ clientX, clientY }: PointerEvent) => {
    if (!start.current) return;
    const across = clientX - start.current.x;
    const along = clientY - start.current.y;
    start.current = undefined;
    if (Math.abs(across) < farEnough || Math.abs(across) < 1.5 * Math.abs(along)) return;
    if (across < 0) onNext();
    else onPrevious();
  };
  return {
    onPointerDown: ({ clientX, clientY, isPrimary }: PointerEvent) => {
      start.current = isPrimary ? { x: clientX, y: clientY } : undefined;
    },
    onPointerUp: end,
    onPointerCancel: () => {
      start.current = undefined;
    },
  };
}
