import { followSession, showSession, signOut } from './session-state.ts';

/** Fetches the app when somebody is about to go there. */
function prefetchApp(): void {
  const { app } = document.documentElement.dataset;
  if (!app) return;
  const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href: app });
  document.head.append(link);
}

/** The menus and the session of a page that is plain markup. */
export function liveFrame(): void {
  showSession();
  followSession();
  for (const button of document.querySelectorAll('[data-sign-out]'))
    button.addEventListener('click', signOut);
  const menu = document.querySelector<HTMLDialogElement>('dialog#menu');
  document.querySelector('[data-open-menu]')?.addEventListener('click', () => menu?.showModal());
  const links = document.querySelectorAll('a[href^="/"]:not([href="/"])');
  const controller = new AbortController();
  const prefetchOnce = () => {
    controller.abort();
    prefetchApp();
  };
  for (const link of links) {
    for (const intent of ['pointerenter', 'focus', 'touchstart']) {
      link.addEventListener(intent, prefetchOnce, { signal: controller.signal, passive: true });
    }
  }
}

const reach = '700px';

/** Calls back once, when one of the elements is about to be seen. */
export function whenNear(elements: Iterable<Element>, callback: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      callback();
    },
    { rootMargin: reach },
  );
  for (const element of elements) observer.observe(element);
}
