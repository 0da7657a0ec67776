import { ApiError } from '@drape/contract/wire/client';
import { paths } from '@drape/contract/wire/paths';
import type { QueryClient } from '@tanstack/react-query';
import { create } from 'zustand';
import { describeFailure } from '../../../lib/failure.ts';
import { randomKey } from '../../../lib/random-key.ts';
import { sendFile } from '../../../lib/send-file.ts';
import { onSessionEnd, useSession } from '../../../lib/session.ts';
import { wardrobeKeys } from '../queries.ts';
import { forgetAllUploads, forgetUpload, keepUpload, keptUploads } from './kept-uploads.ts';

/** A photo on its way to the server. Its key stays through every retry, so that it is never queued twice. */
export type PhotoUpload = {
  key: string;
  file: File;
  state: 'waiting' | 'sending' | 'failed';
  percent: number;
  message: string | undefined;
  /** Whether another try could help. */
  retryable: boolean;
};

const sendersAtOnce = 2;
const mostTries = 5;
const pauseMs = 3000;

/** Uploads outlive the page that began them; what has not left before a reload is taken up again after it. */
export const usePhotoUploads = create<{ uploads: PhotoUpload[] }>(() => ({ uploads: [] }));

const running = new Map<string, AbortController>();

function change(key: string, part: Partial<PhotoUpload>): void {
  usePhotoUploads.setState(({ uploads }) => ({
    uploads: uploads.map((upload) => (upload.key === key ? { ...upload, ...part } : upload)),
  }));
}

function drop(key: string): void {
  void forgetUpload(key);
  usePhotoUploads.setState(({ uploads }) => ({ uploads: uploads.filter((upload) => upload.key !== key) }));
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Whether a failure lies in the moment and not in the photo or the plan. */
function couldSucceed(error: unknown): boolean {
  if (!(error instanceof ApiError)) return true;
  return error.status === 0 || error.status === 409 || error.status === 429 || error.status >= 500;
}

/** A busy server is asked again after a while. */
async function sendPatiently({ key, file }: PhotoUpload, signal: AbortSignal): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      await sendFile(
        paths.queuePhoto,
        { file, fields: { file_name: file.name.slice(-200) } },
        { signal, idempotencyKey: key, onProgress: (percent) => change(key, { percent }) },
      );
      return;
    } catch (error) {
      const busy = error instanceof ApiError && (error.status === 429 || error.status === 503);
      if (!busy || tries >= mostTries || signal.aborted) throw error;
      await pause(pauseMs * tries);
    }
  }
}

async function send(upload: PhotoUpload, queryClient: QueryClient): Promise<void> {
  const controller = new AbortController();
  running.set(upload.key, controller);
  change(upload.key, { state: 'sending', percent: 0, message: undefined });
  try {
    await sendPatiently(upload, controller.signal);
    await queryClient.invalidateQueries({ queryKey: wardrobeKeys.photos });
    drop(upload.key);
  } catch (error) {
    if (!controller.signal.aborted) {
      const { message } = describeFailure(error);
      const retryable = couldSucceed(error);
      if (!retryable) void forgetUpload(upload.key);
      change(upload.key, { state: 'failed', message, retryable });
    }
  } finally {
    running.delete(upload.key);
    sendNext(queryClient);
  }
}

function sendNext(queryClient: QueryClient): void {
  for (const upload of usePhotoUploads.getState().uploads) {
    if (running.size >= sendersAtOnce) return;
    if (upload.state === 'waiting' && !running.has(upload.key)) void send(upload, queryClient);
  }
}

function waitingUpload(key: string, file: File): PhotoUpload {
  return { key, file, state: 'waiting', percent: 0, message: undefined, retryable: false };
}

function enqueue(added: readonly PhotoUpload[], queryClient: QueryClient): void {
  usePhotoUploads.setState(({ uploads }) => {
    const known = new Set(uploads.map(({ key }) => key));
    return { uploads: [...uploads, ...added.filter(({ key }) => !known.has(key))] };
  });
  sendNext(queryClient);
}

export function addUploads(files: readonly File[], queryClient: QueryClient): void {
  const added = files.map((file) => waitingUpload(randomKey(), file));
  const userId = useSession.getState().user?.id;
  if (userId !== undefined) {
    for (const { key, file } of added) void keepUpload({ key, userId, file });
  }
  enqueue(added, queryClient);
}

/** Takes up again what a reload broke off. */
export async function resumeUploads(queryClient: QueryClient): Promise<void> {
  const userId = useSession.getState().user?.id;
  if (userId === undefined) return;
  const kept = await keptUploads(userId);
  if (useSession.getState().user?.id !== userId) return;
  enqueue(
    kept.map(({ key, file }) => waitingUpload(key, file)),
    queryClient,
  );
}

export function retryUpload(key: string, queryClient: QueryClient): void {
  change(key, { state: 'waiting', message: undefined });
  sendNext(queryClient);
}

export function removeUpload(key: string): void {
  running.get(key)?.abort();
  drop(key);
}

/** After a session that expired the photos wait for their owner to sign in again. */
onSessionEnd((reason) => {
  for (const controller of running.values()) controller.abort();
  usePhotoUploads.setState({ uploads: [] });
  if (reason === 'sign-out' || reason === 'elsewhere') void forgetAllUploads();
});
