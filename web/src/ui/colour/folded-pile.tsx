type Cloth = { hex: string; share?: number };

const mostPieces = 5;
const middle = 60;
const ground = 122;
const fold = 5.5;
/** How wide each piece lies, and how far from the middle, so that the pile looks laid by hand. */
const lies = [
  { width: 78, off: 0 },
  { width: 75, off: 0.8 },
  { width: 77, off: -0.6 },
  { width: 73, off: 0.4 },
  { width: 75, off: -0.3 },
] as const;

/** The more of an outfit has a color, the thicker its cloth lies. */
const foldsOf = ({ share = 0.3 }: Cloth) => Math.min(6, Math.max(2, Math.round(1 + share * 8)));

type PieceProps = { hex: string; folds: number; bottom: number; width: number; off: number };

/** A folded piece from the side of its folds: a soft block with a line for each layer, lit from above. */
function Piece({ hex, folds, bottom, width, off }: PieceProps) {
  const height = folds * fold;
  const left = middle - width / 2 + off;
  const top = bottom - height;
  const dark = `color-mix(in oklab, ${hex} 66%, black)`;
  return (
    <g>
      <rect
        x={left}
        y={top}
        width={width}
        height={height}
        rx={4}
        fill={hex}
        stroke={dark}
        strokeWidth={0.6}
      />
      {Array.from({ length: folds - 1 }, (_, index) => top + (index + 1) * fold).map((y, index) => (
        <path
          key={y}
          d={`M${left + (index % 2 === 0 ? 0.5 : 3)} ${y}q${width / 2} ${1.2} ${width - 4} 0`}
          fill="none"
          stroke={dark}
          strokeWidth={0.6}
          strokeLinecap="round"
          opacity={0.75}
        />
      ))}
      <path
        d={`M${left + 5} ${top + 1.6}h${width - 14}`}
        stroke="rgb(255 255 255 / 0.24)"
        strokeWidth={1.2}
        strokeLinecap="round"
      />
    </g>
  );
}

/** Clothes folded in a pile in the colors that are known of an outfit, where its picture did not come. Decoration only. */
export function FoldedPile({ cloths, className }: { cloths: readonly Cloth[]; className?: string }) {
  const pieces = cloths.slice(0, mostPieces);
  const bottomOf = (index: number) =>
    ground - pieces.slice(0, index).reduce((height, cloth) => height + foldsOf(cloth) * fold + 0.6, 0);
  return (
    <svg aria-hidden viewBox="0 0 120 160" className={className}>
      <ellipse cx={middle} cy={ground + 0.8} rx={43} ry={3} fill="rgb(48 38 28 / 0.18)" />
      {pieces.map((cloth, index) => {
        const { width, off } = lies[index % lies.length] ?? lies[0];
        return (
          <Piece
            key={bottomOf(index)}
            hex={cloth.hex}
            folds={foldsOf(cloth)}
            bottom={bottomOf(index)}
            width={width}
            off={off}
          />
        );
      })}
    </svg>
  );
}
