/** What is wrong with a piece of SVG: tags that do not close, numbers that are not finite, ids that repeat or lead nowhere, anything that reaches outside. */
export function checkMarkup(svg: string): string[] {
  const faults: string[] = [];
  const open: string[] = [];
  const tags = /<(\/?)([a-zA-Z]+)((?: [\w:-]+="[^"<>&]*")*)(\/?)>/y;
  while (tags.lastIndex < svg.length) {
    const at = tags.lastIndex;
    const tag = tags.exec(svg);
    if (!tag) return [...faults, `not a tag: ${svg.slice(at, at + 60)}`];
    const [, closing, name, , empty] = tag;
    if (closing && open.pop() !== name) faults.push(`closes too early: ${name}`);
    if (!closing && !empty) open.push(name ?? '');
  }
  if (open.length > 0) faults.push(`left open: ${open}`);
  if (/NaN|Infinity|undefined|null/.test(svg)) faults.push('not finite');
  if (/foreignObject|<image|<style|href=|https?:(?!\/\/www\.w3\.org)/.test(svg))
    faults.push('reaches outside');
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  if (new Set(ids).size !== ids.length) faults.push('an id repeats');
  for (const [, id] of svg.matchAll(/url\(#([^)]+)\)/g))
    if (!ids.includes(id)) faults.push(`leads nowhere: ${id}`);
  return faults;
}
