import type { Region } from '@drape/contract/evidence';
import { Photo } from '../../ui/photo.tsx';

const wholePhoto = 'M0 0H1V1H0Z';

function outlinePath(outline: Region['outline']): string {
  return outline
    .map((ring) => `M${ring.map(([x, y]) => `${x.toFixed(4)} ${y.toFixed(4)}`).join('L')}Z`)
    .join('');
}

/** The analysed photo, uncropped; a region put forward stays bright while the rest dims. */
export function AnalysisPhoto({ src, region }: { src: string; region: Region | undefined }) {
  const outline = region && outlinePath(region.outline);
  return (
    <div className="relative">
      <Photo src={src} alt="The analyzed outfit" fit="natural" />
      {outline !== undefined && (
        <svg
          aria-hidden
          viewBox="0 0 1 1"
          preserveAspectRatio="none"
          className="pointer-events-none absolute inset-0 size-full animate-appear overflow-hidden rounded-photo"
        >
          <path d={wholePhoto + outline} fillRule="evenodd" fill="rgb(20 16 12 / 0.6)" />
          <path d={outline} fill="none" stroke="#fff" strokeWidth={1.5} vectorEffect="non-scaling-stroke" />
        </svg>
      )}
    </div>
  );
}
