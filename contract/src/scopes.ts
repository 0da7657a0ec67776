import type { Route } from './endpoint.ts';

const areas = ['profile', 'analyses', 'wardrobe', 'outfits'] as const;

/** What a personal token may be allowed: to read or to write one area. Free of zod, so that the browser can import it. */
export const scopes = areas.flatMap((area) => [`${area}:read`, `${area}:write`] as const);
export type Scope = (typeof scopes)[number];

/** The area that a path belongs to, the first prefix that fits. */
const prefixes: readonly (readonly [prefix: string, area: (typeof areas)[number] | undefined])[] = [
  ['/users/history', 'analyses'],
  ['/users/dashboard', 'analyses'],
  ['/users/insights', 'analyses'],
  ['/users/wardrobe-builder', 'wardrobe'],
  ['/users/plan', undefined],
  ['/users/', 'profile'],
  ['/fashion/', 'analyses'],
  ['/calendar/google', undefined],
  ['/calendar/wardrobe', 'wardrobe'],
  ['/calendar/', 'outfits'],
  ['/wardrobe/', 'wardrobe'],
  ['/plans/', 'outfits'],
  ['/outfits', 'outfits'],
];

/** The scope that a token needs for an endpoint; undefined where no token is let in: the account itself and the admin area. */
export function scopeOf({ method, path, access }: Route): Scope | undefined {
  if (access === 'admin') return undefined;
  const area = prefixes.find(([prefix]) => path.startsWith(prefix))?.[1];
  return area && `${area}:${method === 'GET' ? 'read' : 'write'}`;
}
