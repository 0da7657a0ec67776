import type { OutfitPlan } from '@drape/contract/outfits/outfits';
import { Trans } from '@lingui/react/macro';

/** The parts of an outfit's score: how well each does, how much it counts, and why. */
export function OutfitTerms({ terms }: Pick<OutfitPlan, 'terms'>) {
  return (
    <ul className="grid gap-3">
      {terms.map(({ key, label, score, weight, text }) => (
        <li key={key} className="grid gap-1 text-sm">
          <span className="flex items-baseline justify-between gap-4">
            <span className="font-medium">{label}</span>
            <span className="figures whitespace-nowrap text-muted">
              <Trans>
                <span className="text-ink">{Math.round(score)}</span>, counts {Math.round(weight * 100)}%
              </Trans>
            </span>
          </span>
          <span aria-hidden className="h-0.5 bg-line">
            <span className="block h-full bg-ink transition-[width]" style={{ width: `${score}%` }} />
          </span>
          <span className="text-muted">{text}</span>
        </li>
      ))}
    </ul>
  );
}
