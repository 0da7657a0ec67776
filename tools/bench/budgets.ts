import type { PageSpeed } from '../../e2e/src/measures/measure-pages.ts';
import { documentAddresses } from '../../web/src/page-addresses.ts';

/** What a first visit may cost. Bytes and shifts are the same on every machine and bind; times are only reported. */
export const budgets = { landingKB: 10, documentKB: 10, routeKB: 110, lcpMs: 1200, inpMs: 100, cls: 0.02 };

function kilobytesOf(route: string): number {
  if (route === '/') return budgets.landingKB;
  return documentAddresses.some((address) => address === route) ? budgets.documentKB : budgets.routeKB;
}

/** What is over a binding budget, a sentence each. */
export function overBudget(
  routes: readonly { route: string; bytes: number }[],
  pages: readonly PageSpeed[],
): string[] {
  return [
    ...routes.flatMap(({ route, bytes }) => {
      const most = kilobytesOf(route);
      return bytes > most * 1000
        ? [`${route} loads ${(bytes / 1000).toFixed(1)} kB of JavaScript, more than ${most}`]
        : [];
    }),
    ...pages.flatMap(({ route, cls }) =>
      cls > budgets.cls ? [`${route} shifts by ${cls.toFixed(3)}, more than ${budgets.cls}`] : [],
    ),
  ];
}
