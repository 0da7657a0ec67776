import { useEffect, useState } from 'react';

/** Whether the page is being put on paper; `start` renders it so and opens the print dialog. */
export function usePrint(): { printing: boolean; start: () => void } {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    if (!printing) return;
    const done = () => setPrinting(false);
    window.addEventListener('afterprint', done);
    window.print();
    return () => window.removeEventListener('afterprint', done);
  }, [printing]);
  return { printing, start: () => setPrinting(true) };
}
