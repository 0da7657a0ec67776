import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { SelectOption } from '../../../ui/fields/select-field.tsx';

/** A step of a scale in words: its usual value, and up to where values count to it. */
export type Step = { value: number; upTo: number; label: MessageDescriptor };

/** From sport to black tie; the numbers are those of an item's formality. */
export const formalitySteps: readonly Step[] = [
  { value: 1, upTo: 1.5, label: msg`Sport and home` },
  { value: 2, upTo: 2.5, label: msg`Casual` },
  { value: 3, upTo: 3.4, label: msg`Smart casual` },
  { value: 3.8, upTo: 4.1, label: msg`Business` },
  { value: 4.5, upTo: 4.8, label: msg`Formal` },
  { value: 5, upTo: 5, label: msg`Black tie` },
];

/** How warm a piece is; the numbers are insulation in clo. */
export const warmthSteps: readonly Step[] = [
  { value: 0.05, upTo: 0.1, label: msg`Very light, such as a T-shirt` },
  { value: 0.2, upTo: 0.26, label: msg`Light, such as a shirt` },
  { value: 0.35, upTo: 0.45, label: msg`Medium, such as a sweater` },
  { value: 0.55, upTo: 0.62, label: msg`Warm, such as a wool coat` },
  { value: 0.8, upTo: Number.POSITIVE_INFINITY, label: msg`Very warm, such as a parka` },
];

/** The steps as choices. A value between them stands for its own step, so that nothing changes unless one chooses. */
export function scaleOptions(steps: readonly Step[], value: string): SelectOption[] {
  const number = value === '' ? undefined : Number(value);
  const own = steps.find(({ upTo }) => number !== undefined && number <= upTo);
  return steps.map((step) => ({ value: step === own ? value : String(step.value), label: step.label }));
}
