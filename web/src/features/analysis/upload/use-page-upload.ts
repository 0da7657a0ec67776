import type { AnalysisResult } from '@drape/contract/analysis/analysis';
import { t } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from '../../../lib/router/hooks.ts';
import { onSessionEnd } from '../../../lib/session.ts';
import { showToast } from '../../../ui/notices/toast.tsx';
import { analysisKeys, analysisQuery } from '../queries.ts';
import { createUploadSession } from './upload-session.ts';
import { isRunning } from './upload-state.ts';

/** The upload of the upload screen. It goes on while its person looks at other pages. */
const session = createUploadSession();
onSessionEnd(() => session.reset());

const askBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();
session.subscribe(() => {
  if (isRunning(session.get())) window.addEventListener('beforeunload', askBeforeUnload);
  else window.removeEventListener('beforeunload', askBeforeUnload);
});

let pagesOpen = 0;

/** What the browser keeps with the page of an analysis that has just been made. */
export const freshState = { fresh: true };

export function isFresh(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'fresh' in state;
}

/** The upload with its ends: the result takes the place of the upload screen, and is announced to who has gone on. */
export function usePageUpload(finish: () => void) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  useEffect(() => {
    pagesOpen += 1;
    return () => {
      pagesOpen -= 1;
    };
  }, []);

  const onAnalyzed = async (result: AnalysisResult) => {
    finish();
    void queryClient.invalidateQueries({ queryKey: analysisKeys.history });
    if (result.id === null) return;
    const address = `/analysis/${result.id}`;
    queryClient.setQueryData(analysisQuery(result.id).queryKey, result);
    if (pagesOpen > 0) await navigate(address, { replace: true, state: freshState });
    else {
      const onAction = () => void navigate(address, { state: freshState });
      showToast({
        title: t`Your analysis is ready`,
        action: { label: t`Show`, onAction },
        durationMs: 15_000,
      });
    }
    session.reset();
  };

  const onFailed = (message: string) => {
    if (pagesOpen > 0) return;
    showToast({
      tone: 'error',
      title: t`Your photo was not analyzed`,
      description: message,
      action: { label: t`Back to the photo`, onAction: () => void navigate('/upload') },
    });
  };

  return { session, onAnalyzed: (result: AnalysisResult) => void onAnalyzed(result), onFailed };
}
