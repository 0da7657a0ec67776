import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useLocation } from '../../lib/router/hooks.ts';
import { Link } from '../../lib/router/link.tsx';
import { useTitle } from '../../lib/use-title.ts';
import { Button } from '../../ui/button.tsx';
import { AccountFrame } from '../entrance/account-frame.tsx';

export function NotFoundPage() {
  const { pathname } = useLocation();
  useTitle(t`Page not found`);
  useEffect(() => {
    // biome-ignore lint/suspicious/noConsole: the specification has this page log the path.
    console.warn(`No page at ${pathname}`);
  }, [pathname]);
  return (
    <AccountFrame
      title={t`Oops! Page not found`}
      lead={
        <Trans>
          There is nothing at{' '}
          <span data-missing-page="" className="break-all text-ink">
            {pathname}
          </span>
          .
        </Trans>
      }
      picture="denim"
      eyebrow="404"
      isAnswer
    >
      <div className="flex flex-wrap gap-3 max-md:*:grow">
        <Button asChild variant="primary">
          <Link to="/" reloadDocument>
            <Trans>Return to Home</Trans>
          </Link>
        </Button>
        <Button asChild>
          <Link to="/support">
            <Trans>Support</Trans>
          </Link>
        </Button>
      </div>
    </AccountFrame>
  );
}
