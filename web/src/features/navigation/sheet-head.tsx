import { t } from '@lingui/core/macro';
import { X } from 'lucide-react';
import { Button } from '../../ui/button.tsx';

/** The name and the way out of the menu that fills a phone's screen; its form closes the dialog that it stands in. */
export function SheetHead() {
  return (
    <form method="dialog" className="flex h-16 shrink-0 items-center justify-between">
      <span className="font-display text-xl">Drape</span>
      <Button type="submit" variant="quiet" size="icon" aria-label={t`Close`} className="-me-3">
        <X aria-hidden />
      </Button>
    </form>
  );
}
