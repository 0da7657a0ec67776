import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { PaletteStrip } from '../../../ui/colour/palette-strip.tsx';
import { paletteWords } from '../../../ui/colour/palette-words.ts';
import type { FrameReader } from '../frames/frame-reader.ts';
import { useFrameReading } from '../frames/use-frame-reading.ts';

const sources = {
  worn: msg`The clothes you wear`,
  laid: msg`The clothes in view`,
  none: msg`The whole picture, as no outfit is in view`,
};

/** The colours in front of the camera and how they go together, moving with the picture. */
export function LivePalette({ reader }: { reader: FrameReader | undefined }) {
  const reading = useFrameReading(reader);
  const outfit = reading === 'failed' ? undefined : reading?.outfit;
  if (!outfit) return null;
  return (
    <section aria-labelledby="live-colors">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="live-colors" className="font-display text-lg">
          <Trans>Colors right now</Trans>
        </h2>
        <p className="whitespace-nowrap">
          <span className="text-sm text-muted">
            <Trans>Harmony</Trans>{' '}
          </span>
          <span className="font-display figures text-xl">{outfit.harmony}</span>
          <span className="text-xs text-muted"> / 100</span>
        </p>
      </div>
      <PaletteStrip palette={outfit.palette} size="tall" className="mt-2" />
      <p className="mt-1 text-sm first-letter:uppercase">{outfit.description}</p>
      <ul
        aria-label={t`Colors right now`}
        className="mt-2 grid min-h-18 content-start gap-x-4 text-sm sm:grid-cols-2"
      >
        {outfit.palette.map((colour, k) => (
          <li key={`${colour.hex}-${colour.name}`} className="figures flex items-center gap-1.5 text-muted">
            <span
              aria-hidden
              className="size-2.5 shrink-0 rounded-full outline outline-line"
              style={{ backgroundColor: colour.hex }}
            />
            {paletteWords(outfit.palette)[k]}
          </li>
        ))}
      </ul>
      <p className="mt-2 text-xs text-muted">
        <Trans>{t(sources[outfit.subject])}. Measured in this browser.</Trans>
      </p>
    </section>
  );
}
