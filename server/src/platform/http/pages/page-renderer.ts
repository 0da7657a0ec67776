import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

type Ask = (address: string) => Promise<{ status: number; body: string }>;

export type PageRequest = {
  address: string;
  languages: readonly string[];
  timeZone: string | undefined;
  ask: Ask | undefined;
  patienceMs: number;
};

type RenderedPage = { markup: string; state: { locale: string } };

export type PageRenderer = (request: PageRequest) => Promise<RenderedPage>;

/**
 * What the build of the web app left for rendering its pages (`web/src/first-answer`), loaded when it is first needed.
 * Without it, as with an older build, the app's document is sent as it is.
 */
export function pageRendererOf(webDir: string): (() => Promise<PageRenderer>) | undefined {
  const file = join(webDir, '.pages', 'render-page.js');
  if (!existsSync(file)) return undefined;
  let loading: Promise<PageRenderer> | undefined;
  const load = async (): Promise<PageRenderer> => {
    const module: { renderPage: PageRenderer } = await import(pathToFileURL(file).href);
    return module.renderPage;
  };
  return () => {
    loading ??= load();
    return loading;
  };
}
