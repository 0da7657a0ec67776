import { afterAll, beforeAll, beforeEach } from 'vitest';
import { minuteMs } from '../src/platform/clock.ts';
import { type AiStandIn, startAiStandIn } from './stand-ins/ai-stand-in.ts';
import { startTestApp, type TestApp } from './test-app.ts';

/** One app with a connected model for all tests of a file. Each test begins with a model that answers well and was asked nothing. */
export function appWithModel(): { readonly test: TestApp; readonly standIn: AiStandIn } {
  let test: TestApp;
  let standIn: AiStandIn;
  beforeAll(async () => {
    standIn = await startAiStandIn();
    test = await startTestApp({ env: { ...standIn.env, AI_TIMEOUT_SECONDS: '6' } });
  });
  afterAll(async () => {
    await test.close();
    await standIn.close();
  });
  beforeEach(() => {
    Object.assign(standIn, { mood: 'well', moodLasts: Number.POSITIVE_INFINITY });
    standIn.asked.length = 0;
    // An endpoint that failed in the test before has rested by then.
    test.clock.advance(minuteMs);
  });
  return {
    get test() {
      return test;
    },
    get standIn() {
      return standIn;
    },
  };
}
