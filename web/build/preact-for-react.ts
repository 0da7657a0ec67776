import type { Alias, InlineConfig } from 'vite';
import { messageCatalogue } from './message-catalogue.ts';

/** Preact stands in for React, in our own code and in libraries, at a tenth of its size. */
const preact: Alias[] = [
  { find: /^use-sync-external-store\/shim$/, replacement: 'preact/compat' },
  { find: /^react-dom(?=$|\/)/, replacement: 'preact/compat' },
  { find: /^react(?=$|\/)/, replacement: 'preact/compat' },
];

/** The given replacements of modules, and Preact in place of React. */
export const withPreact = (files: Record<string, string>): Alias[] => [
  ...Object.entries(files).map(([find, replacement]) => ({ find, replacement })),
  ...preact,
];

/** Picks the ES module builds of libraries, whose imports of React can be redirected. */
export const asModules = { mainFields: ['module', 'main'], conditions: ['module', 'browser', 'development'] };

export const librariesOnReact = /react|radix|lucide|lingui|zustand|recharts/;

/** Renders at build time with the same library as the browser, so that ids match. */
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
