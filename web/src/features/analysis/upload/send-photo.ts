import { paths } from '@drape/contract/wire/paths';
import { sendFile } from '../../../lib/send-file.ts';

/** `person` is which of several people it is about, counted from the left. */
export type PhotoToSend = { file: File; idempotencyKey: string; person?: number };
export type SendOptions = { signal: AbortSignal; onProgress: (percent: number) => void };

/** How a photo reaches the analysis; answers the `data` of the response. */
export type SendPhoto = (photo: PhotoToSend, options: SendOptions) => Promise<unknown>;

export const sendPhoto: SendPhoto = ({ file, idempotencyKey, person }, options) => {
  const fields = person === undefined ? {} : { fields: { person: String(person) } };
  return sendFile(paths.uploadAnalyze, { file, ...fields }, { ...options, idempotencyKey });
};
