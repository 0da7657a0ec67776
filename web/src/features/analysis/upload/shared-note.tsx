import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Alert } from '../../../ui/notices/alert.tsx';
import type { SharedNote as Note } from './use-shared-photo.ts';

const sentences: Record<Note, MessageDescriptor> = {
  'first of several': msg`Drape looks at one photo at a time; the first one you shared is here.`,
  'no picture': msg`What you shared was not a picture. Choose a photo here instead.`,
  missed: msg`The photo you shared is not on this device. Choose it here instead.`,
};

/** What there is to say of a photo that was shared with the app. */
export function SharedNote({ note }: { note: Note | undefined }) {
  return note && <Alert tone="info" className="mb-6" messages={[t(sentences[note])]} />;
}
