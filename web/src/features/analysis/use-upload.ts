import { msg, t } from '@lingui/core/macro';
import { useCallback, useEffect, useReducer, useRef } from 'react';
import { randomKey } from '../../lib/random-key.ts';
import { readAnalysis } from './read-analysis.ts';
import type { SendPhoto } from './send-photo.ts';
import { type ChosenPhoto, isRunning, reduceUpload, refusalOf, type UploadState } from './upload-state.ts';

const failedMessage = msg`Failed to analyze outfit`;
const signedOutMessage = msg`Please log in to analyze your outfit`;
const invalidMessage = msg`Unable to display analysis results. Invalid data format.`;

function usePreviewCleanup(state: UploadState): void {
  const previewUrl = state.stage === 'empty' ? undefined : state.photo.previewUrl;
  useEffect(() => {
    if (previewUrl === undefined) return;
    return () => URL.revokeObjectURL(previewUrl);
  }, [previewUrl]);
}

export type UploadOptions = {
  signedIn: boolean;
  send: SendPhoto;
  onAnalyzed?: () => void;
  /** A photo that came with the page, for instance shared from a gallery. */
  offered?: File | undefined;
  onRemoved?: () => void;
};

/** The upload as a state and what can be done with it. */
export function useUpload({ signedIn, send, onAnalyzed, onRemoved }: Omit<UploadOptions, 'offered'>) {
  const [state, dispatch] = useReducer(reduceUpload, { stage: 'empty' });
  const running = useRef<AbortController>(undefined);
  usePreviewCleanup(state);
  useEffect(() => () => running.current?.abort(), []);

  const choose = useCallback((file: File): string | undefined => {
    const refusal = refusalOf(file);
    if (refusal === 'too large') {
      window.alert(t`File size must be less than 10MB`);
      return undefined;
    }
    if (refusal) return t`This file is not an image. JPG, PNG and WebP work best.`;
    const photo: ChosenPhoto = { file, previewUrl: URL.createObjectURL(file), idempotencyKey: randomKey() };
    dispatch({ type: 'photo chosen', photo });
    return undefined;
  }, []);

  const analyze = async () => {
    if (state.stage === 'empty' || isRunning(state)) return;
    if (!signedIn) return dispatch({ type: 'failed', message: t(signedOutMessage) });
    const controller = new AbortController();
    running.current = controller;
    dispatch({ type: 'started' });
    try {
      const data = await send(state.photo, {
        signal: controller.signal,
        onProgress: (percent) => dispatch({ type: 'progressed', percent }),
      });
      const result = readAnalysis(data);
      if (!result) return dispatch({ type: 'failed', message: t(invalidMessage) });
      dispatch({ type: 'succeeded', result });
      onAnalyzed?.();
    } catch (error) {
      if (controller.signal.aborted) return;
      const message = error instanceof Error && error.message !== '' ? error.message : t(failedMessage);
      dispatch({ type: 'failed', message });
    }
  };

  const cancel = () => {
    running.current?.abort();
    dispatch({ type: 'cancelled' });
  };

  const remove = () => {
    dispatch({ type: 'photo removed' });
    onRemoved?.();
  };

  return { state, signedIn, choose, analyze, cancel, remove };
}

export type Upload = ReturnType<typeof useUpload>;
