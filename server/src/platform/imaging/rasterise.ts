import { renderAsync } from '@resvg/resvg-js';

/** One of our own drawings (SVG) as PNG bytes of a width in pixels; no fonts, no files, no network. */
export async function rasterise(svg: string, width: number): Promise<Uint8Array> {
  const image = await renderAsync(svg, {
    fitTo: { mode: 'width', value: width },
    font: { loadSystemFonts: false },
    logLevel: 'off',
  });
  return image.asPng();
}
