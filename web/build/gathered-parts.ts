import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';

type Modules = Rolldown.ChunkingContext;

const source = fileURLToPath(new URL('../src/', import.meta.url));

/** They import everything that they have, of which little is used. */
const barrels = /node_modules\/(lucide-react|radix-ui)\//;

/** A module and all that is loaded before it runs. */
function neededBy(modules: Modules, id: string, found = new Set<string>()): Set<string> {
  if (found.has(id) || barrels.test(id)) return found;
  found.add(id);
  for (const next of modules.getModuleInfo(id)?.importedIds ?? []) neededBy(modules, next, found);
  return found;
}

/**
 * Gathers modules that several pages share into few files. Over HTTP/1.1 a browser asks for six files at a time,
 * so that a page in forty small ones takes seven round trips. Modules that `common` pages or more need travel
 * with every page; what the landing page loads stays apart from what only the app needs.
 */
export function gatherParts(common: number): Rolldown.CodeSplittingGroup[] {
  const known = new Map<string, Set<string>>();
  const needs = (modules: Modules, file: string, id: string) => {
    const found = known.get(file) ?? neededBy(modules, source + file);
    known.set(file, found);
    return found.has(id);
  };
  const group = (
    name: string,
    priority: number,
    holds: (modules: Modules, id: string) => boolean,
  ): Rolldown.CodeSplittingGroup => ({
    debugName: name,
    priority,
    minShareCount: 2,
    name: (id, modules) => (holds(modules, id) ? name : null),
  });
  const entrance = ['landing/main.ts', 'lib/forget-kept.ts'];
  return [
    group('entrance', 4, (modules, id) => entrance.some((file) => needs(modules, file, id))),
    group(
      'base',
      3,
      (modules, id) =>
        needs(modules, 'landing/hydrate-islands.tsx', id) || /node_modules\/lucide-react\//.test(id),
    ),
    group('frame', 2, (modules, id) => needs(modules, 'main.tsx', id)),
    { name: 'parts', priority: 1, minShareCount: common },
  ];
}
