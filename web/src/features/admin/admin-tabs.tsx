import type { Statistics } from '@drape/contract/admin-figures';
import type { Period } from '@drape/contract/admin-options';
import { t } from '@lingui/core/macro';
import type { Tab } from '../../ui/tabs.tsx';
import { AiPanel } from './ai-panel.tsx';
import { AnalyticsPanel } from './analytics-panel.tsx';
import { AuditPanel } from './audit-panel.tsx';
import { BackupsPanel } from './backups-panel.tsx';
import { ConfusionTable } from './confusion-table.tsx';
import { FeedbackPanel } from './feedback-panel.tsx';
import { SelfCheckPanel } from './self-check-panel.tsx';
import { TrendsPanel } from './trends-panel.tsx';
import { UsersPanel } from './users-panel.tsx';

/** The tabs of the admin page. A further panel is one more line in the content of its tab. */
export function adminTabs(period: Period, statistics: Statistics): Tab[] {
  return [
    {
      value: 'analytics',
      label: t`Analytics`,
      content: <AnalyticsPanel statistics={statistics} period={period} />,
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
