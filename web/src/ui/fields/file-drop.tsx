import { ChevronRight } from 'lucide-react';
import { type DragEvent, type ReactNode, useId, useState } from 'react';
import { cx } from '../cx.ts';

type Props = {
  title: string;
  hint?: ReactNode;
  /** Shows it as a row with an icon, where it is the second choice. */
  icon?: ReactNode;
  accept: string;
  multiple?: boolean;
  onFiles: (files: File[]) => void;
  className?: string;
};

/** A frame that takes files by click, key or drop. */
export function FileDrop({ title, hint, icon, accept, multiple = false, onFiles, className }: Props) {
  const [over, setOver] = useState(false);
  const id = useId();
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const files = Array.from(event.dataTransfer.files);
    if (files.length > 0) onFiles(multiple ? files : files.slice(0, 1));
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
      <input
        id={id}
        type="file"
        accept={accept}
        multiple={multiple}
        className="peer sr-only"
        onChange={(event) => {
          const files = Array.from(event.target.files ?? []);
          if (files.length > 0) onFiles(files);
          event.target.value = '';
        }}
      />
      <label
        htmlFor={id}
        className={cx(
          'grid cursor-pointer rounded-photo border transition-colors peer-focus-visible:outline-2 peer-focus-visible:outline-offset-3 peer-focus-visible:outline-accent-text hover:border-ink hover:bg-raised',
          icon === undefined
            ? 'place-content-center justify-items-center gap-2 border-dashed px-5 py-8 text-center'
            : 'grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-4 px-4 py-3',
          over ? 'border-accent-text bg-accent-wash' : icon === undefined ? 'border-edge' : 'border-line',
          className,
        )}
      >
        {icon === undefined ? (
          <>
            <span className="font-display text-lg">{title}</span>
            {hint !== undefined && <span className="max-w-[32ch] text-sm text-muted">{hint}</span>}
          </>
        ) : (
          <>
            {icon}
            <span>
              <span className="block font-medium">{title}</span>
              {hint !== undefined && <span className="block text-sm text-muted">{hint}</span>}
            </span>
            <ChevronRight aria-hidden className="size-5 text-muted" />
          </>
        )}
      </label>
    </div>
  );
}
