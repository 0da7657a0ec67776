import type { Statistics } from '@drape/contract/admin/admin-figures';
import type { Period } from '@drape/contract/admin/admin-options';
import { t } from '@lingui/core/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense } from 'react';
import { Skeleton } from '../../ui/notices/skeleton.tsx';
import type { Tab } from '../../ui/tabs.tsx';
import { AuditPanel } from './audit-panel.tsx';
import { AnalyticsPanel } from './figures/analytics-panel.tsx';
import { FeedbackPanel } from './figures/feedback-panel.tsx';
import { TrendsPanel } from './figures/trends-panel.tsx';
import { Loaded } from './loaded.tsx';
import { UsersPanel } from './users/users-panel.tsx';

const AiPanel = lazy(async () => ({ default: (await import('./models/ai-panel.tsx')).AiPanel }));
const BackupsPanel = lazy(async () => ({ default: (await import('./backups-panel.tsx')).BackupsPanel }));
const ConfusionTable = lazy(async () => ({
  default: (await import('./figures/confusion-table.tsx')).ConfusionTable,
}));
const SelfCheckPanel = lazy(async () => ({
  default: (await import('./self-check-panel.tsx')).SelfCheckPanel,
}));

/** What is seldom looked at is loaded when it is. */
const later = (panel: ReactNode) => <Suspense fallback={<Skeleton className="h-96" />}>{panel}</Suspense>;

/** The tabs of the admin page. A further panel is one more line in the content of its tab. */
export function adminTabs(period: Period, statistics: UseQueryResult<Statistics>): Tab[] {
  return [
    {
      value: 'analytics',
      label: t`Analytics`,
      content: (
        <Loaded query={statistics}>{(data) => <AnalyticsPanel statistics={data} period={period} />}</Loaded>
      ),
    },
    { value: 'users', label: t`Users`, content: <UsersPanel /> },
    { value: 'trends', label: t`Trends`, content: <TrendsPanel period={period} /> },
    { value: 'feedback', label: t`Feedback`, content: <FeedbackPanel key={period} period={period} /> },
    { value: 'recogniser', label: t`Recognizer`, content: later(<ConfusionTable />) },
    { value: 'models', label: t`Language models`, content: later(<AiPanel />) },
    { value: 'self-check', label: t`Self-check`, content: later(<SelfCheckPanel />) },
    { value: 'backups', label: t`Backups`, content: later(<BackupsPanel />) },
    { value: 'audit', label: t`Audit log`, content: <AuditPanel /> },
  ];
}
