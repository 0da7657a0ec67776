import { diaryLimits } from '@drape/contract/outfits/diary-options';
import type { QueryClient } from '@tanstack/react-query';
import { create } from 'zustand';
import { describeFailure } from '../../lib/failure.ts';
import { randomKey } from '../../lib/random-key.ts';
import { onSessionEnd } from '../../lib/session.ts';
import { sendPhoto } from '../analysis/upload/send-photo.ts';
import { refreshDiary } from './queries.ts';

type BatchPhoto = {
  key: string;
  file: File;
  state: 'waiting' | 'sending' | 'done' | 'failed';
  message?: string;
};

/** The photos that go into the diary in one go; they go on while their person looks at other pages. */
export const useBatch = create<{ photos: readonly BatchPhoto[] }>(() => ({ photos: [] }));

let running: AbortController | undefined;

const askBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();

function change(key: string, part: Partial<BatchPhoto>): void {
  useBatch.setState(({ photos }) => ({
    photos: photos.map((photo) => (photo.key === key ? { ...photo, ...part } : photo)),
  }));
}

async function run(queryClient: QueryClient): Promise<void> {
  if (running) return;
  const controller = new AbortController();
  running = controller;
  window.addEventListener('beforeunload', askBeforeUnload);
  for (;;) {
    const next = useBatch.getState().photos.find(({ state }) => state === 'waiting');
    if (!next || controller.signal.aborted) break;
    change(next.key, { state: 'sending' });
    try {
      const { key: idempotencyKey, file } = next;
      await sendPhoto({ file, idempotencyKey }, { signal: controller.signal, onProgress: () => undefined });
      change(next.key, { state: 'done' });
      void refreshDiary(queryClient);
    } catch (error) {
      change(next.key, { state: 'failed', message: describeFailure(error).message });
    }
  }
  window.removeEventListener('beforeunload', askBeforeUnload);
  if (running === controller) running = undefined;
}

/** Takes as many as go into the diary at once; answers how many were left out. */
export function addToDiary(files: readonly File[], queryClient: QueryClient): number {
  const taken = files.slice(0, diaryLimits.maxPhotos);
  useBatch.setState(({ photos }) => ({
    photos: [
      ...photos.filter(({ state }) => state !== 'done'),
      ...taken.map((file): BatchPhoto => ({ key: randomKey(), file, state: 'waiting' })),
    ],
  }));
  void run(queryClient);
  return files.length - taken.length;
}

export function retryFailed(queryClient: QueryClient): void {
  useBatch.setState(({ photos }) => ({
    photos: photos.map((photo) => (photo.state === 'failed' ? { ...photo, state: 'waiting' } : photo)),
  }));
  void run(queryClient);
}

export function dismissBatch(): void {
  useBatch.setState(({ photos }) => ({
    photos: photos.filter(({ state }) => state === 'waiting' || state === 'sending'),
  }));
}

onSessionEnd(() => {
  running?.abort();
  running = undefined;
  useBatch.setState({ photos: [] });
});
