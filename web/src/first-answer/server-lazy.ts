import { type ComponentType, createElement, Fragment, type FunctionComponent } from 'preact/compat';

/** Parts that a rendering came upon before their code was there. */
const wanted = new Set<Promise<void>>();

/** Waits for the code of all such parts. Answers whether there was any, so that another rendering shows more. */
export async function loadWanted(): Promise<boolean> {
  const loading = [...wanted];
  wanted.clear();
  await Promise.all(loading);
  return loading.length > 0;
}

const comment = (text: string) => createElement(Fragment, { UNSTABLE_comment: text } as object);

/**
 * Renders a part whose code has been loaded, and nothing before. What it renders stands between marks, by which
 * Preact keeps it on show in the browser until the code is there too.
 */
function lazyOnServer<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): FunctionComponent<Props> {
  let content: ComponentType<Props> | undefined;
  return function Part(props) {
    if (!content) {
      wanted.add(
        load().then((module) => {
          content = module.default;
        }),
      );
    }
    return createElement(
      Fragment,
      null,
      comment('$s'),
      content && createElement(content, props),
      comment('/$s'),
    );
  };
}

/** A store holds the person's state while a page is rendered; what it held at first says nothing. */
const useStore = <Value>(_subscribe: unknown, read: () => Value): Value => read();

export { lazyOnServer as lazy, useStore as useSyncExternalStore };
