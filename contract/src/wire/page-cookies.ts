/**
 * Cookies by which the server knows for whom it renders a page. The API doesn't look at them: what changes something
 * is asked for with a bearer token, which no other site can make a browser send.
 */
export const pageCookies = { token: 'drape_page', timeZone: 'drape_zone' } as const;
