import { diaryLimits } from '@drape/contract/outfits/diary-options';
import { t } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import { Images } from 'lucide-react';
import { useNavigate } from '../../lib/router/hooks.ts';
import { FileDrop } from '../../ui/fields/file-drop.tsx';
import { showToast } from '../../ui/notices/toast.tsx';
import { addToDiary } from './batch.ts';

/** Takes photos of many days at once; they become days of the diary. */
export function ManyPhotos() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const take = (files: File[]) => {
    const leftOut = addToDiary(files, queryClient);
    if (leftOut > 0) showToast({ title: t`Only the first ${diaryLimits.maxPhotos} photos were taken` });
    void navigate('/diary');
  };
  return (
    <section aria-label={t`Many photos`}>
      <FileDrop
        title={t`Photos of many days`}
        hint={t`Up to ${diaryLimits.maxPhotos} at once. Each finds its day in your diary.`}
        icon={<Images aria-hidden className="size-6" strokeWidth={1.4} />}
        accept="image/*"
        multiple
        onFiles={take}
      />
    </section>
  );
}
