import type { QueuedPhoto } from '@drape/contract/wardrobe/wardrobe-photos';
import { create } from 'zustand';
import { keepStore } from '../../../lib/drafts.ts';
import { onSessionEnd } from '../../../lib/session.ts';
import { draftOfPhoto, type PhotoDraft } from './photo-draft.ts';

/** What a person has set on photos that wait for their review, by the photo's id. */
export const usePhotoDrafts = create<Record<string, PhotoDraft>>(() => ({}));

export function draftFor(drafts: Record<string, PhotoDraft>, photo: QueuedPhoto): PhotoDraft {
  return drafts[photo.id] ?? draftOfPhoto(photo);
}

export function setPhotoDraft(id: string, draft: PhotoDraft): void {
  usePhotoDrafts.setState({ [id]: draft });
}

keepStore<Record<string, PhotoDraft>>('photo drafts', {
  read() {
    const drafts = usePhotoDrafts.getState();
    return Object.keys(drafts).length === 0 ? undefined : drafts;
  },
  write: (drafts) => usePhotoDrafts.setState(drafts, true),
});
onSessionEnd(() => usePhotoDrafts.setState({}, true));
