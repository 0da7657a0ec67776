import { useEffect, useRef } from 'react';
import { create } from 'zustand';
import { useFailedPictures } from '../../lib/hide-broken-pictures.ts';
import { useReach } from '../../lib/reach.ts';

type Failure = { scope: 'page' | 'part'; retry: () => void };

const useFailures = create<{ failures: readonly Failure[] }>(() => ({ failures: [] }));

/** A single picture that fails is its own affair; more of them are no accident. */
const telling = 3;

/** Registers what could not be loaded for as long as its place is on the page. */
export function useFailure(scope: Failure['scope'], retry: () => void): void {
  const latest = useRef(retry);
  latest.current = retry;
  useEffect(() => {
    const own: Failure = { scope, retry: () => latest.current() };
    useFailures.setState(({ failures }) => ({ failures: [...failures, own] }));
    return () =>
      useFailures.setState(({ failures }) => ({ failures: failures.filter((one) => one !== own) }));
  }, [scope]);
}

/** Asks again for all of the page that failed, so that one button is enough. */
export function retryAll(): void {
  for (const { retry } of useFailures.getState().failures) retry();
}

/**
 * Who says that something failed, so that a page says it once: the place of the page itself, the bar at the top where
 * several things failed or nobody can be reached, or the one part that failed.
 */
export function useTeller() {
  const pageFails = useFailures(({ failures }) => failures.some(({ scope }) => scope === 'page'));
  const parts = useFailures(({ failures }) => failures.filter(({ scope }) => scope === 'part').length);
  const picturesFail = useFailedPictures(({ failed, drawn }) => failed >= telling || drawn >= telling);
  const isDrawn = useFailedPictures(({ failed }) => failed < telling);
  const isReached = useReach(({ reach }) => reach === 'online');
  const isForBar = !isReached || picturesFail || parts > 1;
  const teller: 'page' | 'bar' | 'part' = pageFails ? 'page' : isForBar ? 'bar' : 'part';
  return { teller, picturesFail, isDrawn, partsFail: parts > 1 };
}
