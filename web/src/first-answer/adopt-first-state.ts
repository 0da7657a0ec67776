import type { DehydratedState, QueryClient } from '@tanstack/react-query';
import { useSession } from '../lib/session.ts';

export type FirstState = { userId: string | null; locale: string; queries: DehydratedState };

/** The first state that came with the document, where it is this person's and in this language. */
function readFirstState(locale: string): FirstState | undefined {
  const source = document.getElementById('first-state');
  if (!source?.textContent) return undefined;
  const state: FirstState = JSON.parse(source.textContent);
  source.remove();
  const { user } = useSession.getState();
  return state.userId === (user?.id ?? null) && state.locale === locale ? state : undefined;
}

/**
 * Gives elements their styles back. The policy of the page allows none in its markup, where a sheet of their own stands
 * for them; the app changes and removes them where it would have put them.
 */
function adoptStyles(): void {
  const sheet = document.querySelector<HTMLStyleElement>('#first-styles');
  const rules = [...(sheet?.sheet?.cssRules ?? [])].filter((rule) => rule instanceof CSSStyleRule);
  for (const { selectorText, style } of rules) {
    for (const element of document.querySelectorAll<HTMLElement | SVGElement>(selectorText)) {
      element.style.cssText = style.cssText;
      element.removeAttribute('data-style');
    }
  }
  sheet?.remove();
}

/**
 * Takes the answers that came with the document. Answers whether what the document shows is what the app will render;
 * where it isn't, it has to go.
 */
export function adoptFirstState(queryClient: QueryClient, locale: string): boolean {
  const state = readFirstState(locale);
  if (!state) return false;
  adoptStyles();
  // They are as old as the document, whatever the server's clock says.
  for (const { queryKey, state: answer } of state.queries.queries)
    queryClient.setQueryData(queryKey, answer.data);
  return true;
}
