import {
  Component,
  type ComponentType,
  type ReactNode,
  startTransition,
  useLayoutEffect,
  useState,
} from 'react';
import { resolve } from './address.ts';
import { ErrorContext, RouterContext, StateContext, useRouterState } from './hooks.ts';
import { createMemoryRouter, type Router, type RouterState } from './router.ts';

/** Provides the router and its state. */
export function RouterProvider({ router, children }: { router: Router; children: ReactNode }) {
  const [state, setState] = useState(router.state);
  useLayoutEffect(() => {
    setState(router.state);
    return router.subscribe((next) => startTransition(() => setState(next)));
  }, [router]);
  return (
    <RouterContext value={router}>
      <StateContext value={state}>{state.shown && children}</StateContext>
    </RouterContext>
  );
}

/** For pages that are rendered once, at one address. */
export function StaticRouter({ address, children }: { address: string; children: ReactNode }) {
  const location = { ...resolve(address, { pathname: '/' }), state: null, key: 'default' };
  const state: RouterState = {
    location,
    parameters: {},
    historyAction: 'POP',
    navigation: { state: 'idle' },
    shown: undefined,
    keepsScroll: false,
  };
  return (
    <RouterContext value={createMemoryRouter([], [address])}>
      <StateContext value={state}>{children}</StateContext>
    </RouterContext>
  );
}

type BoundaryProps = { Fallback: ComponentType; place: unknown; children: ReactNode };
type Broken = { error: unknown; place: unknown } | null;

/** Shows a fallback in place of content that throws, until `place` changes. */
export class ErrorBoundary extends Component<BoundaryProps, { broken: Broken }> {
  override state: { broken: Broken } = { broken: null };

  static getDerivedStateFromError(error: unknown): { broken: Broken } {
    return { broken: { error, place: undefined } };
  }

  static getDerivedStateFromProps(
    { place }: BoundaryProps,
    { broken }: { broken: Broken },
  ): { broken: Broken } | null {
    if (!broken || broken.place === place) return null;
    return { broken: broken.place === undefined ? { ...broken, place } : null };
  }

  override render(): ReactNode {
    const { broken } = this.state;
    const { Fallback, children } = this.props;
    return broken ? (
      <ErrorContext value={broken.error}>
        <Fallback />
      </ErrorContext>
    ) : (
      children
    );
  }
}

/** The current page, or the fallback where it throws or cannot be loaded. */
export function Outlet({ Fallback }: { Fallback: ComponentType }) {
  const { location, shown } = useRouterState();
  if (!shown) return null;
  if ('error' in shown)
    return (
      <ErrorContext value={shown.error}>
        <Fallback />
      </ErrorContext>
    );
  return (
    <ErrorBoundary Fallback={Fallback} place={location}>
      <shown.Content />
    </ErrorBoundary>
  );
}
