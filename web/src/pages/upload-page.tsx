import { t } from '@lingui/core/macro';
import { RecentPhotos } from '../features/analysis/upload/recent-photos.tsx';
import { sendPhoto } from '../features/analysis/upload/send-photo.ts';
import { SharedNote } from '../features/analysis/upload/shared-note.tsx';
import { UploadPanel } from '../features/analysis/upload/upload-panel.tsx';
import { usePageUpload } from '../features/analysis/upload/use-page-upload.ts';
import { useSharedPhoto } from '../features/analysis/upload/use-shared-photo.ts';
import { ManyPhotos } from '../features/diary/many-photos.tsx';
import { useSession } from '../lib/session.ts';
import { useTitle } from '../lib/use-title.ts';
import { PageHeader } from '../ui/page-header.tsx';

export function UploadPage() {
  const signedIn = useSession((session) => session.isAuthenticated);
  const { shared, startsAtOnce, note, finish } = useSharedPhoto();
  const upload = usePageUpload(finish);
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
        startsAtOnce={startsAtOnce}
        onRemoved={finish}
        signedIn={signedIn}
        send={sendPhoto}
        beside={signedIn ? <RecentPhotos /> : undefined}
        below={<ManyPhotos />}
        {...upload}
      />
    </>
  );
}
