import { t } from '@lingui/core/macro';
import { renderToString } from 'react-dom/server';
import { championsIsland, uploadIsland } from './islands.tsx';
import { LandingPage } from './landing-page.tsx';
import type { SampleAnalysis } from './sample-analysis.ts';

/** The page as markup, each island filled with what it first shows. */
export function renderLanding(sample: SampleAnalysis): string {
  const page = renderToString(<LandingPage sample={sample} />);
  return [uploadIsland, championsIsland].reduce((markup, { id, Content }) => {
    const empty = `<div id="${id}"></div>`;
    if (!markup.includes(empty)) throw new Error(`The landing page has no place for the island "${id}"`);
    const filled = renderToString(<Content />, { identifierPrefix: id });
    return markup.replace(empty, () => t`<div id="${id}">${filled}</div>`);
  }, page);
}
