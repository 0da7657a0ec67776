import { msg, plural } from '@lingui/core/macro';

export const changesOf = (count: number) => plural(count, { one: '1 change', other: `${count} changes` });

/** Told where a write is kept for later. */
export const keptForLater = msg`Kept on this device. It is sent when the connection is back.`;
