import { useQuery } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { ConfusionTable } from '../features/admin/confusion-table.tsx';
import { AiPanel } from '../features/admin/ai-panel.tsx';
import { FeedbackAgreement } from '../features/admin/feedback-agreement.tsx';
import { Installation } from '../features/status/installation.tsx';
import { connectionStatusQuery, healthQuery } from '../features/status/queries.ts';
import { useTitle } from '../lib/use-title.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { Skeleton } from '../ui/skeleton.tsx';

function Loading() {
  return (
    <div aria-busy className="grid gap-4">
      <p className="sr-only">Asking the installation</p>
      {['version', 'database', 'files', 'engine', 'calendar', 'mail'].map((key) => (
        <Skeleton key={key} className="h-10" />
      ))}
    </div>
  );
}

export function AdminPage() {
  const connections = useQuery(connectionStatusQuery);
  const health = useQuery(healthQuery);
  useTitle('Admin Dashboard');
  const reload = () => {
    void connections.refetch();
    void health.refetch();
  };
  const failure = connections.error ?? health.error;
  return (
    <>
      <PageHeader
        title="Admin Dashboard"
        lead="What this installation runs on, asked at this moment. Figures and users come in a later version."
        actions={
          <Button size="sm" pending={connections.isFetching || health.isFetching} onClick={reload}>
            {!connections.isFetching && !health.isFetching && <RefreshCw aria-hidden />}
            Ask again
          </Button>
        }
      />
      <section
        aria-labelledby="installation"
        className="grid gap-6 pb-14 md:grid-cols-[16rem_minmax(0,44rem)] md:gap-12"
      >
        <div>
          <h2 id="installation" className="font-display text-lg">
            Installation
          </h2>
          {connections.data && (
            <p role="status" className="mt-2 text-sm text-muted">
              {connections.data.status === 'ok' ? 'Every part answers.' : 'A part does not answer.'}
            </p>
          )}
        </div>
        {failure && <Alert messages={[failure.message]} />}
        {!failure && (!connections.data || !health.data) && <Loading />}
        {!failure && connections.data && health.data && (
          <Installation
            version={health.data.version}
            parts={[
              { label: 'Database', part: connections.data.database },
              { label: 'Photos and files', part: connections.data.files },
              { label: 'Analysis', part: connections.data.ai },
              { label: 'Calendar', part: connections.data.calendar },
              { label: 'Mail', part: connections.data.mail },
            ]}
          />
        )}
      </section>
      <FeedbackAgreement />
      <ConfusionTable />
      <AiPanel />
    </>
  );
}
