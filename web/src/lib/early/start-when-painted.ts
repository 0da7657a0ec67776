/**
 * What a person did before the app was there: the last button they pressed, what they typed, by its field, and where they
 * chose something: files, an option, a tick.
 */
export type EarlyDeeds = {
  pressed?: HTMLElement;
  typed: Map<HTMLInputElement | HTMLTextAreaElement, string>;
  chosen: Set<HTMLInputElement | HTMLSelectElement>;
};

/**
 * Runs the app of a document that came with its first state, once that has been painted: to read and run the scripts
 * takes a slow phone longer than to paint. What is typed and pressed meanwhile is kept for it; a form must not be sent
 * by the browser, which would write what was typed into the address. It stands in the document itself and must use
 * nothing from outside.
 */
export function startWhenPainted(): void {
  const { app } = document.documentElement.dataset;
  if (app === undefined) return;
  const patienceMs = 500;
  const deeds: EarlyDeeds = { typed: new Map(), chosen: new Set() };
  Object.assign(globalThis, { earlyDeeds: deeds });
  const whileWaiting = (type: string, note: (event: Event) => void) => {
    const listen = (event: Event) => {
      if ('app' in document.documentElement.dataset) note(event);
      else document.removeEventListener(type, listen, { capture: true });
    };
    document.addEventListener(type, listen, { capture: true });
  };
  whileWaiting('submit', (event) => event.preventDefault());
  whileWaiting('input', ({ target }) => {
    const isChoice = target instanceof HTMLInputElement && /^(checkbox|radio|file)$/.test(target.type);
    if (isChoice || target instanceof HTMLSelectElement) deeds.chosen.add(target);
    else if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)
      deeds.typed.set(target, target.value);
  });
  whileWaiting('click', (event) => {
    const { target } = event;
    const button = target instanceof Element ? target.closest('button:not([popovertarget])') : null;
    if (!(button instanceof HTMLElement)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    deeds.pressed = button;
  });
  let isStarted = false;
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    import(/* @vite-ignore */ app).catch(() => undefined);
  };
  document.addEventListener('DOMContentLoaded', () => {
    // The first frame paints; what is asked for in the second comes after it. A page in the background has no frames.
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(start)));
    setTimeout(start, patienceMs);
  });
}
