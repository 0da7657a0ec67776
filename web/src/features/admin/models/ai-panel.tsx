import type { ModelStatus, ModelsOverview } from '@drape/contract/models/models';
import { msg, plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { CircleAlert, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Alert } from '../../../ui/notices/alert.tsx';
import { Skeleton } from '../../../ui/notices/skeleton.tsx';
import { costWords } from '../../models/call-words.ts';
import { AdminHead } from '../admin-head.tsx';
import { modelsQuery } from '../queries.ts';
import { ConnectModels } from './connect-models.tsx';
import { ModelLimitsForm } from './model-limits-form.tsx';
import { isAtHome } from './model-providers.ts';
import { ModelTest } from './model-test.tsx';
import { ModelFailures, UsageTable } from './model-usage.tsx';

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
            <Trans>paused after three failures in a row</Trans>
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
    <section
      aria-label={title}
      className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3 border-t border-line pt-5"
    >
      <h3 className="font-display text-lg">{title}</h3>
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

/** What a photo takes: a picture and its hints in, a page of text out. Rough figures for the models of the field. */
const photoTokens = { input: 4000, output: 1200 };

function photoCostWords({ connection, limits }: ModelsOverview): string {
  if (connection && isAtHome(connection.base_url))
    return t`It runs in your own network, so a photo costs nothing.`;
  const { input_usd: input, output_usd: output } = limits.prices.vision;
  if (input === null || output === null)
    return t`What a photo costs is not known until you enter the prices below.`;
  const cost = costWords((photoTokens.input * input + photoTokens.output * output) / 1e6);
  return t`A photo costs about ${cost}.`;
}

function Overview({ overview }: { overview: ModelsOverview }) {
  const { models, limits, exhausted, month } = overview;
  const budgetIsBlind = limits.monthly_budget_usd !== null && month.unpriced > 0;
  return (
    <div className="grid min-w-0 items-start gap-x-16 gap-y-10 lg:grid-cols-2">
      <Part title={t`In use`}>
        <p className="break-all">{overview.host}</p>
        <p className="text-sm text-muted">{photoCostWords(overview)}</p>
        <ul>
          {models.map((model) => (
            <Model key={model.kind} model={model} />
          ))}
        </ul>
        {!models.some(({ kind }) => kind === 'vision') && (
          <p className="text-sm text-muted">
            <Trans>Without a model for photos no photo leaves this server.</Trans>
          </p>
        )}
      </Part>
      <Part title={t`Test`}>
        <ModelTest />
      </Part>
      <Part title={t`This month`}>
        <p className="figures">{monthWords(overview)}</p>
        {exhausted !== null && (
          <Alert messages={[t`Drape’s own engine has taken over until next month: ${exhausted}.`]} />
        )}
        {budgetIsBlind && (
          <Alert
            tone="info"
            messages={[
              t`Calls without a known price do not count toward the budget. Enter the prices below.`,
            ]}
          />
        )}
        <ModelLimitsForm limits={limits} arePricesOpen={budgetIsBlind} />
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

/** Without a model: what that means, before how to change it. */
function NoneConnected() {
  return (
    <div className="grid items-center gap-x-16 gap-y-2 rounded-photo bg-wash p-5 md:grid-cols-2 md:px-8 md:py-7">
      <p className="max-w-[26ch] font-display text-lg text-balance md:text-xl">
        <Trans>None is connected: Drape’s own engine writes everything.</Trans>
      </p>
      <p className="max-w-[46ch] text-sm text-muted md:text-base">
        <Trans>With a model that sees pictures, photos are judged much better.</Trans>
      </p>
    </div>
  );
}

function Connection({ overview: { connection } }: { overview: ModelsOverview }) {
  if (connection?.source !== 'environment') return <ConnectModels connection={connection} />;
  return (
    <Part title={t`Connection`}>
      <p className="text-sm wrap-anywhere text-muted">
        <Trans>
          Set by the server’s settings (AI_BASE_URL and AI_MODEL), which win: {connection.base_url}. Remove
          them there to choose a provider here.
        </Trans>
      </p>
    </Part>
  );
}

/** Language models: how they are connected, whether they answer, what they cost, and when the embedded engine takes over. */
export function AiPanel() {
  const { data, error } = useQuery(modelsQuery);
  return (
    <section aria-labelledby="language-models">
      <AdminHead
        id="language-models"
        title={t`Language models`}
        lead={t`They see your photos and write in their own words. When one fails, Drape’s own engine answers.`}
      />
      {error && <Alert messages={[error.message]} />}
      {!error && !data && <Skeleton className="h-60" />}
      {data && (
        <div className="grid min-w-0 gap-10">
          {data.host === null && <NoneConnected />}
          <Connection overview={data} />
          {data.host !== null && <Overview overview={data} />}
        </div>
      )}
    </section>
  );
}
