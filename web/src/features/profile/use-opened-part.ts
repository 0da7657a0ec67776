import { useEffect } from 'react';
import { useLocation } from '../../lib/router/hooks.ts';

/** Opens a part of the profile and brings it into view. */
export function openPart(element: Element | null): void {
  const part = element?.closest('details') ?? element?.querySelector('details');
  if (part) part.open = true;
}

/** Opens the part that the address, or the link that led here, points to, once its data has come. */
export function useOpenedPart(ready: boolean): void {
  const { hash, state } = useLocation();
  const fromLink: unknown = (state as { part?: unknown } | null)?.part;
  const wanted = hash === '' ? fromLink : hash.slice(1);
  useEffect(() => {
    if (!ready || typeof wanted !== 'string') return;
    const section = document.getElementById(wanted);
    openPart(section);
    section?.scrollIntoView();
  }, [ready, wanted]);
}
