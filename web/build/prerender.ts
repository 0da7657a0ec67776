import { fileURLToPath } from 'node:url';
import { type Plugin, runnerImport } from 'vite';
import { importRenderer } from './page-renderer.ts';
import { renderingWithPreact } from './preact-for-react.ts';
import { analyseSample } from './sample-analysis.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
const landing = '/index.html';

type LandingRenderer = typeof import('../src/landing/render-landing.tsx');

/** While developing, the page shows what its sources say now. */
async function landingMarkup(isDeveloping: boolean): Promise<string> {
  const sample = analyseSample();
  const { renderLanding } = isDeveloping
    ? (await runnerImport<LandingRenderer>('/src/landing/render-landing.tsx', renderingWithPreact(root)))
        .module
    : await importRenderer<LandingRenderer>('render-landing');
  return renderLanding(await sample);
}

/** Writes the landing page into its document, and serves every other address with the app's while developing. */
export function prerender(): Plugin[] {
  return [
    {
      name: 'drape:prerender',
      transformIndexHtml: {
        order: 'pre',
        handler: async (html, { path, server }) =>
          path === landing ? html.replace('<!--landing-->', await landingMarkup(server !== undefined)) : html,
      },
      configureServer: ({ middlewares }) => {
        middlewares.use((request, _response, next) => {
          const path = request.url?.split('?')[0] ?? '/';
          const wantsPage = request.headers.accept?.includes('text/html') && !path.includes('.');
          if (wantsPage && path !== '/' && !path.startsWith('/@') && !path.startsWith('/api')) {
            request.url = '/app.html';
          }
          next();
        });
      },
    },
    {
      // The session decides which menu is shown, so the small script that knows it runs before the first paint.
      name: 'drape:early-script',
      transformIndexHtml: {
        order: 'post',
        handler: (html, { path, bundle }) => {
          if (path !== landing || !bundle) return html;
          const app = Object.values(bundle).find(
            (output) => output.type === 'chunk' && output.isEntry && output.name === 'app',
          );
          return html
            .replace('<script type="module"', '<script type="module" blocking="render"')
            .replace('<html', `<html data-app="/${app?.fileName ?? ''}"`);
        },
      },
    },
  ];
}
