import type { Evidence } from '@drape/contract/analysis/evidence';
import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ScanEye } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { Toggle } from '../../../ui/fields/toggle.tsx';
import { measuredLayers } from './overlay-layers.ts';
import type { Layer } from './overlay-state.ts';
import type { Overlay } from './use-overlay.ts';

const names: Record<Layer, MessageDescriptor> = {
  figure: msg`Figure`,
  garments: msg`Garments`,
  lines: msg`Lines`,
};

type Props = { evidence: Evidence; overlay: Overlay };

/** Switches for what is drawn over the photo: on it at first, below it once something is drawn. Absent where nothing was measured. */
export function OverlayControls({ evidence, overlay: { state, dispatch } }: Props) {
  const measured = measuredLayers(evidence);
  const { shown } = state;
  if (measured.length === 0) return null;
  return (
    <div className={cx('flex flex-wrap gap-2 print:hidden', shown ? 'py-2' : 'absolute top-3 start-3')}>
      <Button
        size="sm"
        aria-expanded={shown}
        onClick={() => dispatch({ type: 'show', shown: !shown })}
        className={
          shown ? 'h-10' : 'h-11 border-transparent bg-raised shadow-sm max-md:w-11 max-md:px-0 md:h-10'
        }
      >
        <ScanEye aria-hidden />
        {shown ? (
          <Trans>Hide what was seen</Trans>
        ) : (
          <span className="max-md:sr-only">
            <Trans>Show what was seen</Trans>
          </span>
        )}
      </Button>
      {shown && measured.length > 1 && (
        <fieldset className="flex flex-wrap gap-2 [&_button]:h-10">
          <legend className="sr-only">
            <Trans>Drawn over the photo</Trans>
          </legend>
          {measured.map((layer) => (
            <Toggle
              key={layer}
              pressed={!state.hidden.includes(layer)}
              onPressedChange={() => dispatch({ type: 'toggle', layer })}
            >
              {t(names[layer])}
            </Toggle>
          ))}
        </fieldset>
      )}
    </div>
  );
}
