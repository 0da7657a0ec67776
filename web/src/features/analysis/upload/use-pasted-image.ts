import { useEffect } from 'react';

/** Hands over an image that is pasted anywhere on the page. */
export function usePastedImage(onImage: (file: File) => void): void {
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const file = Array.from(event.clipboardData?.files ?? []).find(({ type }) => type.startsWith('image/'));
      if (file) onImage(file);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, [onImage]);
}
