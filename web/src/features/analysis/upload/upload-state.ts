import type { AnalysisResult } from '@drape/contract/analysis/analysis';
import type { SeenGarment } from '@drape/contract/wire/errors';
import { limits } from '@drape/contract/wire/limits';

/** A chosen photo. Its key stays the same through every retry, so that the server never stores it twice. */
export type ChosenPhoto = { file: File; previewUrl: string; idempotencyKey: string };

export type UploadState =
  | { stage: 'empty' }
  | { stage: 'chosen'; photo: ChosenPhoto }
  | { stage: 'sending'; photo: ChosenPhoto; percent: number }
  | { stage: 'analyzing'; photo: ChosenPhoto }
  | { stage: 'done'; photo: ChosenPhoto; result: AnalysisResult }
  | { stage: 'failed'; photo: ChosenPhoto; message: string; garment?: SeenGarment };

export type UploadEvent =
  | { type: 'photo chosen'; photo: ChosenPhoto }
  | { type: 'photo removed' }
  | { type: 'started' }
  | { type: 'progressed'; percent: number }
  | { type: 'succeeded'; result: AnalysisResult }
  | { type: 'failed'; message: string; garment?: SeenGarment }
  | { type: 'cancelled' };

export function isRunning(
  state: UploadState,
): state is Extract<UploadState, { stage: 'sending' | 'analyzing' }> {
  return state.stage === 'sending' || state.stage === 'analyzing';
}

/** The upload of the specification; an event that makes no sense in a state leaves it as it is. */
export function reduceUpload(state: UploadState, event: UploadEvent): UploadState {
  switch (event.type) {
    case 'photo chosen':
      return isRunning(state) ? state : { stage: 'chosen', photo: event.photo };
    case 'photo removed':
      return isRunning(state) ? state : { stage: 'empty' };
    case 'started':
      return state.stage === 'chosen' || state.stage === 'failed'
        ? { stage: 'sending', photo: state.photo, percent: 0 }
        : state;
    case 'progressed':
      if (!isRunning(state)) return state;
      return event.percent >= 100
        ? { stage: 'analyzing', photo: state.photo }
        : { stage: 'sending', photo: state.photo, percent: event.percent };
    case 'succeeded':
      return isRunning(state) ? { stage: 'done', photo: state.photo, result: event.result } : state;
    case 'failed':
      return state.stage === 'empty' || state.stage === 'done' ? state : failed(state.photo, event);
    case 'cancelled':
      return isRunning(state) ? { stage: 'chosen', photo: state.photo } : state;
  }
}

function failed(
  photo: ChosenPhoto,
  { message, garment }: Extract<UploadEvent, { type: 'failed' }>,
): UploadState {
  return { stage: 'failed', photo, message, ...(garment && { garment }) };
}

const imageNames = /\.(jpe?g|png|webp|avif|gif|hei[cf]|bmp|tiff?)$/i;

/** Why a file is refused before anything is sent; undefined when it is taken. Any image type is. */
export function refusalOf(file: File): 'too large' | 'not an image' | undefined {
  if (!file.type.startsWith('image/') && !imageNames.test(file.name)) return 'not an image';
  return file.size > limits.maxUploadBytes ? 'too large' : undefined;
}
