import { defineConfig, type OrderByFn } from '@lingui/conf';
import { formatter } from '@lingui/format-po';

/** Where a text stands first, in the order of files and lines; texts of one line by what they say. */
const placeOf = ({ entry }: Parameters<OrderByFn>[0]): string => {
  const places = (entry.origin ?? []).map(([file, line = 0]) => `${file} ${String(line).padStart(5, '0')}`);
  return `${places.sort()[0]} ${entry.message}`;
};
const byPlace: OrderByFn = (one, other) => (placeOf(one) < placeOf(other) ? -1 : 1);

/** A language is a word in `locales`; `npm run extract` then makes its file, which is the translator's. */
export default defineConfig({
  sourceLocale: 'en',
  locales: ['en'],
  catalogs: [
    {
      path: '<rootDir>/src/messages/{locale}',
      include: ['<rootDir>/src'],
      exclude: ['**/*.test.ts', '**/*.test.tsx', '**/testing/**'],
    },
  ],
  // A module that uses a text gets the language with it, in every order of imports.
  runtimeConfigModule: { i18n: ['#language', 'i18n'] },
  format: formatter({ lineNumbers: false }),
  orderBy: byPlace,
});
