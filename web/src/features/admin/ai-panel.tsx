import type { ModelStatus, ModelsOverview } from '@drape/contract/models';
import { msg, plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { CircleAlert, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Alert } from '../../ui/alert.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { costWords } from '../models/call-words.ts';
import { ModelLimitsForm } from './model-limits-form.tsx';
import { ModelTest } from './model-test.tsx';
import { ModelFailures, UsageTable } from './model-usage.tsx';
import { modelsQuery } from './queries.ts';

const kinds = { text: msg`Text`, vision: msg`Images` };

function Model({ model }: { model: ModelStatus }) {
  const isResting = model.state !== 'closed';
  const Icon = isResting ? CircleAlert : CircleCheck;
  return (
    <li className="grid gap-1 border-t border-line py-3">
      <p className="flex flex-wrap items-center gap-x-2">
        <Icon aria-hidden className={`size-4 ${isResting ? 'text-poor' : 'text-good'}`} />
        <span className="text-sm text-muted">{t(kinds[model.kind])}</span>
        <span className="break-all">{model.name}</span>
        {isResting && (
          <span className="text-poor">
            <Trans>rests after failing three times in a row</Trans>
          </span>
        )}
      </p>
      {isResting && model.last_failure !== null && (
        <p className="text-sm break-all text-muted">{model.last_failure}</p>
      )}
    </li>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="grid min-w-0 gap-3">
      <h3 className="text-sm font-medium">{title}</h3>
      {children}
    </section>
  );
}

function monthWords({ month }: ModelsOverview): string {
  const { calls, spent_usd: spent, tokens, unpriced } = month;
  const cost = unpriced === calls ? t`cost unknown` : costWords(spent);
  const parts = [
    plural(calls, { one: '# call', other: '# calls' }),
    plural(tokens, { one: '# token', other: '# tokens' }),
    cost,
    unpriced > 0 &&
      unpriced < calls &&
      plural(unpriced, { one: '# call without a known price', other: '# calls without a known price' }),
  ];
  return `${parts.filter((part) => part !== false).join(', ')}.`;
}

function Overview({ overview }: { overview: ModelsOverview }) {
  const { models, limits, exhausted, month } = overview;
  const budgetIsBlind = limits.monthly_budget_usd !== null && month.unpriced > 0;
  return (
    <div className="grid min-w-0 gap-10">
      <Part title={t`Provider`}>
        <p className="break-all">{overview.host}</p>
        <ul>
          {models.map((model) => (
            <Model key={model.kind} model={model} />
          ))}
        </ul>
        {!models.some(({ kind }) => kind === 'vision') && (
          <p className="text-sm text-muted">
            <Trans>Without AI_VISION_MODEL no photo leaves this server.</Trans>
          </p>
        )}
      </Part>
      <Part title={t`Test`}>
        <ModelTest />
      </Part>
      <Part title={t`This month`}>
        <p className="figures">{monthWords(overview)}</p>
        {exhausted !== null && (
          <Alert messages={[t`The embedded engine has taken over until next month: ${exhausted}.`]} />
        )}
        {budgetIsBlind && (
          <Alert
            tone="info"
            messages={[
              t`Calls without a known price do not count toward the budget. Enter the prices below.`,
            ]}
          />
        )}
        <ModelLimitsForm limits={limits} />
      </Part>
      <Part title={t`Use per day`}>
        <UsageTable usage={overview.usage} />
      </Part>
      <Part title={t`Latest failures`}>
        <ModelFailures failures={overview.failures} />
      </Part>
    </div>
  );
}

/** Language models: whether they answer, what they cost, and when the embedded engine takes over. */
export function AiPanel() {
  const { data, error } = useQuery(modelsQuery);
  return (
    <section
      aria-labelledby="language-models"
      className="grid gap-6 border-t border-line py-10 md:grid-cols-[16rem_minmax(0,44rem)] md:gap-12"
    >
      <div>
        <h2 id="language-models" className="font-display text-lg">
          <Trans>Language models</Trans>
        </h2>
        <p className="mt-2 text-sm text-muted">
          <Trans>
            They put the engine’s measurements into words. When one fails, the engine’s own words are shown.
          </Trans>
        </p>
      </div>
      {error && <Alert messages={[error.message]} />}
      {!error && !data && <Skeleton className="h-60" />}
      {data?.host === null && (
        <p className="text-muted">
          <Trans>
            None is connected: everything is written by the embedded engine. Set AI_BASE_URL and AI_MODEL to
            connect one; docs/self-hosting.md has recipes.
          </Trans>
        </p>
      )}
      {data && data.host !== null && <Overview overview={data} />}
    </section>
  );
}
