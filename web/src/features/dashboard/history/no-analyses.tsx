import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from '../../../lib/router/link.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/notices/empty-state.tsx';
import { ExampleAnalyses } from '../../first-run/examples/example-statistics.tsx';
import { StartLink } from '../../first-run/start-link.tsx';

/** What stands in the place of an empty history: the way to the first analysis. */
export function NoAnalyses() {
  return (
    <EmptyState
      title={t`Nothing analyzed yet`}
      art={<ExampleAnalyses />}
      action={
        <Button asChild variant="primary">
          <Link to="/upload">
            <Trans>Start Analysis</Trans>
          </Link>
        </Button>
      }
      aside={<StartLink />}
    >
      <Trans>Your outfits, scores and colors collect here, starting with your first photo.</Trans>
    </EmptyState>
  );
}
