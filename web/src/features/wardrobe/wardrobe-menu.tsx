import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { ChartNoAxesColumn, Download, Ellipsis, ShoppingBag, Upload } from 'lucide-react';
import { api } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { Menu, MenuItem } from '../../ui/menu.tsx';
import { showToast } from '../../ui/notices/toast.tsx';
import { wardrobeMessages as says, tellFailure } from './wardrobe-messages.ts';

function download(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = '';
  link.click();
}

type Props = { onInsights: () => void; onConsider: () => void; onImport: () => void };

const quietOnPhone = 'px-4 max-sm:h-9 max-sm:w-8 max-sm:px-0';

/** What concerns the whole wardrobe: a purchase set against it, its insights, and the ways out and in. */
export function WardrobeMenu({ onInsights, onConsider, onImport }: Props) {
  const exportAll = useMutation({
    mutationFn: () => api.exportWardrobe(),
    onSuccess: ({ url }) => {
      download(url);
      showToast({ title: t(says.exportStarted) });
    },
    onError: (error) => tellFailure(t(says.exportFailed), error),
  });
  return (
    <div className="-me-2 flex shrink-0 sm:-me-3">
      <Button needsNetwork variant="quiet" onClick={onConsider} className={quietOnPhone}>
        <ShoppingBag aria-hidden />
        <span className="max-sm:sr-only">
          <Trans>Should I buy this?</Trans>
        </span>
      </Button>
      <Button needsNetwork variant="quiet" onClick={onInsights} className={quietOnPhone}>
        <ChartNoAxesColumn aria-hidden />
        <span className="max-sm:sr-only">
          <Trans>Insights</Trans>
        </span>
      </Button>
      <Menu
        trigger={
          <Button
            needsNetwork
            size="icon"
            variant="quiet"
            className="max-sm:h-9 max-sm:w-8"
            aria-label={t`Export and import`}
            pending={exportAll.isPending}
          >
            {!exportAll.isPending && <Ellipsis aria-hidden />}
          </Button>
        }
      >
        <MenuItem onSelect={() => exportAll.mutate()}>
          <Download aria-hidden />
          <Trans>Export everything</Trans>
        </MenuItem>
        <MenuItem onSelect={onImport}>
          <Upload aria-hidden />
          <Trans>Import from a file</Trans>
        </MenuItem>
      </Menu>
    </div>
  );
}
