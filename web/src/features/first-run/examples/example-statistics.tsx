import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { days, Example, OutfitPicture, PiecePicture, pieces } from './example-pictures.tsx';

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

/** Outfits with their scores and colors, as the history keeps them. Decoration only. */
export function ExampleAnalyses() {
  return (
    <Example>
      <ul className="grid grid-cols-4 gap-2 md:gap-3">
        {analyses.map(({ picture, says, palette }, index) => (
          <li key={picture} className="grid content-start">
            <span className="rounded-t-photo bg-plate p-[6%]">
              <OutfitPicture of={picture} isFirst={index === 0} />
            </span>
            <span className="flex h-1.5">
              {palette.map(([hex, share]) => (
                <span key={hex} style={{ backgroundColor: hex, flexGrow: share, flexBasis: 0 }} />
              ))}
            </span>
            <span className="mt-2 font-display text-sm leading-5 md:mt-3 md:text-base">{t(says)}</span>
          </li>
        ))}
      </ul>
    </Example>
  );
}

function mostWorn() {
  return [
    { piece: pieces.jeans, name: t`Blue jeans`, says: t`most often`, times: 24 },
    { piece: pieces.shirt, name: t`White shirt`, says: t`often`, times: 19 },
    { piece: pieces.loafers, name: t`Brown loafers`, says: t`now and then`, times: 13 },
    { piece: pieces.blazer, name: t`Navy wool blazer`, says: t`seldom`, times: 5 },
  ];
}

/** The pieces that are worn most, and how often. Decoration only. */
export function ExampleWardrobe() {
  const rows = mostWorn();
  const most = Math.max(...rows.map(({ times }) => times));
  return (
    <Example>
      <div className="flex justify-between gap-4 border-b border-ink pb-2 text-sm font-medium">
        <span>{t`Your clothes`}</span>
        <span>{t`How often you wear them`}</span>
      </div>
      <ol className="-mt-3">
        {rows.map(({ piece, name, says, times }) => (
          <li key={name} className="flex items-center gap-4 border-b border-line py-2.5">
            <span className="w-14 shrink-0 rounded-control bg-plate p-1.5 md:w-18">
              <PiecePicture of={piece} className="w-full" />
            </span>
            <span className="grid min-w-0 flex-1 gap-2">
              <span className="flex justify-between gap-4 text-sm">
                <span className="font-medium">{name}</span>
                <span className="text-muted">{says}</span>
              </span>
              <span className="h-1.5 rounded-full bg-line">
                <span
                  className="block h-full rounded-full bg-accent-text"
                  style={{ width: `${(100 * times) / most}%` }}
                />
              </span>
            </span>
          </li>
        ))}
      </ol>
    </Example>
  );
}

/** Scores from 0 to 100 by which the line of the example runs. */
const course = [62, 66, 64, 71, 69, 76, 74, 81];
const chart = { width: 320, height: 120 };

function pointsOf(scores: readonly number[]): string {
  const [lowest, highest] = [55, 85];
  return scores
    .map((score, index) => {
      const x = 6 + (index * (chart.width - 12)) / (scores.length - 1);
      const y = chart.height * (1 - (score - lowest) / (highest - lowest));
      return `${x.toFixed(1)},${y.toFixed(1)}`;
    })
    .join(' ');
}

/** A course of scores, and below it the pieces worn most. Decoration only. */
export function ExampleInsights() {
  const points = pointsOf(course);
  const last = points.split(' ').at(-1)?.split(',') ?? [];
  return (
    <Example>
      <div className="rounded-photo bg-plate p-4 md:p-5">
        <p className="flex items-baseline justify-between gap-4">
          <span className="font-display text-base">{t`Score over time`}</span>
          <span className="text-xs text-muted">{t`of 100`}</span>
        </p>
        <svg
          aria-hidden
          viewBox={`0 0 ${chart.width} ${chart.height}`}
          className="mt-2 w-full overflow-visible"
        >
          {[0.25, 0.5, 0.75, 1].map((share) => (
            <line
              key={share}
              x1="0"
              x2={chart.width}
              y1={chart.height * share}
              y2={chart.height * share}
              className="stroke-line"
            />
          ))}
          <polyline points={points} fill="none" className="stroke-accent-text" strokeWidth="2" />
          <circle cx={last[0]} cy={last[1]} r="4" className="fill-accent-text" />
        </svg>
        <p className="mt-2 flex justify-between text-xs text-muted">
          <span>{t`First photo`}</span>
          <span>{t`Today`}</span>
        </p>
      </div>
      <p className="mt-2 text-sm font-medium">{t`What you wear most`}</p>
      <ul className="grid grid-cols-4 gap-2 md:gap-3">
        {mostWorn().map(({ piece, name }) => (
          <li key={name} className="grid content-start gap-1.5 text-xs leading-4 text-muted">
            <span className="rounded-photo bg-plate p-[8%]">
              <PiecePicture of={piece} className="w-full" />
            </span>
            {name}
          </li>
        ))}
      </ul>
    </Example>
  );
}
