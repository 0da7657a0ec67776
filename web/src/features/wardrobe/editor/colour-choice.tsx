import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { cx } from '../../../ui/cx.ts';

/** The colors that most clothes have, as the engine names them. */
const commonColours: readonly (readonly [name: string, hex: string, label: MessageDescriptor])[] = [
  ['black', '#0e0e10', msg`Black`],
  ['white', '#fafaf8', msg`White`],
  ['grey', '#9a9b9d', msg`Gray`],
  ['navy', '#1d2743', msg`Navy`],
  ['blue', '#2f66c0', msg`Blue`],
  ['green', '#2d8a4a', msg`Green`],
  ['red', '#c4202b', msg`Red`],
  ['pink', '#ee9cb8', msg`Pink`],
  ['brown', '#6d472f', msg`Brown`],
  ['beige', '#d4c1a1', msg`Beige`],
];

type Props = { of: string; value: string; onChoose: (name: string) => void };

/** The commonest colors, each one tap. */
export function ColourChoice({ of, value, onChoose }: Props) {
  return (
    <fieldset className="flex min-w-0 justify-between sm:justify-start">
      <legend className="sr-only">{t`Color of ${of}`}</legend>
      {commonColours.map(([name, hex, label]) => (
        <button
          key={name}
          type="button"
          aria-label={t(label)}
          aria-pressed={value === name}
          title={t(label)}
          onClick={() => onChoose(name)}
          className="grid h-10 w-8.5 shrink-0 place-items-center rounded-control"
        >
          <span
            style={{ background: hex }}
            className={cx(
              'size-6 rounded-full border border-edge transition-shadow',
              value === name && 'shadow-[0_0_0_2px_var(--paper),0_0_0_4px_var(--ink)]',
            )}
          />
        </button>
      ))}
    </fieldset>
  );
}
