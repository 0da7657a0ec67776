import { options } from 'preact';
import type { EarlyDeeds } from '../lib/early/start-when-painted.ts';

declare global {
  var earlyDeeds: EarlyDeeds | undefined;
}

/** Preact's hook for what is thrown while rendering, under the name that it has in a build. */
type Hooks = typeof options & { __e?: ((thrown: unknown, ...more: unknown[]) => void) | undefined };

/** Longer than parts of a page take to load where there is a network. */
const patienceMs = 5000;

const aMoment = () => new Promise((resolve) => setTimeout(resolve));

/** Shows the app and waits for the parts of it that load on demand: until then they do nothing that is asked of them. */
async function showWhole(show: () => void): Promise<void> {
  const hooks: Hooks = options;
  const before = hooks.__e;
  const loading = new Set<Promise<unknown>>();
  hooks.__e = (thrown, ...more) => {
    if (thrown instanceof Promise) loading.add(thrown);
    before?.(thrown, ...more);
  };
  show();
  const patience = new Promise((resolve) => setTimeout(resolve, patienceMs));
  while (loading.size > 0) {
    const parts = [...loading];
    loading.clear();
    await Promise.race([Promise.allSettled(parts), patience]);
    await aMoment();
  }
  hooks.__e = before;
}

/** Chooses once more what was chosen, now that somebody listens. */
function chooseAgain(field: HTMLInputElement | HTMLSelectElement): void {
  if (field instanceof HTMLInputElement && field.type !== 'file') {
    field.checked = !field.checked;
    field.click();
  } else field.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Lets the app take over the document, and what the person has begun in it meanwhile. */
export async function takeOver(show: () => void): Promise<void> {
  await showWhole(show);
  delete document.documentElement.dataset.app;
  const { earlyDeeds } = globalThis;
  globalThis.earlyDeeds = undefined;
  for (const [field, value] of earlyDeeds?.typed ?? []) {
    field.value = value;
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }
  for (const field of earlyDeeds?.chosen ?? []) chooseAgain(field);
  if (!earlyDeeds?.pressed) return;
  await aMoment();
  earlyDeeds.pressed.click();
}
