import { registerHooks } from 'node:module';

/** The product's packages: what they export is the same for everybody who imports it. */
const ownPackage = '@drape/';

/** Packages of some hundred small files, all of them modules that import each other by relative paths. */
const smallFiled = /\/node_modules\/(kysely|zod)\//;

/**
 * Finds the product's own files without asking the disk. They import each other by relative paths with their ending and
 * are modules in TypeScript throughout, and so nothing is left to find out; for some 1,300 files Node would look for
 * links and for the `package.json` of each, which took a sixth of a start. So do the files of two packages; all others are found as ever.
 */
export function findOwnFilesFast(): void {
  const known = new Map<string, string>();
  registerHooks({
    resolve(specifier, context, next) {
      const parent = context.parentURL;
      if (specifier.startsWith('.') && parent) {
        if (specifier.endsWith('.ts')) return found(new URL(specifier, parent).href, 'module-typescript');
        const isImported = context.conditions.includes('import');
        if (isImported && specifier.endsWith('.js') && smallFiled.test(parent))
          return found(new URL(specifier, parent).href, 'module');
      }
      if (!specifier.startsWith(ownPackage)) return next(specifier, context);
      const url = known.get(specifier);
      if (url !== undefined) return found(url, 'module-typescript');
      const resolved = next(specifier, context);
      if (resolved.url.endsWith('.ts')) known.set(specifier, resolved.url);
      return resolved;
    },
  });
}

const found = (url: string, format: string) => ({ url, format, shortCircuit: true });
