import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Camera as CameraIcon, Power, SwitchCamera } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { AnalyzingSteps } from '../analysis/upload/analyzing-steps.tsx';
import type { Camera } from './use-camera.ts';

function LiveButtons({ camera }: { camera: Camera }) {
  return (
    <>
      <Button
        variant="primary"
        size="lg"
        className="flex-1 md:flex-none"
        onClick={() => void camera.capture()}
      >
        <CameraIcon aria-hidden />
        <Trans>Capture</Trans>
      </Button>
      <Button size="icon" className="size-13" aria-label={t`Switch camera`} onClick={camera.switchCamera}>
        <SwitchCamera aria-hidden />
      </Button>
      <Button size="icon" className="size-13" aria-label={t`Stop camera`} onClick={camera.stop}>
        <Power aria-hidden />
      </Button>
    </>
  );
}

function Buttons({ camera }: { camera: Camera }) {
  const { state } = camera;
  switch (state.stage) {
    case 'live':
      return <LiveButtons camera={camera} />;
    case 'captured':
      return (
        <>
          <Button
            variant="primary"
            size="lg"
            className="flex-1 md:flex-none"
            onClick={() => void camera.analyze()}
          >
            <Trans>Analyze</Trans>
          </Button>
          <Button size="lg" onClick={camera.start}>
            <Trans>Retake</Trans>
          </Button>
        </>
      );
    case 'starting':
      return (
        <Button size="lg" className="flex-1 md:flex-none" onClick={camera.stop}>
          <Trans>Cancel</Trans>
        </Button>
      );
    default:
      return null;
  }
}

/** The camera's own buttons; on a phone they stay within reach of a thumb, above the bottom navigation. */
export function CameraControls({ camera }: { camera: Camera }) {
  const { state } = camera;
  if (state.stage === 'analyzing') {
    const percent = state.percent < 100 ? state.percent : undefined;
    return <AnalyzingSteps percent={percent} onCancel={camera.cancel} />;
  }
  // The way to start it stands in the frame.
  if (state.stage === 'off') return null;
  return (
    <div className="sticky bottom-[calc(3.75rem+env(safe-area-inset-bottom))] z-20 -mx-5 flex flex-wrap gap-3 bg-paper px-5 py-3 md:static md:mx-0 md:px-0">
      <Buttons camera={camera} />
    </div>
  );
}
