import type { MessageDescriptor } from '@lingui/core';
import { t } from '@lingui/core/macro';

/** A text that is ready, or one of a table that waits for the language. */
export type Text = string | MessageDescriptor;

export function resolveText(text: Text): string {
  return typeof text === 'string' ? text : t(text);
}
