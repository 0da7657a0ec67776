import type { AnalysisResult } from '@drape/contract/analysis/analysis';
import { ApiError } from '@drape/contract/wire/client';
import type { SeenGarment } from '@drape/contract/wire/errors';
import { msg, t } from '@lingui/core/macro';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { randomKey } from '../../../lib/random-key.ts';
import { readAnalysis } from '../read-analysis.ts';
import type { SendPhoto } from './send-photo.ts';
import { createUploadSession, type UploadSession } from './upload-session.ts';
import { type ChosenPhoto, isRunning, refusalOf } from './upload-state.ts';

const failedMessage = msg`Failed to analyze outfit`;
const signedOutMessage = msg`Please log in to analyze your outfit`;
const invalidMessage = msg`Unable to display analysis results. Invalid data format.`;

export type UploadOptions = {
  signedIn: boolean;
  send: SendPhoto;
  onAnalyzed?: (result: AnalysisResult) => void;
  onFailed?: (message: string) => void;
  /** An upload that outlives its page; without it the upload ends with its component. */
  session?: UploadSession;
  /** A photo that came with the page, for instance shared from a gallery. */
  offered?: File | undefined;
  /** Whether that photo is analyzed without being asked for. */
  startsAtOnce?: boolean;
  onRemoved?: () => void;
};

/** The upload as a state and what can be done with it. */
export function useUpload(options: Omit<UploadOptions, 'offered' | 'startsAtOnce'>) {
  const { signedIn, send, onAnalyzed, onFailed, onRemoved } = options;
  const [own] = useState(createUploadSession);
  useEffect(() => () => own.reset(), [own]);
  const session = options.session ?? own;
  const state = useSyncExternalStore(session.subscribe, session.get, session.get);

  const choose = useCallback(
    (file: File): string | undefined => {
      const refusal = refusalOf(file);
      if (refusal === 'too large') {
        window.alert(t`File size must be less than 10MB`);
        return undefined;
      }
      if (refusal) return t`This file is not an image. JPG, PNG and WebP work best.`;
      const photo: ChosenPhoto = { file, previewUrl: URL.createObjectURL(file), idempotencyKey: randomKey() };
      session.dispatch({ type: 'photo chosen', photo });
      return undefined;
    },
    [session],
  );

  const fail = (message: string, garment?: SeenGarment) => {
    session.dispatch({ type: 'failed', message, ...(garment && { garment }) });
    onFailed?.(message);
  };

  const analyze = async () => {
    const current = session.get();
    if (current.stage === 'empty' || isRunning(current)) return;
    if (!signedIn) {
      const { keepForLater } = await import('./waiting-photo.ts');
      await keepForLater(current.photo.file);
      return session.dispatch({ type: 'failed', message: t(signedOutMessage) });
    }
    const controller = session.begin();
    if (!controller) return;
    try {
      const data = await send(current.photo, {
        signal: controller.signal,
        onProgress: (percent) => session.dispatch({ type: 'progressed', percent }),
      });
      if (controller.signal.aborted) return;
      const result = readAnalysis(data);
      if (!result) return fail(t(invalidMessage));
      session.dispatch({ type: 'succeeded', result });
      onAnalyzed?.(result);
    } catch (error) {
      if (controller.signal.aborted) return;
      const message = error instanceof Error && error.message !== '' ? error.message : t(failedMessage);
      fail(message, error instanceof ApiError ? error.body?.garment : undefined);
    }
  };

  const remove = () => {
    if (!signedIn) void import('./waiting-photo.ts').then(({ forgetWaitingPhoto }) => forgetWaitingPhoto());
    session.dispatch({ type: 'photo removed' });
    onRemoved?.();
  };

  return { state, signedIn, choose, analyze, cancel: session.cancel, remove };
}

export type Upload = ReturnType<typeof useUpload>;
