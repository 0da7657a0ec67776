import type { StyleGuide } from '@drape/contract/profile/preferences';
import { drawGarment } from '@drape/engine/drawing/draw-garment';
import { Trans } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import { useMemo } from 'react';

type Piece = StyleGuide['essential_pieces'][number];

function PieceCard({ piece }: { piece: Piece }) {
  const { label, owned, why, subcategory, category, color_primary, color_secondary, pattern } = piece;
  const drawing = useMemo(() => {
    const { svg } = drawGarment({
      subcategory,
      category,
      color_primary,
      color_secondary: color_secondary ?? undefined,
      pattern: pattern ?? undefined,
    });
    return `data:image/svg+xml,${encodeURIComponent(svg)}`;
  }, [subcategory, category, color_primary, color_secondary, pattern]);
  return (
    <li className="grid min-w-0 content-start gap-3 break-inside-avoid">
      <div className="relative aspect-4/5 overflow-hidden rounded-photo bg-wash print:aspect-square print:border print:border-line print:bg-transparent">
        <img src={drawing} alt="" className="absolute inset-0 size-full object-contain p-5 max-sm:p-4" />
        {owned !== null && (
          <span
            aria-hidden
            className="absolute top-2.5 start-2.5 grid size-7 place-items-center rounded-full bg-ink text-paper"
          >
            <Check aria-hidden className="size-4" strokeWidth={3} />
          </span>
        )}
      </div>
      <div>
        <h4 className="font-medium first-letter:uppercase">{label}</h4>
        {owned !== null && (
          <p className="text-sm">
            <Trans>Owned, {owned}</Trans>
          </p>
        )}
        <p className="mt-1 text-sm text-muted">{why}</p>
      </div>
    </li>
  );
}

/** The pieces that a wardrobe rests on, drawn in their colours; what is owned wears a tick. */
export function GuidePieces({ pieces }: { pieces: readonly Piece[] }) {
  return (
    <ul className="grid grid-cols-2 gap-x-4 gap-y-8 sm:grid-cols-3 lg:grid-cols-4 xl:grid-cols-5 print:grid-cols-4">
      {pieces.map((piece) => (
        <PieceCard key={piece.key} piece={piece} />
      ))}
    </ul>
  );
}
