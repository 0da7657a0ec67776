import { isRunning, reduceUpload, type UploadEvent, type UploadState } from './upload-state.ts';

const empty: UploadState = { stage: 'empty' };

function previewOf(state: UploadState): string | undefined {
  return state.stage === 'empty' ? undefined : state.photo.previewUrl;
}

/** One upload: its state, who looks at it, and what is under way. */
export function createUploadSession() {
  let state = empty;
  let running: AbortController | undefined;
  const listeners = new Set<() => void>();

  function become(next: UploadState): void {
    const before = previewOf(state);
    state = next;
    if (before !== undefined && before !== previewOf(next)) URL.revokeObjectURL(before);
    for (const listener of listeners) listener();
  }

  return {
    get: () => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    dispatch: (event: UploadEvent) => become(reduceUpload(state, event)),
    /** Whether something was started; one runs at a time. */
    begin(): AbortController | undefined {
      if (state.stage === 'empty' || isRunning(state)) return undefined;
      running = new AbortController();
      become(reduceUpload(state, { type: 'started' }));
      return running;
    },
    cancel(): void {
      running?.abort();
      become(reduceUpload(state, { type: 'cancelled' }));
    },
    /** Breaks off what runs and forgets the photo. */
    reset(): void {
      running?.abort();
      if (state !== empty) become(empty);
    },
  };
}

export type UploadSession = ReturnType<typeof createUploadSession>;
