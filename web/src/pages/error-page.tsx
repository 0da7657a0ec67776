import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useRouteError } from '../lib/router/hooks.ts';
import { Button } from '../ui/button.tsx';

const chunkFailures = /dynamically imported module|module script failed|preload/i;

/** What stands in for a page that broke while it was drawn, or whose files could not be fetched. */
export function ErrorPage() {
  const error = useRouteError();
  const outOfReach = error instanceof Error && chunkFailures.test(error.message);
  return (
    <div className="mx-auto flex min-h-[70dvh] max-w-[40rem] flex-col justify-center gap-5 px-5">
      <h1 className="font-display text-2xl">
        {outOfReach ? t`This page could not be loaded` : t`Something went wrong here`}
      </h1>
      <p className="text-muted">
        {outOfReach
          ? t`The connection may be down, or a newer version of Drape is ready.`
          : t`Nothing of yours is lost. Loading the page again usually helps.`}
      </p>
      <div className="flex gap-3">
        <Button variant="primary" onClick={() => window.location.reload()}>
          <Trans>Reload</Trans>
        </Button>
        <Button asChild>
          <a href="/">
            <Trans>Go home</Trans>
          </a>
        </Button>
      </div>
    </div>
  );
}
