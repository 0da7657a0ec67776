/** Settles when the page has loaded and the browser has nothing better to do. */
export async function whenLoadedAndIdle(): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
  await new Promise<unknown>((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(resolve, { timeout: 4000 });
    else setTimeout(resolve, 1000);
  });
}
