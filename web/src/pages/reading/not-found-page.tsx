import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useLocation } from '../../lib/router/hooks.ts';
import { Link } from '../../lib/router/link.tsx';
import { useTitle } from '../../lib/use-title.ts';
import { textLink } from '../../ui/text-link.ts';

export function NotFoundPage() {
  const { pathname } = useLocation();
  useTitle(t`Page not found`);
  useEffect(() => {
    // biome-ignore lint/suspicious/noConsole: the specification has this page log the path.
    console.warn(`No page at ${pathname}`);
  }, [pathname]);
  return (
    <div className="my-auto py-20">
      <p aria-hidden className="font-display figures text-[8rem] leading-none text-edge">
        404
      </p>
      <h1 className="font-display mt-6 text-2xl">
        <Trans>Oops! Page not found</Trans>
      </h1>
      <p className="mt-3 text-muted">
        <Trans>
          There is nothing at{' '}
          <span data-missing-page="" className="break-all text-ink">
            {pathname}
          </span>
          .
        </Trans>
      </p>
      <p className="mt-6">
        <Link to="/" reloadDocument className={textLink}>
          <Trans>Return to Home</Trans>
        </Link>
      </p>
    </div>
  );
}
