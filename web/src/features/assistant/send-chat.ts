import type { ChatResponse } from '@drape/contract/assistant/assistant';
import { ApiError, readAnswer } from '@drape/contract/wire/client';
import type { ErrorBody } from '@drape/contract/wire/errors';
import { limits } from '@drape/contract/wire/limits';
import { paths } from '@drape/contract/wire/paths';
import { t } from '@lingui/core/macro';
import { noteStatus } from '../../lib/api.ts';
import { apiBase } from '../../lib/api-base.ts';
import { readToken } from '../../lib/storage.ts';
import { splitEvents } from './split-events.ts';

export type ChatQuestion = { message: string; conversation_id: string | null };
export type OnPiece = (event: 'status' | 'delta', text: string) => void;

async function readStream(response: Response, onPiece: OnPiece): Promise<ChatResponse> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let buffer = '';
  for (;;) {
    const chunk = await reader?.read();
    if (!chunk || chunk.done) break;
    const { pieces, rest } = splitEvents(buffer + chunk.value);
    buffer = rest;
    for (const { event, data } of pieces) {
      if (event === 'done') return data as ChatResponse;
      if (event === 'error') {
        const body = data as ErrorBody;
        throw new ApiError(500, body.code, body.message, body);
      }
      if (event === 'status' || event === 'delta') onPiece(event, (data as { text: string }).text);
    }
  }
  throw new ApiError(0, 'network', t`The answer broke off. Please try again.`);
}

/** Asks the assistant; pieces of the answer arrive while it is written. */
export async function sendChat(question: ChatQuestion, onPiece: OnPiece, key: string): Promise<ChatResponse> {
  const token = readToken();
  const address = apiBase + paths.chat.path;
  const response = await fetch(address, {
    method: paths.chat.method,
    headers: {
      'Content-Type': 'application/json',
      Accept: 'text/event-stream',
      'Idempotency-Key': key,
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
    },
    body: JSON.stringify({ ...question, include_wardrobe: true, include_preferences: true }),
    signal: AbortSignal.timeout(limits.requestTimeoutMs),
  }).catch((error: unknown) => {
    throw new ApiError(0, 'network', '', undefined, error);
  });
  noteStatus(address, response.status, token);
  if (response.headers.get('content-type')?.includes('text/event-stream')) {
    return readStream(response, onPiece);
  }
  return readAnswer(response.status, response.statusText, await response.text()) as ChatResponse;
}
