import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Camera as CameraIcon, LoaderCircle, Lock } from 'lucide-react';
import { type SyntheticEvent, useState } from 'react';
import { useObjectUrl } from '../../lib/use-object-url.ts';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { ExampleSeen } from '../first-run/examples/example-seen.tsx';
import type { Camera } from './use-camera.ts';

/** What is in the frame while the camera is off: what it will show, how to stand, and the one way to start it. */
function Curtain({ camera }: { camera: Camera }) {
  const { state } = camera;
  if (state.stage === 'starting') {
    return (
      <div className="absolute inset-0 grid place-content-center justify-items-center gap-3 bg-wash px-6 text-center">
        <LoaderCircle aria-hidden className="size-7 animate-spin text-muted" strokeWidth={1.4} />
        <p role="status" className="font-display text-xl">
          <Trans>Starting the camera</Trans>
        </p>
        <p className="max-w-[32ch] text-sm text-muted">
          <Trans>Your browser may ask you for permission.</Trans>
        </p>
      </div>
    );
  }
  return (
    <div className="absolute inset-0 grid grid-rows-[minmax(0,1fr)_auto] bg-wash md:grid-cols-2 md:grid-rows-1">
      <ExampleSeen />
      <div className="grid content-center justify-items-start gap-3 p-5 md:col-start-1 md:row-start-1 md:px-14">
        <p role="status" className="sr-only">
          <Trans>The camera is off</Trans>
        </p>
        <p className="font-display text-lg md:text-2xl">
          <Trans>Your outfit, seen live</Trans>
        </p>
        <p className="max-w-[34ch] text-sm md:text-base">
          <Trans>Lean your phone or laptop somewhere steady and step back until your shoes show.</Trans>
        </p>
        <Button
          variant="primary"
          size="lg"
          className="mt-1 max-md:w-full md:mt-4"
          pending={!camera.tierKnown}
          onClick={camera.start}
        >
          {camera.tierKnown && <CameraIcon aria-hidden />}
          <Trans>Start camera</Trans>
        </Button>
        <p className="flex gap-2 text-xs md:text-sm">
          <Lock aria-hidden className="mt-px size-3.5 shrink-0 md:mt-1" />
          <Trans>The picture stays on your device until you analyze it.</Trans>
        </p>
      </div>
    </div>
  );
}

/** What the camera sees, or the picture that was taken; nothing of it is cropped. */
export function Viewfinder({ camera }: { camera: Camera }) {
  const { state, video } = camera;
  const [ratio, setRatio] = useState<number>();
  const readRatio = ({ currentTarget: { videoWidth, videoHeight } }: SyntheticEvent<HTMLVideoElement>) => {
    if (videoHeight > 0) setRatio(videoWidth / videoHeight);
  };
  const shot = state.stage === 'captured' || state.stage === 'analyzing' ? state.shot : undefined;
  const shotUrl = useObjectUrl(shot?.file);
  const fill = 'absolute inset-0 size-full object-contain';
  return (
    <div
      className={cx(
        'relative mx-auto w-full overflow-hidden rounded-photo bg-wash',
        state.stage === 'off' ? 'max-md:aspect-[4/6.5] md:aspect-[5/2]' : 'aspect-4/5 md:aspect-video',
      )}
      style={ratio === undefined ? undefined : { aspectRatio: ratio, maxWidth: `${62 * ratio}dvh` }}
    >
      <video
        ref={video}
        muted
        playsInline
        onLoadedMetadata={readRatio}
        onResize={readRatio}
        aria-label={t`What the camera sees`}
        className={cx(fill, state.facing === 'user' && '-scale-x-100')}
      />
      {shotUrl !== undefined && <img src={shotUrl} alt={t`What you captured`} className={fill} />}
      {state.stage === 'analyzing' && (
        <span
          aria-hidden
          className="absolute inset-x-0 h-px animate-sweep bg-white shadow-[0_0_0_1px_rgb(0_0_0/0.25),0_0_24px_6px_rgb(255_255_255/0.45)]"
        />
      )}
      {(state.stage === 'off' || state.stage === 'starting') && <Curtain camera={camera} />}
    </div>
  );
}
