import { useEffect } from 'react';

/** The landing page is a document of its own; people who come here from inside the app are sent there. */
export function HomePage() {
  useEffect(() => window.location.replace('/'), []);
  return null;
}
