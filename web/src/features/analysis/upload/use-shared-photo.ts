import { sharedPhotoStates } from '@drape/contract/analysis/share-target';
import { useEffect, useState } from 'react';
import { kept, keptKeys, type SharedPhoto } from '../../../lib/kept.ts';
import { useLocation, useNavigate, useSearchParams } from '../../../lib/router/hooks.ts';
import { useSession } from '../../../lib/session.ts';

const longestMs = 24 * 60 * 60 * 1000;

/** What there is to say of a photo that was shared. */
export type SharedNote = 'first of several' | 'no picture' | 'missed';

/** The photo that is kept for this person; it becomes theirs by being looked at, and another's is removed. */
async function takeUp(userId: string): Promise<SharedPhoto | undefined> {
  const photo = await kept.read<SharedPhoto>(keptKeys.sharedPhoto);
  if (!photo) return undefined;
  const isOwn = photo.userId === undefined || photo.userId === userId;
  if (!isOwn || Date.now() - photo.sharedAt > longestMs) {
    await kept.remove(keptKeys.sharedPhoto);
    return undefined;
  }
  await kept.write(keptKeys.sharedPhoto, { ...photo, userId } satisfies SharedPhoto);
  return photo;
}

/** A photo that another app has shared; it stays kept until it was analysed or removed. */
export function useSharedPhoto() {
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const userId = useSession((session) => session.user?.id);
  const state = search.get('shared');
  const [shared, setShared] = useState<File>();
  const [note, setNote] = useState<SharedNote>();

  useEffect(() => {
    if (state === null || userId === undefined) return;
    if (state === sharedPhotoStates.none) return setNote('no picture');
    if (state !== sharedPhotoStates.kept) return setNote('missed');
    let stale = false;
    void takeUp(userId).then((photo) => {
      if (stale) return;
      setShared(photo?.file);
      setNote(photo ? (photo.count > 1 ? 'first of several' : undefined) : 'missed');
    });
    return () => {
      stale = true;
    };
  }, [state, userId]);

  const finish = () => {
    if (state === null) return;
    setNote(undefined);
    void kept.remove(keptKeys.sharedPhoto);
    void navigate(pathname, { replace: true });
  };
  return { shared, startsAtOnce: search.has('analyze'), note, finish };
}
