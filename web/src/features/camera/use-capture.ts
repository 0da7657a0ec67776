import { t } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import { type Dispatch, type RefObject, useEffect, useRef } from 'react';
import { describeFailure } from '../../lib/failure.ts';
import { showToast } from '../../ui/notices/toast.tsx';
import { analysisKeys } from '../analysis/queries.ts';
import type { CameraEvent, CameraState, Glance } from './camera-state.ts';
import { CaptureError, captureFrame } from './capture-frame.ts';
import { analyzeCapture } from './send-capture.ts';

type Options = {
  video: RefObject<HTMLVideoElement | null>;
  state: CameraState;
  dispatch: Dispatch<CameraEvent>;
};

/** Taking a picture, having it analysed, and keeping a live one. */
export function useCapture({ video, state, dispatch }: Options) {
  const queryClient = useQueryClient();
  const sending = useRef<AbortController>(undefined);
  useEffect(() => () => sending.current?.abort(), []);
  const refreshHistory = () => void queryClient.invalidateQueries({ queryKey: analysisKeys.history });

  const capture = async () => {
    if (!video.current) return;
    try {
      dispatch({ type: 'captured', shot: await captureFrame(video.current) });
    } catch (error) {
      if (!(error instanceof CaptureError)) throw error;
      dispatch({ type: 'refused', message: error.message });
    }
  };

  const analyze = async () => {
    if (state.stage !== 'captured') return;
    const controller = new AbortController();
    sending.current = controller;
    dispatch({ type: 'analysis started' });
    try {
      const onProgress = (percent: number) => dispatch({ type: 'progressed', percent });
      const result = await analyzeCapture(state.shot, { signal: controller.signal, onProgress });
      dispatch({ type: 'analyzed', result });
      refreshHistory();
    } catch (error) {
      if (controller.signal.aborted) return;
      dispatch({ type: 'analysis failed', message: describeFailure(error).message });
    }
  };

  const cancel = () => {
    sending.current?.abort();
    dispatch({ type: 'analysis cancelled' });
  };

  const keep = async ({ shot }: Glance) => {
    const key = shot.idempotencyKey;
    dispatch({ type: 'keeping', key });
    try {
      const { id } = await analyzeCapture(shot);
      if (id !== null) dispatch({ type: 'kept', key, id });
      showToast({ title: t`Kept in your history` });
      refreshHistory();
    } catch (error) {
      dispatch({ type: 'not kept', key });
      const { message } = describeFailure(error);
      showToast({ tone: 'error', title: t`The analysis could not be kept`, description: message });
    }
  };

  return { capture, analyze, cancel, keep };
}
