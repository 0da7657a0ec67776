import type { TriedModel } from '@drape/contract/models/models';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { formatCount } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { Alert } from '../../../ui/notices/alert.tsx';
import { useTestModels } from '../queries.ts';

const words = {
  text: { ok: msg`Text works: plans, guides and the chat`, failed: msg`Text doesn’t work` },
  vision: { ok: msg`Photos work: it sees outfits and rates them`, failed: msg`Photos don’t work` },
  tools: {
    ok: msg`Tools work: the chat uses your wardrobe and calendar`,
    failed: msg`Tools don’t work: the chat stays with Drape’s own engine`,
  },
  json: {
    ok: msg`JSON works: its answers can be checked`,
    failed: msg`JSON doesn’t work: photos and plans stay with Drape’s own engine`,
  },
};

/** About what a photo costs, and why nobody can say. */
function photoCost({ photo }: TriedModel): string | undefined {
  if (!photo) return undefined;
  const { input_tokens, output_tokens, cost_usd } = photo;
  const tokens = formatCount(input_tokens + output_tokens);
  if (cost_usd === null)
    return t`A photo takes about ${tokens} tokens. Set the prices below to see what it costs.`;
  return t`A photo costs about $${cost_usd.toFixed(cost_usd < 0.01 ? 4 : 2)} (${tokens} tokens).`;
}

function Tried({ one }: { one: TriedModel }) {
  const cost = photoCost(one);
  const Icon = one.ok ? CircleCheck : CircleAlert;
  return (
    <li className="grid gap-2 border-t border-line py-3 text-sm">
      <p className="flex flex-wrap items-center gap-2">
        <Icon aria-hidden className={`size-4 ${one.ok ? 'text-good' : 'text-poor'}`} />
        <span className="font-medium">{t(words[one.kind][one.ok ? 'ok' : 'failed'])}</span>
        <span className="figures break-all text-muted">
          <Trans>
            {one.model} · {(one.duration_ms / 1000).toFixed(1)} s
          </Trans>
        </span>
      </p>
      {cost && <p>{cost}</p>}
      <pre className="max-h-72 overflow-auto bg-wash p-3 text-xs wrap-anywhere whitespace-pre-wrap">
        {one.ok ? one.answer : one.error}
      </pre>
    </li>
  );
}

/** Text, photos, tools and JSON tried at a press, with the answers or the raw errors. */
export function ModelTest() {
  const { mutate, data, error, isPending } = useTestModels();
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center gap-4">
        <Button size="sm" pending={isPending} onClick={() => mutate()}>
          {isPending ? t`Asking the models` : t`Test now`}
        </Button>
        <p className="text-sm text-muted">
          <Trans>
            Tries text, photos, tools and JSON with one real call each. A provider may charge for them.
          </Trans>
        </p>
      </div>
      {error && <Alert messages={[error.message]} />}
      {data && (
        <ul aria-label={t`Result of the test`} aria-live="polite">
          {data.tried.map((one) => (
            <Tried key={one.kind} one={one} />
          ))}
        </ul>
      )}
    </div>
  );
}
