import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';

/** A language is one word in `locales`, its file beside `en.po`, and its line in `src/lib/language.ts`. */
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
  // Whoever uses a text gets the language with it, in every order of imports.
  runtimeConfigModule: { i18n: ['#language', 'i18n'] },
  format: formatter({ lineNumbers: false }),
  orderBy: 'origin',
});
