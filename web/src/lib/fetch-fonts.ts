/** The fonts of the first screen: asked for when the app runs, so that they hold up none of what it runs by. */
export function fetchFonts(): void {
  for (const font of ['340 1em "Fraunces Variable"', '1em "Inter Variable"'])
    document.fonts.load(font).catch(() => undefined);
}
