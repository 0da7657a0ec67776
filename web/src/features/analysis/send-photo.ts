import { paths } from '@drape/contract/paths';
import { sendFile } from '../../lib/send-file.ts';

export type PhotoToSend = { file: File; idempotencyKey: string };
export type SendOptions = { signal: AbortSignal; onProgress: (percent: number) => void };

/** How a photo reaches the analysis; answers the `data` of the response. */
export type SendPhoto = (photo: PhotoToSend, options: SendOptions) => Promise<unknown>;

export const sendPhoto: SendPhoto = ({ file, idempotencyKey }, options) =>
  sendFile(paths.uploadAnalyze, { file }, { ...options, idempotencyKey });
