import { AsyncLocalStorage } from 'node:async_hooks';
import { type Client, createClient } from '@drape/contract/wire/client';
import { apiBase } from '../lib/api-base.ts';

export type Ask = (address: string) => Promise<{ status: number; body: string }>;

/** Who asks, so that two pages rendered at once never get each other's answers. */
const asking = new AsyncLocalStorage<Ask>();

export const asPerson = <Result>(ask: Ask, work: () => Result): Result => asking.run(ask, work);

/** Answers are judged where they are shown. */
export function noteStatus(): void {}

/** Stands in for the browser's client: the person's answers come from the same process, and only reading is possible. */
export const api: Client = createClient({
  baseUrl: apiBase,
  fetch: async (input, { method = 'GET' } = {}) => {
    const ask = asking.getStore();
    if (!ask || method !== 'GET') throw new TypeError('Nothing can be asked here');
    const { status, body } = await ask(String(input));
    return new Response(body, { status });
  },
});
