import type { WardrobeItem } from '@drape/contract/wardrobe/wardrobe-item';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { formatCalendarDay, formatMoney } from '../../../lib/format.ts';
import { resolveText } from '../../../ui/resolve-text.ts';
import { patternOptions, seasonOptions, statusNames } from '../items/item-words.ts';
import { formalitySteps, type Step, warmthSteps } from './scale-options.ts';

const labelOf = (options: typeof seasonOptions, value: string | null) => {
  const found = options.find((option) => option.value === value);
  return found && resolveText(found.label);
};

/** The step of a scale that a value counts to. */
const stepOf = (steps: readonly Step[], value: number | null) => {
  const found = value === null ? undefined : steps.find(({ upTo }) => value <= upTo);
  return found && t(found.label);
};

function factsOf(item: WardrobeItem): [label: string, value: string][] {
  const { price, currency, purchase_date: bought } = item;
  const facts: [string, string | null | undefined][] = [
    [t`Season`, labelOf(seasonOptions, item.season)],
    [t`Formality`, stepOf(formalitySteps, item.formality)],
    [t`Warmth`, stepOf(warmthSteps, item.warmth)],
    [t`Pattern`, labelOf(patternOptions, item.pattern)],
    [t`Status`, t(statusNames[item.status])],
    [t`Kept in`, item.kept_in],
    [t`Price`, price === null ? null : formatMoney(price, currency)],
    [t`Bought on`, bought && formatCalendarDay(bought)],
  ];
  return facts.flatMap(([label, value]): [string, string][] => (value ? [[label, value]] : []));
}

/** What is known of an item beside its name, to be read at a glance. */
export function ItemFacts({ item }: { item: WardrobeItem }) {
  return (
    <section aria-labelledby="item-facts" className="border-t border-line pt-5">
      <h3 id="item-facts" className="font-display text-lg">
        <Trans>At a glance</Trans>
      </h3>
      <dl className="mt-3 grid grid-cols-2 gap-x-6 gap-y-3 text-sm">
        {factsOf(item).map(([label, value]) => (
          <div key={label} className="min-w-0">
            <dt className="text-xs text-muted">{label}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
