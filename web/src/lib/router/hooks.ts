import { createContext, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react';
import type { Location } from './address.ts';
import type { NavigateOptions, Router, RouterState, Step } from './router.ts';

export const RouterContext = createContext<Router | undefined>(undefined);
export const StateContext = createContext<RouterState | undefined>(undefined);
export const ErrorContext = createContext<unknown>(undefined);

function required<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('This needs a router around it');
  return value;
}

export const useRouterState = () => required(useContext(StateContext));

export const useLocation = (): Location => useRouterState().location;

export const useParams = (): Partial<Record<string, string>> => useRouterState().parameters;

export const useNavigation = () => useRouterState().navigation;

/** The error that the fallback page is shown for. */
export const useRouteError = () => useContext(ErrorContext);

export const useRouter = () => required(useContext(RouterContext));

export const useNavigate = (): Router['navigate'] => useRouter().navigate;

type Search = URLSearchParams | Record<string, string>;
type SetSearch = (next: Search | ((current: URLSearchParams) => Search), options?: NavigateOptions) => void;

export function useSearchParams(): [URLSearchParams, SetSearch] {
  const { search } = useLocation();
  const router = useRouter();
  const current = useMemo(() => new URLSearchParams(search), [search]);
  const set = useCallback<SetSearch>(
    (next, options) => {
      const written =
        typeof next === 'function' ? next(new URLSearchParams(router.state.location.search)) : next;
      void router.navigate({ search: new URLSearchParams(written).toString() }, options);
    },
    [router],
  );
  return [current, set];
}

type Blocker = { state: 'unblocked' | 'blocked'; proceed?: () => void; reset?: () => void };

/** Blocks navigations for which `blocks` is true until they are confirmed or given up. */
export function useBlocker(blocks: (step: Step) => boolean): Blocker {
  const router = useRouter();
  const [blocker, setBlocker] = useState<Blocker>({ state: 'unblocked' });
  const question = useRef(blocks);
  useEffect(() => {
    question.current = blocks;
  });
  useEffect(() => {
    const release = () => setBlocker({ state: 'unblocked' });
    const onBlocked = (proceed: () => void) =>
      setBlocker({
        state: 'blocked',
        reset: release,
        proceed: () => {
          release();
          proceed();
        },
      });
    return router.guard({ blocks: (step) => question.current(step), onBlocked });
  }, [router]);
  return blocker;
}
