import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { LoaderCircle } from 'lucide-react';
import { type SyntheticEvent, useState } from 'react';
import { useObjectUrl } from '../../lib/use-object-url.ts';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { ExampleSeen } from '../first-run/example-outfits.tsx';
import type { Camera } from './use-camera.ts';

/** What is in the frame while the camera is off: how to stand, and the way to start it. */
function Curtain({ camera }: { camera: Camera }) {
  const { state } = camera;
  const starting = state.stage === 'starting';
  return (
    <div className="absolute inset-0 grid grid-rows-[minmax(0,1fr)_auto] bg-wash md:grid-cols-[minmax(0,1fr)_minmax(0,42%)] md:grid-rows-1">
      {!starting && <ExampleSeen />}
      <div
        className={cx(
          'grid place-content-center justify-items-center gap-3 px-6 text-center max-md:pb-6 md:col-start-1 md:row-start-1',
          starting && 'row-span-2 md:col-span-2',
        )}
      >
        {starting && (
          <LoaderCircle aria-hidden className="size-7 animate-spin text-muted" strokeWidth={1.4} />
        )}
        <p role="status" className={cx('font-display text-xl', !starting && 'sr-only')}>
          {starting ? t`Starting the camera` : t`The camera is off`}
        </p>
        {!starting && (
          <p className="font-display text-xl">
            <Trans>Your outfit, seen live</Trans>
          </p>
        )}
        <p className="max-w-[32ch] text-sm text-muted">
          {starting
            ? t`Your browser may ask you for permission.`
            : t`Lean your phone or laptop somewhere steady and step back until your shoes show.`}
        </p>
        {!starting && (
          <Button
            variant="primary"
            size="lg"
            className="mt-2"
            pending={!camera.tierKnown}
            onClick={camera.start}
          >
            <Trans>Start camera</Trans>
          </Button>
        )}
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
        'relative mx-auto aspect-4/5 w-full overflow-hidden rounded-photo bg-wash',
        state.stage === 'off' ? 'md:aspect-[2/1]' : 'md:aspect-video',
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
