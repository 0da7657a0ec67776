import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Camera, ImagePlus } from 'lucide-react';
import { type DragEvent, useId, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';

const corners = [
  'top-0 start-0 border-t border-s',
  'top-0 end-0 border-t border-e',
  'bottom-0 start-0 border-b border-s',
  'bottom-0 end-0 border-b border-e',
];

/** An empty frame between crop marks that takes a photo by click, key, drop or paste. */
export function PhotoDrop({ onFile }: { onFile: (file: File) => void }) {
  const [over, setOver] = useState(false);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  /** The same field, opened at the camera where the device has one. */
  const takePhoto = () => {
    input.current?.setAttribute('capture', 'environment');
    input.current?.click();
    input.current?.removeAttribute('capture');
  };

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onFile(file);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is the pointer's way; the input inside is everybody's.
    <div
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <div className="relative p-3">
        <input
          ref={input}
          id={id}
          type="file"
          accept="image/*"
          className="peer sr-only"
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            if (file) onFile(file);
            event.target.value = '';
          }}
        />
        {corners.map((corner) => (
          <span
            key={corner}
            aria-hidden
            className={cx(
              'absolute size-7 transition-colors',
              over ? 'border-accent-text' : 'border-edge',
              corner,
            )}
          />
        ))}
        <label
          htmlFor={id}
          className={cx(
            'grid aspect-3/4 max-h-[70dvh] w-full cursor-pointer place-content-center justify-items-center gap-4 rounded-photo px-6 text-center transition-colors peer-focus-visible:outline-2 peer-focus-visible:outline-offset-3 peer-focus-visible:outline-accent-text hover:bg-raised max-md:aspect-5/4',
            over ? 'bg-accent-wash' : 'bg-wash',
          )}
        >
          <ImagePlus aria-hidden className="size-7 text-muted" strokeWidth={1.4} />
          <span className="font-display text-xl">
            {over ? t`Let go to use this photo` : t`Add a photo of your outfit`}
          </span>
          <Button asChild variant="primary">
            <span>
              <Trans>Choose a photo</Trans>
            </span>
          </Button>
          <span className="max-w-[30ch] text-sm text-muted max-md:hidden">
            <Trans>or drop it here, or paste it</Trans>
          </span>
          <span className="text-xs text-muted">
            <Trans>JPG, PNG, WebP, up to 10 MB</Trans>
          </span>
        </label>
      </div>
      <Button onClick={takePhoto} className="mx-3 mt-1 w-[calc(100%-1.5rem)] md:hidden">
        <Camera aria-hidden />
        <Trans>Take a photo</Trans>
      </Button>
    </div>
  );
}
