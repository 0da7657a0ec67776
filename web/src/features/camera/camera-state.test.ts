import type { AnalysisResult } from '@drape/contract/analysis/analysis';
import { describe, expect, test } from 'vitest';
import {
  type CameraEvent,
  type CameraState,
  type Glance,
  initialCamera,
  isLiveRunning,
  reduceCamera,
  type Shot,
} from './camera-state.ts';

const shot: Shot = { file: new File(['x'], 'capture.jpg'), idempotencyKey: 'one' };
const result = { id: 'kept' } as AnalysisResult;
const glance: Glance = { shot, result, keeping: false };
const common = { facing: 'user', intervalSeconds: 5 } as const;
const error = (text: string) => ({ notice: { tone: 'error' as const, text } });

const off: CameraState = { ...common, stage: 'off' };
const starting: CameraState = { ...common, stage: 'starting', delayMs: 0, resumes: false };
const live: CameraState = { ...common, stage: 'live', analysis: 'off' };
const waiting: CameraState = { ...common, stage: 'live', analysis: 'waiting' };
const sending: CameraState = { ...common, stage: 'live', analysis: 'analyzing' };
const unchanged: CameraState = { ...common, stage: 'live', analysis: 'unchanged' };
const captured: CameraState = { ...common, stage: 'captured', shot };
const analyzing: CameraState = { ...common, stage: 'analyzing', shot, percent: 0 };
const done: CameraState = { ...common, stage: 'result', shot, result };
const all = { off, starting, live, waiting, sending, unchanged, captured, analyzing, done };

type Transition = [from: CameraState, event: CameraEvent, to: CameraState];
const lost: CameraEvent = { type: 'stopped', notice: { tone: 'error', text: 'lost' } };
const notice = { tone: 'error', text: 'gate' } as const;

const transitions: Record<string, Transition[]> = {
  'start, also as a retake of a capture or a result': [
    [off, { type: 'start pressed' }, starting],
    [captured, { type: 'start pressed' }, starting],
    [done, { type: 'start pressed' }, starting],
    [{ ...off, ...error('x') }, { type: 'start pressed' }, starting],
  ],
  opened: [
    [starting, { type: 'opened' }, live],
    [{ ...starting, resumes: true }, { type: 'opened' }, waiting],
  ],
  'not opened': [[starting, { type: 'not opened', message: 'no' }, { ...off, ...error('no') }]],
  'stopped, lost or hidden': [
    [starting, { type: 'stopped' }, off],
    [live, { type: 'stopped' }, off],
    [waiting, lost, { ...off, ...error('lost') }],
    [sending, lost, { ...off, ...error('lost') }],
    [unchanged, { type: 'stopped' }, off],
  ],
  switched: [
    [off, { type: 'switched' }, { ...off, facing: 'environment' }],
    [live, { type: 'switched' }, { ...starting, facing: 'environment', delayMs: 100 }],
    [
      { ...waiting, facing: 'environment' },
      { type: 'switched' },
      { ...starting, facing: 'user', delayMs: 100, resumes: true },
    ],
  ],
  'captured, which ends the camera and any live analysis': [
    [live, { type: 'captured', shot }, captured],
    [{ ...live, glance }, { type: 'captured', shot }, captured],
    [sending, { type: 'captured', shot }, captured],
  ],
  'the analysis of a capture': [
    [captured, { type: 'analysis started' }, analyzing],
    [{ ...captured, ...error('x') }, { type: 'analysis started' }, analyzing],
    [analyzing, { type: 'progressed', percent: 40 }, { ...analyzing, percent: 40 }],
    [analyzing, { type: 'analyzed', result }, done],
    [analyzing, { type: 'analysis failed', message: 'no' }, { ...captured, ...error('no') }],
    [analyzing, { type: 'analysis cancelled' }, captured],
  ],
  'live analysis': [
    [live, { type: 'live started' }, waiting],
    [waiting, { type: 'live frame sent' }, sending],
    [unchanged, { type: 'live frame sent' }, sending],
    [waiting, { type: 'live frame unchanged' }, unchanged],
    [sending, { type: 'live analyzed', glance }, { ...waiting, glance }],
    [
      { ...sending, ...error('x') },
      { type: 'live analyzed', glance },
      { ...waiting, glance },
    ],
    [sending, { type: 'live failed' }, waiting],
    [sending, { type: 'live failed', message: 'no' }, { ...waiting, ...error('no') }],
    [waiting, { type: 'live stopped' }, live],
    [sending, { type: 'live stopped', notice }, { ...live, notice }],
    [unchanged, { type: 'live stopped' }, live],
    [{ ...starting, resumes: true }, { type: 'live stopped' }, starting],
  ],
  'the interval': [
    [off, { type: 'interval chosen', seconds: 10 }, { ...off, intervalSeconds: 10 }],
    [live, { type: 'interval chosen', seconds: 3 }, { ...live, intervalSeconds: 3 }],
  ],
  'keeping the live analysis on show': [
    [
      { ...live, glance },
      { type: 'keeping', key: 'one' },
      { ...live, glance: { ...glance, keeping: true } },
    ],
    [
      { ...off, glance: { ...glance, keeping: true } },
      { type: 'kept', key: 'one', id: 'a' },
      { ...off, glance: { ...glance, keeping: false, keptId: 'a' } },
    ],
    [
      { ...live, glance: { ...glance, keeping: true } },
      { type: 'not kept', key: 'one' },
      { ...live, glance },
    ],
  ],
};

for (const [name, list] of Object.entries(transitions))
  test.each(list)(`${name} (%#)`, (from, event, to) => {
    expect(reduceCamera(from, event)).toEqual(to);
  });

test('a refusal is shown in every state and changes nothing else', () => {
  for (const state of Object.values(all))
    expect(reduceCamera(state, { type: 'refused', message: 'no' })).toEqual({ ...state, ...error('no') });
});

describe('an event that makes no sense leaves the state as it is', () => {
  const allowed: [type: CameraEvent['type'], event: CameraEvent, states: (keyof typeof all)[]][] = [
    ['start pressed', { type: 'start pressed' }, ['off', 'captured', 'done']],
    ['opened', { type: 'opened' }, ['starting']],
    ['not opened', { type: 'not opened', message: 'no' }, ['starting']],
    ['stopped', { type: 'stopped' }, ['starting', 'live', 'waiting', 'sending', 'unchanged']],
    ['switched', { type: 'switched' }, ['off', 'live', 'waiting', 'sending', 'unchanged']],
    ['captured', { type: 'captured', shot }, ['live', 'waiting', 'sending', 'unchanged']],
    ['analysis started', { type: 'analysis started' }, ['captured']],
    ['progressed', { type: 'progressed', percent: 4 }, ['analyzing']],
    ['analyzed', { type: 'analyzed', result }, ['analyzing']],
    ['analysis failed', { type: 'analysis failed', message: 'no' }, ['analyzing']],
    ['analysis cancelled', { type: 'analysis cancelled' }, ['analyzing']],
    ['live started', { type: 'live started' }, ['live']],
    ['live stopped', { type: 'live stopped' }, ['starting', 'waiting', 'sending', 'unchanged']],
    ['live frame sent', { type: 'live frame sent' }, ['waiting', 'unchanged']],
    ['live frame unchanged', { type: 'live frame unchanged' }, ['waiting', 'unchanged']],
    ['live analyzed', { type: 'live analyzed', glance }, ['sending']],
    ['live failed', { type: 'live failed' }, ['sending']],
  ];
  test.each(allowed)('%s', (_, event, states) => {
    for (const [name, state] of Object.entries(all))
      if (!(states as string[]).includes(name)) expect(reduceCamera(state, event)).toBe(state);
  });

  test('the interval is locked while live analysis runs, also while the camera is being switched', () => {
    for (const state of [waiting, sending, unchanged, reduceCamera(waiting, { type: 'switched' })]) {
      expect(isLiveRunning(state)).toBe(true);
      expect(reduceCamera(state, { type: 'interval chosen', seconds: 30 })).toBe(state);
    }
  });

  test('what happens to an older live analysis does not touch the one on show, and a kept one stays kept', () => {
    const shown: CameraState = { ...live, glance };
    expect(reduceCamera(shown, { type: 'kept', key: 'older', id: 'a' })).toBe(shown);
    const kept: CameraState = { ...live, glance: { ...glance, keptId: 'a' } };
    expect(reduceCamera(kept, { type: 'not kept', key: 'one' })).toBe(kept);
    expect(reduceCamera(live, { type: 'keeping', key: 'one' })).toBe(live);
  });
});

const start: CameraState = { ...initialCamera, facing: 'environment', intervalSeconds: 30, glance };

test('facing, interval and the latest live analysis outlast turning the camera on and off', () => {
  const events: CameraEvent[] = [{ type: 'start pressed' }, { type: 'opened' }, { type: 'stopped' }];
  expect(events.reduce(reduceCamera, start)).toEqual(start);
});

test('a picture that is taken puts the latest live analysis away, for good', () => {
  const events: CameraEvent[] = [
    { type: 'start pressed' },
    { type: 'opened' },
    { type: 'captured', shot },
    { type: 'analysis started' },
    { type: 'analyzed', result },
    { type: 'start pressed' },
    { type: 'stopped' },
  ];
  const { glance: _, ...rest } = start;
  expect(events.reduce(reduceCamera, start)).toEqual(rest);
});
