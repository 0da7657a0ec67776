import type { ComponentType } from 'react';
import { type Location, matchPath, resolve, type Target } from './address.ts';
import { browserHistory, type History, memoryHistory, newKey } from './history.ts';

export type Page = { path: string; load: () => Promise<ComponentType> };

/** What is shown at a path, or why it could not be loaded. */
type Shown = { Content: ComponentType } | { error: unknown };

export type RouterState = {
  location: Location;
  parameters: Record<string, string>;
  historyAction: 'POP' | 'PUSH' | 'REPLACE';
  /** While a page loads, the previous one stays, and so does the location. */
  navigation: { state: 'idle'; location?: undefined } | { state: 'loading'; location: Location };
  shown: Shown | undefined;
  keepsScroll: boolean;
};

export type NavigateOptions = { replace?: boolean; state?: unknown; preventScrollReset?: boolean };

export type Step = { currentLocation: Location; nextLocation: Location };
type Guard = { blocks: (step: Step) => boolean; onBlocked: (proceed: () => void) => void };
type Listener = (state: RouterState) => void;

type Transition = Pick<RouterState, 'historyAction' | 'keepsScroll'>;

/** Shows the page for the current location; pages load when they are first opened. Starts with the history's location. */
export class Router {
  readonly #pages: readonly Page[];
  readonly #history: History;
  readonly #loaded = new Map<Page, Shown>();
  readonly #guards = new Set<Guard>();
  readonly #listeners = new Set<Listener>();
  #state: RouterState;
  /** Resolves when the first page is there, or cannot be. */
  readonly ready: Promise<void>;
  /** Counts navigations: only the latest one is shown. */
  #latest = 0;
  #passesGuards = false;
  #ignoresPop = false;

  constructor(pages: readonly Page[], history: History) {
    this.#pages = pages;
    this.#history = history;
    const location = history.current();
    this.#state = {
      location,
      parameters: {},
      historyAction: 'POP',
      navigation: { state: 'loading', location },
      shown: undefined,
      keepsScroll: false,
    };
    history.listen((delta) => this.#onPop(delta));
    this.ready = this.#firstIdle();
    void this.#open(location, { historyAction: 'POP', keepsScroll: false });
  }

  /** Another navigation may take over from the first one, when its page is the one to wait for. */
  #firstIdle(): Promise<void> {
    return new Promise((resolve) => {
      const stop = this.subscribe(({ navigation }) => {
        if (navigation.state !== 'idle') return;
        stop();
        resolve();
      });
    });
  }

  get state(): RouterState {
    return this.#state;
  }

  /** Resolves when the page is shown or another navigation has taken over. */
  readonly navigate = async (target: Target, options: NavigateOptions = {}): Promise<void> => {
    const { replace = false, state = null, preventScrollReset = false } = options;
    const location = { ...resolve(target, this.#state.location), state, key: newKey() };
    if (this.#isBlocked(location, () => void this.navigate(target, options))) return;
    const transition: Transition = {
      historyAction: replace ? 'REPLACE' : 'PUSH',
      keepsScroll: preventScrollReset,
    };
    await this.#open(location, transition);
  };

  subscribe(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Asks before every navigation. Returns a function that removes the guard. */
  guard(guard: Guard): () => void {
    this.#guards.add(guard);
    return () => this.#guards.delete(guard);
  }

  #set(change: Partial<RouterState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener(this.#state);
  }

  #pageAt(pathname: string): { page: Page; parameters: Record<string, string> } | undefined {
    for (const page of this.#pages) {
      const parameters = matchPath(page.path, pathname);
      if (parameters) return { page, parameters };
    }
    return undefined;
  }

  /** A page that could not be loaded is asked for again the next time. */
  async #load(page: Page): Promise<Shown> {
    try {
      const shown = { Content: await page.load() };
      this.#loaded.set(page, shown);
      return shown;
    } catch (error) {
      return { error };
    }
  }

  async #open(location: Location, transition: Transition): Promise<void> {
    const own = ++this.#latest;
    const found = this.#pageAt(location.pathname);
    let shown = found && this.#loaded.get(found.page);
    if (found && !shown) {
      this.#set({ navigation: { state: 'loading', location } });
      shown = await this.#load(found.page);
      if (own !== this.#latest) return;
    }
    if (transition.historyAction === 'PUSH') this.#history.push(location);
    if (transition.historyAction === 'REPLACE') this.#history.replace(location);
    const parameters = found?.parameters ?? {};
    this.#set({ ...transition, location, parameters, shown, navigation: { state: 'idle' } });
  }

  /** Whether a guard blocks the navigation; that guard can let it proceed later. */
  #isBlocked(nextLocation: Location, proceed: () => void): boolean {
    if (this.#passesGuards) {
      this.#passesGuards = false;
      return false;
    }
    const step = { currentLocation: this.#state.location, nextLocation };
    const guard = [...this.#guards].find(({ blocks }) => blocks(step));
    guard?.onBlocked(() => {
      this.#passesGuards = true;
      proceed();
    });
    return guard !== undefined;
  }

  /** The browser has already gone back or forward; a blocked step is undone. */
  #onPop(delta: number): void {
    if (this.#ignoresPop) {
      this.#ignoresPop = false;
      return;
    }
    const location = this.#history.current();
    if (delta !== 0 && this.#isBlocked(location, () => this.#history.go(delta))) {
      this.#ignoresPop = true;
      this.#history.go(-delta);
      return;
    }
    void this.#open(location, { historyAction: 'POP', keepsScroll: false });
  }
}

export const createBrowserRouter = (pages: readonly Page[]) => new Router(pages, browserHistory());

export const createMemoryRouter = (pages: readonly Page[], addresses: readonly string[]) =>
  new Router(pages, memoryHistory(addresses));
