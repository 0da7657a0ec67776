import { useCallback, useSyncExternalStore } from 'react';
import type { FrameReader, FrameReading } from './frame-reader.ts';

const nothing = () => {};

/** The latest reading of the camera; renders with every picture that is read. */
export function useFrameReading(reader: FrameReader | undefined): FrameReading | 'failed' | undefined {
  const subscribe = useCallback((listener: () => void) => reader?.subscribe(listener) ?? nothing, [reader]);
  return useSyncExternalStore(subscribe, () => reader?.current());
}
