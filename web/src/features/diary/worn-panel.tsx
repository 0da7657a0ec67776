import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Check, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatShortDay } from '../../lib/format.ts';
import { localDay } from '../../lib/local-day.ts';
import { Button } from '../../ui/button.tsx';
import { proposed, useWorn, wornQuery } from './queries.ts';
import { WornDay } from './worn-day.tsx';
import { WornRow } from './worn-row.tsx';

type Props = { id: string; cutOut: (key: string) => ReactNode };

/** What is worn in a photo beside what is owned: confirmed with one tap, and taken back. */
export function WornPanel({ id, cutOut }: Props) {
  const { data } = useQuery(wornQuery(id));
  const worn = useWorn();
  if (!data || data.garments.length === 0) return null;
  const open = proposed(data).length > 0;
  const noted = data.garments.some((garment) => garment.worn);
  const day = formatShortDay(data.date);
  const isToday = data.date === localDay();
  return (
    <section aria-labelledby="worn-items" className="border-t border-line pt-8 print:hidden">
      <div className="flex flex-wrap items-baseline justify-between gap-3">
        <h2 id="worn-items" className="font-display text-xl">
          <Trans>From your wardrobe</Trans>
        </h2>
        <WornDay entry={data} worn={worn} />
      </div>
      <ul aria-label={t`Worn in this photo`} className="mt-4 xl:grid xl:grid-cols-2 xl:gap-x-8">
        {data.garments.map((garment) => (
          <WornRow
            key={garment.key}
            entry={data}
            garment={garment}
            items={data.items}
            worn={worn}
            cutOut={cutOut(garment.key)}
          />
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-3">
        {open && (
          <Button
            variant="primary"
            pending={worn.confirm.isPending}
            onClick={() => worn.confirm.mutate([data])}
          >
            <Check aria-hidden />
            {isToday ? t`That’s right, I wore this today` : t`That’s right, I wore this on ${day}`}
          </Button>
        )}
        {noted && (
          <Button pending={worn.takeBack.isPending} onClick={() => worn.takeBack.mutate([id])}>
            <Undo2 aria-hidden />
            <Trans>Undo</Trans>
          </Button>
        )}
      </div>
    </section>
  );
}
