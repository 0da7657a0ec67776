import { Resvg } from '@resvg/resvg-js';

/**
 * A drawing of the engine as PNG bytes, `width` pixels wide. Neither fonts nor files are loaded. Throws for what is
 * not SVG and for widths outside 1 to 8192.
 */
export function rasterise(svg: string, width: number): Buffer {
  if (!Number.isInteger(width) || width < 1 || width > 8192) throw new RangeError(`Not a width: ${width}`);
  return new Resvg(svg, { fitTo: { mode: 'width', value: width }, font: { loadSystemFonts: false } })
    .render()
    .asPng();
}
