import type { DashboardInsights, Influence } from '@drape/contract/dashboard/dashboard';
import { dashboardLimits } from '@drape/contract/dashboard/dashboard-options';
import { plural, t } from '@lingui/core/macro';
import { formatMoney } from '../../../lib/format.ts';
import { capitalised, wornWords } from '../../wardrobe/items/item-words.ts';
import { BarPlot } from './bar-plot.tsx';
import { CoursePlot } from './course-plot.tsx';
import { WearMap } from './wear-map.tsx';

const signed = (points: number) =>
  `${points > 0 ? '+' : points < 0 ? '−' : ''}${Math.abs(Math.round(points * 10) / 10)}`;
const percent = (share: number) => `${Math.round(share * 100)}%`;
const effectFill = (effect: number) => ({ effect: effect < 0 ? 'var(--poor)' : 'var(--good)' });

const kindWords: Partial<Record<Influence['kind'], (name: string) => string>> = {
  garment: (name) => t`A piece: ${name}`,
  pattern: (name) => t`Pattern: ${name}`,
  texture: (name) => t`Surface: ${name}`,
  style: (name) => t`Style: ${name}`,
};

const nameOf = ({ kind, name }: Influence) => kindWords[kind]?.(name) ?? capitalised(name);

function Terms({ terms, analyses }: Pick<DashboardInsights, 'terms' | 'analyses'>) {
  const best = terms[0];
  const worst = terms.at(-1);
  return (
    <BarPlot
      title={t`What made your scores`}
      summary={
        best && worst
          ? t`${best.label} lifts most, ${signed(best.effect)} points; ${worst.label} pulls down most, ${signed(worst.effect)}.`
          : ''
      }
      note={t`By how many points of 100 each part of the rating lifted the average of ${plural(analyses, { one: '# analysis', other: '# analyses' })}, or pulled it down.`}
      rows={terms.map(({ label, effect }) => ({
        name: label,
        values: { effect },
        fills: effectFill(effect),
      }))}
      series={[{ key: 'effect', label: t`Points`, fill: 'var(--good)' }]}
      format={signed}
      reach={1}
      table={{
        columns: [t`Part of the rating`, t`Average score`, t`Points`, t`Analyses`],
        rows: terms.map(({ label, score, effect, analyses: seen }) => [
          ...[label, String(score), signed(effect), String(seen)],
        ]),
      }}
      nothing={
        terms.length === 0
          ? t`After the first analysis in this period, the parts of its rating show here.`
          : undefined
      }
    />
  );
}

function Influences({ raised, lowered }: Pick<DashboardInsights, 'raised' | 'lowered'>) {
  const all = [...raised, ...lowered.toReversed()];
  const { leastToCompare } = dashboardLimits;
  return (
    <BarPlot
      title={t`What raised and lowered scores`}
      summary={all.map((each) => `${nameOf(each)} ${signed(each.effect)}`).join(', ')}
      note={t`Outfits with it against outfits without it, in points of 100. It says what went together, not what caused it; differences that chance explains are left out.`}
      rows={all.map((each) => ({
        name: nameOf(each),
        values: { effect: each.effect },
        fills: effectFill(each.effect),
      }))}
      series={[{ key: 'effect', label: t`Points`, fill: 'var(--good)' }]}
      format={signed}
      reach={1}
      table={{
        columns: [t`Worn`, t`With it`, t`Without`, t`Points`, t`Analyses`],
        rows: all.map((each) => [
          ...[nameOf(each), String(each.score), String(each.others), signed(each.effect)],
          String(each.analyses),
        ]),
      }}
      nothing={
        all.length === 0
          ? t`Nothing stands out yet. It takes ${leastToCompare} outfits with something, ${leastToCompare} without it, and a difference larger than chance.`
          : undefined
      }
    />
  );
}

function Colours({ colours }: Pick<DashboardInsights, 'colours'>) {
  const anyWorn = colours.some(({ worn }) => worn > 0);
  return (
    <BarPlot
      title={t`Colors owned, colors worn`}
      summary={colours
        .map(
          ({ basic, owned, worn }) =>
            t`${basic}: ${percent(owned)} of what you own, ${percent(worn)} of what you wear`,
        )
        .join('; ')}
      {...(anyWorn ? {} : { note: t`No wear is noted yet, so only what you own is shown.` })}
      rows={colours.map(({ basic, owned, worn, hex }) => ({
        name: capitalised(basic),
        values: anyWorn ? { owned, worn } : { owned },
        fills: { owned: 'var(--edge)', worn: hex, ...(anyWorn ? {} : { owned: hex }) },
      }))}
      series={[
        { key: 'owned', label: t`Owned`, fill: anyWorn ? 'var(--edge)' : 'var(--ink)' },
        ...(anyWorn ? [{ key: 'worn', label: t`Worn, in its color`, fill: 'var(--ink)' }] : []),
      ]}
      format={percent}
      table={{
        columns: [t`Color`, t`Owned`, t`Worn`],
        rows: colours.map(({ basic, owned, worn }) => [
          ...[capitalised(basic), percent(owned), anyWorn ? percent(worn) : '–'],
        ]),
      }}
      nothing={
        colours.length === 0 ? t`Add clothes to your wardrobe, and their colors show here.` : undefined
      }
    />
  );
}

function Costs({ cost_per_wear: costs, priced }: Pick<DashboardInsights, 'cost_per_wear' | 'priced'>) {
  const worn = costs.flatMap((cost) =>
    cost.cost_per_wear === null ? [] : [{ ...cost, cost_per_wear: cost.cost_per_wear }],
  );
  const [cheapest] = worn;
  const currencies = new Set(worn.map(({ currency }) => currency));
  const currency = currencies.size === 1 ? (cheapest?.currency ?? null) : null;
  return (
    <BarPlot
      title={t`Cost per wear`}
      summary={
        cheapest
          ? t`Cheapest: ${cheapest.description}, ${formatMoney(cheapest.cost_per_wear, cheapest.currency)} a wear.`
          : ''
      }
      note={
        priced > worn.length
          ? t`The price by the times worn, of ${worn.length} of ${plural(priced, { one: '# item', other: '# items' })} with a price. Every wear makes it less.`
          : t`The price by the times worn, of ${plural(priced, { one: '# item', other: '# items' })} with a price. Every wear makes it less.`
      }
      rows={worn.map(({ description, cost_per_wear }) => ({
        name: description,
        values: { cost: cost_per_wear },
      }))}
      series={[{ key: 'cost', label: t`A wear`, fill: 'var(--ink)' }]}
      format={(value) => formatMoney(value, currency)}
      table={{
        columns: [t`Item`, t`Price`, t`Worn`, t`A wear`],
        rows: costs.map((cost) => [
          ...[cost.description, formatMoney(cost.price, cost.currency), wornWords(cost.times_worn)],
          cost.cost_per_wear === null ? '–' : formatMoney(cost.cost_per_wear, cost.currency),
        ]),
      }}
      nothing={
        priced === 0
          ? t`Give items a price, and what each wear costs shows here.`
          : worn.length === 0
            ? t`${plural(priced, { one: '# item', other: '# items' })} with a price, none worn yet. Note a wear, and its cost shows here.`
            : undefined
      }
    />
  );
}

/** The plots of the insights. They are loaded when the tab is opened, with the library that draws them. */
export function InsightsPlots({ insights }: { insights: DashboardInsights }) {
  const { course } = insights;
  const hasScores = insights.analyses > 0;
  return (
    <div className="grid gap-x-16 gap-y-16 lg:grid-cols-2">
      {hasScores && (
        <>
          <CoursePlot
            title={t`Score over time`}
            course={course}
            series={[{ key: 'overall_score', label: t`Overall score`, stroke: 'var(--accent-text)' }]}
          />
          <CoursePlot
            title={t`Harmony and coherence`}
            course={course}
            series={[
              { key: 'color_harmony', label: t`Color harmony`, stroke: 'var(--accent-text)' },
              { key: 'style_coherence', label: t`Style coherence`, stroke: 'var(--ink)', dash: '5 4' },
            ]}
          />
          <Terms terms={insights.terms} analyses={insights.analyses} />
          <Influences raised={insights.raised} lowered={insights.lowered} />
        </>
      )}
      <Colours colours={insights.colours} />
      <Costs cost_per_wear={insights.cost_per_wear} priced={insights.priced} />
      <div className="min-w-0 lg:col-span-2">
        <WearMap wears={insights.wears} />
      </div>
    </div>
  );
}
