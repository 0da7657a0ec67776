import type { Period } from '@drape/contract/admin/admin-options';
import { Trans } from '@lingui/react/macro';
import { useSearchParams } from '../../lib/router/hooks.ts';
import { Link } from '../../lib/router/link.tsx';
import { Button } from '../../ui/button.tsx';

type Props = { period: Period; to: string; label: string };

/** What brings something to a tab in whose period there is nothing: a longer period, or making the first of it. */
export function EmptyActions({ period, to, label }: Props) {
  const [search, setSearch] = useSearchParams();
  return (
    <>
      {period !== 'all' && (
        <Button
          variant="primary"
          onClick={() => setSearch({ ...Object.fromEntries(search), period: 'all' }, { replace: true })}
        >
          <Trans>Show all time</Trans>
        </Button>
      )}
      <Button asChild>
        <Link to={to}>{label}</Link>
      </Button>
    </>
  );
}
