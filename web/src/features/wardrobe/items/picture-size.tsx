import { t } from '@lingui/core/macro';
import { Grid2x2, Grid3x3, Square } from 'lucide-react';
import { create } from 'zustand';
import { cx } from '../../../ui/cx.ts';
import { type PictureSize, pictureSizes } from './grid-rows.ts';
import { optionOf } from './item-words.ts';

/** A habit of the device rather than of the person: kept in local storage when a session ends. */
const sizeKey = 'wardrobe-picture-size';

type State = { size: PictureSize; choose: (size: PictureSize) => void };

export const usePictureSize = create<State>()((set) => ({
  size: optionOf(pictureSizes, localStorage.getItem(sizeKey), 'medium'),
  choose: (size) => {
    localStorage.setItem(sizeKey, size);
    set({ size });
  },
}));

const marks = { small: Grid3x3, medium: Grid2x2, large: Square };

/** How large the pictures are. */
export function PictureSizeControl() {
  const { size, choose } = usePictureSize();
  const names = { small: t`Small pictures`, medium: t`Medium pictures`, large: t`Large pictures` };
  return (
    <fieldset aria-label={t`Size of the pictures`} className="flex">
      {pictureSizes.map((choice) => {
        const Mark = marks[choice];
        return (
          <button
            key={choice}
            type="button"
            aria-label={names[choice]}
            aria-pressed={choice === size}
            onClick={() => choose(choice)}
            className={cx(
              'grid size-9 place-items-center rounded-control transition-colors hover:bg-wash hover:text-ink max-sm:w-7.5',
              choice === size ? 'text-ink' : 'text-muted opacity-60',
            )}
          >
            <Mark aria-hidden className="size-4" strokeWidth={choice === size ? 2.2 : 1.6} />
          </button>
        );
      })}
    </fieldset>
  );
}
