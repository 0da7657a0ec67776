import { ApiError, addressOf, bodyOf, readAnswer } from '@drape/contract/client';
import { limits } from '@drape/contract/limits';
import { paths } from '@drape/contract/paths';
import { noteStatus } from '../../lib/api.ts';
import { apiBase } from '../../lib/api-base.ts';
import { readToken } from '../../lib/storage.ts';

export type PhotoToSend = { file: File; idempotencyKey: string };
export type SendOptions = { signal: AbortSignal; onProgress: (percent: number) => void };

/** How a photo reaches the analysis; answers the `data` of the response. */
export type SendPhoto = (photo: PhotoToSend, options: SendOptions) => Promise<unknown>;

/** By XMLHttpRequest, because fetch cannot tell how much of a body has left. */
export const sendPhoto: SendPhoto = ({ file, idempotencyKey }, { signal, onProgress }) =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const address = apiBase + addressOf(paths.uploadAnalyze);
    request.open(paths.uploadAnalyze.method, address);
    request.timeout = limits.requestTimeoutMs;
    request.setRequestHeader('Idempotency-Key', idempotencyKey);
    const token = readToken();
    if (token) request.setRequestHeader('Authorization', `Bearer ${token}`);
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable) onProgress(Math.round((loaded / total) * 100));
    };
    request.onload = () => {
      noteStatus(address, request.status, token);
      try {
        resolve(readAnswer(request.status, request.statusText, request.responseText));
      } catch (error) {
        reject(error);
      }
    };
    request.ontimeout = () =>
      reject(new ApiError(0, 'timeout', 'The server took too long to answer. Please try again.'));
    request.onerror = () =>
      reject(new ApiError(0, 'network', 'The server could not be reached. Please check your connection.'));
    request.onabort = () => reject(new DOMException('Cancelled', 'AbortError'));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(bodyOf({ file }) as FormData);
  });
