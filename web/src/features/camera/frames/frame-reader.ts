import type { OutfitReading } from '@drape/engine/live/read-outfit';
import type { Pose } from '@drape/engine/vision/pose/pose';
import type { FrameAnswer, PoseAnswer } from './frame-messages.ts';
import { followNotes, type SteadyNote } from './steady-notes.ts';

/** What the camera shows at this moment. `cells` tell whether a later picture shows the same. */
export type FrameReading = { notes: SteadyNote[]; cells: Float32Array; outfit: OutfitReading | undefined };

export type FrameReader = {
  /** Undefined until the first picture has been read; `failed` when this browser cannot read any. */
  current(): FrameReading | 'failed' | undefined;
  subscribe(listener: () => void): () => void;
  close(): void;
};

/** Longer side of the pictures that are read, and the shortest time from one to the next. */
const longSide = 640;
const framePeriodMs = 60;
const posePeriodMs = 300;
/** Rest of the networks as a multiple of what they take, as they share the processor with all the rest. */
const poseRest = 2;
const notReadyMs = 40;

async function grab(video: HTMLVideoElement): Promise<ImageBitmap | undefined> {
  const { videoWidth, videoHeight } = video;
  if (videoWidth === 0 || video.readyState < video.HAVE_CURRENT_DATA) return undefined;
  const scale = Math.min(1, longSide / Math.max(videoWidth, videoHeight));
  const resizeWidth = Math.max(1, Math.round(videoWidth * scale));
  const resizeHeight = Math.max(1, Math.round(videoHeight * scale));
  return createImageBitmap(video, { resizeWidth, resizeHeight, resizeQuality: 'low' });
}

/**
 * Hands a worker one picture of a video after the other, the next when it has answered the last, but at most one a
 * period. `extra` is handed along. Gives up, telling `onFail`, when the worker or this browser cannot do it.
 */
function readWith<Answer>(
  worker: Worker,
  video: HTMLVideoElement,
  lane: {
    periodMs: number;
    rest: number;
    extra: () => object;
    onAnswer: (answer: Answer) => void;
    onFail: () => void;
  },
): { close(): void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let startedAt = 0;
  let closed = false;
  const close = () => {
    closed = true;
    clearTimeout(timer);
    worker.terminate();
  };
  const fail = () => {
    if (closed) return;
    close();
    lane.onFail();
  };
  const next = async () => {
    startedAt = performance.now();
    const bitmap = await grab(video);
    if (closed) bitmap?.close();
    else if (bitmap) worker.postMessage({ bitmap, ...lane.extra() }, [bitmap]);
    else timer = setTimeout(() => next().catch(fail), notReadyMs);
  };
  worker.onerror = fail;
  worker.onmessage = ({ data }: MessageEvent<Answer>) => {
    if (closed) return;
    lane.onAnswer(data);
    const tookMs = performance.now() - startedAt;
    const waitMs = Math.max(0, lane.periodMs - tookMs, lane.rest * tookMs);
    timer = setTimeout(() => next().catch(fail), waitMs);
  };
  next().catch(fail);
  return { close };
}

const frameWorker = () => new Worker(new URL('./frame-worker.ts', import.meta.url), { type: 'module' });
const poseWorker = () => new Worker(new URL('./pose-worker.ts', import.meta.url), { type: 'module' });

/** Reads the pictures of a playing video in workers until it is closed. */
export function readFrames(video: HTMLVideoElement): FrameReader {
  const listeners = new Set<() => void>();
  let reading: FrameReading | 'failed' | undefined;
  let pose: Pose | undefined;
  let poses: { close(): void } | undefined;
  let readAt = performance.now();
  const publish = (next: FrameReading | 'failed') => {
    reading = next;
    for (const listener of listeners) listener();
  };

  const onAnswer = ({ notes, cells, outfit }: FrameAnswer) => {
    const now = performance.now();
    const last = reading === 'failed' ? undefined : reading;
    const shown = outfit ?? last?.outfit;
    const seen = [...notes, ...(shown?.notes ?? [])];
    publish({ notes: followNotes(last?.notes ?? [], seen, now - readAt), cells, outfit: shown });
    readAt = now;
    // The networks weigh five megabytes: they come after the first reading, and without them the rest goes on.
    poses ??= readWith<PoseAnswer>(poseWorker(), video, {
      periodMs: posePeriodMs,
      rest: poseRest,
      extra: () => ({}),
      onAnswer: (answer) => {
        pose = answer.pose;
      },
      onFail: () => {
        pose = undefined;
      },
    });
  };
  const frames = readWith<FrameAnswer>(frameWorker(), video, {
    periodMs: framePeriodMs,
    rest: 0,
    extra: () => (pose ? { pose } : {}),
    onAnswer,
    onFail: () => publish('failed'),
  });
  return {
    current: () => reading,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close() {
      frames.close();
      poses?.close();
    },
  };
}
