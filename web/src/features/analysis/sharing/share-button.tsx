import type { AnalysisResult } from '@drape/contract/analysis/analysis';
import { Trans } from '@lingui/react/macro';
import { Share2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../ui/button.tsx';

const ShareDialog = lazy(async () => ({ default: (await import('./share-dialog.tsx')).ShareDialog }));

/** The way to a picture of a kept analysis that can be shown to others. */
export function ShareButton({ result }: { result: AnalysisResult }) {
  const [open, setOpen] = useState(false);
  const { id } = result;
  if (id === null) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Share2 aria-hidden />
        <Trans>Share</Trans>
      </Button>
      <Suspense>{open && <ShareDialog result={{ ...result, id }} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
