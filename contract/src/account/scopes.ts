import type { Route } from '../wire/endpoint.ts';

const areas = ['profile', 'analyses', 'wardrobe', 'outfits', 'trips', 'admin'] as const;
type Area = (typeof areas)[number];

/**
 * What a personal token may be allowed: to read or to write one area, to talk to the assistant (which knows all of
 * them), or to download the whole account. Free of zod, so that the browser can import it.
 */
export const scopes = [
  ...areas.flatMap((area) => [`${area}:read`, `${area}:write`] as const),
  'chat',
  'export',
] as const;
/** Whether a scope is for administrators alone. */
export const isAdminScope = (scope: string): boolean => scope.startsWith('admin:');

export type Scope = (typeof scopes)[number];

/** What a path belongs to, the first prefix that fits; undefined where no token is let in. */
const prefixes: readonly (readonly [prefix: string, area: Area | 'chat' | 'export' | undefined])[] = [
  ['/auth/export', 'export'],
  ['/users/history', 'analyses'],
  ['/users/dashboard', 'analyses'],
  ['/users/insights', 'analyses'],
  ['/users/wardrobe-builder', 'wardrobe'],
  ['/users/plan', undefined],
  // What may be sent to a language model is agreed to in person.
  ['/users/outside', undefined],
  // Webhooks outlive the token.
  ['/users/webhooks', undefined],
  ['/users/', 'profile'],
  ['/fashion/chatbot', 'chat'],
  ['/fashion/', 'analyses'],
  ['/calendar/google', undefined],
  // The private address of the calendar is a key of its own, which outlives the token.
  ['/calendar/feed', undefined],
  ['/calendar/wardrobe', 'wardrobe'],
  ['/calendar/', 'outfits'],
  ['/wardrobe/', 'wardrobe'],
  ['/plans/', 'outfits'],
  ['/outfits', 'outfits'],
  ['/trips', 'trips'],
  // Backups hold everything of everybody, and a second factor or a language model is set up in person.
  ['/admin/backups/', undefined],
  ['/admin/second-factor', undefined],
  ['/admin/ai/', undefined],
  ['/admin/', 'admin'],
];

/** An address that lets somebody into an account is made in person. */
const closed: readonly string[] = ['/admin/users/:id/reset-link'];

/** Sent by POST because of what they take along; nothing is stored. */
const readsByPost: readonly string[] = [
  '/calendar/wardrobe/parse',
  '/calendar/wardrobe/consider',
  '/calendar/wardrobe/export',
  '/outfits/score',
  '/outfits/complete',
];

/**
 * The scope that a token needs for an endpoint; undefined where no token is let in: the account itself, what opens a
 * door beside the token, and what is agreed to.
 */
export function scopeOf({ method, path }: Route): Scope | undefined {
  const area = prefixes.find(([prefix]) => path.startsWith(prefix))?.[1];
  if (!area || closed.includes(path)) return undefined;
  if (area === 'chat' || area === 'export') return area;
  return `${area}:${method === 'GET' || readsByPost.includes(path) ? 'read' : 'write'}`;
}
