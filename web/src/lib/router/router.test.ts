import { expect, test, vi } from 'vitest';
import { memoryHistory } from './history.ts';
import { createMemoryRouter, type Page, Router } from './router.ts';

const Home = () => null;
const Trip = () => null;
const pages: Page[] = [
  { path: '/', load: async () => Home },
  { path: '/trips/:id', load: async () => Trip },
];

const arrived = (router: Router) => vi.waitFor(() => expect(router.state.navigation.state).toBe('idle'));

test('a page is shown with its parameters once it is loaded, and the previous one stays until then', async () => {
  const router = createMemoryRouter(pages, ['/']);
  await arrived(router);
  const going = router.navigate('/trips/7', { state: 'fresh' });
  expect(router.state).toMatchObject({
    location: { pathname: '/' },
    navigation: { state: 'loading', location: { pathname: '/trips/7' } },
  });
  await going;
  expect(router.state).toMatchObject({
    location: { pathname: '/trips/7', state: 'fresh' },
    parameters: { id: '7' },
    historyAction: 'PUSH',
    shown: { Content: Trip },
  });
});

test('of two navigations only the later one is shown', async () => {
  let release: () => void = () => undefined;
  const slow: Page = {
    path: '/slow',
    load: () => new Promise((resolve) => (release = () => resolve(Home))),
  };
  const router = createMemoryRouter([...pages, slow], ['/']);
  await arrived(router);
  const first = router.navigate('/slow');
  await router.navigate('/trips/1');
  release();
  await first;
  expect(router.state.location.pathname).toBe('/trips/1');
});

test('the router is ready with a page to show, also when another navigation takes over from the first', async () => {
  const releases: (() => void)[] = [];
  const slow: Page = {
    path: '/slow',
    load: () => new Promise((resolve) => releases.push(() => resolve(Home))),
  };
  const router = createMemoryRouter([slow], ['/slow']);
  const ready = router.ready.then(() => router.state.shown);
  void router.navigate('/slow#content');
  for (const release of releases) release();
  expect(await ready).toEqual({ Content: Home });
});

test('a page that cannot be loaded gives its error and is loaded again the next time', async () => {
  const load = vi.fn(async () => Home).mockRejectedValueOnce(new Error('offline'));
  const router = createMemoryRouter([...pages, { path: '/week', load }], ['/']);
  await arrived(router);
  await router.navigate('/week');
  expect(router.state.shown).toEqual({ error: new Error('offline') });
  await router.navigate('/week');
  expect(router.state.shown).toEqual({ Content: Home });
});

test('a blocked navigation proceeds when it is allowed, from a call and from a step back', async () => {
  const history = memoryHistory(['/', '/trips/1']);
  const router = new Router(pages, history);
  await arrived(router);
  let proceed: (() => void) | undefined;
  const stop = router.guard({
    blocks: ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname,
    onBlocked: (allow) => {
      proceed = allow;
    },
  });
  await router.navigate('/trips/2');
  expect(router.state.location.pathname).toBe('/trips/1');
  proceed?.();
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/trips/2'));
  history.go(-1);
  expect([history.current().pathname, router.state.location.pathname]).toEqual(['/trips/2', '/trips/2']);
  proceed?.();
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/trips/1'));
  expect(router.state.historyAction).toBe('POP');
  stop();
  await router.navigate('/');
  expect(router.state.location.pathname).toBe('/');
});

test('going back skips a replaced entry', async () => {
  const history = memoryHistory(['/', '/trips/1']);
  const router = new Router(pages, history);
  await arrived(router);
  await router.navigate('?day=2', { replace: true });
  expect(router.state).toMatchObject({ historyAction: 'REPLACE', location: { search: '?day=2' } });
  history.go(-1);
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/'));
});
