import type { OutfitPlan } from '@drape/contract/outfits/outfits';
import { t } from '@lingui/core/macro';
import { tellFailure } from '../calendar/calendar-messages.ts';
import { PictureActions } from '../sharing/picture-actions.tsx';
import { outfitMessages as says } from './outfit-messages.ts';
import { outfitTitle } from './outfit-words.ts';

async function fileOf(outfit: OutfitPlan): Promise<File> {
  const [{ drawOutfitPicture }, { fileNameOf }] = await Promise.all([
    import('./outfit-picture.ts'),
    import('../sharing/picture-card.ts'),
  ]);
  const picture = await drawOutfitPicture(outfit);
  return new File([picture], fileNameOf(outfitTitle(outfit)), { type: 'image/png' });
}

/** A picture of the outfit to keep, to copy, and where the device can, to send to others. */
export function PictureButtons({ outfit }: { outfit: OutfitPlan }) {
  return (
    <PictureActions
      title={outfitTitle(outfit)}
      picture={() => fileOf(outfit)}
      disabled={outfit.items.length === 0}
      onFailure={(error) => tellFailure(t(says.pictureFailed), error)}
    />
  );
}
