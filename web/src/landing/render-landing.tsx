import { I18nProvider } from '@lingui/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { i18n } from '../lib/language.ts';
import { championsIsland, uploadIsland } from './islands.tsx';
import { LandingPage } from './landing-page.tsx';
import type { SampleAnalysis } from './sample-analysis.ts';

function markupOf(content: ReactNode, identifierPrefix?: string): string {
  const options = identifierPrefix === undefined ? {} : { identifierPrefix };
  return renderToString(<I18nProvider i18n={i18n}>{content}</I18nProvider>, options);
}

/** The page as markup, each island filled with what it first shows. */
export function renderLanding(sample: SampleAnalysis): string {
  const page = markupOf(<LandingPage sample={sample} />);
  return [uploadIsland, championsIsland].reduce((markup, { id, Content }) => {
    const empty = `<div id="${id}"></div>`;
    if (!markup.includes(empty)) throw new Error(`The landing page has no place for the island "${id}"`);
    const filled = markupOf(<Content />, id);
    return markup.replace(empty, () => `<div id="${id}">${filled}</div>`);
  }, page);
}
