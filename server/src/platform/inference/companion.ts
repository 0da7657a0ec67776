import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { processorsAreBusy } from '../process/busy-processors.ts';
import { type Call, programOf } from './kernels.ts';
import type { NetworkMemory } from './network-memory.ts';

/** What the companion's thread is given: the programs by their numbers, and where it reads what is wanted. */
export type CompanionData = { memory: WebAssembly.Memory; desk: SharedArrayBuffer; programs: Call[][] };

/** Places on the desk: what is the matter, and the number of the program that is wanted. */
export const place = { state: 0, program: 1 };
export const state = { idle: 0, wanted: 1, taken: 2, done: 3 };

/** Begins a program once `put` has written what it reads, and answers when asked. */
type Begin = <Answer>(put: () => void, answer: () => Answer) => () => Answer;

/**
 * A second thread that computes networks while a thread for photos goes on with something else. What it has not begun
 * when the answer is needed the thread computes itself, so that the answers are the same with and without it. While the
 * processors are busy it is not asked: the thread would only wait for it.
 */
export type Companion = {
  /** Where its networks lie. */
  memory: NetworkMemory;
  /** Before `start`: a program of the companion. One runs at a time. */
  learn(calls: Call[]): Begin;
  /**
   * Lets it have a thread, which ends with this one, as soon as one of the companions that there may be is free: one for
   * every two processors, since where all are busy nobody gains from more.
   */
  start(): void;
};

export function createCompanion(beside: NetworkMemory, isBusy = processorsAreBusy): Companion {
  const memory = beside.beside();
  const desk = new SharedArrayBuffer(8);
  const signs = new Int32Array(desk);
  const programs: Call[][] = [];
  let finishEarlier: (() => void) | undefined;
  let isWaiting = false;

  function startIfFree(): void {
    if (!isWaiting || !memory.takeCompanion(Math.floor(availableParallelism() / 2))) return;
    isWaiting = false;
    const workerData: CompanionData = { memory: memory.shared, desk, programs };
    const worker = new Worker(new URL('./companion-worker.ts', import.meta.url), { workerData });
    // Without it the thread goes on by itself.
    worker.on('error', () => undefined);
    worker.unref();
  }

  function finish(run: () => void): void {
    for (;;) {
      const now = Atomics.compareExchange(signs, place.state, state.wanted, state.idle);
      if (now === state.taken) Atomics.wait(signs, place.state, now);
      else {
        Atomics.store(signs, place.state, state.idle);
        if (now === state.wanted) run();
        return;
      }
    }
  }

  function ask(program: number): void {
    signs[place.program] = program;
    Atomics.store(signs, place.state, state.wanted);
    Atomics.notify(signs, place.state);
  }

  function learn(calls: Call[]): Begin {
    const program = programs.push(calls) - 1;
    const run = programOf(calls, memory.kernels);
    return (put, answer) => {
      startIfFree();
      finishEarlier?.();
      put();
      const isAsked = !isBusy();
      let found: { answer: ReturnType<typeof answer> } | undefined;
      const settle = () => {
        if (found) return found;
        if (isAsked) finish(run);
        else run();
        finishEarlier = undefined;
        found = { answer: answer() };
        return found;
      };
      finishEarlier = settle;
      if (isAsked) ask(program);
      return () => settle().answer;
    };
  }

  return {
    memory,
    learn,
    start() {
      isWaiting = true;
      startIfFree();
    },
  };
}
