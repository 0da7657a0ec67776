import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from './button.tsx';

type Props = { page: number; totalPages: number; onPage: (page: number) => void };

export function Pagination({ page, totalPages, onPage }: Props) {
  if (totalPages <= 1) return null;
  return (
    <nav
      aria-label={t`Pages`}
      className="flex items-center justify-between gap-4 border-t border-line pt-5 print:hidden"
    >
      <Button size="sm" variant="quiet" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        <ChevronLeft aria-hidden />
        <Trans>Newer</Trans>
      </Button>
      <p className="figures text-sm text-muted">
        <Trans>
          Page {page} of {totalPages}
        </Trans>
      </p>
      <Button size="sm" variant="quiet" disabled={page >= totalPages} onClick={() => onPage(page + 1)}>
        <Trans>Older</Trans>
        <ChevronRight aria-hidden />
      </Button>
    </nav>
  );
}
