/** Every address of the app, as the specification lists them; whatever else is asked for is not found. */
export const pageAddresses = [
  '/',
  '/login',
  '/register',
  '/upload',
  '/camera',
  '/profile',
  '/profile/outside',
  '/dashboard',
  '/calendar-connect',
  '/calendar-view',
  '/wardrobe',
  '/outfits',
  '/outfits/build',
  '/admin',
  '/forgot-password',
  '/reset-password',
  '/confirm-email',
  '/terms',
  '/privacy',
  '/support',
  '/start',
  '/week',
  '/trips',
  '/trips/:id',
  '/unsubscribe',
  '/analysis/:id',
  '/diary',
] as const;

export type PageAddress = (typeof pageAddresses)[number];

/** What anything else shows. */
export const anyAddress = '*';

/** Pages that are only read. Asked for directly they come as finished documents, without the app. */
export const documentAddresses = ['/terms', '/privacy', '/support', anyAddress] as const;

export type DocumentAddress = (typeof documentAddresses)[number];

/** The file of the build that holds a document. */
export function documentFile(address: DocumentAddress): string {
  return address === anyAddress ? 'not-found.html' : `${address.slice(1)}.html`;
}
