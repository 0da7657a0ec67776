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
    <div className="flex shrink-0 max-sm:-me-2 sm:gap-2">
      <Button onClick={onConsider} className="max-sm:h-9 max-sm:w-8 max-sm:border-transparent max-sm:px-0">
        <ShoppingBag aria-hidden />
        <span className="max-sm:sr-only">
          <Trans>Should I buy this?</Trans>
        </span>
      </Button>
      <Button onClick={onInsights} className="max-sm:h-9 max-sm:w-8 max-sm:border-transparent max-sm:px-0">
        <ChartNoAxesColumn aria-hidden />
        <span className="max-sm:sr-only">
          <Trans>Insights</Trans>
        </span>
      </Button>
      <Menu
        trigger={
          <Button
            size="icon"
            className="max-sm:h-9 max-sm:w-8 max-sm:border-transparent"
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
