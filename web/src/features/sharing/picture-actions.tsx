import { msg, t } from '@lingui/core/macro';
import { Copy, Download, Share2 } from 'lucide-react';
import { useState } from 'react';
import { saveFile } from '../../lib/save-file.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/notices/toast.tsx';

const sample = () => new File([], 'outfit.png', { type: 'image/png' });
const canShareFiles = () => navigator.canShare?.({ files: [sample()] }) ?? false;
const canCopyPictures = () =>
  typeof ClipboardItem !== 'undefined' && navigator.clipboard?.write !== undefined;

type Way = 'share' | 'download' | 'copy';

const ways = [
  { way: 'share', label: msg`Share`, Icon: Share2, isOpen: canShareFiles },
  { way: 'download', label: msg`Download picture`, Icon: Download, isOpen: () => true },
  { way: 'copy', label: msg`Copy picture`, Icon: Copy, isOpen: canCopyPictures },
] as const;

async function pass(way: Way, title: string, picture: () => Promise<File>): Promise<void> {
  if (way === 'copy') {
    // Handed over unfinished: some browsers only copy while the press is still fresh.
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': picture() })]);
    return showToast({ title: t`Picture copied` });
  }
  const file = await picture();
  if (way === 'share') return navigator.share({ files: [file], title });
  saveFile(file.name, file);
}

type Props = {
  title: string;
  /** Draws it, or hands over what is drawn already. */
  picture: () => Promise<File>;
  disabled?: boolean;
  size?: 'sm' | 'md';
  onFailure: (error: unknown) => void;
};

/** What can be done with a picture: send it with the device's own sheet where there is one, keep it, copy it. */
export function PictureActions({ title, picture, disabled = false, size = 'sm', onFailure }: Props) {
  const [busy, setBusy] = useState<Way>();
  const run = async (way: Way) => {
    setBusy(way);
    try {
      await pass(way, title, picture);
    } catch (error) {
      const isDismissed = error instanceof DOMException && error.name === 'AbortError';
      if (!isDismissed) onFailure(error);
    } finally {
      setBusy(undefined);
    }
  };
  return ways
    .filter(({ isOpen }) => isOpen())
    .map(({ way, label, Icon }, index) => (
      <Button
        key={way}
        size={size}
        variant={index === 0 && size === 'md' ? 'primary' : 'secondary'}
        disabled={disabled}
        pending={busy === way}
        onClick={() => void run(way)}
      >
        {busy !== way && <Icon aria-hidden />}
        {t(label)}
      </Button>
    ));
}
