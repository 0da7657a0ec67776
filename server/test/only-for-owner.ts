import type { Client } from '@drape/contract/wire/client';
import { expect } from 'vitest';
import { failure } from './test-app.ts';

type Call = (client: Client) => Promise<unknown>;

/**
 * Each call in turn finds nothing for a stranger and succeeds for the owner right after: were the owner refused as well,
 * the 404 would say nothing about whose it is. What removes something stands before what brings it back.
 */
export async function expectOnlyForOwner(owner: Client, stranger: Client, calls: Call[]): Promise<void> {
  for (const call of calls) {
    expect((await failure(call(stranger))).status, String(call)).toBe(404);
    await expect(call(owner), String(call)).resolves.toBeDefined();
  }
}
