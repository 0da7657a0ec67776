import { Camera as CameraIcon, Power, SwitchCamera } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { AnalyzingSteps } from '../analysis/analyzing-steps.tsx';
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
        Capture
      </Button>
      <Button size="icon" className="size-13" aria-label="Switch camera" onClick={camera.switchCamera}>
        <SwitchCamera aria-hidden />
      </Button>
      <Button size="icon" className="size-13" aria-label="Stop camera" onClick={camera.stop}>
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
            Analyze
          </Button>
          <Button size="lg" onClick={camera.start}>
            Retake
          </Button>
        </>
      );
    case 'starting':
      return (
        <Button size="lg" className="flex-1 md:flex-none" onClick={camera.stop}>
          Cancel
        </Button>
      );
    default:
      return (
        <Button
          variant="primary"
          size="lg"
          className="flex-1 md:flex-none"
          pending={!camera.tierKnown}
          onClick={camera.start}
        >
          Start camera
        </Button>
      );
  }
}

/** The camera's own buttons; on a phone they stay within reach of a thumb, above the bottom navigation. */
export function CameraControls({ camera }: { camera: Camera }) {
  const { state } = camera;
  if (state.stage === 'analyzing') {
    const percent = state.percent < 100 ? state.percent : undefined;
    return <AnalyzingSteps percent={percent} onCancel={camera.cancel} />;
  }
  return (
    <div className="sticky bottom-[calc(3.75rem+env(safe-area-inset-bottom))] z-20 -mx-5 flex flex-wrap gap-3 bg-paper px-5 py-3 md:static md:mx-0 md:px-0">
      <Buttons camera={camera} />
    </div>
  );
}
