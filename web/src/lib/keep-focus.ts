type Focused = { element: Element; around: Element[]; wasDisabled: boolean };

function ancestorsOf(element: Element): Element[] {
  const parent = element.parentElement;
  return parent && parent !== document.body ? [parent, ...ancestorsOf(parent)] : [];
}

/** Gives the focus to something that is no control, for as long as it stays there. */
function focusPlace(place: Element): void {
  if (!(place instanceof HTMLElement)) return;
  if (!place.hasAttribute('tabindex')) {
    place.tabIndex = -1;
    place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true });
  }
  place.dataset.focusKept = '';
  place.addEventListener('blur', () => delete place.dataset.focusKept, { once: true });
  place.focus({ preventScroll: true });
}

/**
 * Browsers drop the focus when the control that has it is removed or disabled, and the next Tab begins at the top of
 * the page. Here it goes to what stood around the control, or back to the control once it is enabled again. Returns
 * the way to stop.
 */
export function keepFocus(): () => void {
  let last: Focused | undefined;
  const remember = ({ target }: FocusEvent) => {
    if (target instanceof Element)
      last = { element: target, around: ancestorsOf(target), wasDisabled: false };
  };
  // A press beside every control gives the focus up on purpose.
  const forget = () => {
    last = undefined;
  };
  const mend = () => {
    if (!last || document.activeElement !== document.body) return;
    const { element, around, wasDisabled } = last;
    if (element.isConnected) {
      if (wasDisabled && element instanceof HTMLElement && !element.matches(':disabled'))
        element.focus({ preventScroll: true });
      return;
    }
    const place = around.find(({ isConnected }) => isConnected);
    last = undefined;
    if (place) focusPlace(place);
  };
  const observer = new MutationObserver(() => {
    if (!last) return;
    if (last.element.matches(':disabled')) last.wasDisabled = true;
    // Between two controls nothing has the focus for a moment, so what is lost is seen a task later.
    if (!last.element.isConnected || last.wasDisabled) setTimeout(mend);
  });
  document.addEventListener('focusin', remember);
  document.addEventListener('pointerdown', forget);
  const watched = { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] };
  observer.observe(document.body, watched);
  return () => {
    observer.disconnect();
    document.removeEventListener('focusin', remember);
    document.removeEventListener('pointerdown', forget);
  };
}
