import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { z } from 'zod';
import { createBulkUploads } from './bulk-uploads.ts';

const folder = mkdtempSync(join(tmpdir(), 'drape-bulk-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const person = (userId: string) => ({ userId, kind: 'person' });
const input = { field: 'file', maxBytes: 1000, fields: z.object({}) };

it('what all uploads announce together is bounded, and one that says nothing counts as the largest', async () => {
  const bulk = createBulkUploads({ folder, maxTotalBytes: 2500 });
  const first = await bulk.admit(person('ada'), undefined, input);
  await bulk.admit(person('bea'), 900, input);
  const refused = { code: 'unavailable', message: expect.stringContaining('Several imports') };
  await expect(bulk.admit(person('cleo'), undefined, input)).rejects.toMatchObject(refused);
  const third = await bulk.admit(person('cleo'), 600, input);
  await expect(bulk.admit(person('cleo'), 1, input)).rejects.toMatchObject({ code: 'conflict' });
  first.leave();
  // A place that is left twice gives back one place.
  first.leave();
  third.leave();
  const fourth = await bulk.admit(person('dora'), undefined, input);
  await expect(bulk.admit(person('ada'), 700, input)).rejects.toMatchObject(refused);
  fourth.leave();
});
