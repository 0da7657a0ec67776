import type { Region } from '@drape/contract/analysis/evidence';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { KeyboardEvent } from 'react';
import { PaletteStrip } from '../../../ui/colour/palette-strip.tsx';
import { paletteWords } from '../../../ui/colour/palette-words.ts';
import { cx } from '../../../ui/cx.ts';
import { type Focus, isSame, litGarment } from '../overlay/overlay-state.ts';
import type { Overlay } from '../overlay/use-overlay.ts';

/** What most clothes are, which need not be said. */
const ordinary = new Set(['solid', 'smooth']);

type RowProps = { region: Region; number: number; overlay: Overlay };

function GarmentRow({ region, number, overlay: { state, dispatch } }: RowProps) {
  const { key, label, share, palette, pattern, texture, fit } = region;
  const particulars = [pattern, texture].filter(({ kind }) => !ordinary.has(kind)).map(({ text }) => text);
  if (fit) particulars.push(fit.text);
  const lit = litGarment(state) === key;
  const focus: Focus = { kind: 'garment', id: key };
  const point = (pointed: boolean) => dispatch({ type: 'point', focus: pointed ? focus : undefined });
  return (
    <li
      onPointerEnter={() => point(true)}
      onPointerLeave={() => point(false)}
      className={cx(
        'relative grid break-inside-avoid gap-1 border-t border-line py-3 ps-9 transition-colors',
        lit && 'bg-wash',
      )}
    >
      <div className="flex items-baseline justify-between gap-4 pe-2">
        <h3>
          <button
            type="button"
            aria-pressed={isSame(state.pinned, focus)}
            onFocus={() => point(true)}
            onBlur={() => point(false)}
            onClick={() => dispatch({ type: 'press', focus })}
            className={cx(
              'scroll-mt-24 scroll-mb-36 text-start font-medium after:absolute after:inset-0',
              state.shown && 'max-md:scroll-mt-[calc(38dvh+8rem)]',
            )}
          >
            <span
              className={cx(
                'figures absolute top-3.5 start-1 grid size-6 place-items-center rounded-full border text-xs',
                lit ? 'border-ink bg-ink text-paper' : 'border-edge',
              )}
            >
              {number}
            </span>{' '}
            <span
              className={cx(
                'inline-block first-letter:uppercase',
                lit && 'underline decoration-2 underline-offset-4',
              )}
            >
              {label}
            </span>
          </button>
        </h3>
        <p className="figures text-sm text-muted">
          <Trans>{Math.round(share * 100)}% of the outfit</Trans>
        </p>
      </div>
      {palette.length > 1 && <PaletteStrip palette={palette} className="z-10 me-2" />}
      <p className="figures text-sm">
        <span className="inline-block first-letter:uppercase">
          {palette.length > 1 ? paletteWords(palette).join(', ') : palette[0]?.name}
        </span>
        {particulars.length > 0 && <span className="text-muted">; {particulars.join('; ')}</span>}
      </p>
    </li>
  );
}

const steps: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

type Props = { regions: readonly Region[]; overlay: Overlay };

/** The measured garments. Pointing at one lights it in the photo, pressing keeps it lit; arrows walk, Escape releases. */
export function SeenGarments({ regions, overlay }: Props) {
  const walk = (event: KeyboardEvent<HTMLUListElement>) => {
    if (event.key === 'Escape') return overlay.dispatch({ type: 'release' });
    const step = steps[event.key];
    if (step === undefined) return;
    const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('[aria-pressed]')];
    const index = buttons.findIndex((button) => button.contains(document.activeElement));
    const next = buttons[index + step];
    if (index < 0 || !next) return;
    event.preventDefault();
    next.focus();
  };
  return (
    <ul aria-label={t`Garments`} onKeyDown={walk}>
      {regions.map((region, index) => (
        <GarmentRow key={region.key} region={region} number={index + 1} overlay={overlay} />
      ))}
    </ul>
  );
}
