import { useEffect } from 'react';
import { LeavingQuestion } from './leaving-question.tsx';
import { watchTyping } from './typed-text.ts';
import { UpdateNotice } from './update-notice.tsx';

/** What the app has to say on its own account. */
export function Notices() {
  useEffect(watchTyping, []);
  return (
    <>
      <UpdateNotice />
      <LeavingQuestion />
    </>
  );
}
