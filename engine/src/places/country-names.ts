import { foldName } from './fold-name.ts';

const tongues = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pt', 'sv', 'da', 'pl'];

/** Countries by their folded names, in English and as many people call their own. */
export function countryCodes(
  countries: readonly string[],
  others: Readonly<Record<string, string>>,
): ReadonlyMap<string, string> {
  const names = tongues.map(
    (tongue) => new Intl.DisplayNames([tongue], { type: 'region', fallback: 'none' }),
  );
  const codes = new Map<string, string>();
  for (const code of countries) {
    for (const name of names) {
      const called = foldName(name.of(code) ?? '');
      if (called !== '' && !codes.has(called)) codes.set(called, code);
    }
  }
  for (const [name, code] of Object.entries(others)) codes.set(name, code);
  return codes;
}
