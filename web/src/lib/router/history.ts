import { addressOf, type Location, resolve } from './address.ts';

/** The history of the browser, or one kept in memory. */
export type History = {
  current(): Location;
  push(location: Location): void;
  replace(location: Location): void;
  go(delta: number): void;
  /** Called after steps back and forward, with the number of entries. */
  listen(onStep: (delta: number) => void): () => void;
};

type Entry = { state: unknown; key: string; index: number };

function isEntry(state: unknown): state is Entry {
  return typeof state === 'object' && state !== null && 'key' in state && 'index' in state;
}

export function browserHistory(): History {
  const entry = (): Entry =>
    isEntry(window.history.state) ? window.history.state : { state: null, key: 'default', index: 0 };
  let index = entry().index;
  window.history.replaceState(entry(), '');
  return {
    current() {
      const { pathname, search, hash } = window.location;
      const { state, key } = entry();
      return { pathname, search, hash, state, key };
    },
    push(location) {
      index++;
      const entry: Entry = { state: location.state, key: location.key, index };
      window.history.pushState(entry, '', addressOf(location));
    },
    replace(location) {
      const entry: Entry = { state: location.state, key: location.key, index };
      window.history.replaceState(entry, '', addressOf(location));
    },
    go: (delta) => window.history.go(delta),
    listen(onStep) {
      const step = () => {
        // A hash typed into the address bar makes an entry that is not ours yet.
        if (!isEntry(window.history.state)) {
          window.history.replaceState({ state: null, key: newKey(), index: index + 1 }, '');
        }
        const delta = entry().index - index;
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
