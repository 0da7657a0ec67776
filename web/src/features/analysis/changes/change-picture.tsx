import type { Region, ShownRaise } from '@drape/contract/analysis/evidence';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { ItemPicture } from '../../wardrobe/items/item-picture.tsx';
import { wardrobeQuery } from '../../wardrobe/queries.ts';
import { outlinePath } from '../overlay/outline-path.ts';

type Paint = { hex: string; isFlat: boolean };
/** What is done to one garment of the cut-out: painted in another color, or left out. */
type Edit = { region: string; paint: Paint | undefined };

const recolored: ReadonlySet<ShownRaise['kind']> = new Set(['recolour', 'bag']);
const leftOut: ReadonlySet<ShownRaise['kind']> = new Set(['less', 'socks']);

function editOf({ kind, region: key, hex }: ShownRaise, regions: readonly Region[]): Edit | undefined {
  const region = regions.find((each) => each.key === key);
  if (!region || region.outline.length === 0) return undefined;
  if (leftOut.has(kind)) return { region: region.key, paint: undefined };
  if (recolored.has(kind) && hex !== null) return { region: region.key, paint: { hex, isFlat: false } };
  const [main] = region.palette;
  return kind === 'plain' && main
    ? { region: region.key, paint: { hex: main.hex, isFlat: true } }
    : undefined;
}

/** Keeps the folds of the cloth as light and shade and takes its color away; flat cloth keeps less of them. */
function ClothPaint({ id, paint: { hex, isFlat } }: { id: string; paint: Paint }) {
  const shade = { type: 'linear', slope: isFlat ? 0.2 : 0.6, intercept: isFlat ? 0.8 : 0.5 } as const;
  return (
    <filter id={id} colorInterpolationFilters="sRGB">
      <feColorMatrix type="saturate" values="0" />
      <feComponentTransfer result="folds">
        <feFuncR {...shade} />
        <feFuncG {...shade} />
        <feFuncB {...shade} />
      </feComponentTransfer>
      <feFlood floodColor={hex} />
      <feBlend mode="multiply" in2="folds" />
      <feComposite operator="in" in2="SourceAlpha" />
    </filter>
  );
}

type CutOutProps = { regions: readonly Region[]; photoUrl: string; ratio: number; edit?: Edit | undefined };

/** All garments without what is around them. */
function OutfitCutOut({ regions, photoUrl, ratio, edit }: CutOutProps) {
  const id = useId();
  const points = regions.flatMap(({ outline }) => outline.flat());
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const shown = regions.filter(({ key }) => edit?.region !== key || edit.paint);
  return (
    <svg
      aria-hidden="true"
      viewBox={`${left * ratio} ${top} ${width * ratio} ${height}`}
      className="aspect-3/4 w-full rounded-photo bg-plate p-3"
    >
      {edit?.paint && <ClothPaint id={`${id}-paint`} paint={edit.paint} />}
      <g transform={`scale(${ratio} 1)`}>
        {shown.map(({ key, outline }) => (
          <g key={key} filter={edit?.region === key ? `url(#${id}-paint)` : undefined}>
            <clipPath id={`${id}-${key}`}>
              <path d={outlinePath(outline)} clipRule="evenodd" />
            </clipPath>
            <image
              href={photoUrl}
              width={1}
              height={1}
              preserveAspectRatio="none"
              clipPath={`url(#${id}-${key})`}
            />
          </g>
        ))}
      </g>
    </svg>
  );
}

function Captioned({ children, caption }: { children: ReactNode; caption: ReactNode }) {
  return (
    <figure className="grid content-start gap-1.5">
      {children}
      <figcaption className="text-sm text-muted">{caption}</figcaption>
    </figure>
  );
}

/** The person's own garment, as long as it is in the wardrobe. */
function OwnPiece({ id }: { id: string }) {
  const { data } = useQuery(wardrobeQuery);
  const own = data?.items.find((item) => item.id === id);
  if (!own) return null;
  return (
    <Captioned caption={own.description}>
      <ItemPicture src={own.thumbnail_url} item={own} className="aspect-3/4 w-full" />
    </Captioned>
  );
}

type Props = { raise: ShownRaise; regions: readonly Region[]; photoUrl: string };

/** The outfit as it is and as it would be, or the person's own piece beside it; nothing for what cannot be shown. */
export function ChangePicture({ raise, regions, photoUrl }: Props) {
  const [ratio, setRatio] = useState<number>();
  const edit = editOf(raise, regions);
  const outlined = regions.filter(({ outline }) => outline.length > 0);
  if (photoUrl === '' || outlined.length === 0 || !(raise.item_id || edit)) return null;
  return (
    <div className="mb-4 grid max-w-sm grid-cols-2 gap-4 print:hidden">
      <img
        src={photoUrl}
        alt=""
        className="hidden"
        onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
          if (naturalHeight > 0) setRatio(naturalWidth / naturalHeight);
        }}
      />
      {ratio !== undefined && (
        <>
          <Captioned caption={<Trans>Now</Trans>}>
            <OutfitCutOut regions={outlined} photoUrl={photoUrl} ratio={ratio} />
          </Captioned>
          {raise.item_id === null ? (
            <Captioned caption={<Trans>With the change</Trans>}>
              <OutfitCutOut regions={outlined} photoUrl={photoUrl} ratio={ratio} edit={edit} />
            </Captioned>
          ) : (
            <OwnPiece id={raise.item_id} />
          )}
        </>
      )}
    </div>
  );
}
