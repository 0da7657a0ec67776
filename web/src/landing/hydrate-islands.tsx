import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { championsIsland, uploadIsland } from './islands.tsx';

/** Brings the islands of the page to life. */
export function hydrateIslands(): void {
  for (const { id, Content } of [uploadIsland, championsIsland]) {
    const element = document.getElementById(id);
    if (!element) continue;
    hydrateRoot(
      element,
      <StrictMode>
        <Content />
      </StrictMode>,
      { identifierPrefix: id },
    );
  }
}
