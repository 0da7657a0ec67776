import { I18nProvider } from '@lingui/react';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { i18n } from '../lib/language.ts';
import { championsIsland, uploadIsland } from './islands.tsx';

/** Brings the islands of the page to life. */
export function hydrateIslands(): void {
  for (const { id, Content } of [uploadIsland, championsIsland]) {
    const element = document.getElementById(id);
    if (!element) continue;
    hydrateRoot(
      element,
      <StrictMode>
        <I18nProvider i18n={i18n}>
          <Content />
        </I18nProvider>
      </StrictMode>,
      { identifierPrefix: id },
    );
  }
}
