import { CameraPanel } from '../features/camera/camera-panel.tsx';
import { useTitle } from '../lib/use-title.ts';
import { PageHeader } from '../ui/page-header.tsx';

export function CameraPage() {
  useTitle('Live Camera');
  return (
    <>
      <PageHeader
        title="Live Camera"
        lead={
          <span className="max-md:hidden">
            Stand before it: what would spoil the picture is said at once, and your colors move as you do.
          </span>
        }
      />
      <CameraPanel />
    </>
  );
}
