import { create as createStore, type UseBoundStore } from 'zustand/react';
import type { StateCreator, StoreApi } from 'zustand/vanilla';

const starts: (() => void)[] = [];

function made<T>(creator: StateCreator<T>): UseBoundStore<StoreApi<T>> {
  const store = createStore(creator);
  starts.push(() => store.setState(store.getInitialState(), true));
  return store;
}

/** As Zustand's, for test files that share their stores. */
export const create = <T>(creator?: StateCreator<T>) => (creator ? made(creator) : made);

/** Puts every store back to how it was made. */
export function startStoresAgain(): void {
  for (const start of starts) start();
}
