import { fileURLToPath } from 'node:url';
import { type Plugin, runnerImport } from 'vite';
import { renderingWithPreact } from './preact-for-react.ts';
import { analyseSample } from './sample-analysis.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
const landing = '/index.html';

async function landingMarkup(): Promise<string> {
  const { module } = await runnerImport<typeof import('../src/landing/render-landing.tsx')>(
    '/src/landing/render-landing.tsx',
    renderingWithPreact(root),
  );
  return module.renderLanding(await analyseSample());
}

/** Writes the landing page into its document, and serves every other address with the app's while developing. */
export function prerender(): Plugin[] {
  return [
    {
      name: 'drape:prerender',
      transformIndexHtml: {
        order: 'pre',
        handler: async (html, { path }) =>
          path === landing ? html.replace('<!--landing-->', await landingMarkup()) : html,
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
