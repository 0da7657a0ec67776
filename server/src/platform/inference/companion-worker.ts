import '../process/yield-to-answers.ts';
import { workerData } from 'node:worker_threads';
import { type CompanionData, place, state } from './companion.ts';
import { kernelsOn, programOf } from './kernels.ts';

const { memory, desk, programs }: CompanionData = workerData;
const signs = new Int32Array(desk);
const kernels = kernelsOn(memory);
const ready = programs.map((calls) => programOf(calls, kernels));

/** Where a program fails, the thread that wants it does it itself, and this one ends. */
function work(): void {
  const program = ready[signs[place.program] ?? 0];
  let end = state.wanted;
  try {
    program?.();
    end = state.done;
  } finally {
    Atomics.store(signs, place.state, end);
    Atomics.notify(signs, place.state);
  }
}

for (;;) {
  const now = Atomics.load(signs, place.state);
  if (now !== state.wanted) Atomics.wait(signs, place.state, now);
  else if (Atomics.compareExchange(signs, place.state, now, state.taken) === now) work();
}
