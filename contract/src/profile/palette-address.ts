type Band = { hex: string; share: number };

/** The address of a drawing of measured colours, each as wide as its share; `palette.svg?bands=2a3550.50,e8e0d2.30`. */
export function paletteAddress(palette: readonly Band[]): string {
  const bands = palette.map(({ hex, share }) => `${hex.slice(1)}.${Math.max(1, Math.round(share * 100))}`);
  return `/api/illustrations/palette.svg?${new URLSearchParams({ bands: bands.slice(0, 12).join(',') })}`;
}
