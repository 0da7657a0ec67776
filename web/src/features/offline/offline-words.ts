export const changesOf = (count: number) => (count === 1 ? '1 change' : `${count} changes`);

/** Told where a write is kept for later. */
export const keptForLater = 'Kept on this device. It is sent when the connection is back.';
