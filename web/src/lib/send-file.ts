import { type AnyInput, ApiError, addressOf, bodyOf, readAnswer } from '@drape/contract/wire/client';
import type { Route } from '@drape/contract/wire/endpoint';
import { limits } from '@drape/contract/wire/limits';
import { t } from '@lingui/core/macro';
import { noteStatus } from './api.ts';
import { apiBase } from './api-base.ts';
import { noteAnswer, noteNoAnswer } from './reach.ts';
import { readToken } from './storage.ts';

export type SendOptions = {
  signal?: AbortSignal;
  onProgress?: (percent: number) => void;
  idempotencyKey?: string;
  timeoutMs?: number;
};

/**
 * Sends a file by XMLHttpRequest, because fetch cannot tell how much of a body has left. Answers the `data` of the
 * response, unread.
 */
export function sendFile(
  route: Route,
  input: AnyInput & { file: Blob },
  options: SendOptions,
): Promise<unknown> {
  const { signal, onProgress, idempotencyKey, timeoutMs = limits.requestTimeoutMs } = options;
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const address = apiBase + addressOf(route, input);
    request.open(route.method, address);
    request.timeout = timeoutMs;
    if (idempotencyKey) request.setRequestHeader('Idempotency-Key', idempotencyKey);
    const token = readToken();
    if (token) request.setRequestHeader('Authorization', `Bearer ${token}`);
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable) onProgress?.(Math.round((loaded / total) * 100));
    };
    request.onload = () => {
      noteAnswer();
      noteStatus(address, request.status, token);
      try {
        resolve(readAnswer(request.status, request.statusText, request.responseText));
      } catch (error) {
        reject(error);
      }
    };
    request.ontimeout = () =>
      reject(new ApiError(0, 'timeout', t`The server took too long to answer. Please try again.`));
    request.onerror = () => {
      noteNoAnswer();
      reject(new ApiError(0, 'network', t`The server could not be reached. Please check your connection.`));
    };
    request.onabort = () => reject(new DOMException('Cancelled', 'AbortError'));
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(bodyOf(input));
  });
}
