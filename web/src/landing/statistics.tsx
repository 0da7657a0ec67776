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

/** Large figures in a row, each over its word. */
export function StatisticsRow({ statistics }: Pick<Props, 'statistics'>) {
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-9 py-12 md:grid-cols-4 md:py-16">
      {statistics.map(({ value, label }) => (
        <div key={value} className="flex flex-col-reverse border-s border-line ps-5">
          <dt className="mt-2 text-sm text-muted">{t(label)}</dt>
          <dd className="font-display figures text-2xl lg:text-3xl">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
