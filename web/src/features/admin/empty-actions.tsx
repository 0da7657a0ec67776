import type { Period } from '@drape/contract/admin/admin-options';
import { Trans } from '@lingui/react/macro';
import { useSearchParams } from '../../lib/router/hooks.ts';
import { Link } from '../../lib/router/link.tsx';
import { Button } from '../../ui/button.tsx';

type Props = { period: Period; to: string; label: string };

/** What brings something to a tab in whose period there is nothing: making the first of it, or a longer period. */
export function EmptyActions({ period, to, label }: Props) {
  const [search, setSearch] = useSearchParams();
  return (
    <>
      <Button asChild variant="primary">
        <Link to={to}>{label}</Link>
      </Button>
      {period !== 'all' && (
        <Button
          variant="quiet"
          onClick={() => setSearch({ ...Object.fromEntries(search), period: 'all' }, { replace: true })}
        >
          <Trans>Show all time</Trans>
        </Button>
      )}
    </>
  );
}
