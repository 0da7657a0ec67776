import { expect, it } from 'vitest';
import { sideBySide } from './side-by-side.ts';

/** Works that run until they are ended, and a note of what has begun. */
function held(...sizes: [name: string, size: number][]) {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const works = sizes.map(([name, size]) => ({
    size,
    run: () => {
      begun.push(name);
      return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
    },
  }));
  const end = async (name: string) => {
    ends.get(name)?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { works, begun, end };
}

it('as many run as there is room for, and what waits begins in its order where it fits', async () => {
  const { works, begun, end } = held(['wide', 2], ['one', 1], ['broad', 2], ['two', 1]);
  const all = sideBySide(works, 3);
  expect(begun).toEqual(['wide', 'one']);
  await end('one');
  expect(begun).toEqual(['wide', 'one', 'two']);
  await end('two');
  expect(begun).toEqual(['wide', 'one', 'two']);
  await end('wide');
  expect(begun).toEqual(['wide', 'one', 'two', 'broad']);
  await end('broad');
  expect(await all).toEqual(['wide', 'one', 'broad', 'two']);
});

it('what is larger than the room runs alone', async () => {
  const { works, begun, end } = held(['one', 1], ['huge', 9], ['two', 1]);
  const all = sideBySide(works, 2);
  expect(begun).toEqual(['one', 'two']);
  await end('one');
  expect(begun).toEqual(['one', 'two']);
  await end('two');
  expect(begun).toEqual(['one', 'two', 'huge']);
  await end('huge');
  expect(await all).toEqual(['one', 'huge', 'two']);
});

it('a work that fails makes the whole fail', async () => {
  const failing = { size: 1, run: () => Promise.reject(new Error('no')) };
  await expect(sideBySide([failing], 1)).rejects.toThrow('no');
});
