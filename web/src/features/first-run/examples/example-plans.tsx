import { t } from '@lingui/core/macro';
import { Check } from 'lucide-react';
import { formatWeekdayName } from '../../../lib/format.ts';
import { localDay } from '../../../lib/local-day.ts';
import { addDays } from '../../calendar/events/event-form.ts';
import { days, Example, exampleRow, OutfitPicture, PiecePicture, pieces } from './example-pictures.tsx';

const week = [
  ...[days.monday, days.tuesday, days.wednesday, days.thursday, days.friday, days.saturday, days.sunday],
];

/** A week of outfits from today on, day by day; on a phone it runs off the screen. Decoration only. */
export function ExampleWeek() {
  const today = localDay();
  return (
    <Example className="max-md:-mx-5 max-md:[&>figcaption]:px-5">
      <ol className="grid auto-cols-[8.25rem] grid-flow-col gap-2 overflow-hidden max-md:ps-5 md:auto-cols-fr md:gap-4">
        {week.map((picture, index) => (
          <li key={picture} className="grid gap-2">
            <span className="text-sm font-medium">{formatWeekdayName(addDays(today, index))}</span>
            <span className="rounded-photo bg-plate p-[6%]">
              <OutfitPicture of={picture} isFirst={index === 0} />
            </span>
          </li>
        ))}
      </ol>
    </Example>
  );
}

type EventsProps = {
  className?: string;
  /** Whether the pictures are the largest part of the screen: then the first comes before the page's scripts. */
  areLargest?: boolean;
};

/** Outfits with what they are for. Decoration only. */
export function ExampleEvents({ className = exampleRow, areLargest = false }: EventsProps) {
  const events = [
    { picture: days.tuesday, title: t`Work`, when: t`Morning` },
    { picture: days.monday, title: t`Dinner`, when: t`Evening` },
    { picture: days.friday, title: t`Wedding`, when: t`All day` },
    { picture: days.sunday, title: t`Brunch`, when: t`Noon` },
  ];
  return (
    <Example>
      <ul className={className}>
        {events.map(({ picture, title, when }, index) => (
          <li key={title} className="grid content-start gap-2">
            <span className="rounded-photo bg-plate p-[6%]">
              <OutfitPicture of={picture} isFirst={areLargest && index === 0} />
            </span>
            <span>
              <span className="block font-display text-base">{title}</span>
              <span className="figures block text-xs text-muted">{when}</span>
            </span>
          </li>
        ))}
      </ul>
    </Example>
  );
}

/** The days of a trip and what is packed for them. Decoration only. */
export function ExampleTrip() {
  const outfits = [days.thursday, days.wednesday, days.monday, days.sunday];
  const packed = [pieces.blazer, pieces.shirt, pieces.jeans, pieces.scarf, pieces.loafers];
  return (
    <Example>
      <ol className="grid grid-cols-4 gap-2 md:gap-3">
        {outfits.map((picture, index) => (
          <li key={picture} className="grid gap-2">
            <span className="text-sm font-medium">{t`Day ${index + 1}`}</span>
            <span className="rounded-photo bg-plate p-[6%]">
              <OutfitPicture of={picture} isFirst={index === 0} />
            </span>
          </li>
        ))}
      </ol>
      <ul className="grid grid-cols-5 gap-2 border-t border-line pt-3 md:gap-4">
        {packed.map((piece, index) => (
          <li key={piece} className="relative rounded-photo bg-plate p-[10%]">
            <PiecePicture of={piece} className="w-full" />
            {index < 2 && (
              <span className="absolute end-1 bottom-1 grid size-5 place-items-center rounded-full bg-ink text-paper">
                <Check className="size-3" strokeWidth={3} />
              </span>
            )}
          </li>
        ))}
      </ul>
    </Example>
  );
}
