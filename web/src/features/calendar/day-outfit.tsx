import type { OutfitPlan } from '@drape/contract/outfits/outfits';
import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import { PaletteStrip } from '../../ui/colour/palette-strip.tsx';
import { Badge } from '../../ui/notices/badge.tsx';
import { PlanMore } from '../outfits/ahead/plan-more.tsx';
import type { PlanMoves } from '../outfits/ahead/use-plan-moves.ts';
import { Collage } from '../outfits/collage.tsx';
import { outfitPalette } from '../outfits/outfit-words.ts';

type Props = { day: string; title: string; plan: OutfitPlan; moves: PlanMoves };

/** The outfit that a day without an event was planned with. */
export function DayOutfit({ day, title, plan, moves }: Props) {
  const headingId = useId();
  return (
    <article aria-labelledby={headingId} className="border-t border-line py-5">
      <div className="flex items-center justify-between gap-3">
        <div className="flex min-w-0 flex-wrap items-center gap-3">
          <h3 id={headingId} className="font-display text-lg wrap-anywhere">
            {title}
          </h3>
          {plan.worn_on !== null && (
            <Badge tone="accent">
              <Trans>Worn</Trans>
            </Badge>
          )}
        </div>
        <PlanMore plan={plan} day={day} title={title} moves={moves} />
      </div>
      <div className="mt-3 flex gap-5">
        <div className="w-1/2 max-w-52 shrink-0">
          <Collage items={plan.items} layout={plan.layout} />
          <PaletteStrip palette={outfitPalette(plan.items)} className="pt-1" />
        </div>
        <ul className="grid min-w-0 content-start gap-1.5 text-sm wrap-anywhere text-muted">
          {plan.items.map(({ id, description }) => (
            <li key={id}>{description}</li>
          ))}
        </ul>
      </div>
    </article>
  );
}
