import { useSyncExternalStore } from 'react';
import type { SendPhoto } from '../features/analysis/upload/send-photo.ts';
import { UploadPanel } from '../features/analysis/upload/upload-panel.tsx';
import { isSignedIn, showSession, watchSignIn } from './session-state.ts';

/** What sends needs the session and its store, which load only now. */
const sendOnIntent: SendPhoto = async (photo, options) => {
  const { sendPhoto } = await import('../features/analysis/upload/send-photo.ts');
  return sendPhoto(photo, options).finally(showSession);
};

/** The upload component for everybody: visitors are asked to log in, others see their analysis in place. */
export function LandingUpload() {
  const signedIn = useSyncExternalStore(watchSignIn, isSignedIn, () => false);
  return <UploadPanel signedIn={signedIn} send={sendOnIntent} />;
}
