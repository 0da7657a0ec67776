import type { Clock } from '../src/platform/clock.ts';

/** A clock that stands still until it is moved. */
export class TestClock implements Clock {
  private moment: number;

  constructor(start: string) {
    this.moment = Date.parse(start);
  }

  now(): Date {
    return new Date(this.moment);
  }

  advance(durationMs: number): void {
    this.moment += durationMs;
  }
}
