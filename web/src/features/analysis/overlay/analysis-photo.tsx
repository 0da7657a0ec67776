import type { Evidence, Mention } from '@drape/contract/analysis/evidence';
import { t } from '@lingui/core/macro';
import { type CSSProperties, useState } from 'react';
import { paletteWords } from '../../../ui/colour/palette-words.ts';
import { cx } from '../../../ui/cx.ts';
import { Photo } from '../../../ui/photo.tsx';
import { MentionedIn } from './mentioned-in.tsx';
import { bringIntoView, isPhone, photoId, sentenceId } from './mentions-context.ts';
import { OverlayControls } from './overlay-controls.tsx';
import { type Focus, isSame, litGarment } from './overlay-state.ts';
import { PhotoOverlay } from './photo-overlay.tsx';
import type { Overlay } from './use-overlay.ts';

/** Small enough for the figure to be seen from head to shoe, with its colours, beside the text that is read. */
const besideTheText = 'md:w-[min(100%,max(16rem,calc((100dvh-14rem)*var(--ratio))))] print:w-96';
/** On a phone the verdict begins on the same screen. */
const aboveTheVerdict = 'max-md:mx-auto max-md:w-[min(100%,calc(49svh*var(--ratio)))]';
const aboveTheList = 'max-md:mx-auto max-md:w-[min(100%,calc(38dvh*var(--ratio)))]';

type Props = {
  src: string;
  evidence: Evidence;
  overlay: Overlay;
  mentions: ReadonlyMap<string, Mention>;
};

/** The analysed photo, uncropped, and over it what was seen. On a phone it stays in view beside the list of garments. */
export function AnalysisPhoto({ src, evidence, overlay, mentions }: Props) {
  const [ratio, setRatio] = useState(3 / 4);
  const { shown } = overlay.state;
  const lit = evidence.regions.find(({ key }) => key === litGarment(overlay.state));
  const { pinned } = overlay.state;
  const garment = evidence.regions.find(({ key }) => isSame(pinned, { kind: 'garment', id: key }));
  const press = (focus: Focus) => {
    overlay.dispatch({ type: 'press', focus });
    const first = [...mentions.values()].find(({ regions }) => regions.includes(focus.id));
    if (first && !isSame(pinned, focus) && !isPhone()) bringIntoView(sentenceId(first.target));
  };
  return (
    <figure
      id={photoId}
      className={cx(
        'break-inside-avoid',
        shown
          ? 'flex flex-wrap items-center gap-x-3 bg-paper [&>*:last-child]:w-full max-md:sticky max-md:top-16 max-md:z-20 max-md:-mx-5 max-md:border-b max-md:border-line max-md:px-5 max-md:pt-2 print:static'
          : cx('relative', besideTheText, aboveTheVerdict),
      )}
      style={{ '--ratio': ratio } as CSSProperties}
    >
      <div className={cx('relative', shown && cx(besideTheText, aboveTheList))}>
        <Photo src={src} alt={t`The analyzed outfit`} fit="natural" onRatio={setRatio} />
        <PhotoOverlay evidence={evidence} overlay={overlay} mentions={mentions} onPress={press} />
      </div>
      <OverlayControls evidence={evidence} overlay={overlay} />
      {shown && (
        <figcaption
          aria-hidden
          className="min-w-0 truncate text-sm text-muted first-letter:uppercase print:hidden"
        >
          {lit ? (
            <>
              <span className="font-medium text-ink">{lit.label}</span> {paletteWords(lit.palette).join(', ')}
            </>
          ) : (
            t`Tap a garment`
          )}
        </figcaption>
      )}
      <MentionedIn
        garment={garment}
        sentence={pinned?.kind === 'sentence' ? pinned.id : undefined}
        mentions={mentions}
      />
    </figure>
  );
}
