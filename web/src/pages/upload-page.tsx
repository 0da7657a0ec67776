import { t } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import { lazy } from 'react';
import { analysisKeys } from '../features/analysis/queries.ts';
import { sendPhoto } from '../features/analysis/send-photo.ts';
import { SharedNote } from '../features/analysis/shared-note.tsx';
import { UploadPanel } from '../features/analysis/upload-panel.tsx';
import { useSharedPhoto } from '../features/analysis/use-shared-photo.ts';
import { useSession } from '../lib/session.ts';
import { useTitle } from '../lib/use-title.ts';
import { PageHeader } from '../ui/page-header.tsx';

const RatedAnalysis = lazy(async () => ({
  default: (await import('../features/analysis/rated-analysis.tsx')).RatedAnalysis,
}));

export function UploadPage() {
  const queryClient = useQueryClient();
  const signedIn = useSession((session) => session.isAuthenticated);
  const { shared, note, finish } = useSharedPhoto();
  useTitle(t`Upload Analysis`);
  return (
    <>
      <PageHeader
        title={t`Upload Analysis`}
        lead={t`One photo in. Out come a rating, the reasons for it, and what would raise it.`}
      />
      <SharedNote note={note} />
      <UploadPanel
        offered={shared}
        onRemoved={finish}
        signedIn={signedIn}
        send={sendPhoto}
        view={RatedAnalysis}
        onAnalyzed={() => {
          finish();
          void queryClient.invalidateQueries({ queryKey: analysisKeys.history });
        }}
      />
    </>
  );
}
