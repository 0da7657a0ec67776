import { colourOptions } from '@drape/contract/profile/options';
import { Trans } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import { useId } from 'react';
import { takesDarkInk } from '../../../ui/colour/readable-ink.ts';
import { cx } from '../../../ui/cx.ts';

type Props = { chosen: readonly string[]; onToggle: (hex: string, on: boolean) => void };

const weaves = ['weave-twill', 'weave-rib', 'weave-plain'];

/** The colours as lengths of cloth; one that was stored from elsewhere stands at the end under its number. */
export function ColourChoice({ chosen, onToggle }: Props) {
  const id = useId();
  const known = colourOptions.map(({ hex }): string => hex);
  const others = chosen.filter((hex) => !known.includes(hex)).map((hex) => ({ name: hex, hex }));
  return (
    <fieldset aria-labelledby={id} className="min-w-0">
      <legend id={id} className="text-sm font-medium">
        <Trans>Colors you like to wear</Trans>
      </legend>
      <div className="mt-3 grid grid-cols-4 gap-x-2 gap-y-3 sm:grid-cols-6 sm:gap-x-3">
        {[...colourOptions, ...others].map(({ name, hex }, index) => {
          const pressed = chosen.includes(hex);
          return (
            <button
              key={hex}
              type="button"
              aria-pressed={pressed}
              onClick={() => onToggle(hex, !pressed)}
              className="group grid min-w-0 gap-1.5 rounded-photo text-start"
            >
              <span
                aria-hidden
                className={cx(
                  'cloth relative block aspect-4/3 rounded-control transition-[outline-color,outline-offset]',
                  weaves[index % weaves.length],
                  pressed
                    ? 'outline-2 outline-offset-2 outline-ink'
                    : 'outline-1 -outline-offset-1 outline-[color-mix(in_oklab,var(--ink),transparent_80%)] group-hover:outline-edge',
                )}
                style={{ backgroundColor: hex }}
              >
                {pressed && (
                  <Check
                    className={cx(
                      'absolute top-1.5 end-1.5 size-4.5',
                      takesDarkInk(hex) ? 'text-[#1d1a17]' : 'text-[#faf7f2]',
                    )}
                    strokeWidth={3}
                  />
                )}
              </span>
              <span
                className={cx(
                  'truncate text-xs first-letter:uppercase',
                  pressed ? 'font-medium' : 'text-muted',
                )}
              >
                {name}
              </span>
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}
