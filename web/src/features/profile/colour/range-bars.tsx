import type { PersonalRanges } from '@drape/contract/profile/colour-profile';
import { t } from '@lingui/core/macro';

/** Where a bar is solid, from and to, and over what distance it fades; fractions of its width. */
type Window = { from: number; to: number; fade: number };

const hues = Array.from({ length: 13 }, (_, step) => step * 30 - 180);

function windowMask({ from, to, fade }: Window): string {
  const stop = (alpha: number, at: number) => `rgb(0 0 0 / ${alpha}) ${(100 * at).toFixed(1)}%`;
  return `linear-gradient(90deg, ${stop(0.1, from - fade)}, ${stop(1, from)}, ${stop(1, to)}, ${stop(0.1, to + fade)})`;
}

type BarProps = { label: string; range: string; background: string; window: Window };

function Bar({ label, range, background, window }: BarProps) {
  return (
    <li className="grid gap-1.5">
      <p className="flex flex-wrap justify-between gap-x-4 text-sm">
        <span className="font-medium">{label}</span>
        <span className="figures text-muted">{range}</span>
      </p>
      <div aria-hidden className="h-5 overflow-hidden rounded-[3px] border border-line">
        <div className="size-full" style={{ background, maskImage: windowMask(window) }} />
      </div>
    </li>
  );
}

const percent = (value: number) => Math.round(100 * value);

/** Ranges of lightness, chroma and hue; the soft ends are as far as they are uncertain. */
export function RangeBars({ ranges: { lightness, chroma, hue } }: { ranges: PersonalRanges }) {
  const most = 0.33;
  const every = hue.halfWidth + hue.fade >= 180;
  return (
    <ul className="grid gap-4">
      <Bar
        label={t`Lightness`}
        range={t`${percent(lightness.low)} to ${percent(lightness.high)} of 100, give or take ${percent(lightness.fade)}`}
        background="linear-gradient(90deg in oklab, oklch(0.12 0.01 60), oklch(0.98 0.005 80))"
        window={{ from: lightness.low, to: lightness.high, fade: lightness.fade }}
      />
      <Bar
        label={t`Strength of color`}
        range={t`up to ${percent(chroma.high / most)} of 100, give or take ${percent(chroma.fade / most)}`}
        background="linear-gradient(90deg in oklab, oklch(0.6 0 16), oklch(0.6 0.24 16))"
        window={{ from: 0, to: chroma.high / most, fade: chroma.fade / most }}
      />
      <Bar
        label={t`Hue`}
        range={
          every ? t`every hue` : t`${Math.round(2 * hue.halfWidth)} of 360 degrees, give or take ${hue.fade}`
        }
        background={`linear-gradient(90deg, ${hues.map((turn) => `oklch(0.68 0.13 ${hue.centre + turn})`).join(', ')})`}
        window={
          every
            ? { from: 0, to: 1, fade: 0.1 }
            : { from: 0.5 - hue.halfWidth / 360, to: 0.5 + hue.halfWidth / 360, fade: hue.fade / 360 }
        }
      />
    </ul>
  );
}
