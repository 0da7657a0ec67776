import { days, Example, exampleRow, OutfitPicture, PiecePicture, pieces } from './example-pictures.tsx';

/** Looks side by side. Decoration only. */
export function ExampleLookbook({ className }: { className?: string }) {
  return (
    <Example className={className}>
      <ul className={exampleRow}>
        {[days.thursday, days.friday, days.tuesday, days.saturday].map((picture, index) => (
          <li key={picture} className="rounded-photo bg-plate p-[7%]">
            <OutfitPicture of={picture} isFirst={index === 0} />
          </li>
        ))}
      </ul>
    </Example>
  );
}

/** Where the pieces of an outfit lie on the table: from the left, from the top, and how wide, in percent of it. */
const laid = [
  { piece: pieces.jeans, start: 46, top: 24, width: 38 },
  { piece: pieces.shirt, start: 40, top: 1, width: 37 },
  { piece: pieces.coat, start: 6, top: 6, width: 42 },
  { piece: pieces.scarf, start: 74, top: 4, width: 24 },
  { piece: pieces.loafers, start: 16, top: 62, width: 26 },
];

/** An outfit on the table of the builder. Decoration only. */
export function ExampleBoard({ className }: { className?: string }) {
  return (
    <Example className={className}>
      <div className="table-top relative aspect-[5/4] overflow-hidden rounded-photo">
        {laid.map(({ piece, start, top, width }) => (
          <span
            key={piece}
            className="absolute"
            style={{ insetInlineStart: `${start}%`, top: `${top}%`, width: `${width}%` }}
          >
            <PiecePicture of={piece} className="w-full" />
          </span>
        ))}
      </div>
    </Example>
  );
}
