import { fileURLToPath } from 'node:url';

/** Radix locks scrolling through a library that injects a style element, which our content security policy refuses. */
export const stylelessScrollLock = {
  'react-remove-scroll': fileURLToPath(new URL('../src/ui/scroll-lock.tsx', import.meta.url)),
};
