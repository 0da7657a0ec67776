import type { MessageDescriptor } from '@lingui/core';
import { t } from '@lingui/core/macro';

type Props = { label: string; statistics: readonly { value: string; label: MessageDescriptor }[] };

export function Statistics({ label, statistics }: Props) {
  return (
    <section aria-label={label} className="mx-auto w-full max-w-frame px-5 md:px-8">
      <StatisticsRow statistics={statistics} />
    </section>
  );
}

/** A quiet row of figures with their labels. */
export function StatisticsRow({ statistics }: Pick<Props, 'statistics'>) {
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-3 border-t border-line py-6 sm:flex sm:flex-wrap sm:justify-between md:py-8">
      {statistics.map(({ value, label }) => (
        <div key={value} className="flex flex-row-reverse items-baseline justify-end gap-2">
          <dt className="text-sm text-muted">{t(label)}</dt>
          <dd className="font-display figures text-lg">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
