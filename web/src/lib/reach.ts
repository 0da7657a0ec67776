import { create } from 'zustand';

/** `no server`: there is a network, but the last call had no answer. */
type Reach = 'online' | 'no network' | 'no server';

// Where a page is rendered for the browser, nothing is known of its network.
const now = (): Reach => (typeof window === 'undefined' || navigator.onLine ? 'online' : 'no network');

export const useReach = create<{ reach: Reach }>(() => ({ reach: now() }));

function become(reach: Reach): void {
  if (useReach.getState().reach !== reach) useReach.setState({ reach });
}

export function isReachable(): boolean {
  return useReach.getState().reach === 'online';
}

/** The server has answered, whatever it said. */
export function noteAnswer(): void {
  if (navigator.onLine) become('online');
}

/** A call had no answer. */
export function noteNoAnswer(): void {
  become(navigator.onLine ? 'no server' : 'no network');
}

// There is none while pages are made ahead of time.
if (typeof window !== 'undefined') {
  window.addEventListener('online', () => become('online'));
  window.addEventListener('offline', () => become('no network'));
}
