import type { Statistics } from '@drape/contract/admin-figures';
import type { Period } from '@drape/contract/admin-options';
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
      label: 'Analytics',
      content: <AnalyticsPanel statistics={statistics} period={period} />,
    },
    { value: 'users', label: 'Users', content: <UsersPanel /> },
    { value: 'trends', label: 'Trends', content: <TrendsPanel period={period} /> },
    { value: 'feedback', label: 'Feedback', content: <FeedbackPanel key={period} period={period} /> },
    { value: 'recogniser', label: 'Recogniser', content: <ConfusionTable /> },
    { value: 'models', label: 'Language models', content: <AiPanel /> },
    { value: 'self-check', label: 'Self-check', content: <SelfCheckPanel /> },
    { value: 'backups', label: 'Backups', content: <BackupsPanel /> },
    { value: 'audit', label: 'Audit log', content: <AuditPanel /> },
  ];
}
