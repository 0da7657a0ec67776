import { describe, expect, test } from 'vitest';
import { type Layer, runLayer } from './layer.ts';
import { readCheckReport } from './reports.ts';

function layerOf(program: string, maxSeconds = 20): Layer {
  return {
    name: 'sample',
    size: 1,
    maxSeconds,
    command: (report) => ['-e', program, report],
    read: readCheckReport,
  };
}

const write = (passed: number, failed: number | string) =>
  `require('node:fs').writeFileSync(process.argv[1], JSON.stringify({ passed: ${passed}, failed: ${failed} }));`;

test('a layer gives the counts of its report', async () => {
  expect(await runLayer(layerOf(write(4, 0)), 20)).toEqual({ passed: 4, failed: 0, problems: [] });
});

test('what a layer says goes to who collects it', async () => {
  const said: string[] = [];
  await runLayer(layerOf(`console.log('one'); console.error('two'); ${write(4, 0)}`), 20, (text) =>
    said.push(text),
  );
  expect(said.join('').split('\n').sort()).toEqual(['', 'one', 'two']);
});

test('a layer that crashes counts as failed', async () => {
  const outcome = await runLayer(layerOf('process.exit(3)'), 20);
  expect(outcome).toEqual({ passed: 0, failed: 1, problems: ['ended with 3 and left no report'] });
});

test('a layer that crashes after its report counts as failed', async () => {
  expect((await runLayer(layerOf(`${write(4, 0)} process.exit(1)`), 20)).failed).toBe(1);
});

test('a layer without tests counts as failed', async () => {
  const outcome = await runLayer(layerOf(write(0, 0)), 20);
  expect(outcome).toEqual({ passed: 0, failed: 1, problems: ['found no tests'] });
});

test('a layer that takes too long is ended and counts as failed', async () => {
  const outcome = await runLayer(layerOf('setTimeout(() => {}, 60_000)', 0.3), 20);
  expect(outcome).toEqual({ passed: 0, failed: 1, problems: ['took longer than 0 s'] });
});

describe.each([
  ['a failed file', { failed: ['a.test.ts'], lost: [], passed: 2 }, 1],
  ['a file without a result', { failed: [], lost: ['a.test.ts'], passed: 0 }, 0],
])('%s', (_, doubtful, failedAtFirst) => {
  const again = (secondTry: number): Layer => ({
    ...layerOf(
      `const second = process.argv.length > 2; ${write(4, `second ? ${secondTry} : ${failedAtFirst}`)}`,
    ),
    doubtful: () => doubtful,
  });

  test('that passes by itself is named, its tests are counted once, and the layer passes', async () => {
    const outcome = { passed: 8 - doubtful.passed, failed: 0, problems: [], unsteady: ['a.test.ts'] };
    expect(await runLayer(again(0), 20)).toEqual(outcome);
  });

  test('that fails again fails the layer', async () => {
    const { passed, failed, problems } = await runLayer(again(1), 20);
    expect([passed, failed]).toEqual([4, 1]);
    expect(problems).toEqual(doubtful.lost.map((file) => `${file} gave no result`));
  });
});
