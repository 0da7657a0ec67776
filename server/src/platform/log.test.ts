import { Writable } from 'node:stream';
import { expect, it } from 'vitest';
import { createLog } from './log.ts';

it('an error of another server is logged shortened, without what else it carries', () => {
  const lines: string[] = [];
  const log = createLog(
    'info',
    new Writable({
      write(chunk, _encoding, done) {
        lines.push(String(chunk));
        done();
      },
    }),
  );
  const cause = Object.assign(new Error(`invalid_grant ${'x'.repeat(50_000)}`), {
    response: { body: 'everything that it said' },
    code: 'OAUTH',
  });
  log.warn({ err: new Error('The identity provider does not answer', { cause }) }, 'failed');
  log.warn({ err: cause }, 'failed');
  for (const line of lines) expect(line.length).toBeLessThan(6000);
  expect(lines.join()).not.toContain('everything that it said');
  expect(lines[1]).toContain('"code":"OAUTH"');
});
