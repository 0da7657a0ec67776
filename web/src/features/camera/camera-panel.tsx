import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import { Link } from '../../lib/router/link.tsx';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { Alert } from '../../ui/notices/alert.tsx';
import { CameraControls } from './camera-controls.tsx';
import { cameraMessages } from './camera-messages.ts';
import type { CameraState } from './camera-state.ts';
import { CoachChecks, CoachLine } from './frames/coach.tsx';
import { LiveControls } from './live/live-controls.tsx';
import { LiveGlance } from './live/live-glance.tsx';
import { LivePalette } from './live/live-palette.tsx';
import { isSecurePage } from './open-camera.ts';
import { type Camera, useCamera } from './use-camera.ts';
import { Viewfinder } from './viewfinder.tsx';

const RatedAnalysis = lazy(async () => ({
  default: (await import('../analysis/rating/rated-analysis.tsx')).RatedAnalysis,
}));

function Notices({ state, locked }: { state: CameraState; locked: boolean }) {
  const { notice } = state;
  const upgrade = (
    <Button asChild size="sm">
      <Link to="/profile" state={{ part: 'plan' }}>
        <Trans>Upgrade to Pro</Trans>
      </Link>
    </Button>
  );
  return (
    <div className="grid gap-3 empty:hidden">
      {!isSecurePage() && (
        <Alert
          tone="info"
          messages={[t`Browsers allow the camera only on https or localhost. Open this page at one of them.`]}
        />
      )}
      {locked ? (
        <Alert tone="info" messages={[notice?.text ?? cameraMessages.gate]} action={upgrade} />
      ) : (
        notice && <Alert tone={notice.tone} messages={[notice.text]} />
      )}
    </div>
  );
}

function Result({ camera, state }: { camera: Camera; state: Extract<CameraState, { stage: 'result' }> }) {
  return (
    <Suspense>
      <RatedAnalysis
        result={state.result}
        photoUrl={state.result.image_url ?? ''}
        announce
        actions={
          <>
            <Button variant="primary" onClick={camera.start}>
              <Trans>Retake</Trans>
            </Button>
            <Button asChild>
              <Link to="/dashboard?tab=history">
                <Trans>See your history</Trans>
              </Link>
            </Button>
          </>
        }
      />
    </Suspense>
  );
}

/** The camera, what it sees, and what is made of it. */
export function CameraPanel() {
  const camera = useCamera();
  const { state, reader, locked, keep } = camera;
  if (state.stage === 'result') return <Result camera={camera} state={state} />;
  const live = state.stage === 'live';
  const off = state.stage === 'off';
  return (
    <div className="grid gap-8 pb-10">
      <div
        className={cx(
          'grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-6 lg:gap-x-14',
          !off && 'lg:grid-cols-[minmax(0,1fr)_20rem]',
        )}
      >
        <div className="grid content-start gap-3">
          <Notices state={state} locked={locked} />
          <Viewfinder camera={camera} />
          {live && <CoachLine reader={reader} />}
          <CameraControls camera={camera} />
        </div>
        <div className="grid content-start gap-8">
          <LiveControls camera={camera} isFolded={off} />
          {live && <LivePalette reader={reader} />}
          {live && <CoachChecks reader={reader} />}
          {!off && (
            <p className="border-t border-line pt-3 text-sm text-muted">
              <Trans>The coach and the colors work on your device. Nothing is sent before you analyze.</Trans>
            </p>
          )}
        </div>
      </div>
      {state.glance && <LiveGlance glance={state.glance} onKeep={(glance) => void keep(glance)} />}
    </div>
  );
}
