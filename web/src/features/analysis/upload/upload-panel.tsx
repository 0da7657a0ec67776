import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Gauge, Heart, ImageUp, Sparkles, X } from 'lucide-react';
import {
  type ComponentProps,
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { waitingPhotoKey } from '../../../lib/storage.ts';
import { Button } from '../../../ui/button.tsx';
import { PhotoInput } from '../../../ui/fields/photo-input.tsx';
import { Link } from '../../../ui/link.tsx';
import { Alert } from '../../../ui/notices/alert.tsx';
import { Photo } from '../../../ui/photo.tsx';
import { textLink } from '../../../ui/text-link.ts';
import type { AnalysisView as View } from '../analysis-view.tsx';
import { AnalyzingSteps } from './analyzing-steps.tsx';
import { PhotoDrop } from './photo-drop.tsx';
import { isRunning, type UploadState } from './upload-state.ts';
import { UploadTips } from './upload-tips.tsx';
import { usePastedImage } from './use-pasted-image.ts';
import { type Upload, type UploadOptions, useUpload } from './use-upload.ts';

const loadView = () => import('../analysis-view.tsx');
const SingleGarment = lazy(async () => ({
  default: (await import('../garments/single-garment.tsx')).SingleGarment,
}));
const AnalysisView = lazy(async () => ({ default: (await loadView()).AnalysisView }));

type Photographed = Exclude<UploadState, { stage: 'empty' }>;

/** A single garment is told apart by what stands beside it. */
const canChange = (state: Photographed) =>
  state.stage === 'chosen' || (state.stage === 'failed' && !state.garment);

type FrameProps = {
  state: Photographed;
  /** Absent, as is the other, while nothing can be changed. */
  onRemove?: (() => void) | undefined;
  onReplace?: ((file: File) => void) | undefined;
};

function ChosenFrame({ state, onRemove, onReplace }: FrameProps) {
  return (
    <div className="grid justify-items-center gap-2 self-start md:justify-items-start">
      <div className="relative grid w-fit max-w-full justify-items-center overflow-hidden rounded-photo bg-wash">
        <Photo
          src={state.photo.previewUrl}
          alt={t`The photo you chose`}
          fit="whole"
          unavailable={t`This browser cannot preview the format. It can still be analyzed.`}
        />
        {onRemove && (
          <button
            type="button"
            aria-label={t`Remove photo`}
            onClick={onRemove}
            className="absolute end-2 top-2 grid size-11 place-items-center rounded-full bg-raised/90 text-ink hover:bg-raised"
          >
            <X aria-hidden className="size-5" />
          </button>
        )}
        {isRunning(state) && (
          <span
            aria-hidden
            className="absolute inset-x-0 h-px animate-sweep bg-white shadow-[0_0_0_1px_rgb(0_0_0/0.25),0_0_24px_6px_rgb(255_255_255/0.45)]"
          />
        )}
      </div>
      {onReplace && <Replace onFile={onReplace} />}
    </div>
  );
}

function Failure({ message, signedIn }: { message: string; signedIn: boolean }) {
  if (signedIn) return <Alert messages={[message]} />;
  return (
    <Alert
      tone="info"
      messages={[message]}
      action={
        <div className="grid gap-3">
          {sessionStorage.getItem(waitingPhotoKey) !== null && (
            <p>
              <Trans>Your photo is kept. It’s analyzed as soon as you’re in.</Trans>
            </p>
          )}
          <div className="flex flex-wrap items-center gap-4">
            <Button asChild variant="primary">
              <Link href="/register">
                <Trans>Create an account</Trans>
              </Link>
            </Button>
            <Link href="/login" className={textLink}>
              <Trans>Log in</Trans>
            </Link>
          </div>
        </div>
      }
    />
  );
}

/** Another photo in the place of the chosen one, below it. */
function Replace({ onFile }: { onFile: (file: File) => void }) {
  const id = useId();
  return (
    <div className="relative">
      <PhotoInput id={id} onFiles={([file]) => file && onFile(file)} />
      <label
        htmlFor={id}
        className="inline-flex h-11 cursor-pointer items-center gap-2 rounded-control px-3 text-sm font-medium text-muted peer-focus-visible:outline-2 peer-focus-visible:outline-accent-text hover:bg-wash hover:text-ink md:-ms-3"
      >
        <ImageUp aria-hidden className="size-4" />
        <Trans>Use another photo</Trans>
      </label>
    </div>
  );
}

type ControlsProps = { upload: Upload; state: Photographed };

const outcome = [
  { Icon: Gauge, says: msg`A score out of 10, with the reasons` },
  { Icon: Heart, says: msg`What already works, and why` },
  { Icon: Sparkles, says: msg`The one change that lifts it most` },
];

/** What one gets for it. */
function Outcome() {
  return (
    <ul className="grid gap-3 text-sm">
      {outcome.map(({ Icon, says }) => (
        <li key={says.id} className="flex items-center gap-3">
          <Icon aria-hidden className="size-5 shrink-0 text-muted" strokeWidth={1.4} />
          {t(says)}
        </li>
      ))}
    </ul>
  );
}

function Controls({ upload, state }: ControlsProps) {
  // What is done here is shown on a page of its own, which is on its way.
  if (isRunning(state) || state.stage === 'done') {
    const percent = state.stage === 'sending' ? state.percent : undefined;
    return <AnalyzingSteps percent={percent} onCancel={upload.cancel} />;
  }
  if (state.stage === 'failed' && state.garment && upload.signedIn) {
    const { photo, garment, message } = state;
    return (
      <Suspense>
        <SingleGarment photo={photo} garment={garment} message={message} onRemove={upload.remove} />
      </Suspense>
    );
  }
  const failed = state.stage === 'failed';
  return (
    <div className="grid gap-5">
      {failed ? (
        <Failure message={state.message} signedIn={upload.signedIn} />
      ) : (
        <div className="max-md:sr-only">
          <h2 className="font-display text-xl">
            <Trans>Ready when you are</Trans>
          </h2>
          <p className="mt-1 text-sm text-muted">
            <Trans>It takes a few seconds.</Trans>
          </p>
        </div>
      )}
      <Button
        variant="primary"
        size="lg"
        className="w-full"
        onClick={() => {
          if (upload.signedIn) void loadView();
          void upload.analyze();
        }}
      >
        {failed && upload.signedIn ? t`Try again` : t`Analyze`}
      </Button>
      {!failed && <Outcome />}
    </div>
  );
}

/** Analyzes a photo as soon as it is the chosen one, once. */
function useStartAtOnce({ state, analyze }: Upload, photo: File | undefined): void {
  const started = useRef<File>(undefined);
  const isChosen = state.stage === 'chosen' && state.photo.file === photo;
  useEffect(() => {
    if (!isChosen || started.current === photo) return;
    started.current = photo;
    void analyze();
  });
}

type Props = UploadOptions & {
  /** Shows the analysis where more can be done with it than reading. */
  view?: ComponentType<ComponentProps<typeof View>>;
  /** Stands beside the frame for a photo. */
  beside?: ReactNode;
  /** Stands below it as long as it is empty. */
  below?: ReactNode;
};

/** From a photo to its analysis, on a page of its own or inside another one. */
export function UploadPanel(given: Props) {
  const {
    view: Shown = AnalysisView,
    beside = <UploadTips />,
    below,
    offered,
    startsAtOnce,
    ...props
  } = given;
  const upload = useUpload(props);
  const { state, choose } = upload;
  const [refusal, setRefusal] = useState<string>();
  const take = (file: File) => setRefusal(choose(file));
  usePastedImage(take);
  useEffect(() => {
    if (offered) setRefusal(choose(offered));
  }, [offered, choose]);
  useStartAtOnce(upload, startsAtOnce ? offered : undefined);

  if (state.stage === 'done' && !props.session) {
    return (
      <Suspense fallback={<ChosenFrame state={state} />}>
        <Shown
          result={state.result}
          photoUrl={state.result.image_url ?? state.photo.previewUrl}
          announce
          actions={
            <>
              <Button variant="primary" onClick={upload.remove}>
                <Trans>Analyze another photo</Trans>
              </Button>
              <Button asChild>
                <Link href="/dashboard?tab=history">
                  <Trans>See your history</Trans>
                </Link>
              </Button>
            </>
          }
        />
      </Suspense>
    );
  }
  return (
    <div className="grid gap-6 pb-16 md:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)] md:gap-16 lg:grid-cols-[minmax(0,30rem)_minmax(0,1fr)] lg:gap-16">
      {state.stage === 'empty' ? (
        <div className="grid content-start gap-4">
          <PhotoDrop onFile={take} />
          {below}
        </div>
      ) : (
        <ChosenFrame
          state={state}
          onRemove={canChange(state) ? upload.remove : undefined}
          onReplace={canChange(state) ? take : undefined}
        />
      )}
      <div className="grid content-start gap-10">
        {refusal !== undefined && <Alert messages={[refusal]} />}
        {state.stage !== 'empty' && <Controls upload={upload} state={state} />}
        {state.stage === 'empty' ? beside : !isRunning(state) && <UploadTips isClosed />}
      </div>
    </div>
  );
}
