import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { days, Example, exampleRow, OutfitPicture, PiecePicture, pieces } from './example-pictures.tsx';

/** What the drawings stand for. No number is written out: only what was measured is given as one. */
type Analysis = {
  picture: string;
  says: MessageDescriptor;
  palette: readonly (readonly [hex: string, share: number])[];
};

const analyses: readonly Analysis[] = [
  {
    picture: days.monday,
    says: msg`Looks great`,
    palette: [
      ['#2b3650', 46],
      ['#b9ab92', 44],
      ['#5a3422', 10],
    ],
  },
  {
    picture: days.friday,
    says: msg`Works well`,
    palette: [
      ['#2f6157', 92],
      ['#c9a98a', 8],
    ],
  },
  {
    picture: days.wednesday,
    says: msg`Works well`,
    palette: [
      ['#8d2f3f', 48],
      ['#b98a5e', 42],
      ['#4a2c1f', 10],
    ],
  },
  {
    picture: days.sunday,
    says: msg`Looks great`,
    palette: [
      ['#e8c770', 47],
      ['#2f4468', 45],
      ['#f2efe8', 8],
    ],
  },
];

function Bands({ palette }: Pick<Analysis, 'palette'>) {
  return (
    <span className="flex h-1.5">
      {palette.map(([hex, share]) => (
        <span key={hex} style={{ backgroundColor: hex, flexGrow: share, flexBasis: 0 }} />
      ))}
    </span>
  );
}

/** Outfits with their scores and colors, as the history keeps them. Decoration only. */
export function ExampleAnalyses() {
  return (
    <Example>
      <ul className={exampleRow}>
        {analyses.map(({ picture, says, palette }, index) => (
          <li key={picture} className="grid content-start">
            <span className="rounded-t-photo bg-plate p-[6%]">
              <OutfitPicture of={picture} isFirst={index === 0} />
            </span>
            <Bands palette={palette} />
            <span className="mt-2 font-display text-sm leading-5 md:mt-3 md:text-base">{t(says)}</span>
          </li>
        ))}
      </ul>
    </Example>
  );
}

const clothes = [
  { piece: pieces.jeans, name: msg`Blue jeans` },
  { piece: pieces.shirt, name: msg`White shirt` },
  { piece: pieces.loafers, name: msg`Brown loafers` },
  { piece: pieces.blazer, name: msg`Navy wool blazer` },
];

function Pieces({ hasNames = false }: { hasNames?: boolean }) {
  return (
    <ul className={exampleRow}>
      {clothes.map(({ piece, name }) => (
        <li key={piece} className="grid content-start gap-1.5 text-xs leading-4 text-muted">
          <span className="rounded-photo bg-plate p-[8%]">
            <PiecePicture of={piece} className="w-full" />
          </span>
          {hasNames && t(name)}
        </li>
      ))}
    </ul>
  );
}

/** A few clothes, and the outfits that they make. Decoration only. */
export function ExampleWardrobe() {
  const outfits = [days.tuesday, days.monday, days.sunday, days.wednesday];
  return (
    <Example>
      <Pieces />
      <p className="mt-2 text-sm font-medium">{t`What they make together`}</p>
      <ul className={exampleRow}>
        {outfits.map((picture) => (
          <li key={picture} className="rounded-photo bg-plate p-[6%]">
            <OutfitPicture of={picture} />
          </li>
        ))}
      </ul>
    </Example>
  );
}

/** How scores rise with a little practice, with a point for each analysis. */
function Course() {
  const points = [
    [4, 58],
    [62, 44],
    [120, 49],
    [178, 27],
    [236, 30],
    [294, 12],
  ] as const;
  return (
    <svg
      aria-hidden
      viewBox="0 0 300 70"
      className="w-full max-w-[26rem] border-b border-line text-accent-text"
    >
      <polyline
        points={points.join(' ')}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.8"
        strokeLinejoin="round"
      />
      {points.map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r="3.2" fill="currentColor" />
      ))}
    </svg>
  );
}

/** How scores went, the outfits that did best with their colors, and the pieces worn most. Decoration only. */
export function ExampleInsights() {
  const best = analyses.slice(0, 3);
  return (
    <Example>
      <p className="text-sm font-medium">{t`How your scores move`}</p>
      <Course />
      <p className="mt-2 text-sm font-medium">{t`What suits you best`}</p>
      <ul className="grid grid-cols-3 gap-2 md:gap-3">
        {best.map(({ picture, palette }) => (
          <li key={picture} className="grid overflow-hidden rounded-photo">
            <span className="bg-plate p-[5%]">
              <span className="mx-auto block w-3/5">
                <OutfitPicture of={picture} />
              </span>
            </span>
            <Bands palette={palette} />
          </li>
        ))}
      </ul>
      <p className="mt-2 text-sm font-medium">{t`What you wear most`}</p>
      <Pieces hasNames />
    </Example>
  );
}
