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
  // What may be sent to a language model is agreed to in person.
  ['/users/outside', undefined],
  ['/users/', 'profile'],
  ['/fashion/', 'analyses'],
  ['/calendar/google', undefined],
  // The private address of the calendar is a key of its own, which outlives the token.
  ['/calendar/feed', undefined],
  ['/calendar/wardrobe', 'wardrobe'],
  ['/calendar/', 'outfits'],
  ['/wardrobe/', 'wardrobe'],
  ['/plans/', 'outfits'],
  ['/outfits', 'outfits'],
];

/** What an answer of the assistant may tell of. */
const assistantReads: readonly Scope[] = areas.map((area) => `${area}:read` as const);

/**
 * The scopes that a token needs for an endpoint, all of them; undefined where no token is let in: the account itself,
 * what opens a door beside the token, what is agreed to, and the admin area.
 */
export function scopesOf({ method, path, access }: Route): readonly Scope[] | undefined {
  if (access === 'admin') return undefined;
  const area = prefixes.find(([prefix]) => path.startsWith(prefix))?.[1];
  if (!area) return undefined;
  const own: Scope = `${area}:${method === 'GET' ? 'read' : 'write'}`;
  return path === '/fashion/chatbot' ? [own, ...assistantReads] : [own];
}
