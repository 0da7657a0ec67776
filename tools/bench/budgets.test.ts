import { expect, test } from 'vitest';
import { overBudget } from './budgets.ts';

const page = { lcpMs: 9000, inpMs: 900, cls: 0 };

test('bytes and shifts over their budget are named; times bind nothing', () => {
  const routes = [
    { route: '/', bytes: 20_001 },
    { route: '/login', bytes: 200_000 },
    { route: '/terms', bytes: 20_001 },
    { route: '/admin', bytes: 200_001 },
  ];
  const pages = [
    { ...page, route: '/' },
    { ...page, route: '/outfits', cls: 0.021 },
  ];
  expect(overBudget(routes, pages)).toEqual([
    '/ loads 20.0 kB of JavaScript, more than 20',
    '/terms loads 20.0 kB of JavaScript, more than 20',
    '/admin loads 200.0 kB of JavaScript, more than 200',
    '/outfits shifts by 0.021, more than 0.02',
  ]);
  expect(overBudget(routes.slice(1, 2), pages.slice(0, 1))).toEqual([]);
});
