import { useEffect, useLayoutEffect } from 'react';
import { decoded, type Location } from './address.ts';
import { useRouter, useRouterState } from './hooks.ts';

const storageKey = 'drape-scroll-positions';

function keptPositions(): Map<string, number> {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(storageKey) ?? '[]'));
  } catch {
    return new Map();
  }
}

const positions = keptPositions();

function keep(): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...positions]));
  } catch {
    // With a full storage only the scroll position is lost.
  }
}

/** Scrolls to where the page was left, to the element its address names, or to the top. */
export function ScrollRestoration({ getKey }: { getKey: (location: Location) => string }) {
  const router = useRouter();
  const { location, keepsScroll } = useRouterState();
  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    const note = () => {
      positions.set(getKey(router.state.location), window.scrollY);
      keep();
      window.history.scrollRestoration = 'auto';
    };
    const resume = () => {
      window.history.scrollRestoration = 'manual';
    };
    window.addEventListener('pagehide', note);
    window.addEventListener('pageshow', resume);
    return () => {
      window.removeEventListener('pagehide', note);
      window.removeEventListener('pageshow', resume);
    };
  }, [router, getKey]);
  useEffect(() => {
    let left = router.state.location;
    return router.subscribe((state) => {
      if (state.location === left) return;
      // The previous page is still drawn, so its position can be read.
      positions.set(getKey(left), window.scrollY);
      left = state.location;
    });
  }, [router, getKey]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls once for each location
  useLayoutEffect(() => {
    const kept = positions.get(getKey(location));
    if (kept !== undefined) {
      window.scrollTo(0, kept);
      return;
    }
    const place = location.hash && document.getElementById(decoded(location.hash.slice(1)));
    if (place) place.scrollIntoView();
    else if (!keepsScroll) window.scrollTo(0, 0);
  }, [location]);
  return null;
}
