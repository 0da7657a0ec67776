import { registerHooks } from 'node:module';

/** The product's packages: what they export is the same for everybody who imports it. */
const ownPackage = '@drape/';

/**
 * Finds the product's own files without asking the disk. They import each other by relative paths with their ending and
 * are modules in TypeScript throughout, and so nothing is left to find out; for some 1,300 files Node would look for
 * links and for the `package.json` of each, which took a sixth of a start. Packages are found as ever.
 */
export function findOwnFilesFast(): void {
  const known = new Map<string, string>();
  registerHooks({
    resolve(specifier, context, next) {
      const isOwnFile = specifier.startsWith('.') && specifier.endsWith('.ts');
      if (isOwnFile && context.parentURL) return found(new URL(specifier, context.parentURL).href);
      if (!specifier.startsWith(ownPackage)) return next(specifier, context);
      const url = known.get(specifier);
      if (url !== undefined) return found(url);
      const resolved = next(specifier, context);
      if (resolved.url.endsWith('.ts')) known.set(specifier, resolved.url);
      return resolved;
    },
  });
}

const found = (url: string) => ({ url, format: 'module-typescript', shortCircuit: true });
