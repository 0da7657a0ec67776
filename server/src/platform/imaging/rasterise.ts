import { renderAsync } from '@resvg/resvg-js';

/**
 * A drawing of the engine as PNG bytes, `width` pixels wide, made beside the event loop. Neither fonts nor files are
 * loaded. Rejects for what is not SVG and for widths outside 1 to 8192.
 */
export async function rasterise(svg: string, width: number): Promise<Buffer> {
  if (!Number.isInteger(width) || width < 1 || width > 8192) throw new RangeError(`Not a width: ${width}`);
  const options = { fitTo: { mode: 'width' as const, value: width }, font: { loadSystemFonts: false } };
  return (await renderAsync(svg, options)).asPng();
}
