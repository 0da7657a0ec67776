import type { FirstRun } from '@drape/contract/first-run/first-run';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatList } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { firstRunQuery, useRemoveSamples } from './queries.ts';

type Samples = FirstRun['samples'];

function listOf({ items, events, analyses }: Samples): string {
  const parts = [
    items.length > 0 && plural(items.length, { one: '# garment', other: '# garments' }),
    events.length > 0 && plural(events.length, { one: '# event', other: '# events' }),
    analyses.length > 0 && plural(analyses.length, { one: '# analysis', other: '# analyses' }),
  ];
  return formatList(parts.filter((part) => part !== false));
}

type AskProps = { changed: number; onRemove: (changed: boolean) => void; onClose: () => void };

/** Asks what becomes of samples that are somebody's own by now. */
function ChangedDialog({ changed, onRemove, onClose }: AskProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t`Remove changed samples too?`}
      description={t`${plural(changed, { one: 'You have changed one sample. It can stay as your own.', other: 'You have changed # samples. They can stay as your own.' })}`}
    >
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" onClick={() => onRemove(false)}>
          <Trans>Keep what I changed</Trans>
        </Button>
        <Button variant="danger" onClick={() => onRemove(true)}>
          <Trans>Remove all samples</Trans>
        </Button>
      </div>
    </Dialog>
  );
}

/** Which samples are there, and the way to be rid of them. */
export function SamplesNote({ className }: { className?: string }) {
  const { data } = useQuery(firstRunQuery);
  const remove = useRemoveSamples();
  const [asking, setAsking] = useState(false);
  if (!data || listOf(data.samples) === '') return null;
  const { changed } = data.samples;
  const run = (all: boolean) => {
    setAsking(false);
    remove.mutate(all);
  };
  return (
    <section aria-label={t`Samples`} className={className}>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-y border-line py-3 text-sm">
        <p className="text-muted">
          <Trans>Samples to try things out with: {listOf(data.samples)}.</Trans>
        </p>
        <Button
          size="sm"
          pending={remove.isPending}
          onClick={() => (changed > 0 ? setAsking(true) : run(false))}
        >
          <Trans>Remove the samples</Trans>
        </Button>
      </div>
      {asking && <ChangedDialog changed={changed} onRemove={run} onClose={() => setAsking(false)} />}
    </section>
  );
}
