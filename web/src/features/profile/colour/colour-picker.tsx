import type { PersonalColours } from '@drape/engine/colour/personal-ranges';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ImagePlus } from 'lucide-react';
import { useReducer, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { Alert } from '../../../ui/notices/alert.tsx';
import {
  completePicks,
  type Picking,
  type PickTarget,
  pickTargets,
  reducePicking,
  startPicking,
  zooms,
} from './colour-picking.ts';
import { PhotoSampler } from './photo-sampler.tsx';
import { readPhoto } from './read-photo.ts';

const labels = { skin: msg`Skin`, hair: msg`Hair`, eye: msg`Eye` };

type TargetProps = {
  target: PickTarget;
  picking: Picking;
  onChoose: () => void;
  onHand: (hex: string) => void;
};

/** One of the three: what is taken next, its colour, and the browser's own way to set it by hand. */
function Target({ target, picking, onChoose, onHand }: TargetProps) {
  const hex = picking.picks[target];
  const active = picking.active === target;
  return (
    <li
      className={cx(
        'flex items-center gap-3 rounded-control border p-2',
        active ? 'border-ink' : 'border-line',
      )}
    >
      <button
        type="button"
        aria-pressed={active}
        onClick={onChoose}
        className="flex h-11 flex-1 items-center gap-3 text-start"
      >
        <span
          aria-hidden
          className={cx('size-9 rounded-full border', hex ? 'border-edge' : 'border-dashed border-edge')}
          style={{ backgroundColor: hex ?? 'transparent' }}
        />
        <span className="grid">
          <span className="text-sm font-medium">{t(labels[target])}</span>
          <span className="figures text-xs text-muted">
            {hex ?? (active ? t`Tap it in the photo` : t`Not taken yet`)}
          </span>
        </span>
      </button>
      <label className="grid h-11 cursor-pointer place-items-center text-xs text-muted">
        <span>
          <Trans>By hand</Trans>
        </span>
        <input
          type="color"
          aria-label={t`${t(labels[target])} by hand`}
          value={hex ?? '#b0917a'}
          onChange={(event) => onHand(event.target.value)}
          className="h-5 w-10 cursor-pointer rounded-[4px] border border-edge bg-transparent"
        />
      </label>
    </li>
  );
}

type Props = {
  known: PersonalColours | undefined;
  saving: boolean;
  onSave: (colours: PersonalColours) => void;
  onCancel: () => void;
};

/** From a photo to three colours. The photo stays in this browser and is gone when this closes. */
export function ColourPicker({ known, saving, onSave, onCancel }: Props) {
  const [picking, dispatch] = useReducer(reducePicking, known ?? {}, startPicking);
  const [photo, setPhoto] = useState<HTMLCanvasElement>();
  const [unreadable, setUnreadable] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const complete = completePicks(picking.picks);

  const choose = async (file: File) => {
    const read = await readPhoto(file);
    setUnreadable(!read);
    if (read) setPhoto(read);
  };

  return (
    <div className="grid gap-6">
      <input
        ref={input}
        type="file"
        accept="image/*"
        aria-label={t`Photo for your colors`}
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = '';
          if (file) void choose(file);
        }}
      />
      {unreadable && <Alert messages={[t`This browser can’t open that file as a picture.`]} />}
      {photo ? (
        <PhotoSampler
          key={`${photo.width} ${picking.zoom}`}
          photo={photo}
          picking={picking}
          onMove={(point) => dispatch({ type: 'moved', point })}
          onTake={(hex) => dispatch({ type: 'taken', hex })}
        />
      ) : (
        <button
          type="button"
          onClick={() => input.current?.click()}
          className="grid justify-items-center gap-2 rounded-photo border border-dashed border-edge px-6 py-10 text-center transition-colors hover:bg-wash"
        >
          <ImagePlus aria-hidden className="size-6" />
          <span className="font-medium">
            <Trans>Choose a photo of yourself</Trans>
          </span>
          <span className="max-w-[40ch] text-sm text-muted">
            <Trans>By a window, without a filter. It is read in this browser only and never sent.</Trans>
          </span>
        </button>
      )}
      {photo && (
        <div className="flex flex-wrap items-center gap-2">
          {zooms.map((zoom) => (
            <Button
              key={zoom}
              size="sm"
              aria-pressed={picking.zoom === zoom}
              className={picking.zoom === zoom ? 'border-ink bg-wash' : 'text-muted'}
              onClick={() => dispatch({ type: 'zoomed', zoom })}
            >
              {zoom}×
            </Button>
          ))}
          <Button size="sm" variant="quiet" className="ms-auto" onClick={() => input.current?.click()}>
            <Trans>Another photo</Trans>
          </Button>
        </div>
      )}
      <ul aria-label={t`Colors to take`} className="grid gap-2">
        {pickTargets.map((target) => (
          <Target
            key={target}
            target={target}
            picking={picking}
            onChoose={() => dispatch({ type: 'target chosen', target })}
            onHand={(hex) => dispatch({ type: 'set by hand', target, hex })}
          />
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button
          variant="primary"
          disabled={!complete}
          pending={saving}
          onClick={() => complete && onSave(complete)}
        >
          <Trans>Keep these three colors</Trans>
        </Button>
        <Button disabled={saving} onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </div>
  );
}
