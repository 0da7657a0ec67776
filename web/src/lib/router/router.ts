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
  /** While a page is on its way the one before stays, and so does the location. */
  navigation: { state: 'idle'; location?: undefined } | { state: 'loading'; location: Location };
  shown: Shown | undefined;
  keepsScroll: boolean;
};

export type NavigateOptions = { replace?: boolean; state?: unknown; preventScrollReset?: boolean };

export type Step = { currentLocation: Location; nextLocation: Location };
type Guard = { holds: (step: Step) => boolean; onHeld: (proceed: () => void) => void };
type Listener = (state: RouterState) => void;

type Way = Pick<RouterState, 'historyAction' | 'keepsScroll'>;

/** Shows one of some pages, each loaded when it is first opened. Begins at once with the history's own location. */
export class Router {
  readonly #pages: readonly Page[];
  readonly #history: History;
  readonly #loaded = new Map<Page, Shown>();
  readonly #guards = new Set<Guard>();
  readonly #listeners = new Set<Listener>();
  #state: RouterState;
  /** Counts the ways that were taken: only the latest one arrives. */
  #turn = 0;
  #passesGuards = false;
  #ignoresStep = false;

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
    history.listen((delta) => this.#step(delta));
    void this.#open(location, { historyAction: 'POP', keepsScroll: false });
  }

  get state(): RouterState {
    return this.#state;
  }

  /** Ends when the page is shown, or another way was taken meanwhile. */
  readonly navigate = async (target: Target, options: NavigateOptions = {}): Promise<void> => {
    const { replace = false, state = null, preventScrollReset = false } = options;
    const location = { ...resolve(target, this.#state.location), state, key: newKey() };
    if (this.#isHeld(location, () => void this.navigate(target, options))) return;
    const way: Way = { historyAction: replace ? 'REPLACE' : 'PUSH', keepsScroll: preventScrollReset };
    await this.#open(location, way);
  };

  subscribe(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Asks before every way to another location. Returns the way to stop. */
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

  async #open(location: Location, way: Way): Promise<void> {
    const turn = ++this.#turn;
    const found = this.#pageAt(location.pathname);
    let shown = found && this.#loaded.get(found.page);
    if (found && !shown) {
      this.#set({ navigation: { state: 'loading', location } });
      shown = await this.#load(found.page);
      if (turn !== this.#turn) return;
    }
    if (way.historyAction === 'PUSH') this.#history.push(location);
    if (way.historyAction === 'REPLACE') this.#history.replace(location);
    const parameters = found?.parameters ?? {};
    this.#set({ ...way, location, parameters, shown, navigation: { state: 'idle' } });
  }

  /** Whether somebody holds the way up, who gets the means to go on. */
  #isHeld(nextLocation: Location, goOn: () => void): boolean {
    if (this.#passesGuards) {
      this.#passesGuards = false;
      return false;
    }
    const step = { currentLocation: this.#state.location, nextLocation };
    const guard = [...this.#guards].find(({ holds }) => holds(step));
    guard?.onHeld(() => {
      this.#passesGuards = true;
      goOn();
    });
    return guard !== undefined;
  }

  /** The browser has gone back or forth already; what is held up is taken back. */
  #step(delta: number): void {
    if (this.#ignoresStep) {
      this.#ignoresStep = false;
      return;
    }
    const location = this.#history.current();
    if (delta !== 0 && this.#isHeld(location, () => this.#history.go(delta))) {
      this.#ignoresStep = true;
      this.#history.go(-delta);
      return;
    }
    void this.#open(location, { historyAction: 'POP', keepsScroll: false });
  }
}

export const createBrowserRouter = (pages: readonly Page[]) => new Router(pages, browserHistory());

export const createMemoryRouter = (pages: readonly Page[], addresses: readonly string[]) =>
  new Router(pages, memoryHistory(addresses));
