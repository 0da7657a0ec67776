import { useEffect } from 'react';
import { useLocation } from '../../lib/router/hooks.ts';

/** Opens a part of the profile, or the one around a field, with the group that it stands in. */
export function openPart(element: Element | null): void {
  let part = element?.querySelector('details') ?? element?.closest('details');
  while (part) {
    part.open = true;
    part = part.parentElement?.closest('details');
  }
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
