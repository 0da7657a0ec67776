import { addressOf, type Location, resolve } from './address.ts';

/** The entries that lie behind and ahead, of the browser or in memory. */
export type History = {
  current(): Location;
  push(location: Location): void;
  replace(location: Location): void;
  go(delta: number): void;
  /** Tells of steps back and forth, and how many entries they were. */
  listen(onStep: (delta: number) => void): () => void;
};

type Entry = { usr: unknown; key: string; idx: number };

function isEntry(state: unknown): state is Entry {
  return typeof state === 'object' && state !== null && 'key' in state && 'idx' in state;
}

export function browserHistory(): History {
  const entry = (): Entry =>
    isEntry(window.history.state) ? window.history.state : { usr: null, key: 'default', idx: 0 };
  let index = entry().idx;
  window.history.replaceState(entry(), '');
  return {
    current() {
      const { pathname, search, hash } = window.location;
      const { usr, key } = entry();
      return { pathname, search, hash, state: usr, key };
    },
    push(location) {
      index++;
      const state: Entry = { usr: location.state, key: location.key, idx: index };
      window.history.pushState(state, '', addressOf(location));
    },
    replace(location) {
      const state: Entry = { usr: location.state, key: location.key, idx: index };
      window.history.replaceState(state, '', addressOf(location));
    },
    go: (delta) => window.history.go(delta),
    listen(onStep) {
      const step = () => {
        // A new place on the page that was written into the address bar is an entry without a mark of ours.
        if (!isEntry(window.history.state)) {
          window.history.replaceState({ usr: null, key: newKey(), idx: index + 1 }, '');
        }
        const delta = entry().idx - index;
        index += delta;
        onStep(delta);
      };
      window.addEventListener('popstate', step);
      return () => window.removeEventListener('popstate', step);
    },
  };
}

export function memoryHistory(addresses: readonly string[]): History {
  const entries = addresses.map((address, at): Location => {
    const key = at === 0 ? 'default' : newKey();
    return { ...resolve(address, { pathname: '/' }), state: null, key };
  });
  let index = entries.length - 1;
  const listeners = new Set<(delta: number) => void>();
  return {
    current: () => entries[index] ?? { pathname: '/', search: '', hash: '', state: null, key: 'default' },
    push(location) {
      index++;
      entries.splice(index, entries.length, location);
    },
    replace(location) {
      entries[index] = location;
    },
    go(delta) {
      const before = index;
      index = Math.min(Math.max(index + delta, 0), entries.length - 1);
      for (const listener of listeners) listener(index - before);
    },
    listen(onStep) {
      listeners.add(onStep);
      return () => listeners.delete(onStep);
    },
  };
}

export const newKey = () => Math.random().toString(36).slice(2, 10);
