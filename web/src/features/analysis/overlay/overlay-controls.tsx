import type { Evidence } from '@drape/contract/analysis/evidence';
import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ScanEye } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { Toggle } from '../../../ui/fields/toggle.tsx';
import { type Layer, layers } from './overlay-state.ts';
import type { Overlay } from './use-overlay.ts';

const names: Record<Layer, MessageDescriptor> = {
  figure: msg`Figure`,
  garments: msg`Garments`,
  lines: msg`Lines`,
};

function measuredLayers({ outline, regions, lines }: Evidence): Layer[] {
  const measured = { figure: outline.length > 0, garments: regions.length > 0, lines: lines.length > 0 };
  return layers.filter((layer) => measured[layer]);
}

type Props = { evidence: Evidence; overlay: Overlay };

/** Switches for what is drawn over the photo; absent where nothing was measured that could be. */
export function OverlayControls({ evidence, overlay: { state, dispatch } }: Props) {
  const measured = measuredLayers(evidence);
  if (measured.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      <Button aria-expanded={state.shown} onClick={() => dispatch({ type: 'show', shown: !state.shown })}>
        <ScanEye aria-hidden />
        {state.shown ? t`Hide what was seen` : t`Show what was seen`}
      </Button>
      {state.shown && (
        <fieldset className="flex flex-wrap gap-2">
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
