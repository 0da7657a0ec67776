import '../ui/theme.css';
import { armReveal } from './reveal.ts';
import { followSession, showSession, signOut } from './session-state.ts';

const reach = '700px';

function whenNear(elements: Iterable<Element>, callback: () => void): void {
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

async function loadIslands(): Promise<void> {
  const { hydrateIslands } = await import('./hydrate-islands.tsx');
  hydrateIslands();
}

/** Fetches the app when somebody is about to go there. */
function prefetchApp(): void {
  const { app } = document.documentElement.dataset;
  if (!app) return;
  const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href: app });
  document.head.append(link);
}

function start(): void {
  showSession();
  followSession();
  armReveal();
  whenNear(document.querySelectorAll('#upload-island, #champions-island'), loadIslands);
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

start();
