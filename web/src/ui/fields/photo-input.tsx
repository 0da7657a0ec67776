import type { Ref } from 'react';

type Props = { id: string; onFiles: (files: File[]) => void; ref?: Ref<HTMLInputElement> };

/** A file field for photos that is not seen: its label stands for it, and the same photo can be chosen again. */
export function PhotoInput({ id, onFiles, ref }: Props) {
  return (
    <input
      ref={ref}
      id={id}
      type="file"
      accept="image/*"
      className="peer sr-only"
      onChange={(event) => {
        onFiles(Array.from(event.target.files ?? []));
        event.target.value = '';
      }}
    />
  );
}
