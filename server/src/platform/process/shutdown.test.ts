import { expect, test } from 'vitest';
import { createLog } from '../log.ts';
import { shutDown } from './shutdown.ts';

const log = createLog('silent');

test('every part ends, one after the other', async () => {
  const ended: string[] = [];
  const step = (name: string) => ({ name, patienceMs: 1000, end: async () => void ended.push(name) });
  await shutDown([step('doors'), step('queue'), step('database')], log);
  expect(ended).toEqual(['doors', 'queue', 'database']);
});

test('a part that hangs is forced and does not keep the others from ending', async () => {
  const ended: string[] = [];
  const hung = Promise.withResolvers<void>();
  const force = () => {
    ended.push('forced');
    hung.resolve();
  };
  await shutDown(
    [
      { name: 'doors', patienceMs: 20, end: () => hung.promise, force },
      { name: 'database', patienceMs: 1000, end: async () => void ended.push('database') },
    ],
    log,
  );
  expect(ended).toEqual(['forced', 'database']);
});

test('a part that fails does not keep the others from ending', async () => {
  const ended: string[] = [];
  await shutDown(
    [
      { name: 'figures', patienceMs: 1000, end: () => Promise.reject(new Error('disk gone')) },
      { name: 'database', patienceMs: 1000, end: async () => void ended.push('database') },
    ],
    log,
  );
  expect(ended).toEqual(['database']);
});
