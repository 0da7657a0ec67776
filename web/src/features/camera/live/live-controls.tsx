import { cameraOptions, type LiveInterval } from '@drape/contract/camera/camera-options';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { shownRating } from '../../../ui/colour/rating-band.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { textLink } from '../../../ui/text-link.ts';
import { type CameraState, isLiveRunning } from '../camera-state.ts';
import type { Camera } from '../use-camera.ts';
import { glanceId } from './live-glance.tsx';

const options = cameraOptions.liveIntervalsSeconds.map((seconds) => ({
  value: String(seconds),
  label: t`${seconds} seconds`,
}));

function progressOf(state: CameraState): string {
  if (state.stage === 'starting' && state.resumes) return t`Goes on as soon as the camera is back.`;
  if (state.stage !== 'live' || state.analysis === 'off')
    return t`Takes a picture at once and then one each interval. Nothing is stored unless you keep it.`;
  if (state.analysis === 'analyzing') return t`Analyzing the picture…`;
  if (state.analysis === 'unchanged')
    return t`The picture is identical to the last one analyzed, so it was not sent.`;
  return t`Looks again every ${state.intervalSeconds} seconds.`;
}

function Controls({ camera }: { camera: Camera }) {
  const { state, chooseInterval, toggleLive } = camera;
  const running = isLiveRunning(state);
  const rating = state.glance?.result.analysis.overall_rating;
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-end gap-3">
        <SelectField
          label={t`Every`}
          className="w-36"
          value={String(state.intervalSeconds)}
          disabled={running}
          onChange={({ target }) => chooseInterval(Number(target.value) as LiveInterval)}
          options={options}
        />
        <Button className="flex-1 md:flex-none" onClick={toggleLive}>
          {running ? t`Stop live analysis` : t`Start live analysis`}
        </Button>
      </div>
      <p role="status" className="min-h-11 text-sm text-muted">
        {progressOf(state)}
      </p>
      {rating !== undefined && (
        <p className="text-sm">
          <Trans>
            Latest rating <span className="figures font-medium">{shownRating(rating)}</span> / 10.{' '}
            <a href={`#${glanceId}`} className={textLink}>
              Read the analysis
            </a>
          </Trans>
        </p>
      )}
    </div>
  );
}

function Title() {
  return (
    <h2 id="live-analysis" className="font-display text-lg">
      <Trans>Live analysis</Trans>
    </h2>
  );
}

type Props = {
  camera: Camera;
  /** Closed under its title, as long as there is no picture to analyze. */
  isFolded: boolean;
};

/** Live analysis: how often, start and stop, and what it is doing. */
export function LiveControls({ camera, isFolded }: Props) {
  if (!isFolded) {
    return (
      <section aria-labelledby="live-analysis" className="grid gap-3">
        <Title />
        <Controls camera={camera} />
      </section>
    );
  }
  return (
    <section aria-labelledby="live-analysis">
      <details className="group border-y border-line">
        <summary className="flex min-h-16 cursor-pointer list-none flex-wrap items-center gap-x-4 py-3 [&::-webkit-details-marker]:hidden">
          <Title />
          <span className="text-sm text-muted max-md:order-last max-md:w-full">
            <Trans>Rates you again every few seconds while you change pieces</Trans>
          </span>
          <ChevronDown aria-hidden className="ms-auto size-5 transition-transform group-open:rotate-180" />
        </summary>
        <div className="max-w-md pt-2 pb-6">
          <Controls camera={camera} />
        </div>
      </details>
    </section>
  );
}
