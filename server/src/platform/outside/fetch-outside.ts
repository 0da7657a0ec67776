/**
 * Asks a server that the operator has named. A redirect is an error: it would lead to wherever that server likes, inside
 * the operator's own network as well, and carry along what was meant for it alone.
 */
export function fetchOutside(address: string | URL | Request, init: RequestInit = {}): Promise<Response> {
  return fetch(address, { ...init, redirect: 'error' });
}
