/** What is wider than its place, in a browser: the page, words that leave their card, and words beside the window. */
export function overflowing(): string[] {
  const { documentElement: page } = document;
  const cards =
    'article, li, section, aside, header, nav, form, fieldset, main, td, dl, [role=dialog], button, a';
  const named = (element: Element) =>
    `${element.tagName.toLowerCase()}.${element.getAttribute('class')?.slice(0, 60) ?? ''}`;

  function rightOf(word: Node): number {
    const range = document.createRange();
    range.selectNodeContents(word);
    return Math.max(...[...range.getClientRects()].map((box) => box.right));
  }

  /** Only screen readers know of it. */
  function isCutAway(from: Element): boolean {
    for (let at: Element | null = from; at; at = at.parentElement)
      if (getComputedStyle(at).clipPath !== 'none') return true;
    return false;
  }

  /** What a word leaves on its way out, as far as nothing cuts it off. */
  function left(word: Node, from: Element): string | undefined {
    let right = rightOf(word);
    for (let at: Element | null = from; at; at = at.parentElement) {
      const { overflowX, display } = getComputedStyle(at);
      if (display === 'contents') continue;
      const edge = at.getBoundingClientRect().right;
      // What scrolls sideways keeps its words, and may reach to the edge of the screen, beyond the margin of its card.
      if ((overflowX === 'auto' || overflowX === 'scroll') && edge <= window.innerWidth + 1) return undefined;
      if (overflowX !== 'visible') right = Math.min(right, edge);
      else if (at.matches(cards) && right > edge + 1) return named(at);
    }
    return right > window.innerWidth + 1 ? 'the window' : undefined;
  }

  const faults: string[] = [];
  if (page.scrollWidth > window.innerWidth) faults.push(`the page is ${page.scrollWidth} px wide`);
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let word = words.nextNode(); word; word = words.nextNode()) {
    const parent = word.parentElement;
    const said = word.textContent?.trim().slice(0, 40);
    if (!said || !parent?.checkVisibility() || isCutAway(parent)) continue;
    const what = left(word, parent);
    if (what !== undefined) faults.push(`"${said}" leaves ${what}`);
  }
  return [...new Set(faults)];
}
