import type { Statistics } from '@drape/contract/admin/admin-figures';
import type { Period } from '@drape/contract/admin/admin-options';
import { t } from '@lingui/core/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import type { Tab } from '../../ui/tabs.tsx';
import { AuditPanel } from './audit-panel.tsx';
import { BackupsPanel } from './backups-panel.tsx';
import { AnalyticsPanel } from './figures/analytics-panel.tsx';
import { ConfusionTable } from './figures/confusion-table.tsx';
import { FeedbackPanel } from './figures/feedback-panel.tsx';
import { TrendsPanel } from './figures/trends-panel.tsx';
import { Loaded } from './loaded.tsx';
import { AiPanel } from './models/ai-panel.tsx';
import { SelfCheckPanel } from './self-check-panel.tsx';
import { UsersPanel } from './users/users-panel.tsx';

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
    { value: 'recogniser', label: t`Recognizer`, content: <ConfusionTable /> },
    { value: 'models', label: t`Language models`, content: <AiPanel /> },
    { value: 'self-check', label: t`Self-check`, content: <SelfCheckPanel /> },
    { value: 'backups', label: t`Backups`, content: <BackupsPanel /> },
    { value: 'audit', label: t`Audit log`, content: <AuditPanel /> },
  ];
}
