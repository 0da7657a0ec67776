type Filling = {
  markup: string;
  /** Styles of single elements, or none. */
  sheet: string;
  state: { locale: string };
  /** The scripts of the page. */
  files: readonly string[];
};

const root = '<div id="root"></div>';
const stylesheet = /\s*<link rel="stylesheet"[^>]*>/;
const entry = /\s*<script type="module"[^>]* src="([^"]+)"[^>]*><\/script>/;
const charset = '<meta charset="utf-8" />';

/** In a script JSON must not end it, nor begin a comment. */
const inScript = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

/**
 * Puts the first state of a page into the app's document. What is painted comes first: the style sheet stands in front
 * of all scripts, which are named behind the page's pictures, and a script in the document runs the app afterwards.
 */
export function filledDocument(template: string, { markup, sheet, state, files }: Filling): string {
  const [styles = ''] = stylesheet.exec(template) ?? [];
  const own = sheet === '' ? '' : `<style id="first-styles">${sheet}</style>`;
  const [, app = ''] = entry.exec(template) ?? [];
  const scripts = new Set([app, ...files.map((file) => `/${file}`)]);
  const links = [...scripts].map((address) => `<link rel="modulepreload" crossorigin href="${address}">`);
  const body = [
    `<div id="root">${markup}</div>`,
    `<script id="first-state" type="application/json">${inScript(state)}</script>`,
    links.join(''),
  ];
  return template
    .replace(stylesheet, '')
    .replace(entry, '')
    .replace(charset, () => `${charset}${styles}${own}`)
    .replace(root, () => body.join('\n    '))
    .replace('<html lang="en"', `<html lang="${state.locale}" data-app="${app}"`);
}
