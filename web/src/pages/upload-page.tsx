import { useQueryClient } from '@tanstack/react-query';
import { analysisKeys } from '../features/analysis/queries.ts';
import { UploadPanel } from '../features/analysis/upload-panel.tsx';
import { useTitle } from '../lib/use-title.ts';
import { PageHeader } from '../ui/page-header.tsx';

export function UploadPage() {
  const queryClient = useQueryClient();
  useTitle('Upload Analysis');
  return (
    <>
      <PageHeader
        title="Upload Analysis"
        lead="One photo in. Out come a rating, the reasons for it, and what would raise it."
      />
      <UploadPanel
        onAnalyzed={() => void queryClient.invalidateQueries({ queryKey: analysisKeys.history })}
      />
    </>
  );
}
