import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { CameraPanel } from '../features/camera/camera-panel.tsx';
import { useTitle } from '../lib/use-title.ts';
import { PageHeader } from '../ui/page-header.tsx';

export function CameraPage() {
  useTitle(t`Live Camera`);
  return (
    <>
      <PageHeader
        title={t`Live Camera`}
        lead={
          <span className="max-md:hidden">
            <Trans>Get live tips while you stand in the frame.</Trans>
          </span>
        }
      />
      <CameraPanel />
    </>
  );
}
