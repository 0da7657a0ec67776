import type { Alias, InlineConfig } from 'vite';
import { messageCatalogue } from './message-catalogue.ts';

/** Preact answers for React, in our own code and in the libraries, and weighs a tenth of it. */
const preact: Alias[] = [
  { find: /^use-sync-external-store\/shim$/, replacement: 'preact/compat' },
  { find: /^react-dom(?=$|\/)/, replacement: 'preact/compat' },
  { find: /^react(?=$|\/)/, replacement: 'preact/compat' },
];

/** Other files for some modules, and Preact for React. */
export const withPreact = (files: Record<string, string>): Alias[] => [
  ...Object.entries(files).map(([find, replacement]) => ({ find, replacement })),
  ...preact,
];

/** Libraries in the form in which their imports of React can be led elsewhere. */
export const asModules = { mainFields: ['module', 'main'], conditions: ['module', 'browser', 'development'] };

export const librariesOnReact = /react|radix|lucide|lingui|zustand|recharts/;

/** For what is rendered while building: as the browser does, so that ids are the same on both sides. */
export function renderingWithPreact(root: string): InlineConfig {
  return {
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [messageCatalogue()],
    resolve: { alias: withPreact({}) },
    environments: { inline: { resolve: { ...asModules, noExternal: librariesOnReact } } },
  };
}
