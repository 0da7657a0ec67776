import type { SecondFactorRule as Rule } from '@drape/contract/account/second-factor';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { failureSentences } from '../../../lib/failure.ts';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { Alert } from '../../../ui/notices/alert.tsx';
import { secondFactorRuleQuery } from '../queries.ts';

/** Whether every administrator needs a second factor. */
export function SecondFactorRule() {
  const queryClient = useQueryClient();
  const { data: rule } = useQuery(secondFactorRuleQuery);
  const change = useMutation({
    mutationFn: (required: boolean) => api.setSecondFactorRule({ body: { required } }),
    onSuccess: (next: Rule) => queryClient.setQueryData(secondFactorRuleQuery.queryKey, next),
  });
  if (!rule) return null;
  return (
    <section
      aria-label={t`Security`}
      className="mt-4 grid items-baseline gap-x-12 gap-y-3 md:grid-cols-[14rem_minmax(0,1fr)]"
    >
      <h3 className="font-display text-lg">
        <Trans>Security</Trans>
      </h3>
      <div className="grid gap-3">
        {change.error && <Alert messages={failureSentences(change.error)} />}
        <Checkbox
          checked={rule.required}
          disabled={rule.by_environment || change.isPending}
          onCheckedChange={(required) => change.mutate(required)}
        >
          <Trans>Administrators need a second factor</Trans>
        </Checkbox>
        {rule.by_environment && (
          <p className="text-sm text-muted">{t`Required by this installation’s configuration.`}</p>
        )}
      </div>
    </section>
  );
}
