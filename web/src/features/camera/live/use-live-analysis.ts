import { isSameFrame } from '@drape/engine/live/frame-cells';
import { type Dispatch, type RefObject, useEffect } from 'react';
import type { CameraEvent, CameraState } from '../camera-state.ts';
import { captureFrame } from '../capture-frame.ts';
import type { FrameReader } from '../frames/frame-reader.ts';
import { analyzeLiveFrame } from '../send-capture.ts';
import { liveFailure, wasSeen } from './live-failure.ts';

type Options = {
  video: RefObject<HTMLVideoElement | null>;
  reader: RefObject<FrameReader | undefined>;
  state: CameraState;
  dispatch: Dispatch<CameraEvent>;
};

/**
 * While live analysis runs, has a picture analysed at once and then one each interval, never two at a time, and none
 * that shows the same as the last that was analysed.
 */
export function useLiveAnalysis({ video, reader, state, dispatch }: Options): void {
  const running = state.stage === 'live' && state.analysis !== 'off';
  const { intervalSeconds } = state;
  useEffect(() => {
    if (!running) return;
    const controller = new AbortController();
    const { signal } = controller;
    let busy = false;
    let analyzed: Float32Array | undefined;

    const cellsNow = () => {
      const reading = reader.current?.current();
      return reading === 'failed' ? undefined : reading?.cells;
    };
    const look = async (element: HTMLVideoElement) => {
      const cells = cellsNow();
      if (cells && analyzed && isSameFrame(cells, analyzed))
        return dispatch({ type: 'live frame unchanged' });
      dispatch({ type: 'live frame sent' });
      try {
        const shot = await captureFrame(element);
        const result = await analyzeLiveFrame(shot, { signal });
        analyzed = cells;
        dispatch({ type: 'live analyzed', glance: { shot, result, keeping: false } });
      } catch (error) {
        if (signal.aborted) return;
        if (wasSeen(error)) analyzed = cells;
        const failure = liveFailure(error);
        if (failure.kind === 'ended')
          dispatch({ type: 'live stopped', notice: { tone: 'error', text: failure.message } });
        else dispatch({ type: 'live failed', ...(failure.kind === 'shown' && { message: failure.message }) });
      }
    };
    const tick = async () => {
      const element = video.current;
      if (busy || !element) return;
      busy = true;
      await look(element);
      busy = false;
    };
    void tick();
    const timer = setInterval(() => void tick(), intervalSeconds * 1000);
    return () => {
      clearInterval(timer);
      controller.abort();
    };
  }, [running, intervalSeconds, video, reader, dispatch]);
}
