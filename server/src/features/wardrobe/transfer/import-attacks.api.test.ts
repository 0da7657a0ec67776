import { readdirSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { wardrobeLimits } from '@drape/contract/wardrobe/wardrobe-options';
import { paths } from '@drape/contract/wire/paths';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fileOf } from '../../../../test/photos.ts';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';
import type { Person } from '../../../../test/wardrobe.ts';
import { zipOf } from '../../../../test/zip-files.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

function importing({ client }: Person, content: Uint8Array<ArrayBuffer> | string, dry_run?: 'true') {
  const bytes = typeof content === 'string' ? Uint8Array.from(Buffer.from(content)) : content;
  return client.importWardrobe({ file: fileOf(bytes, 'wardrobe'), fields: dry_run ? { dry_run } : {} });
}

/** The longest time, in milliseconds, for which this thread was at work and nobody else was served. */
async function longestStall(work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let before = process.threadCpuUsage();
  // Its time on the processor: what it waits for other processes is not the fault of a file.
  const endTurn = () => {
    const { user, system } = process.threadCpuUsage(before);
    longest = Math.max(longest, (user + system) / 1000);
    before = process.threadCpuUsage();
  };
  const turns = setInterval(endTurn, 5);
  await work();
  endTurn();
  clearInterval(turns);
  return longest;
}

describe('a file that is made to stall the server', () => {
  const columns = `description${','.repeat(1_000_000)}\n${`tee${','.repeat(27_000)}\n`.repeat(300)}`;
  const rows = `description\n${`"tee${','.repeat(1800)}"\n`.repeat(5000)}`;
  const deep = Array.from({ length: 400_000 }, (_, index) => `[${(index * 7919) % 100_003},`).join('');
  it.each([
    ['a table of a million columns', () => Uint8Array.from(Buffer.from(columns)), 413],
    ['the same in a ZIP', () => zipOf([{ name: 'wardrobe.csv', bytes: Buffer.from(columns) }]), 413],
    ['a table of long cells', () => Uint8Array.from(Buffer.from(rows)), undefined],
    ['JSON of brackets', () => zipOf([{ name: 'wardrobe.json', bytes: Buffer.from(deep) }]), 415],
  ])('%s is read beside the others, or not at all', async (_name, file, status) => {
    const person = await test.signUp();
    const bytes = file();
    const outcome = { status: 0 };
    const stall = await longestStall(async () => {
      outcome.status = await importing(person, bytes, 'true').then(
        () => 200,
        (error) => error.status,
      );
    });
    if (status !== undefined) expect(outcome.status).toBe(status);
    expect(outcome.status).toBeLessThan(500);
    expect(stall).toBeLessThan(500);
  });
});

describe('an import that is announced', () => {
  /** What the server answers to the head of a request, before any of its body. */
  function announce(
    token: string,
    bytes?: number,
  ): Promise<{ status: number; message: string; end(): void }> {
    return new Promise((resolve, reject) => {
      const call = request(`${test.origin}/api${paths.importWardrobe.path}`, {
        method: 'POST',
        headers: {
          Authorization: `Bearer ${token}`,
          'Content-Type': 'multipart/form-data; boundary=x',
          ...(bytes === undefined ? {} : { 'Content-Length': bytes }),
        },
      });
      call.on('response', async (answer) => {
        const body = JSON.parse(Buffer.concat(await answer.toArray()).toString());
        resolve({ status: answer.statusCode ?? 0, message: body.message, end: () => call.destroy() });
      });
      call.on('error', reject);
      call.write('--x\r\nContent-Disposition: form-data; name="file"; filename="a.zip"\r\n\r\nPK');
    });
  }

  it('above the limit is refused before it is received', async () => {
    const { token } = await test.signUp();
    const answer = await announce(token, wardrobeLimits.maxImportBytes + 2 ** 21);
    answer.end();
    expect(answer.status).toBe(413);
  });

  it('is the only one of its account, and its place is free again when it breaks off', async () => {
    const person = await test.signUp();
    const { token } = person;
    const first = request(`${test.origin}/api${paths.importWardrobe.path}`, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${token}`,
        'Content-Type': 'multipart/form-data; boundary=x',
        'Content-Length': 1_000_000,
      },
    });
    first.on('error', () => undefined);
    first.write('--x\r\nContent-Disposition: form-data; name="file"; filename="a.zip"\r\n\r\nPK');
    await expect.poll(() => readdirSync(join(test.folder, 'scratch')).length).toBe(1);
    const second = await announce(token, 1_000_000);
    second.end();
    expect([second.status, second.message]).toEqual([409, expect.stringContaining('still running')]);
    expect((await importing(await test.signUp(), 'description\ntee\n')).items_created).toBe(1);
    first.destroy();
    await expect.poll(() => readdirSync(join(test.folder, 'scratch'))).toEqual([]);
    await expect.poll(async () => (await importing(person, 'name\ntee\n', 'true')).items_created).toBe(1);
  });

  it('of a visitor of the demo account is refused', async () => {
    const { token, id } = await test.signUp();
    await test.app.database.write.updateTable('users').set({ kind: 'demo' }).where('id', '=', id).execute();
    const answer = await announce(token, 1000);
    answer.end();
    expect([answer.status, answer.message]).toEqual([409, 'The demo account imports no files']);
  });
});
