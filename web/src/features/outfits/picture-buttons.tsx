import type { OutfitPlan } from '@drape/contract/outfits';
import { Download, Share2 } from 'lucide-react';
import { useState } from 'react';
import { saveFile } from '../../lib/save-file.ts';
import { Button } from '../../ui/button.tsx';
import { tellFailure } from '../calendar/calendar-messages.ts';
import { outfitMessages as says } from './outfit-messages.ts';
import { outfitTitle } from './outfit-words.ts';

function fileNameOf(outfit: OutfitPlan): string {
  const words = outfitTitle(outfit)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60);
  return `${words || 'outfit'}.png`;
}

const sample = () => new File([], 'outfit.png', { type: 'image/png' });
const canShareFiles = () => navigator.canShare?.({ files: [sample()] }) ?? false;

async function fileOf(outfit: OutfitPlan): Promise<File> {
  const { drawOutfitPicture } = await import('./outfit-picture.ts');
  return new File([await drawOutfitPicture(outfit)], fileNameOf(outfit), { type: 'image/png' });
}

/** A picture of the outfit to keep, and where the device can, to send to others. */
export function PictureButtons({ outfit }: { outfit: OutfitPlan }) {
  const [busy, setBusy] = useState<'download' | 'share'>();
  const draw = async (kind: 'download' | 'share', use: (file: File) => void | Promise<void>) => {
    setBusy(kind);
    try {
      await use(await fileOf(outfit));
    } catch (error) {
      const isDismissed = error instanceof DOMException && error.name === 'AbortError';
      if (!isDismissed) tellFailure(says.pictureFailed, error);
    } finally {
      setBusy(undefined);
    }
  };
  return (
    <>
      <Button
        size="sm"
        disabled={outfit.items.length === 0}
        pending={busy === 'download'}
        onClick={() => void draw('download', (file) => saveFile(file.name, file))}
      >
        {busy !== 'download' && <Download aria-hidden />}
        Download picture
      </Button>
      {canShareFiles() && (
        <Button
          size="sm"
          disabled={outfit.items.length === 0}
          pending={busy === 'share'}
          onClick={() =>
            void draw('share', (file) => navigator.share({ files: [file], title: outfitTitle(outfit) }))
          }
        >
          {busy !== 'share' && <Share2 aria-hidden />}
          Share
        </Button>
      )}
    </>
  );
}
