import type { Evidence } from '@drape/contract/evidence';
import { type CSSProperties, useState } from 'react';
import { cx } from '../../ui/cx.ts';
import { describeBand } from '../../ui/palette-strip.tsx';
import { Photo } from '../../ui/photo.tsx';
import { litGarment } from './overlay-state.ts';
import { PhotoOverlay } from './photo-overlay.tsx';
import type { Overlay } from './use-overlay.ts';

/** Small enough for the figure to be seen from head to shoe, with its colours, beside the text that is read. */
const besideTheText = 'md:w-[min(100%,max(16rem,calc((100dvh-18rem)*var(--ratio))))] print:w-96';
const aboveTheList = 'max-md:mx-auto max-md:w-[min(100%,calc(38dvh*var(--ratio)))]';

type Props = { src: string; evidence: Evidence; overlay: Overlay };

/** The analysed photo, uncropped, and over it what was seen. On a phone it stays in view beside the list of garments. */
export function AnalysisPhoto({ src, evidence, overlay }: Props) {
  const [ratio, setRatio] = useState(3 / 4);
  const { shown } = overlay.state;
  const lit = evidence.regions.find(({ key }) => key === litGarment(overlay.state));
  return (
    <figure
      className={cx(
        'break-inside-avoid',
        shown &&
          'bg-paper max-md:sticky max-md:top-16 max-md:z-20 max-md:-mx-5 max-md:px-5 max-md:py-2 print:static',
      )}
    >
      <div
        className={cx('relative', besideTheText, shown && aboveTheList)}
        style={{ '--ratio': ratio } as CSSProperties}
      >
        <Photo src={src} alt="The analysed outfit" fit="natural" onRatio={setRatio} />
        <PhotoOverlay evidence={evidence} overlay={overlay} />
      </div>
      {shown && (
        <figcaption
          aria-hidden
          className="mt-2 truncate text-sm text-muted first-letter:uppercase print:hidden"
        >
          {lit ? (
            <>
              <span className="font-medium text-ink">{lit.label}</span>{' '}
              {lit.palette.map(describeBand).join(', ')}
            </>
          ) : (
            'Point at a garment to single it out'
          )}
        </figcaption>
      )}
    </figure>
  );
}
