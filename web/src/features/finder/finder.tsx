import { lazy, Suspense, useEffect } from 'react';
import { useFinder } from './finder-store.ts';

const FinderDialog = lazy(async () => ({ default: (await import('./finder-dialog.tsx')).FinderDialog }));

/** Whether a key belongs to what is being typed or to a dialog that is open. */
function isTaken({ target }: KeyboardEvent): boolean {
  if (document.querySelector('[role="dialog"], dialog[open]')) return true;
  return (
    target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
  );
}

/** "/" or Ctrl-K (on a Mac the command key) opens the search for pages, items, outfits and events. */
export function Finder() {
  const { isOpen, open, close } = useFinder();
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const isCommand = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k';
      const isSlash = event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey;
      if (!isCommand && !(isSlash && !isTaken(event))) return;
      event.preventDefault();
      open();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [open]);
  if (!isOpen) return null;
  return (
    <Suspense>
      <FinderDialog onClose={close} />
    </Suspense>
  );
}
