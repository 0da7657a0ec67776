/** What is wrong with a piece of SVG: tags that do not close, numbers that are not finite, ids that repeat or lead nowhere, anything that reaches outside. */
export function checkMarkup(svg: string): string[] {
  const faults: string[] = [];
  const open: string[] = [];
  let rest = svg;
  while (rest) {
    const tag = /^<(\/?)([a-zA-Z]+)((?: [\w:-]+="[^"<>&]*")*)(\/?)>/.exec(rest);
    if (!tag) return [...faults, `not a tag: ${rest.slice(0, 60)}`];
    const [whole, closing, name, , empty] = tag;
    if (closing && open.pop() !== name) faults.push(`closes too early: ${name}`);
    if (!closing && !empty) open.push(name ?? '');
    rest = rest.slice(whole.length);
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
