import type { Region } from '@drape/contract/analysis/evidence';
import { useId, useState } from 'react';
import { outlinePath } from '../overlay/outline-path.ts';

type Props = { region: Region | undefined; photoUrl: string };

const margin = 0.01;

/** The garment without what is around it, or its colors where there is no photo of it. */
export function GarmentCutOut({ region, photoUrl }: Props) {
  const clip = useId();
  const [ratio, setRatio] = useState(3 / 4);
  const points = region?.outline.flat() ?? [];
  if (points.length === 0 || photoUrl === '' || photoUrl.startsWith('data:')) {
    return (
      <span aria-hidden className="flex size-16 overflow-hidden rounded-control border border-ink/12">
        {region?.palette.map(({ hex, share }) => (
          <span key={hex} style={{ backgroundColor: hex, flexGrow: share }} />
        ))}
      </span>
    );
  }
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
  const [width, height] = [Math.max(...xs) + margin - left, Math.max(...ys) + margin - top];
  return (
    <span aria-hidden className="size-16">
      <img
        src={photoUrl}
        alt=""
        className="hidden"
        onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
          if (naturalHeight > 0) setRatio(naturalWidth / naturalHeight);
        }}
      />
      <svg
        aria-hidden="true"
        viewBox={`${left * ratio} ${top} ${width * ratio} ${height}`}
        className="size-full"
      >
        <clipPath id={clip}>
          <path d={outlinePath(region?.outline ?? [])} clipRule="evenodd" />
        </clipPath>
        <g transform={`scale(${ratio} 1)`}>
          <image href={photoUrl} width={1} height={1} preserveAspectRatio="none" clipPath={`url(#${clip})`} />
        </g>
      </svg>
    </span>
  );
}
