import { Trans } from '@lingui/react/macro';
import { Camera } from 'lucide-react';
import { type DragEvent, useId, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { PhotoInput } from '../../../ui/fields/photo-input.tsx';

const corners = [
  'top-3 start-3 border-t border-s',
  'top-3 end-3 border-t border-e',
  'bottom-3 start-3 border-b border-s',
  'bottom-3 end-3 border-b border-e',
];

/** A frame with crop marks and somebody from head to shoes in it, that takes a photo by click, key, drop or paste. */
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
      className={cx(
        'relative flex flex-col gap-3 rounded-photo px-7 pt-6 pb-6 text-center transition-colors hover:bg-[color-mix(in_oklab,var(--wash),var(--ink)_3%)] md:aspect-7/8 md:max-h-[min(36rem,68dvh)] md:w-full md:py-9',
        over ? 'bg-accent-wash' : 'bg-wash',
      )}
    >
      {corners.map((corner) => (
        <span
          key={corner}
          aria-hidden
          className={cx(
            'pointer-events-none absolute size-7 transition-colors',
            over ? 'border-accent-text' : 'border-edge',
            corner,
          )}
        />
      ))}
      <PhotoInput ref={input} id={id} onFiles={([file]) => file && onFile(file)} />
      <label
        htmlFor={id}
        className="flex min-h-0 flex-1 cursor-pointer flex-col items-center justify-center gap-4 rounded-control peer-focus-visible:outline-2 peer-focus-visible:outline-offset-4 peer-focus-visible:outline-accent-text"
      >
        <span aria-hidden className="silhouette h-40 w-full md:h-auto md:min-h-24 md:flex-1" />
        <span className="font-display text-lg md:text-xl">
          {over ? <Trans>Let go to use this photo</Trans> : <Trans>Add a photo of your outfit</Trans>}
        </span>
        <Button asChild variant="primary" className="max-md:w-full">
          <span>
            <Trans>Choose a photo</Trans>
          </span>
        </Button>
        <span className="text-sm text-muted max-md:hidden">
          <Trans>or drop it here, or paste it</Trans>
        </span>
      </label>
      <Button onClick={takePhoto} className="md:hidden">
        <Camera aria-hidden />
        <Trans>Take a photo</Trans>
      </Button>
      <p className="text-xs text-muted">
        <Trans>JPG, PNG, WebP, up to 10 MB</Trans>
      </p>
    </div>
  );
}
