import { useEffect } from 'react';

/** The landing page is a document of its own; whoever comes here from inside the app is sent there. */
export function HomePage() {
  useEffect(() => window.location.replace('/'), []);
  return null;
}
