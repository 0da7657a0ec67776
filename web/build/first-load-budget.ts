import { brotliCompressSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';

type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>;

/** A chunk and everything that it imports before it runs. */
function withImports(chunks: Chunks, fileName: string, found = new Set<string>()): Set<string> {
  if (found.has(fileName)) return found;
  found.add(fileName);
  for (const imported of chunks.get(fileName)?.imports ?? []) withImports(chunks, imported, found);
  return found;
}

/** The files of each first load of an entry: with one of the parts that it imports on the way, or alone. */
export function firstLoads(chunks: Chunks, entry: Rolldown.OutputChunk): Map<string, Set<string>> {
  const alone = withImports(chunks, entry.fileName);
  const loads = new Map([[entry.name, alone]]);
  for (const part of entry.dynamicImports) {
    loads.set(chunks.get(part)?.name ?? part, withImports(chunks, part, new Set(alone)));
  }
  return loads;
}

/** Kilobytes (1024 bytes, brotli) of JavaScript that an entry may load: alone, and with any one part on the way. */
export type LoadBudget = { alone?: number; withPart?: number };

/** Fails the build when a first load of an entry exceeds its budget. */
export function firstLoadBudget(budgets: Record<string, LoadBudget>): Plugin {
  return {
    name: 'drape:first-load-budget',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const chunks = new Map(
        Object.values(bundle).flatMap((output) =>
          output.type === 'chunk' ? [[output.fileName, output]] : [],
        ),
      );
      const sizes = new Map<string, number>();
      const sizeOf = (file: string): number => {
        const known = sizes.get(file) ?? brotliCompressSync(chunks.get(file)?.code ?? '').length / 1024;
        sizes.set(file, known);
        return known;
      };
      for (const [
        name,
        { alone = Number.POSITIVE_INFINITY, withPart = Number.POSITIVE_INFINITY },
      ] of Object.entries(budgets)) {
        const entry = [...chunks.values()].find((chunk) => chunk.isEntry && chunk.name === name);
        if (!entry) return this.error(`There is no entry "${name}" to weigh`);
        const weighed = [...firstLoads(chunks, entry)].map(([part, files]) => ({
          part,
          kilobytes: [...files].reduce((sum, file) => sum + sizeOf(file), 0),
        }));
        const own = weighed.find(({ part }) => part === name)?.kilobytes ?? 0;
        const { part, kilobytes } = weighed.reduce((most, load) =>
          load.kilobytes > most.kilobytes ? load : most,
        );
        const message = `First load of ${name}: ${own.toFixed(1)} KB of JavaScript, at most ${kilobytes.toFixed(1)} (${part}); budget ${alone} and ${withPart} KB`;
        if (own > alone || kilobytes > withPart) this.error(message);
        this.info(message);
      }
    },
  };
}
