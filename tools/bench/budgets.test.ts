import { expect, test } from 'vitest';
import { overBudget } from './budgets.ts';

const page = { lcpMs: 9000, inpMs: 900, cls: 0 };

test('bytes and shifts over their budget are named; times bind nothing', () => {
  const routes = [
    { route: '/', bytes: 10_001 },
    { route: '/login', bytes: 110_000 },
    { route: '/terms', bytes: 10_001 },
    { route: '/admin', bytes: 110_001 },
  ];
  const pages = [
    { ...page, route: '/' },
    { ...page, route: '/outfits', cls: 0.021 },
  ];
  expect(overBudget(routes, pages)).toEqual([
    '/ loads 10.0 kB of JavaScript, more than 10',
    '/terms loads 10.0 kB of JavaScript, more than 10',
    '/admin loads 110.0 kB of JavaScript, more than 110',
    '/outfits shifts by 0.021, more than 0.02',
  ]);
  expect(overBudget(routes.slice(1, 2), pages.slice(0, 1))).toEqual([]);
});
