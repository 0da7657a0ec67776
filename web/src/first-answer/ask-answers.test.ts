import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { repetitive } from '../lib/query-client.ts';
import { askAnswers } from './ask-answers.ts';

/** A client in which one answer of this length was waited for. */
function waitingFor(length: number, meta?: Record<string, unknown>): QueryClient {
  const client = new QueryClient();
  client.getQueryCache().build(client, {
    queryKey: ['events'],
    queryFn: () => Promise.resolve('x'.repeat(length)),
    ...(meta && { meta }),
  });
  return client;
}

async function comesWithPage(client: QueryClient): Promise<boolean> {
  await askAnswers(client, new Set(), 1000);
  return client.getQueryData(['events']) !== undefined;
}

test('an answer comes with the page up to a length, twice as long where its pieces repeat', async () => {
  expect(await comesWithPage(waitingFor(40_000))).toBe(true);
  expect(await comesWithPage(waitingFor(70_000))).toBe(false);
  expect(await comesWithPage(waitingFor(70_000, repetitive))).toBe(true);
  expect(await comesWithPage(waitingFor(100_000, repetitive))).toBe(false);
});
