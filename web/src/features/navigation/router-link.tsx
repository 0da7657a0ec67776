import type { ComponentProps } from 'react';
import { Link } from '../../lib/router/link.tsx';

/** A link inside the app; the landing page is a document of its own. */
export function RouterLink({ href, ...rest }: ComponentProps<'a'> & { href: string }) {
  return <Link {...rest} to={href} reloadDocument={href === '/'} />;
}
